# Question sheets.
paper-name = Name
paper-id = Student id
paper-marks = Points
paper-room = Room to work
paper-total = all
paper-goes-on = { $title } · question { $number }, continued
paper-page = page { $page } of { $pages }
paper-on-page = page { $page }
paper-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
paper-version = version { $version }
paper-solution = { $title } · solution
paper-heading = { $title } ({ $points })
paper-conventions = How this course searches: { $rules }
paper-text = { $text } ({ $earned })
paper-text-points = { $share } of the { $points }
paper-text-unmarked = not marked
paper-part = { $todo } ({ $points })
paper-tree-above = On the tree above:
paper-choose-one = Put a cross at the one right answer.
paper-choose-all = Put a cross at every right answer; there is more than one.
words-question = Question
words-choice = Multiple choice
paper-range = Alpha-beta never comes to Q for

# What is to be done, where the answers are written by hand.
paper-task-cuts = Put a cross in the box of each branch that alpha-beta never visits. A branch below one that is cut needs no cross of its own.
paper-task-minimax = Write the minimax value of every node into it.
paper-task-best-line = Circle the best move at { $root }, and on from there every move of the line that both play.
paper-task-windows = Write α and β beside every node that alpha-beta visits. Put a dash where it never comes.
paper-task-window-chain = Write α and β beside every node that alpha-beta visits: what each begins with, then every change, such as −∞, 3, 14. Put a dash where it never comes.
paper-task-frame = Alpha-beta is stopped after some leaves. Write α and β, as they are then, beside every node on the path to the last leaf, and a dash everywhere else.
paper-task-leaves = Tick the box below every leaf that alpha-beta evaluates, and write at { $root } how many they are.
paper-task-game-states = Write into the box of every node the state that stands there, as strokes, numbers or signs, and into every end what the game is worth there.
paper-task-game-tree = Write into the box of every node the state that stands there, and its minimax value into every node and end. Circle the best move at { $root }.
paper-task-successors = Write into the box below every end of this tree the states that one more move can lead to; none where the game is over.
paper-task-ordering = Put the children of every node in an order for which alpha-beta evaluates the fewest leaves. Write them into the box beside it, from left to right: nodes by their letters, leaves by their numbers.
paper-task-expectimax = Write the expected value of every node into it, as a whole number or an exact fraction.
paper-task-depth-limit = Write the value that a depth-limited search gives every node into it, down to the limit. The static value h stands beside each node.
paper-task-range-cuts = Put a cross in the box of each branch that need not be visited. A branch below one that is cut needs no cross of its own.
paper-task-max-n = Every player wants the most for itself; the first number of a vector is A's, the second B's, and so on. Write the vector of every node into it.
paper-task-max-n-cuts = Every player wants the most for itself; the first number of a vector is A's, the second B's, and so on. Write the vector of every visited node into it, and put a cross in the box of each branch that need not be visited.
paper-task-interval = For which values of x does alpha-beta never come to Q? Write an interval such as x ≤ 3 into the box.
paper-task-bounds = Write into every visited node what alpha-beta knows of its true value when it leaves it: = 3, ≤ 2 or ≥ 5.
paper-task-evaluation = Write what every board is worth to X, and in a tree what that makes every node worth; put a cross at the best move.
paper-task-features = Write what every feature adds to each position, and the sums; then put a cross at the best position, or find the weight for which two are equally good.
paper-task-game-graph = Fill in the graph of the game, in which every state stands once, and answer the questions about it.
paper-task-grow = Below every node write the states that moves lead to, each into the thin box beside its node or below its leaf, and leave the other places empty. Then write what every state is worth to MAX into its node or leaf, put a cross at the best first move, and count what alpha-beta evaluates.
paper-task-game-traits = Put a cross into every box whose row and column belong together.
paper-task-formal-game = Nim with one pile. Put a cross into each box whose column is a successor of its row, and write what the empty pile is worth to MAX.
paper-task-quiescence = Cross the box (✓) of every node at the depth limit or below it that is searched on, write what the nodes are worth, and put a cross at the move. “!” marks an unquiet node.
paper-task-horizon = Search the same tree to several depths: for each of them write what the moves and the root are worth, and put a cross at the move.
paper-task-singular = Put a cross at the child that is searched one move deeper, if one is, write what the nodes are worth, and put a cross at the move.
paper-task-corridor = Fill in what Pacman's plans lead to and what that is worth to him, put a cross at the best first moves where that is asked, and say where he goes and what becomes of him.
paper-task-opponents = Write what every node is worth against each opponent, and put a cross at MAX's move. A fraction may be rounded to two decimals.
paper-task-deepening = Fill in the passes one after the other: in which order the moves are tried, what each of them and the root is worth, the best move, and how many evaluations the pass makes. The static value h stands beside each node.
paper-task-table = Give equal states the same number (#). Follow alpha-beta with a table: put a cross (✓) where the table answers for a node, and write into the node what goes into the table when it is left, such as = 3, ≤ 2 or ≥ 5. Leave empty what never happens, and count the leaves.
paper-task-killers = Follow alpha-beta with killer moves. For each node write all of its moves in the order in which they are to be tried, and the killer of its ply when it is left (none, as long as there is none); then count the leaves. Leave empty what never happens.
paper-task-mcts = Do the iterations: write UCB1 of each child with two decimals, put a cross where the playout starts, write wins w and visits n after the last iteration, and put a cross at the move that is played.
paper-task-mcts-iterations = Do the iterations one after the other.
paper-task-mcts-ucb1 = Write UCB1 of each child with two decimals.
paper-task-mcts-chosen = Put a cross at the child that is taken.
paper-task-mcts-node = Put a cross where the playout starts.
paper-task-mcts-node-in-turn = Put a cross where each playout starts.
paper-task-mcts-after = Write wins w and visits n after the playout.
paper-task-mcts-after-in-turn = Write wins w and visits n after the last playout.
paper-task-mcts-move = Put a cross at the move that is played.
paper-task-ucb1 = Write UCB1 of every child with two decimals, and put a cross at the child that is taken; where it is asked, find for which C a child is taken.
paper-task-counts = Write how many leaves are evaluated, or how deep the search gets, into the boxes.
paper-task-statements = Put a cross at true or false for each statement.
paper-task-choice = Choose the one right answer to each question about the tree, and put a cross into its box.
paper-task-alpha-beta = Write the value of every visited node in it, and α and β beside it. Put a cross in the box of each branch that is never visited, none below it. Circle the best move at { $root }.

# Solution sheets.
paper-steps = Step by step
paper-scheme = Marks
paper-answer = Answer: { $answer }
slip-entry = Likely slip: { $about }; then { $place } is { $wrong }, not { $right }.
slip-filled = Likely slip: { $about }; then { $place } is filled in with { $wrong }.
slip-empty = Likely slip: { $about }; then { $place } stays empty.
slip-question = the answer to “{ $question }”
slip-marked = Likely slip: { $about }; then { $place } is marked.
slip-unmarked = Likely slip: { $about }; then { $place } is not marked.

# The marker's key.
paper-marker-key = { $title } · for markers
paper-extra-time = extra time: { $extra }
key-entries = { $ask }: { $all }
key-choices = right: { $all }
key-value = values
key-alpha = α
key-beta = β
key-alphas = α in time
key-betas = β in time
key-cut = crossed
key-best = best
key-bound = known
key-seen = ticked
key-leaves = number
key-range = cut for
key-order = orders
key-state = states
key-successors = next states

# What an instructor should know.
note-conventions = { $count ->
    [one] Question { $number }: its answer hangs on the conventions printed with it ({ $why }).
   *[other] Questions { $number } to { $last }: their answers hang on the conventions printed with them ({ $why }).
}
note-matched = { $count ->
    [one] Question { $number }: its numbers can't change on their own, so its versions are different trees that are as hard.
   *[other] Questions { $number } to { $last }: their numbers can't change on their own, so their versions are different trees that are as hard.
}
note-own-same = Question { $number }: its numbers are tied, so its tree is the same on every sheet.
note-answers = Question { $number }: { $answers } different answers for { $sheets }; neighbours on the list never have the same one.
note-neighbours = Question { $number }: { $answers } different answers for { $sheets }; some neighbours on the list have the same one.
note-sheets = { $count } sheets
note-versions = { $count } versions
note-shared = { $count ->
    [one] Question { $numbers } has other numbers on every sheet but the same answer, so neighbours could copy: fairness "none" gives every sheet a tree of its own.
   *[other] Questions { $numbers } have other numbers on every sheet but the same answers, so neighbours could copy: fairness "none" gives every sheet trees of its own.
}
note-own = { $count ->
    [one] Question { $numbers }: a different answer on every sheet.
   *[other] Questions { $numbers }: different answers on every sheet.
}
note-repeated = The id { $id } stands { $count } times on the roster; each line gets a sheet.
note-late = { $count ->
    [one] { $names } came late to the quiz that was here, and has a sheet again.
   *[other] { $names } came late to the quiz that was here, and have sheets again.
}
note-nameless = { $count ->
    [one] The id { $id } has no name on the roster: its sheet shows the id alone.
   *[other] { $count } ids, such as { $id }, have no name on the roster: their sheets show the ids alone.
}
note-numberless = { $count ->
    [one] { $name } has no id on the roster: the sheet shows the name alone.
   *[other] { $count } students, such as { $name }, have no id on the roster: their sheets show the names alone.
}
note-names = { $count ->
    [one] No font here can show the name of { $ids }: the sheet shows the id instead. Install a font for it, or name one.
   *[other] No font here can show the names of { $ids }: their sheets show the ids instead. Install a font for them, or name one.
}
note-new-secret = A new secret was written to { $file }.
note-empty-secret = The secret in { $file } was empty: a new one was written.
note-example = The example is the same for everybody, and so is its key: make a quiz of your own to hand out.

# The list of sheets: the names of its columns
list-sheet = sheet
list-student = student id
list-name = name
list-version = version
list-points = points
list-question = question { $number }
list-question-is = question { $number } is
list-total = total

# Comments in a picture for LaTeX
tikz-needs = Needs { $tikz } and { $symbols }.
tikz-letters = These letters need LuaLaTeX or XeLaTeX, and a font that has them: { $letters }
paper-answer-box = Box for the answer
paper-table-follows = The tree has no room for so many boxes: write what belongs at each node into the table that follows.
paper-tree-part = Question { $number }, part { $part } of { $parts } of its tree: what lies below { $node }, on the { $count ->
        [one] branch
       *[other] branches
    } to { $children }.{ $part ->
        [1] {""}
       *[other] {" "}What is dashed stood on a part before: leave it empty.
    }
paper-node-table = Question { $number }: what belongs at each node
paper-counterexample = A tree on which a statement fails: { $tree }
