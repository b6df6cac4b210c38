# Why something can't be read, made or written. What another library says stays in its words.
words = { $words }
placed = { $place }: { $why }
and-then = { $one }, { $other }
at-line = line { $line }: { $why }
at-column = line { $line }, column { $column }: { $why }
at-node = node { $node }: { $why }
near = { $why }, at { $what }
missing = { $what } is missing
the-root = the root
the-node = node { $path }
the-end = the end

# Numbers
number-none = { $text } is not a number
number-long = a number may have at most { $most } characters
number-exponent = the exponent of { $text } is beyond { $most }
number-by-zero = { $text } divides by zero

# Trees
tree-none = there is no tree here
tree-large = the tree has more than { $most } nodes: take a smaller one
tree-deep = the tree is deeper than { $most } plies: take a flatter one
tree-childless = an inner node needs at least one child
tree-second-root = the tree has ended: a second root begins here
tree-text = what stands in a node and the name of a move have 1 to { $most } letters and no quotation marks, not { $text }
game-name = there is no game { $name }: take one of { $games }
game-words = a game begins with max or min, and who takes the last stick wins or loses
game-board = { $board } is no board: write nine squares row by row, such as XX_OO____
game-board-over = on { $board } both have three in a row: the game was over before
game-board-turns = on { $board } nobody can be to move: X begins, so there are as many X as O, or one more
game-states = the game has more than { $most } states: start from a smaller position
tree-name-twice = the name { $name } is given twice: rename one of the two; moves with one name are written a>5, nodes with one state "s" min[1 2]
tree-no-node = there is no node { $path } in this tree
tree-leaf-mover = nobody moves at the leaf { $path }
tree-mixed = this tree mixes vectors and single numbers: use one of them
tree-vectors-differ = this vector has { $count } numbers, the first one had { $first }: give every player one
tree-denominator = the common denominator of the { $what ->
        [odds] odds
       *[values] values
    } has more than { $most } digits: round them
tree-needs-vectors = player { $player } needs vectors at the leaves, such as (1, 2, 3)
tree-seat = player { $player } moves here, but the vectors have only { $count } numbers
tree-odds-without-chance = odds belong below chance nodes only: leave them out
tree-odds-some = only some children of { $node } have odds: give all or none
tree-odds-negative = odds are 0 or more, not { $odds }
tree-odds-sum = the odds at { $node } add up to { $sum }, not to 1
vector-length = a vector has 2 to { $most } numbers, not { $count }

# Notation
notation-at = column { $column }: { $why }: { $excerpt }
notation-more = expected nothing more after the tree, not { $found }
notation-blank-name = a name stands without blanks: write { $name }:5, or a number alone
notation-quoted-name = a name stands without quotes and blanks, such as L:5; what is in quotes, such as { $found }, is the state in a node
notation-empty = expected a child before "]", so that the node is not empty
notation-item = expected a number, a vector, ? or a node, not { $found }
notation-static-end = expected "{ "}" }" after the static value, not { $found }
notation-children = expected "[" before the children, not { $found }
notation-open = expected a child or "]" to close the "[" of column { $column }
notation-vector-open = expected a number or ")" to close the vector
notation-vector-long = a vector has 2 to { $most } numbers, not more
notation-infinite = a payoff must be a finite number
notation-mover = expected max, min, chance or A to H before the node, not { $found }
notation-number = expected a number, not { $found }

# Searches
needs-numbers = { $who } needs single numbers at the leaves, not vectors
needs-vectors = { $who } needs vectors at the leaves, such as (1, 2, 3)
table-unlike = two nodes show { $state } with the same player to move, but lead on to different ends ({ $node } is one): give them different states
method-movers = { $method } has no { $mover } nodes, and { $node } is one: use { $allowed }, or another method
method-rule = { $method } has no use for { $rule ->
        [max_sum] max sum
        [window] window
        [singular] singular
        [depth] a depth limit
        [depth_unit] rounds
        [frame] frame
        [exploration] C
        [iterations] iterations
        [playouts] playouts
        [seed] seed
       *[range] range
    }: leave it out
