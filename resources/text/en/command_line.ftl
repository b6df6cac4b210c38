# What the command line says.
cli-error = plywood: { $why }
cli-error-more = plywood: { $why } ({ $command } --help tells more)
cli-stopped = stopped
cli-qt-library = Qt lacks a library of the system: { $why }
cli-screen = there is no screen to open the window on
cli-unwritable = the answer can't be written: { $why }
cli-crash = something went wrong in Plywood itself: please report it: { $why }
cli-standard-input = standard input
cli-this = this

# Words that do not fit
cli-method = there is no method { $method }: take one of { $methods }
cli-players = --players takes 2 to { $most }, not { $given }
cli-players-idle = --players { $given } means nothing to { $method }: try max-n
cli-root = --root takes max or min, not { $given }
cli-root-idle = --root { $given } means nothing to { $method }
cli-root-other = the tree's root is { $mover }, --root says { $given }
cli-file-alone = a file holds the whole exercise: give --file alone
cli-code-alone = a code says kind, level and seed: give it alone
cli-name-kind = name a kind: { $kinds }
cli-name-answers = name the file with the answers too
cli-batch-answers = every line of a batch holds its own answers: name no file with answers
cli-quiz-or-example = name a quiz file or say --example, not both
cli-bank-kept = { $count ->
    [one] { $count } question kept in { $file }
   *[other] { $count } questions kept in { $file }
}
cli-bank-none = # there are no such questions in the bank
cli-late-folder = name the folder that the quiz was made into, before --late
cli-late-made = One more sheet: { $file }
cli-name-quiz = name a quiz file, or say --example
cli-quiz-out = say where to put the quiz: --out DIR
cli-other-secret = { $why } (--secret names another file)
cli-out-ending = { $count ->
    [one] --out { $out }: its name must end in { $endings }
   *[other] --out { $out }: its name must end in one of { $endings }
}
cli-out-folder = { $out } is a folder: name a file in it
cli-exercise-method = --method: an exercise says itself how it is searched
cli-exercise-graph = an exercise says itself how it is drawn: leave out --graph
cli-graph-states = no node of this tree holds a state: a graph has every state once, such as of `plywood game nim 5`

# What is read
cli-at-line = { $file }, line { $line }, { $why }
cli-line-long = a line has at most { $most } bytes
cli-line-no-text = this is no text in UTF-8
cli-object = an object needs "exercise" and "answers"
cli-trees-many = { $source } holds { $count } trees: one is needed here
cli-no-tree = { $file } holds no tree: write one a line, such as [[3 12] [2 4]]
cli-input-closed = { $input } is closed: name a file, or send something to it
cli-input-large = { $file } is larger than { $most } MiB: split it
cli-no-file = there is no file { $file }

# Answers
cli-value = value
cli-line = line
cli-values = values
cli-counts = counts
cli-windows = windows
cli-cut = cut
cli-cut-at = at { $node }: { $skipped } ({ $reason })
cli-cut-held = at { $node }: { $skipped } ({ $reason }, held by { $holder })
cli-nothing-left = nothing left
cli-leaves = leaves
cli-rows = rows
cli-columns = columns
cli-diagonals = diagonals
cli-sum = sum
cli-leaf-count = { $count } of { $all }
cli-points = { $right } of { $entries } entries right; { $score } of { $maximum } points
cli-solution = Solution:
cli-solution-empty = nothing is marked, and every blank stays empty
cli-trees = trees
cli-sheets = sheets
cli-sheets-done = { $done } of { $total } sheets
cli-quiz-made = { $sheets ->
        [1] 1 sheet
       *[other] { $sheets } sheets
    }, { $pages } pages with solutions, key and list: { $folder }
cli-pool-alone = --pool says how many variants an export has: say --export too
cli-quiz-exported = { $questions ->
        [1] 1 question
       *[other] { $questions } questions
    } with all their variants: { $file }. It tells the answers: for you alone.
