# What the window says.
language-name = English

# What can be done: a name, what it does, and on the rail its sign.
action-practice = Practice
action-practice-about = Fill in trees and read what went wrong and why
action-practice-glyph = ✎
action-explore = Explore
action-explore-about = Draw a tree and play a search on it step by step
action-explore-glyph = ▶
action-play = Play
action-play-about = Play a game against the engine, with the tree in view
action-play-glyph = ♟
action-settings = Settings
action-settings-about = How the window looks, when feedback comes, and the course's conventions
action-settings-glyph = ⚙
action-new = New
action-new-about = Another tree of this kind and level
action-open = Open…
action-open-about = Open a file
action-save = Save…
action-save-about = Save to a file
action-export = Export a picture…
action-export-about = Write the tree as it stands as SVG, PNG or PDF
action-undo = Undo
action-undo-about = Take the last change back
action-redo = Redo
action-redo-about = Make the change again that was taken back
action-check = Check
action-check-about = Judge what is written on the tree
action-redo-wrong = Redo the wrong ones
action-redo-wrong-about = The trees of this week that went wrong, one after another; they are not counted again
redo-wrong-link = { $count ->
    [one] Redo the wrong one
   *[other] Redo the { $count } wrong ones
}
path-redo = You had this tree before, and something was wrong: it is not counted again.
redo-none = Nothing is left to redo: what went wrong this week was put right.
progress-mark = { $count ->
    [0] { $skill }: right in the end. A tree counts that is right at the first check, with one hint at most.
   *[other] { $skill }: { $count } of 3 right in a row
}
action-why = Why
action-why-about = Why this is not right, and the steps of the search that decide it
action-next-tree = Next
action-next-tree-about = All of it is right: take the next tree
action-conventions = Conventions
action-conventions-about = Show or hide how this course searches: order, cuts, ties
action-hint = Hint
action-hint-about = Where to look, then the rule, then the worked step
action-solution = Solution
action-solution-about = Play the search that fills the blanks
action-back-to-sheet = My sheet
action-back-to-sheet-about = Hide the solution, and go back to my sheet
action-enter-code = Enter a code…
action-enter-code-about = Take the tree that a code names
action-copy-code = Copy the code of this tree
action-copy-code-about = Whoever enters the code gets the same tree
action-fit = Show the whole tree
action-fit-about = Fit the tree into its view
action-more = More
action-more-about = Everything else that can be done here
action-keys = Keys
action-keys-about = What each key does
action-show-me = Show me
action-show-me-about = Select this place on the tree
action-show-table = Answers
action-show-table-about = List every blank with its entry, in the order of the search
action-show-remarks = Feedback
action-show-remarks-about = Back to what was said about the answers
action-explore-example = Explore this tree
action-explore-example-about = Take this tree to the explore page
action-another-tree = One more tree would tell: try it?
action-another-tree-about = Take another tree of this kind
action-dismiss = Close
action-dismiss-about = Take this message away
action-stop-work = Cancel
action-stop-work-about = Stop this work; nothing changes
action-to-start = To the start
action-to-start-about = To the start of the search (Home)
action-back = Step back
action-back-about = Take one step back (Left)
action-play-search = Play
action-play-search-about = Play or pause (Space)
action-forward = Step on
action-forward-about = Take one step (Right)
action-to-end = To the end
action-to-end-about = To the end of the search (End)