search-unknown = the search visits { $node }, whose payoff is unknown: write a number for the ?
game-corridor = write where the dots are, such as E3 or W2,E1, with Pacman in the middle, and at most two ghosts: --ghosts E4,W3
game-corridor-depth = say how many moves Pacman plans, from 1 to { $most }: --depth 2
unquiet-leaf = the game ends at { $node }: only where somebody moves can a node be unquiet
search-no-static = { $node } stands at the depth limit without a static value: write one in braces, such as max{ "{3}" }[...]
frame-beyond = { $leaves ->
    [one] the search evaluates one leaf, so there is no frame { $frame }
   *[other] the search evaluates { $leaves } leaves, so there is no frame { $frame }
}
sum-negative = { $node } has a number below 0: a bound on the sum says nothing then
sum-exceeded = { $node } adds up to { $sum }, more than the greatest sum { $most }
range-exceeded = { $node } is { $number }, outside the range { $low } to { $high }
window-outside-range = the root's window lies outside the range: widen one of them

# Graphs
graph-large = the graph has more than { $most } { $what ->
        [edges] edges
       *[nodes] nodes
    }: take a smaller one
graph-undirected = the graph is undirected: let its edges point from parent to child
graph-empty = the graph has no nodes: a tree has at least one
graph-cycle = node { $node } hangs on a cycle: take out the edge that closes it
graph-rootless = node { $node } hangs on a cycle, and no node is the root: take out the edge that closes it
graph-parents = node { $node } has { $count } parents ({ $one } and { $other }): in a tree each node has one
graph-roots = nodes { $one } and { $other } both have no parent: a tree has one root
graph-order-some = node { $node } has no order, but a sibling has: number all or none
graph-order-twice = nodes { $one } and { $other } have the same order { $order }: number them differently
graph-name = node { $node } is named { $name }: a name is a letter, then letters, digits
graph-no-payoff = leaf { $node } has no payoff: give it a "payoff" attribute
graph-leaf-mover = leaf { $node } has a mover but no children: leave the mover out
graph-inner-payoff = node { $node } has a payoff and children: payoffs stand at the leaves
graph-mover = nobody is called { $word }: use max, min, chance or A to H
graph-number = { $why }: write one such as 3, -2.5 or 7/3
dot-sign = expected "{ $sign }"
dot-more = expected nothing more after the graph
dot-word = expected a name or a number
dot-deep = subgraphs stand in each other more than { $most } deep: use fewer
dot-edge-twice = a second edge from { $node } to { $child }: leave one
graphml-none = this is not GraphML that can be read: { $why }
graphml-large = there are more than { $most } elements: take a smaller graph
graphml-deep = <{ $element }> stands { $depth } elements deep: GraphML needs no more than { $most }
graphml-doctype = a DOCTYPE can hide an XML bomb: take it out
xml-none = this is not XML: { $why }
json-none = this is not JSON: { $why }
json-no-tree = this is neither a nested list nor a node-link graph: write one of them
node-link-deep = the file is nested too deep: a node-link graph is flat
node-link-needs = a node-link graph needs "{ $field }", a list of objects
node-link-none = this is not a node-link graph: { $why }

