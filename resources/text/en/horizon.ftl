# Quiescence: where the search goes on at the depth limit.
column-on = searched on
item-on = Is { $node } searched on?
item-plain-worth = What is { $node } worth where the search always stops at the depth limit?
item-plain-move = Which move is best at { $node } where the search always stops at the depth limit?
item-extra = How many nodes are evaluated below the depth limit?
why-on-limit = { $node } stands at the depth limit and is unquiet: it is searched on.
why-on-below = { $node } is a child of { $parent }, which is searched on, and is unquiet: it is searched on too.
why-on-quiet = { $node } is not marked with “!”: the search stops there.
why-on-never = { $node } stands below { $parent }, where the search stops: nobody looks at it.
why-limit-static = { $node } is not searched on: it keeps its static value { $value }.
why-limit-on = { $node } is searched on, and { $player } chooses among { $values }: { $value }. The static value { $static } counts no more.
why-limit-stand = { $node } is searched on, and { $player } chooses among { $values } and, standing pat, the static value { $static }: { $value }.
why-extra = Counted below each node at the depth limit that is searched on: { $parts }.
hint-backed-max = MAX takes the largest of the children's values.
hint-backed-min = MIN takes the smallest of the children's values.
hint-backed-move = { $player } takes the child that is best for { $player }.
hint-on-where = Look whether { $node } is marked with “!”, and whether the search comes to it at all.
hint-on = At the depth limit the search goes on where a node is unquiet, and below such a node again only where one is.
hint-limit-where = Look whether { $node } is searched on, and at its children if it is.
hint-limit = A quiet node keeps its static value; at an unquiet one who moves there takes the best child, and the static value counts no more.
hint-limit-stand = A quiet node keeps its static value; at an unquiet one who moves there takes the best child, or the static value if that is better.
hint-extra-where = Look at the children of the nodes that are searched on.
hint-extra = Each child at which the search stops is evaluated once; one that is searched on is not evaluated itself.
given-limit = quiescence needs a depth limit between the root and the deepest leaf: write rules.depth
given-statics = every leaf needs a number, and every node at the depth limit or below it a static value, such as max{ "{3}" }[...]

# The horizon: one tree searched to several depths.
row-depth = depth { $depth }
item-depth-worth = What is { $node } worth to the search to depth { $depth }?
item-depth-move = Which move does the search to depth { $depth } play at { $node }?
item-least-depth = What is the least of these depths at which the search plays the move of the deepest one (depth { $deepest })?
why-depth-static = { $node } stands at the depth limit: its static value { $value } counts.
why-depth = At { $node } { $player ->
    [MAX] MAX takes the most
   *[other] MIN takes the least
} of { $values }: these come from the nodes { $depth } moves below the root, or from leaves above them.
why-least-depth = At depth { $depth } the move is for the first time that of depth { $deepest }.
hint-depth-where = Look at the nodes below { $node } that stand { $depth ->
    [one] one move
   *[other] { $depth } moves
} below the root.
hint-depth = Take the static values { $depth ->
    [one] one move
   *[other] { $depth } moves
} below the root, and back them up from there; a leaf that comes earlier counts with its own number.
hint-least-depth-where = Compare the moves of all depths with that of the last one.
hint-least-depth = The move of depth { $deepest } is the right one here: find the first depth that plays it.
given-depths = the depths are 1 to { $most } whole numbers from 1 to 64, each greater than the one before
given-depths-tree = depths are asked of a tree with moves, and without a depth limit of its own: leave out rules.depth
given-depths-explained = The same tree is searched to the depths { $depths }: a search to depth d stops after d moves from the root, takes the static values (h) there, or the number of a leaf that comes earlier, and backs them up by minimax.

# Singular extensions.
option-nobody = none of them
item-deeper = Which child of { $node } is searched one move deeper?
why-deeper-yes = { $child } is best for { $player } at { $node }, ahead by { $ahead }, and that is at least { $margin }: it is searched one move deeper.
why-deeper-no = { $child } is best for { $player } at { $node }, but ahead by { $ahead } only, less than { $margin }: no child is searched deeper.
why-deeper-leaf = { $child } is best for { $player } at { $node }, but it is a leaf: the game ends there, and nothing can be searched deeper.
hint-deeper-where = Compare the static values of the children of { $node }, with the eyes of who moves there.
hint-deeper = The best child must be ahead of the second best by at least { $margin }.
given-singular = singular extensions need a depth limit between the root and the deepest leaf, and a margin: write rules.depth and rules.singular
given-singular-quiet = singular extensions are asked of trees without unquiet nodes: leave out the “!”