# The practice page.
level = Level { $level }
level-none = No level
level-own = Own tree
choose-kind = What to practise
choose-level = How hard it is
feedback-name = Feedback
feedback-how = { $ask ->
    [cut] Click a branch, or go to the node below it with the arrows and press X, to cut it.
    [seen] Click a leaf, or go there with Tab and press X, to tick it.
    [leaves] Type how many they are into the box marked #.
    [best] { $cuts ->
        [yes] Go to the best move with the arrows and press B, or click the box marked → and choose.
       *[no] Click the branch of the best move, or go to the node below it with the arrows and press B.
    }
    [order] Drag a node among its siblings, or go there with the arrows and press Alt+← or Alt+→; or type the order into the box marked ⇄, such as C A B.
    [pick] Choose an answer.
    [true] Choose true or false.
    [tick] { $tree ->
        [yes] Tick what is so; X or Space ticks a box on the tree.
       *[no] Tick what is so: Space ticks a box.
    }
    [cell] Type the numbers.
    [sequence] Type the names in their order, such as C A B.
    [claim] Type what is known of each value: < gives ≤, > gives ≥.
    [range] Fill in the ends beside the branch (F2), or type an interval such as x ≤ 3; < and = together give ≤.
    [state] { $form ->
        [board] Click a box, or press Tab, and type the board that stands there row by row, such as “XX_OO____”; or click its squares.
        [squares] Click a box, or press Tab, and type on which squares MAX and MIN stand there, such as 1,4.
        [piles] Click a box, or press Tab, and type the piles that stand there, such as “II III” or 2 3.
       *[pile] Click a box, or press Tab, and type the pile that stands there, such as “II” or 2.
    }
    [successors] { $form ->
        [squares] Click a box, or press Tab, and type the states that a move leads to, with semicolons between them; N for none, where the game is over.
       *[other] Click a box, or press Tab, and type the states that a move leads to, with commas or semicolons between them; N for none, where the game is over.
    }
    [bound] Click a node, or press Tab, and type what is known of it: < gives ≤, > gives ≥; or choose it beside the node (F2).
   *[other] { $form ->
        [none] Click a box, or press Tab, and type what belongs there.
       *[other] Type what belongs into the other boxes too.
    }
}
feedback-infinity = i writes ∞, −i writes −∞.
feedback-keys = Enter checks, ? gives a hint, F1 shows all keys.
feedback-score = { $right } of { $entries } right · { $score } of { $maximum } marks
feedback-score-points = { $right } of { $entries } right · { $score } of { $maximum } points
feedback-was = { $score } of { $maximum } marks when last checked; Enter checks again.
feedback-all-right = All of it is right.
feedback-folded-right = { $count } right
feedback-folded-follows = { $count ->
    [one] 1 follows
   *[other] { $count } follow
}
feedback-fold-about = Show or hide these remarks
action-fit-short = Fit
map-name = The whole tree, and which part of it is in sight
canvas-infinity = i writes ∞
hint-last = That was the last hint here; the solution shows every step.
hint-is = Hint { $number } of 3: { $text }
verdict-right = Right
verdict-wrong = Not right
verdict-follows = Follows
verdict-empty = Empty
verdict-unreadable = Can't be read
answers-name = Answers
answers-about = Every blank in the order of the search; type to write, Space to mark
answers-asked = Asked
answers-entry = Entry
answers-verdict = Verdict
row-value = { $node }: value
row-alpha = { $node }: α
row-beta = { $node }: β
row-alphas = { $node }: α in time
row-betas = { $node }: β in time
row-leaf = { $number ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $number }th
} leaf, { $payoff }
row-leaf-of = { $number ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $number }th
} leaf of { $parent }
game-place-both = { $state }, after { $move }
game-place-state = { $state }
game-place-move = after { $move }
row-there = { $node } ({ $there })
row-state = { $node }: state
row-successors = { $node }: moves to
row-cut = { $parent } – { $node }: cut
row-best = { $node }: best move
row-bound = { $node }: known
row-seen = { $parent } – { $node }
row-leaves = evaluated leaves
row-range = { $parent } – { $node }: cut for x
row-order = { $node }: order
items-name = Questions about the tree
items-number = A number
items-word = A name
items-sequence = Names in their order, such as C A B
row-labelled = { $node }: { $label }
canvas-name = The tree to fill in
canvas-about = Arrows go from node to node, Tab to the next blank
canvas-empty = empty
canvas-marked = marked
canvas-mark-how = Nothing is written here: press X or Space to mark it.
canvas-selected = Selected: { $place }, { $written }
solution-name = The search, step by step
solution-windows = { $moment ->
    [entry] α and β as each node is entered; the heavy line is the best one.
    [leaving] α and β as each node is left; the heavy line is the best one.
   *[now] α and β as they are at this step.
}
solution-x = Step by step, the search is shown with x = { $x }, which is one of them.
work-making = Looking for a tree…
work-making-left = Looking for a tree: at most { $time } more.
work-progress = How far it is
work-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
}
work-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
conventions-later = The new conventions hold from the next tree on; this one is asked by those above it.
line-take = OK
line-leave = Cancel
code-title = Enter a code
code-label = The code of a tree, such as alpha-beta-3.2-7Q4K2:
code-copied = { $code } is on the clipboard: whoever enters it gets this tree.
code-none = This tree is your own: it has no code. Save it to a file instead.
export-kinds = { $file } has no ending that says which picture to write: use { $endings }.
export-endings = { $others } or { $last }
files-exercise = Exercises (*.json)
files-export = Pictures and graphs ({ $patterns })
files-picture = Pictures ({ $patterns })
store-set-aside = The file with your progress was damaged. It was set aside as { $file }, and a new one begun.
store-row-aside = Something that was kept can't be shown. It was set aside in { $file } as { $names }, and begun anew.
store-attempt-aside = What was kept of the open tree can't be read in full. It is set aside as attempt { $attempt } in the file with your progress; what could be read is here.
store-other-window = Another window of Plywood is open and goes on with its own. What you do here is kept apart from it.
store-unkept = { $why ->
    [SQLITE_BUSY] Nothing that you do now will be kept: another program holds { $file }. Close Plywood, and open it again once the file is free.
   *[other] Nothing that you do now will be kept: { $file } can't be opened for writing ({ $words }).
}
store-newer = { $file } was written by a newer Plywood. It is left as it is, and nothing that you do now will be kept.
store-not-now = { $why ->
    [SQLITE_BUSY] What you do can't be kept at the moment: another program holds { $file }. The next change tries again.
    [SQLITE_FULL] What you do can't be kept at the moment: the disk is full. The next change tries again.
   *[other] What you do can't be kept at the moment: { $file } can't be written ({ $words }). The next change tries again.
}
store-not-done = { $why ->
    [SQLITE_BUSY] Nothing was changed: another program holds { $file }. Try again once it is free.
    [SQLITE_FULL] Nothing was changed: the disk is full.
   *[other] Nothing was changed: { $file } can't be written ({ $words }).
}
store-kept-again = All that you have done is kept again.
store-last = { $why ->
    [SQLITE_BUSY] Another program holds { $file }. If you close now, what you did last is lost.
    [SQLITE_FULL] The disk is full. If you close now, what you did last is lost.
   *[other] { $file } can't be written ({ $words }). If you close now, what you did last is lost.
}
closing-title = Not everything is kept
closing-text = What you did last could not be kept yet.
closing-stay = Keep Plywood open
closing-close = Close all the same
input-at_most = at most
input-exactly = exactly
input-at_least = at least
input-number = The number (F2)
input-low = x from here on (F2)
input-with-low = The lower end counts too
input-high = x up to here
input-with-high = The upper end counts too
keypad-minus = minus
keypad-erase = erase
keypad-next = next blank
keypad-infinity = infinity
keypad-comma = comma
keypad-point = decimal point
keypad-space = space
keypad-semicolon = semicolon
keypad-empty-square = empty square
keypad-no-state = no state