# Files
the-exercise = the exercise
the-answers = the answers
question-number = question { $number }
part-letter = part { $letter }
file-large = { $file } is larger than { $most } MiB: take a smaller one
file-unreadable = { $file } can't be read: { $why }
file-no-name = { $file } can't be read: no file has such a name
file-folder = { $file } is a folder: name a file
file-device = { $file } is a pipe or a device: name an ordinary file
file-no-text = { $file }, line { $line }: this is no text in UTF-8: save it as text in UTF-8
file-no-json = { $file } holds no JSON: see { $line ->
    [none] column { $column }
   *[other] line { $line }, column { $column }
}
file-deep = { $file } is nested too deep: write flat lists and tables
file-not-ordinary = { $file } is no file that can be written: name another
file-unwritable = { $file } can't be written: { $why }
given-texts = what is given are texts and numbers, lists of them, or lists by name
given-unknown = { $kind } knows nothing of that name; known are { $known }
game-told = a game is a table such as {"{"}"name": "nim", "piles": [5]{"}"}, or one line such as "nim 5 --take 1-3"
game-field = a game has nothing of that name; known are { $known }
field-belongs = this would be overlooked here: write it under { $under }
given-rule = this rule is told under rules, too, as { $rule }: tell it once
given-long = at most { $texts } texts are given, each with at most { $letters } letters
exercise-one-tree = an exercise has either a tree or a game
exercise-format = { $file } has the format { $format }, and this program reads { $known }: a newer Plywood may be needed
kind-unknown = there is no kind { $kind }
method-unknown = there is no method { $method }
below-zero = { $number } is below 0
blanks-none = an exercise has at least one; without this field all is asked that its kind asks
blank-ask = { $blank } asks for { $ask }, which nothing is called
blank-never = { $blank } is what the kind { $kind } never asks
given-missing = the exercise needs { $name }
given-options = give the options of one or more of these: { $known }
given-single = take one of these { $count }, and write an exercise for each
given-one-of = { $given } is none of these: { $known }
given-choice = { $name } can't be asked for; known are { $known }
given-options-many = { $count } options; there must be 2 to { $most }
given-counts = give b and plies, b with speed and seconds, b and two depths, or states, depth, exponent and speed; or draw a tree
given-count = there must be one number from { $least } to { $most }, of depths two, and of moves and plies whole ones
given-count-large = so many leaves are never counted
given-statement = { $statement } is no statement that is tested here: write one of these names, or its sentence as it stands in an exercise: { $known }
given-statements-many = there are at most { $most } statements
given-node = there is no node { $node } that this can be said of
given-leaf = there is no leaf at { $path }
given-twice = the option { $option } stands there twice
given-whole-for-max = MAX moves at the root, and the whole tree is looked at, without a depth limit
given-trait = nothing is known of the trait { $name }; known are { $known }
given-game = { $name } is not known; write its traits after a colon, or take one of { $known }
given-games = give 1 to { $most } different games
given-whole = give whole numbers from { $least } to { $most }
given-boards = every end of the tree shows a board of tic-tac-toe, such as "XX_OO____", and there is no depth limit
given-way = a board can't be evaluated by { $name }; known are { $known }
given-weights = give three weights: of one, two and three signs in a line
given-growing = give a game that comes to an end, such as "nim 4 --take 1,2": no line game, no depth and no symmetric positions
given-growing-large = this game needs more than { $most } places: take a smaller one
given-leaf-unknown = the leaf at { $path } is not known (?): write a number there, which every opponent's value needs
given-graph = give a game that is played to its end, such as "nim 5 --take 1,2"
given-drawn-graph-large = the graph of this game would have no state to fill in, or more than { $most }: take another one
given-graph-large = the table of this game would have no row to fill in, or more than { $most }: take another one
given-corridor-tree = the tree is not that of Pacman's plans: leave it out
given-graph-tree = the tree is not that of this game: leave it out, and give the game
given-growing-places = the tree is not the one that this game is grown on: leave it out, and give the game
given-features = give one weight for each of 1 to { $most } different features
given-positions = give at most { $most } positions
given-position = the position { $row } needs a value for each of the features, { $features } in all, such as 2 or 8-6
given-position-names = give every position another name, without blanks and dots
given-weight-unknown = one weight is ? where pairs of positions are to be compared, and none otherwise
given-pairs = write each pair as two letters of positions, such as "A B"
given-pair-alike = the feature whose weight is ? counts as much at { $first } as at { $second }
given-opponent = there is no opponent { $name }; known are { $known }
given-probability = a probability lies between 0 and 1
given-between = name two moves of the root, below which MIN moves only once
given-passes = there are at least two moves at the root, and a pass goes at least one ply deep
given-clock-early = the clock stops no sooner than the first pass is done
given-whole-number = { $typed } is no whole number
given-states = the root and at least one more node where somebody moves show a state, such as "II" min[1 2]
given-table = { $line } is no entry of the table: write the state of a node, who moves there, and what is known, such as p max >= 5
given-table-depth = a table is given only without a depth limit: leave out rules.depth
given-moves = two moves at { $node } have the same name: give each one of its own
given-plies = the tree has at least two plies, and there is no depth limit
given-nothing = this question has no answer on this tree: { $question }
given-none-right = none of the options is right
blank-nowhere = { $blank } is no place where the kind { $kind } asks
answers-table = write a table of answers by blank, such as { "{" }"0:value": "3"{ "}" }
answers-blank = { $blank } is no blank of this exercise, whose blanks are named as { $such } is
unknown-leaf = one leaf must be unknown (?), and { $count } are

