# What the command line says. Help texts stand beside the options that they are about.
cli-error = plywood: { $why }
cli-error-more = plywood: { $why } (plywood --help tells more)
cli-stopped = stopped
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
cli-window = --window needs A below B, not { $alpha } and { $beta }
cli-range = --range needs LO below HI, not { $low } and { $high }
cli-code-alone = a code says kind, level and seed: give it alone
cli-name-kind = name a kind: { $kinds }
cli-name-answers = name the file with the answers too
cli-quiz-or-example = name a quiz file or say --example, not both
cli-name-quiz = name a quiz file, or say --example
cli-quiz-out = say where to put the quiz: --out DIR
cli-other-secret = { $why } (--secret names another file)
cli-out-ending = --out { $out }: its name must end in one of { $endings }
cli-out-folder = { $out } is a folder: name a file in it
cli-exercise-method = --method: an exercise says itself how it is searched

# What is read
cli-at-line = { $file }, line { $line }, { $why }
cli-line-long = a line has at most { $most } bytes
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
cli-windows = windows
cli-cut = cut
cli-cut-at = at { $node }: { $skipped } ({ $reason })
cli-cut-held = at { $node }: { $skipped } ({ $reason }, held by { $holder })
cli-nothing-left = nothing left
cli-leaves = leaves
cli-leaf-count = { $count } of { $all }
cli-points = { $score } of { $maximum } points
cli-solution = Solution:
cli-trees = trees
cli-sheets = sheets
cli-sheets-done = { $done } of { $total } sheets
cli-quiz-made = { $sheets ->
        [1] 1 sheet
       *[other] { $sheets } sheets
    }, { $pages } pages with solutions, key and list: { $folder }
game-option-idle = { $option } means nothing to { $game }
game-board-words = tictactoe takes one board, and X begins
game-piles = how large are the piles? Write them after the name, such as nim 5 or nim 2 3
game-many = there can be at most { $most } of these numbers
game-number = { $given } is no whole number from { $least } to { $most }
game-take = --take says how many sticks may be taken: 1-3, or 1,3,4, not { $given }
game-large = the tree has { $nodes } nodes, and { $most } can be written: take --depth, --symmetric or --graph