# The canvas.
band-chance = CHANCE
arc-bound = { $greek } = { $bound } comes from { $node }

# The player.
player-slider = Where the search stands
player-speed = How fast it plays
player-hides = Hide each leaf until it is visited
player-speed-is = { $speed } / s
player-where = { $step } of { $steps }
code-heading = What the search does here

# Settings.
settings-conventions = The conventions of your course
percent = { $number } %
light-system = As the system
light-light = Light
light-dark = Dark
motion-system = As the system
motion-short = Short
motion-none = None
telling-check = On Check
telling-entry = At once, entry by entry
setting-light = Light or dark
setting-text-size = Size of the text
setting-motion = Motion
setting-language = Language
setting-telling = Feedback
setting-font = Font for names in other scripts
font-machine = Those of this machine
font-choose = From a file…
files-font = Fonts (*.ttf *.otf *.ttc *.otc)
setting-follows = Marks for what follows from an earlier slip
setting-order = Children are visited
setting-order-ltr = from left to right
setting-order-rtl = from right to left
setting-cut-on-equal = Equality cuts
setting-cut-on-equal-yes = yes: v ≥ β, v ≤ α
setting-cut-on-equal-no = no: v > β, v < α
setting-deep = Bounds that count
setting-deep-yes = those of all ancestors
setting-deep-no = the parent's only
setting-fail = The value of a node that stops early
setting-fail-soft = the best it has found
setting-fail-hard = held within its window
setting-fail-bound = written as a bound, such as ≥ 6
setting-update-on-cut = The child that cuts moves the window
setting-update-on-cut-yes = yes
setting-update-on-cut-no = no
setting-asked = α and β are written
setting-asked-entry = as a node is entered
setting-asked-leaving = as a node is left
setting-ties = A tie goes to
setting-ties-first = the first child
setting-ties-last = the last child
setting-ties-any = any of them
setting-cut-after-last = A cutoff on the last child counts
setting-cut-after-last-yes = yes
setting-cut-after-last-no = no
setting-stand-pat = An unquiet node may keep its static value (stand pat)
setting-stand-pat-yes = yes
setting-stand-pat-no = no
setting-slots = Killers of a ply
setting-slots-one = one
setting-slots-two = two
setting-ucb = Below the root of UCB1 stands
setting-ucb-ln = ln N / n
setting-ucb-2ln = 2 ln N / n
setting-wins = A node of MCTS counts the wins of
setting-wins-mover = who moved into it
setting-wins-root = the root's player
setting-expand = MCTS hangs below a node
setting-expand-one = one child at a time
setting-expand-all = all children at once
setting-final-move = MCTS plays the move with
setting-final-move-visits = the most visits
setting-final-move-mean = the best mean