# Fields of a file
entry = entry { $number }
either = { $one } or { $other }
field-unknown = there is no such field: leave it out
field-misspelt = there is no such field: did you mean { $meant }?
field-missing = this can't be left out
field-choice = take one of { $choices }, not { $given }
field-sort = takes { $sort }, not { $given }
field-least = takes { $least } or more
field-most = takes at most { $most }
field-length = takes a list of { $length }, not of { $given }
sort-text = text in quotes
sort-whole = a whole number
sort-number = a number
sort-float = a number with a point
sort-boolean = true or false
sort-list = a list
sort-table = a table
sort-date = a date
sort-time = a time of day
sort-nothing = nothing
spec-questions = write [[questions]] above each of them

# Rules in a file
rule-unknown = there is no rule { $name }: take one of { $known }
rule-boolean = { $name } is true or false, not { $given }
rule-choice = { $name } is one of { $choices }, not { $given }
rule-depth = { $name } is a number of plies from 0 to 64, not { $given }
rule-frame = { $name } is a number of leaves from 1 to 64, not { $given }
rule-iterations = { $name } is a number from 1 to 1000, not { $given }
rule-seed = { $name } is a whole number from 0 on, not { $given }
rule-root = { $name } is a number or a root, such as 1.4, 'sqrt 2', '1/sqrt 2' or 'sqrt(2)/2', not { $given }
rule-playouts = { $name } are at most 1000 results for who moves at the root, each 1 for a win, 1/2 for a draw or 0 for a loss, not { $given }
mcts-unknown = a playout ends at { $node }, whose payoff is unknown: give the playouts
mcts-count = the count of { $node } can't be: wins are at most the visits, and its parent has a count too
mcts-visits = the children of { $node } were visited more often than { $node } itself
number-two-roots = { $text } can be read in two ways: write sqrt(2/3) or sqrt(2)/3
number-negative = { $text } is below 0
given-playouts = iteration { $number } has no playout: give as many as there are iterations
given-mcts-tree = a tree of 2 to { $most } nodes can be searched by hand
given-mcts-names = two nodes have the same name
given-mcts-iterations = give the playouts of 1 to { $most } iterations, such as [1, 0, 1]
given-ucb1-tree = the root needs 2 to { $most } children with counts, such as B:"4/5" ?
given-counts-tree = counts and moves stand in the tree, or children or moves are given in its place
given-moves-tree = give the moves at each node, from one root on and each node once, such as "root": ["a", "b"], "a": ["a1", "a2"]
given-count-pair = give wins and visits, such as "10/15" or [10, 15], not { $text }
given-count-name = { $name } is no name of a child, or stands there twice: write letters and digits without blanks, such as S1
given-ucb1-many = name at most { $most } constants
given-ucb1-never = { $child } has the highest UCB1 for no C
rule-pair = { $name } is a pair of numbers, not { $given }
rule-order = { $name } needs the lower number first, not { $given }
rule-number = { $name } is a number, or text such as '7/3', not { $given }

