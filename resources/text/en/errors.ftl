# Why something can't be read, made or written. What another library says stays in its words.
words = { $words }
placed = { $place }: { $why }
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
tree-name-twice = the name { $name } is given twice: rename one of the two
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
tree-odds-positive = odds must be positive, not { $odds }
tree-odds-sum = the odds at { $node } add up to { $sum }, not to 1
vector-length = a vector has 2 to { $most } numbers, not { $count }

# Notation
notation-at = column { $column }: { $why }: { $excerpt }
notation-more = expected nothing more after the tree, not { $found }
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
method-movers = { $method } has no { $mover } nodes, and { $node } is one: use { $allowed }, or another method
method-rule = { $method } has no use for { $rule ->
        [max_sum] max sum
        [window] window
       *[range] range
    }: leave it out
search-unknown = the search visits { $node }, whose payoff is unknown: write a number for the ?
search-no-static = { $node } stands at the depth limit without a static value: write one in braces, such as max{ "{3}" }[...]
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
graph-unordered = the children of node { $node } have no order: number the edges to them with an "order" attribute
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
