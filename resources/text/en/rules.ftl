# The conventions of a task, printed with it on the screen and on paper.
rule-order-ltr = Children are visited from left to right.
rule-order-rtl = Children are visited from right to left.
rule-order-rtl-drawn = Children are visited from right to left: in an order of children, the one that is visited first stands last.
rule-cut-on-equal = A MAX node stops as soon as v ≥ β, a MIN node as soon as v ≤ α.
rule-cut-strict = A MAX node stops as soon as v > β, a MIN node as soon as v < α; equality does not cut.
rule-chance-cut-equal = A chance node stops as soon as it comes to no more than α even with every outcome not yet seen at the top of the range, or to no less than β even with every one at the bottom; it then returns { $fail ->
    [hard] that bound
   *[other] that value
}.
rule-chance-cut-strict = A chance node stops as soon as it comes to less than α even with every outcome not yet seen at the top of the range, or to more than β even with every one at the bottom; it then returns { $fail ->
    [hard] that bound
   *[other] that value
}.
rule-chance-bounds = On the way down through a chance node α becomes what this outcome must be worth for the chance node to come to α with the outcomes not yet seen at the top of the range; β likewise, with them at the bottom.
rule-range-ends-equal = Nothing is better than an end of this range: { $movers ->
    [max] a MAX node stops at { $high }
    [min] a MIN node stops at { $low }
    [both] a MAX node stops at { $high }, a MIN node at { $low }
   *[also] a MAX node also stops at { $high }, a MIN node at { $low }
}.
rule-range-ends-strict = No node stops at an end of this range: equality does not cut there either.
rule-share-on-equal = A node stops as soon as it leaves the player above no more than that player already has, or its own player has the whole sum.
rule-share-strict = A node stops as soon as it leaves the player above less than that player already has; equality does not cut, not even with the whole sum.
rule-share-keeps = A node that stops early keeps the best vector it has found.
rule-deep = The bounds of all ancestors count.
rule-parent-only = Only the parent's bound counts.
rule-fail-soft = A node that stops early keeps the best value it has found.
rule-fail-soft-players = A MAX or MIN node that stops early keeps the best value it has found.
rule-fail-hard = A node never returns a value outside its window: it returns the bound.
rule-fail-bound = The value of a node that stops early is written as a bound, such as ≥ 6.
rule-asked-entry = α and β are written as they are when a node is entered.
rule-asked-leaving = α and β are written as they are when a node is left.
rule-chain = α and β are written as they are when a node is entered, then again after each child that changes them.
rule-frame-leaves = { $count ->
    [one] α and β are written as they are just after the first leaf is evaluated, once its parent has compared it.
   *[other] α and β are written as they are just after { $count } leaves are evaluated, once the parent of the last one has compared it.
}
rule-update-on-cut = The child that cuts still moves the window.
rule-test-first = The child that cuts does not move the window.
rule-ties-first = A tie goes to the first child visited.
rule-ties-last = A tie goes to the last child visited.
rule-ties-last-exact = A tie goes to the last child visited that is known to be worth as much; a bound is no tie.
rule-ties-any = Any of several equally good moves is right.
rule-window = The root starts with the window ({ $alpha }, { $beta }).
rule-range = All utilities lie between { $low } and { $high }.
rule-depth-plies = { $depth ->
    [one] The search stops after one move and takes the static values there.
   *[other] The search stops after { $depth } moves and takes the static values there.
}
rule-depth-rounds = { $depth ->
    [one] The search stops after one move of every player and takes the static values there.
   *[other] The search stops after { $depth } moves of every player and takes the static values there.
}
rule-max-sum = No vector adds up to more than { $sum }, and no number is below 0.
rule-odds-zero = An outcome with odds 0 counts for nothing, but is visited like any other, with an open window.
rule-chance-equal = Outcomes of a chance node are equally likely where no odds are given.
rule-uncut = Nothing is cut: the search is plain minimax.
rule-unquiet = Where a node at the depth limit is unquiet (“!”), the search goes on to its children; there it stops again, but goes on wherever one is unquiet.
rule-no-stand-pat = The static value of a node that is searched on counts no more: its value comes from its children alone.
rule-stand-pat = Who moves at a node that is searched on may also stand pat: its static value counts like one more child.
rule-singular = Of a node one move above the depth limit, compare the static values and payoffs of the children: where the best for who moves there is ahead of the second best by at least { $margin }, this child is searched one move deeper, and what it is worth then counts instead of its static value. No other child is, nor a leaf.

# Monte Carlo tree search.
rule-ucb-ln = UCB1 = w/n + C · √(ln N / n): w wins in n visits of the child, N visits of its parent.
rule-ucb-2ln = UCB1 = w/n + C · √(2 ln N / n): w wins in n visits of the child, N visits of its parent.
rule-exploration = C = { $c }.
rule-wins-mover = A node counts the wins of the player who moved into it; the root counts those of the player who is not to move there.
rule-wins-root = Every node counts the wins of the root's player; the other player takes 1 − w/n for w/n.
rule-mcts-order-ltr = A child that was never visited comes first, the leftmost of several. A tie goes to the leftmost child, too.
rule-mcts-order-rtl = A child that was never visited comes first, the rightmost of several. A tie goes to the rightmost child, too.
rule-slots-one = A ply has one killer: a new one takes the place of the one before.
rule-slots-two = A ply has two killers: a new one is tried first, the one before it second.
rule-expand-one = One new node hangs below the tree in each iteration.
rule-expand-all = All children of a node are hung below it at once; the playout starts at the first of them.
rule-playout-winner = Who wins the playout: { $winners }.
rule-playout-winners = Who wins the playouts, one after the other: { $winners }.
rule-playout-start = The playout starts at { $nodes }.
rule-final-move-visits = The move with the most visits is played.
rule-final-move-mean = The move with the best mean is played.
rule-roots = √(ln N / n): { $rows }.