# Recipes and codes
recipe-plies = a tree has 1 to { $most } plies
recipe-branches = every ply has 1 to 12 branches, the least first
recipe-large = the tree could have more than { $most } nodes
recipe-kind = there is no kind { $kind }; take one of { $kinds }
recipe-nobody = nobody is called { $name }
recipe-no-movers = somebody must move
recipe-leaf-count = { $low } to { $high } leaves don't fit: the branches make { $least } to { $most }
recipe-line = a line of { $moves } moves needs as many plies, and there are { $plies }
recipe-either = either may begin only where MAX and MIN alone move
recipe-first = { $mover } can't move first
recipe-idle = { $method } has no { $mover } nodes
recipe-players = several players are called A, B and so on, and each of them moves
recipe-no-leaves = there are no leaves from { $low } to { $high }
recipe-parts = odds are made up of at most { $most } parts
given-turned = the least comes first, then the most
given-too-few = these numbers don't go together: more is asked for than there is
recipe-long-leaves = leaves lie between −{ $most } and { $most }
recipe-leaves-repeat = { $count } different leaves don't fit into { $low } to { $high }, and ties are not allowed
recipe-range = leaves from { $low } to { $high } don't all lie within { $least } to { $most }: widen it, leave it out, or write a recipe with leaves that do
recipe-sum = numbers from 0 on don't add up to { $sum }
recipe-odds = { $outcomes } outcomes need { $outcomes } parts or more, not { $parts }
recipe-deep-plies = a deep cut needs at least 4 plies, and there are { $plies }
recipe-held = in a strict and fail-hard course a value that is held within its window never passes a bound, so that only a leaf can cut
recipe-held-conventions = in a strict and fail-hard course only leaves cut, in others inner nodes too
recipe-held-cuts = at most { $most } nodes of this shape can be cut in a strict and fail-hard course: a value that is held within its window never passes a bound, so that only a leaf can cut
recipe-deep-rule = where only the parent's bound cuts, there are no deep cuts
recipe-deep-conventions = a deep cut is none where only the parent's bound cuts, so the conventions differ
recipe-equal-conventions = a cut on equality is no cut in a strict course, so the conventions differ
recipe-interval-conventions = whether an interval holds its end hangs on the conventions
recipe-equal-rule = this course does not cut on equality
recipe-depth-none = a limit of 0 leaves nothing to search
recipe-depth = the limit of { $plies } plies is not above the leaves
recipe-cut-plies = { $plies } plies are too few for this cut
recipe-cut-nothing = { $method } cuts nothing under these rules
recipe-pruned = at most { $most } of { $leaves } leaves can be pruned
recipe-mistake = there is no mistake { $name }
recipe-mistake-method = { $name } is a mistake of { $method }, not of this kind
recipe-mistake-ties = { $name } shows only where a tie decides: allow ties
recipe-mistake-shallow = { $name } is no mistake where only the parent's bound cuts
recipe-needs = { $kind } asks about one: write such as rules = { "{" } { $rule } = { $example } { "}" }
recipe-field = recipes have no such field
recipe-unmet = { $times } of { $tried } trees failed on it and none met every demand; ask for less or give the tree more room
recipe-no-level = there is no level above this one
kind-names = there is no kind { $kind }: take one of { $kinds }
edition-choice = this program knows the recipes up to edition { $newest }, not edition { $edition }: a newer one does
level-choice = there is no level { $level }: take one from 1 to { $most }
fairness-sum = a known sum leaves no other numbers: use { $choice }
fairness-matched = matched
fairness-isomorphic = isomorphic variants
fairness-scarce = at most { $most } of { $tried } trees share a fingerprint, and { $needed } are needed: ask for { $choice }, or for fewer
code-shape = { $code } is no code: codes look like alpha-beta-3.2-7Q4K2
code-letter = { $code } is no code: { $letter } is not one of its letters