# Keys.
keys-title = Keys
keys-write = 0–9  −  /  ,  i
keys-write-about = write into the selected blank; i is ∞
keys-input = F2
keys-input-about = to the small input of a bound or an interval; Esc goes back to the tree
keys-tab = Tab, Shift+Tab
keys-tab-about = next and previous blank, in the order the search visits them
keys-arrows = ↑ ↓ ← →
keys-arrows-about = parent, child, siblings
keys-cut = X
keys-cut-about = cut or uncut the branch above the selected node, or tick its leaf; where nothing is written, Space does so too
keys-best = B
keys-best-about = mark the branch above as the best move
keys-order = Alt+← Alt+→
keys-order-about = move the node among its siblings, where their order is asked
keys-check = Enter
keys-check-about = check; when all is right, the next tree
keys-hint = ?
keys-hint-about = hint: where to look, then the rule, then the worked step
keys-solution = Ctrl+Enter
keys-solution-about = the solution, step by step
keys-undo = Ctrl+Z, Ctrl+Shift+Z
keys-undo-about = undo, redo, for every entry and mark
keys-player = Space ← → Home End
keys-player-about = on the player: play, step back, step on, to the start, to the end
keys-zoom = wheel, Ctrl++ Ctrl+− Ctrl+0
keys-zoom-about = on a tree: nearer, farther, the whole of it
keys-files = Ctrl+N Ctrl+O Ctrl+S Ctrl+E
keys-files-about = new, open, save, export
keys-code = Ctrl+G
keys-code-about = enter the code of a tree
keys-everywhere = Everywhere
keys-payoff = 0–9  −  (  ?
keys-payoff-about = write the payoff of a leaf where it stands, or under a depth limit a static value; Enter takes it, Tab goes on to the next leaf, Esc gives it up
keys-add = Ins
keys-add-about = a new leaf below the selected node
keys-delete = Del
keys-delete-about = take away the selected node and all below it
keys-rename = F2
keys-rename-about = another name for the selected node
keys-branch = Ctrl+X Ctrl+C Ctrl+V
keys-branch-about = cut, copy, paste: the selected node and all below it, as notation; a tree from elsewhere, pasted at the root, becomes the tree
keys-siblings = Alt+← Alt+→
keys-siblings-about = move the node among its siblings
keys-drag = drag
keys-drag-about = move a node with all below it to where the mark shows
keys-menu = right click
keys-menu-about = all that can be done with a node
keys-stop = Esc
keys-stop-about = stop what takes long
keys-settings = Ctrl+,
keys-settings-about = settings
keys-help = F1
keys-help-about = this table

# When something goes wrong.
crash-title = Something went wrong
crash-text = Plywood ran into an error that it did not expect.
crash-more = What you have written is kept. The report says what happened; it holds nothing about you. You can save it, or copy it, and send it to us.
crash-save = Save…
crash-save-title = Save the report
crash-copy = Copy
crash-go-on = Go on
key-enter = Enter

# The explore page.
action-more-short = ⋯
action-make-exercise = Make an exercise of this
action-make-exercise-short = Make an exercise ▾
action-make-exercise-about = Ask a question about this tree on the practice page
action-random = Random tree
action-random-about = Another tree that this method can search
action-rules = Rules…
action-rules-about = The rules that this method searches by
action-rules-beside = Rules…
action-rules-beside-about = The rules of the search beside it
action-cut = Cut
action-cut-about = Take off the selected node and all below it; Paste puts it somewhere else
action-copy = Copy
action-copy-about = Put the selected node and all below it on the clipboard, as notation
action-paste = Paste
action-paste-about = Put the tree on the clipboard under the selected node
action-rename = Rename
action-rename-about = Give the selected node another name
clipboard-no-tree = The clipboard holds no tree. { $why }
explore-how = Type a number on a leaf, drag a node to move it; F2 renames, F1 shows all keys.
action-copy-notation = Copy the tree as notation
action-copy-notation-about = Put the tree on the clipboard as one line of text
action-copy-picture = Copy the tree as a picture
action-copy-picture-about = Put the tree on the clipboard as an image
action-add-child = Add a child
action-add-child-about = A new leaf below the selected node
action-delete-node = Delete
action-delete-node-about = Take away the selected node and all below it
action-move-left = ← Move
action-move-left-about = Change places with the sibling to the left (Alt+Left)
action-move-right = Move →
action-move-right-about = Change places with the sibling to the right (Alt+Right)
method-minimax = Minimax
method-single-agent = Single agent
method-alpha-beta = Alpha-beta
method-deepening = Iterative deepening
method-table = Transposition table
method-killers = Killer moves
method-quiescence = Quiescence
method-mcts = Monte Carlo tree search
method-expectimax = Expectimax
method-max-n = Max-n
method-minimax-about = two opponents, every node visited
method-single-agent-about = one player alone, who takes the best everywhere
method-alpha-beta-about = minimax without the branches that can't matter
method-deepening-about = alpha-beta to every depth in turn, each pass in the order of the last
method-table-about = alpha-beta that looks up states it has searched before
method-killers-about = alpha-beta that tries first the move that cut last at its ply
method-quiescence-about = alpha-beta to a depth, searched on where a node is marked unquiet
method-mcts-about = counts wins and visits of playouts, and goes where UCB1 is highest
method-expectimax-about = chance nodes weigh their outcomes; opponents may move too
method-max-n-about = two to eight players, each wants the most for itself
choose-method = The method that searches the tree
choose-beside = A second method, side by side and in step with the first
beside = beside
beside-none = nothing
notation-name = The tree as one line of text
notation-about = Type or paste a tree, such as [[3 12 8] [2 4 6] [14 5 2]], and press Enter
action-explore-graph = Graph
action-explore-graph-about = Show each state of the game once, with arrows for the moves, or the tree again
explore-graph-name = The graph of the game
explore-graph-states = { $count } states, each once; the tree has { $nodes } nodes. In each state stands what it is worth to MAX if both play their best.
explore-canvas-name = The tree and the search on it
explore-canvas-about = Arrows go from node to node, Space plays, digits write a leaf, Insert adds a child, Ctrl+X and Ctrl+V move a node with all below it
explore-canvas-node = Selected: { $node }. { $about }
explore-canvas-state = Selected: { $node }, { $there }. { $about }
node-state = State
node-move = Move
node-same-state = The same state, with the same player to move: { $nodes }
node-heading = The selected node
node-name = Name
node-mover = Moves
node-value = Static value
node-payoff = Payoff
node-odds = Odds
node-no-static = none
node-unquiet = Unquiet
node-unquiet-about = The next move may change the static value a lot: quiescence searches on here
node-no-leaf = { $node } is no leaf: the search finds its value. (A static value can be set above; it counts under a depth limit.)
node-bad-name = “{ $name }” can't be a name: use letters, digits and _, such as left, B2 or 1a.
node-bad-number = “{ $text }” is no number, such as 5, −7/2, 2.5, (1, 2, 3) or (1,5; 2; 3): what stood here stays.
node-long-number = “{ $text }” is too long: a number has at most { $most } characters. What stood here stays.
node-odds-sum = The odds at { $node } add up to { $sum }, not to 1.
node-odds-count = There are { $count } children: write as many odds, such as 1/4, 3/4 or 0,25; 0,75.
players-turned = { $node } is a { $player } node now: players take turns level by level.
quiescence-no-depth = The rules set no depth, so that the search goes to the end everywhere and no node is searched on. With a depth it stops there, but not at unquiet nodes.
fact-child = child
fact-depth = depth limit
fact-depth-none = none
fact-node = node
fact-static = h, the static value
fact-unquiet = h, the static value, unquiet
counts-here = { $leaves ->
    [one] One leaf
   *[other] { $leaves } leaves
} and { $nodes ->
    [one] one node are visited.
   *[other] { $nodes } nodes are visited.
}
counts-playouts = { $playouts ->
    [one] One playout
   *[other] { $playouts } playouts
} and { $nodes ->
    [one] one node with a count.
   *[other] { $nodes } nodes with counts.
}
counts-so-far = { $leaves ->
    [one] One leaf so far.
   *[other] { $leaves } leaves so far.
}
search-the-same = The same search as beside it. Change its rules to see a difference.
unfit-numbers = { $method } needs single numbers at the leaves, not vectors.
unfit-vectors = { $method } needs vectors at the leaves, such as (1, 2, 3).
unfit-mover = { $method } has no { $player } nodes, and { $node } is one.
unfit-unknown = The search comes to an unknown leaf at { $node }: write a number for the ?.
unfit-limit = { $node } stands at the depth limit without a static value: give it one.
unfit-range = { $number } at { $node } lies outside the known range, { $low } to { $high }.
unfit-sum = { $number } at { $node } has a number below 0, or adds up to more than the greatest sum.
search-waits = Waits for the other search.
counts-plain = Plain minimax evaluates { $leaves ->
    [one] one leaf.
   *[other] { $leaves } leaves.
}
counts-best = In the best order { $leaves ->
    [one] one would do.
   *[other] { $leaves } would do.
}
copied-notation = The tree is on the clipboard as text.
copied-picture = The tree is on the clipboard as a picture.
tree-kinds = { $file } has no ending that says how to write a tree: use .graphml, .json, .dot, .gv, .txt or .tree.
files-tree = Trees (*.graphml *.json *.dot *.gv *.txt *.tree)
rules-title = Rules of { $method }
setting-depth = Depth limit
setting-depth-none = none
setting-depth-bad = “{ $text }” is no depth: write how many moves deep the search goes, from 0 to 64.
setting-window = Window at the root
setting-window-none = −∞, +∞
setting-window-bad = “{ $text }” is no window: write two numbers, the lower one first, such as 2, 9 or −∞, 5; with decimal commas, 2,5; 9.
setting-range = Known range of the utilities
setting-range-none = none, or such as -1, 1
setting-range-bad = “{ $text }” is no range: write two numbers, the lower one first, such as -1, 1; with decimal commas, 0,5; 1.
setting-max-sum = Greatest sum of a vector
setting-max-sum-none = none
setting-max-sum-bad = “{ $text }” is no number, such as 10 or 7/2.
setting-singular = A singular child is ahead by
setting-singular-none = none is searched deeper
setting-singular-bad = “{ $text }” is no number, such as 3 or 7/2.
setting-exploration = The constant C of UCB1
setting-exploration-none = √2
setting-exploration-bad = “{ $text }” is no C: write a number or a root, such as 1.4 or √2.
setting-iterations = Iterations
setting-iterations-none = one for each playout, or 100
setting-iterations-bad = “{ $text }” is no number of iterations: write one from 1 to 1000.
setting-playouts = Playouts, for the root's player
setting-playouts-none = played at random, or such as 1, 0, 1
setting-playouts-bad = “{ $text }” are no playouts: write 1, 1/2 or 0 for each, such as 1, 0, 1.
setting-seed = Seed of the playouts
setting-seed-none = 0
setting-seed-bad = “{ $text }” is no seed: write a whole number.
feedback-empty = Some of it is still empty.
feedback-nothing = Nothing is filled in yet.
search-too-large = It returns { $value }. A tree of more than { $most } nodes is not played step by step: a jump through so long a search would make the window wait.
search-not-done = Not searched yet: choose a method to search.
exercise-none = No question fits this tree. With one unknown leaf (?), select the branch that it may cut.
exercise-too-large = Nobody fills in a tree of more than { $most } nodes.
file-written = { $file } is written.
work-tree = Growing the tree…
work-tree-left = Growing the tree: about { $time } more.
work-file = Writing the file…
work-file-left = Writing the file: about { $time } more.
work-search = Searching…
work-search-left = Searching: about { $time } more.

# Pseudocode: the words in its lines
code-leaf = if { $node } is a leaf: return { $value }
code-each-child = for each { $child }:
code-each-child-right = for each { $child }, from the right:
code-each-best-child = for each { $child }, best of last pass first:
code-each-best-child-right = for each { $child }, best of last pass first, then from the right:
code-each-killer-child = for each { $child }, its killer first:
code-quiet-end = if { $place } and { $node } is quiet:
code-quiet-end-singular = if { $place } and { $node } is quiet, not singular:
code-each-killer-child-right = for each { $child }, its killer first, then from the right:
code-each-pass = for { $limit } = 1, 2, …:
code-recall = if { $entry } is enough: return it
code-each-iteration = for each iteration:
code-while-visited = while all children of { $node } were visited:
code-take = { $node } ← the child with the highest UCB1
code-hang-one = { $child } ← a new child of { $node }
code-hang-all = { $child } ← the first of its children, all new
code-play-out = { $result } ← a playout from { $child }
code-each-above = for each node up to the root:
code-count = { $visits } ← { $visits } + 1, { $wins } ← { $wins } + { $result }
code-count-mover = { $visits } ← { $visits } + 1, { $wins } ← { $wins } + its player's { $result }
code-play-visits = play the child with the most visits
code-play-mean = play the child with the best { $mean }
code-remember = { $entry } ← { $value }, as =, ≤ or ≥
code-each-outcome = for each { $child }, odds { $odds }:
code-each-outcome-right = for each { $child }, odds { $odds }, from the right:
code-if = if { $test }: { $then }
code-if-return = if { $test }: return { $value }
code-return = return { $value }
code-last-move = { $move } ← last child worth { $value }
code-last-move-exact = { $move } ← last child known to be worth { $value }
code-who-moves = { $player } ← who moves at { $node }
code-no-rival = if no rival moves at { $child }: { $then }