game-option-idle = { $option } means nothing to { $game }
game-seed = --seed is that of playouts: say with --iterations how many
game-weights = --weights are what one, two and three signs in a line count: give three numbers, or two where three count 0, not { $given }
game-weights-idle = --weights are those of --evaluate lines: ask for it, too
game-win = --win says how much more than a draw a win is worth: take a number above 0, not { $given }
game-graph-depth = --graph has every state of the whole game: leave out --depth
game-iterations = --iterations plays whole games: leave out --graph, --symmetric, --depth and --evaluate
game-board-words = tictactoe takes one board, and X begins
game-piles = how large are the piles? Write them after the name, such as nim 5 or nim 2 3
game-many = there can be at most { $most } of these numbers
game-number = { $given } is no whole number from { $least } to { $most }
game-take = --take says how many sticks may be taken: 1-3, or 1,3,4, not { $given }
game-graph-large = the game has { $states } states, and a graph of { $most } can be drawn: take a smaller one
game-large = the tree has { $nodes } nodes, and { $most } can be written: take --depth, --symmetric or --graph

# What `plywood --help` says of each command, argument and option; the rest are Typer's own words
help-plywood = A tutor and exam generator for game-tree search.
help-plywood-version = Tell the version.
help-solve = Search a tree: its value, best line, windows, cuts and leaves.
help-solve-tree = Notation, a file, or - for standard input.
help-solve-method = How to search; see plywood methods.
help-solve-root = Who moves first: max or min.
help-solve-players = How many players take turns.
help-solve-layers = Who moves, level by level; a tree that names its movers is read anew.
help-solve-read-min-as = Who moves wherever MIN does, such as chance.
help-solve-strict = No cut on equality.
help-solve-fail = What a cut node is worth.
help-solve-parent-only = Only the parent's bound cuts.
help-solve-order = Which child comes first.
help-solve-ties = Which of equal moves is best.
help-solve-update-on-cut = The cutting child moves the window too.
help-solve-cut-after-last = A cutoff on the last child counts.
help-solve-asked = When a window is told: on entry or on leaving.
help-solve-window = The root's window.
help-solve-range = The known range of utilities.
help-solve-depth = The depth limit.
help-solve-rounds = The depth counts rounds.
help-solve-frame = Tell the windows on the path after so many leaves.
help-solve-stand-pat = Who moves at an unquiet node may take its static value instead (quiescence).
help-solve-slots = How many killers a ply has: the one that cut last, or the one before it, too (killers).
help-solve-singular = By how much a child at the depth limit must be ahead of its siblings to be searched one ply deeper (quiescence).
help-solve-unquiet = Nodes that are unquiet, by name or path, beside those marked in the tree with an exclamation mark.
help-solve-max-sum = The most that a vector adds up to (max-n).
help-solve-exploration = The constant C of UCB1, such as 1.4 or "sqrt 2" (mcts).
help-solve-ucb = What stands below the root of UCB1: ln N / n or 2 ln N / n (mcts).
help-solve-wins = Whose wins a node counts: of who moved into it, or of the root's player (mcts).
help-solve-expand = Hang one child below a node at a time, or all of them (mcts).
help-solve-final-move = Play the move with the most visits, or with the best mean (mcts).
help-solve-iterations = How many iterations; as many as there are playouts, or 100 (mcts).
help-solve-playouts = What the root's player gets of each playout: 1, 1/2 or 0, such as 1,0,1 (mcts).
help-solve-seed = The seed of the playouts that are not given (mcts).
help-solve-steps = Tell every step.
help-solve-as-json = Answer as JSON.
help-methods = List the methods.
help-methods-as-json = Answer as JSON.
help-exercise = Make or read an exercise, and print it with its solution.
help-exercise-kind = See plywood kinds.
help-exercise-level = From 1, easy, to { $levels }; 1 if left out.
help-exercise-seed = The same seed, the same tree.
help-exercise-code = A code such as alpha-beta-3.2-7Q4K2.
help-exercise-count = How many.
help-exercise-file = A file with an exercise, or with a position or a tree of your own.
help-exercise-as-json = Answer as JSON.
help-check = Judge answers: a verdict and a reason for every blank.
help-check-source = A file, or - for batches.
help-check-answers = A file with the answers.
help-check-as-json = Answer as JSON.
help-kinds = List the kinds of question.
help-kinds-as-json = Answer as JSON.
help-quiz = Make a quiz: question sheets, solutions, a key and a list.
help-quiz-spec = The quiz, a TOML file, or a folder that one was made into.
help-quiz-out = The folder to put everything into.
help-quiz-seed = The same seed, the same quiz.
help-quiz-roster = A CSV file with the columns id and name.
help-quiz-secret = A file with a secret; made if there is none.
help-quiz-example = Show an example; with --out, make it.
help-quiz-overwrite = Replace an earlier quiz in the folder.
help-quiz-new-trees = The same quiz with other trees, as for another year.
help-quiz-late = Add a sheet for who comes late to the quiz in the folder SPEC; nothing else changes. Extra time and large may follow the name: "17, Ada Lovelace, 25 %, large". Can be given more than once.
help-quiz-export = For a learning platform instead of paper: one file of questions, a pool of variants for each. No platform follows a slip through.
help-quiz-pool = How many variants of each question an export draws; else one for each student or version, or 20.
help-quiz-font = A font for names in other scripts, tried before those of the machine. Can be given more than once.
help-quiz-as-json = Answer as JSON.
help-bank = Keep questions for other quizzes, and find them by words.
help-bank-words = Words of their tags, titles, kinds or texts; none: all questions.
help-bank-add = Keep the questions of this quiz, or of a folder that one was made into.
help-bank-tag = A tag; can be given more than once.
help-bank-file = The bank, a TOML file; else that of this machine.
help-bank-as-json = Answer as JSON.
help-game = Unroll a game: its tree, states, value and best moves.
help-game-name = Which game: nim, grundy, line, tictactoe or corridor.
help-game-position = Piles, the number of squares, a board such as XX_OO____, or the dots of a corridor such as E3,W2.
help-game-take = How many sticks may be taken (nim).
help-game-last = Who takes the last stick (nim).
help-game-first = Who begins.
help-game-win = What a win is worth (tictactoe).
help-game-symmetric = States that are turned or mirrored count once.
help-game-depth = Stop after so many moves.
help-game-evaluate = Judge a position without playing on: lines or counts, which is 3·X₂ + X₁ − 3·O₂ − O₁ (tictactoe), dots or nearest (corridor).
help-game-weights = What one, two and three signs in a line count; of two numbers, three signs count 0.
help-game-ghosts = Where ghosts are (corridor).
help-game-graph = Each state once.
help-game-iterations = Search with so many iterations of Monte Carlo tree search: wins and visits of each move, and the one to play.
help-game-seed = The seed of its playouts.
help-game-as-json = Answer as JSON.
help-render = Draw a tree or an exercise, blank or solved.
help-render-source = A tree, or an exercise's JSON file.
help-render-out = Where to: the name ends in { $endings }.
help-render-solution = Draw the answers too.
help-render-theme = The colours.
help-render-method = How to search a tree; see plywood methods.
help-render-graph = Draw every state of a game once, with its moves as arrows.

help-lesson = Check whether a lesson in a TOML file can be used.
help-lesson-task = What to do with it.
help-lesson-file = The lesson.
help-lesson-as-json = Answer as JSON.
cli-lesson-fine = { $title }: a lesson of the skill { $skill }, with { $trees ->
    [one] one tree
   *[other] { $trees } trees
} to practise on after a worked one. Of each, { $tried } were made: it can be used.

help-progress = Say what was practised on this computer.
help-progress-out = Write it as a PDF for an instructor, too.
help-progress-as-json = Answer as JSON.
cli-progress-skill = { $skill }: { $state }
cli-progress-mistake = a mistake that came back { $times } times: { $about }
cli-progress-written = { $file } written
cli-progress-unread = { $file } can't be read: { $why }