# Quizzes
the-example = the example
the-quiz = the quiz
toml-none = { $file }, { $place }: this is no TOML: { $why }
toml-long-name = a name that begins { $name } has too many parts: write a shorter one
toml-long-number = a number has too many digits: write a smaller one
toml-deep = it is nested too deep: write flat lists and tables
toml-long = a text of more than { $most } letters can't be changed
spec-title = a quiz needs one
spec-language = there is { $known }, not { $given }
spec-count = a quiz has 1 to { $most } of them
spec-versions = there are 1 to { $most }, not { $given }
spec-version-names = up to { $most }, each with a name of its own
spec-version-name = { $name } is no name: take 1 to 8 letters and digits
spec-seed-most = take one up to { $most }
spec-kind = a question needs one, or a text: take one of { $kinds }
kind-misspelt = there is no kind { $kind }: did you mean { $meant }?
spec-sources = give one of { $known }, not { $one } and { $other }
spec-no-source = give one of { $known }, not none of them
spec-seedless = a { $source } needs none: leave it out
spec-once = a { $source } can be asked only once
spec-code-kind = a code has its own: leave it out
spec-words-source = a question in words has no tree: leave it out, or give a kind
spec-parts-many = a question has up to { $most } of them
spec-part-tree = this question has no tree: give it one of level, recipe, code, tree
spec-part-asks = a part needs a kind, or a question in words
spec-parts-points = its parts are worth { $parts }, not { $points }: leave it out
spec-right-none = there are no choices: write choices = ["…", "…"] beside it
spec-choices-text = choices stand below a question in words: write its text
spec-choices = take 2 to { $most }, none of them empty
spec-choices-twice = two of them are the same
spec-right = say which choices are right, from 1 to { $most }, each once
spec-halves = whole or half ones, such as { $near }, not { $given }
spec-limits = from { $least } to { $most }, not { $given }
file-needs-rule = { $kind } needs a rule: write such as "rules": { "{" }"{ $rule }": { $example }{ "}" }
tree-needs-rule = { $kind } needs one: write such as rules = { "{" }{ $rule } = { $example }{ "}" } beside its tree in the quiz file
tree-nothing-asked = there is nothing to ask of it as { $kind }: somebody must move in it, as in max[1 2]
tree-nothing-marked = nothing is to be marked in it as { $kind }: take another tree
secret-short = { $file } is no secret: it needs at least { $least } characters: move it away, and a new one is drawn
secret-unwritable = the secret { $file } can't be written: { $why }

# Rosters
file-line = { $file }, line { $line }
roster-zero-byte = this is no CSV: it holds a zero byte: save it as CSV (UTF-8)
roster-no-csv = this is no CSV: { $why }: a cell that begins with a quote ends with one, and those within it are doubled
roster-long = these are too many students: take up to { $most }
roster-empty = there is nobody on it: write each student on a line of its own
roster-columns = the first line must name the columns id and name
roster-column-twice = the first line names { $column } twice: give one another name
roster-nobody = neither an id nor a name: write one, or take the line out
roster-size = { $size } is no size: write large, or leave the cell empty
roster-cells = { $cells } cells below { $columns } columns: put a cell with a { $comma ->
        [semicolon] semicolon
        [tab] tab
       *[comma] comma
    } in it in quotes
roster-cell-long = { $cell }... has more than { $most } letters: shorten it, or close a quote

# Sheets and their folder
page-high = something is { $points } points high: no page is
page-tree-large = its tree needs { $wide } by { $high } points even with leaves of { $least } points, the least that can be read, and below its question a turned page has only { $page_wide } by { $page_high }: take a smaller tree
title-long = it takes more than two lines: shorten it
logo-unreadable = { $file } is no picture that can be read: take a PNG or JPEG
logo-large = { $file } has too many pixels: take one of { $most } at most
font-none = no font here can show { $word }: install one that can, or leave it out
font-not-one = { $file } is no font with outlines: name a file that ends in .ttf, .otf or .ttc
worker-ended = a process that made sheets was ended from outside: try again
folder-none = there is no folder { $folder }: make it first
folder-is-file = { $file } is a file: name a folder
folder-taken = { $file } exists: name another folder, or say --overwrite
folder-no-source = { $folder } holds no quiz that can be made again: name the folder that one was made into
late-nobody = say who comes late, by an id, a name or both, such as 17, Ada Lovelace
late-has-sheet = { $who } has a sheet: print { $file } again
late-other-secret = the sheets in { $folder } were made with another secret, or the quiz there has changed: name the file with the secret by --secret
folder-no-quiz = { $folder } holds no earlier quiz: name another folder
folder-stranger = { $file } is no part of the earlier quiz: move it away first
folder-unwritable = nothing can be written to { $folder }: { $why }
folder-unchanged = { $file } can't be written: { $why }: nothing was changed
folder-unfinished = the new files can't all be put in place: { $why }: see to that, and export again
