# What a whole answer may come from. Every mistake is put as what was done, kindly: a clause that can stand alone.
misconception = This pattern fits “{ $about }”. Another tree would tell for sure.
misconceptions = This pattern fits “{ $first }” as well as “{ $second }”; this tree can't tell them apart. One more tree would.
misconceptions-more = This pattern fits “{ $first }”, “{ $second }” and { $more ->
    [one] one other mistake
   *[other] { $more } other mistakes
}; this tree can't tell them apart. One more tree would.
suspicion = These may be slips. “{ $about }” leads to the same entries{ $more ->
    [0] .
    [one] , and so does one other mistake.
   *[other] , and so do { $more } other mistakes.
} One more tree would tell.
convention = The whole answer is right in a course where { $about }. This course does it otherwise; see its conventions.
conventions = The whole answer is right in a course where { $first }, and where { $second }. This course does both otherwise; see its conventions.
marking = The search is right; only the marks are set in another way: { $about }.

about-CO-NODES = all nodes are counted, not the leaves alone
about-CO-PRODUCT = moves and plies are multiplied
about-CO-SWAPPED = the number of plies is taken to the power of the moves
about-CO-ROOT = the best order is taken for the square root of all leaves
about-CO-BOTH = the leaf that both halves share is counted twice
about-CO-DEEP = deep bounds are taken for granted
about-CO-BEYOND = the first depth is taken for which there is no time any more
about-MM-SWAP = MAX takes the smallest and MIN the largest
about-MM-PARITY = turns are counted from the leaves, not from the root
about-MM-ALLMAX = MAX chooses at every node, MIN's too
about-MM-ALLMIN = the smallest value is taken at every node, MAX's too
about-MM-ROOTSWAP = the root chooses as the other player would
about-MM-LASTLEAF = the last leaf is taken for the value of the top
about-MM-FIRSTCHILD = the first child's value is copied up
about-EX-FIRSTCHILD = the first child's value is copied up
about-MN-FIRSTCHILD = the first child's vector is copied up
about-MM-NOSIGN = minus signs are overlooked
about-AB-NOSIGN = minus signs are overlooked
about-EX-NOSIGN = minus signs are overlooked
about-MM-BESTLEAF = the move leads toward the best leaf, whoever moves in between
about-MM-AVG = MIN moves at random, so the average is taken
about-MM-PARTIALPLY = MAX and MIN take strict turns, although the same side moves twice
about-DL-SHALLOW = the search stops one level too early
about-DL-DEEP = the search goes one level too deep
about-DL-EVALASVALUE = the static value of an inner node is written as its value
about-AB-NOPRUNE = nothing is cut, because an unseen leaf could still be good
about-AB-ROOTRESET = each root move starts afresh
about-AB-FRESH = every node starts afresh, without the bounds above it
about-AB-CROSSED = α and β are never compared, so that windows cross and nothing is cut
about-AB-EXCHANGED = the two tests are exchanged: MAX stops at α and MIN at β
about-AB-MARKCUTTER = the child that makes its node stop is crossed out too
about-AB-TURNED = ≤ and ≥ are turned round
about-AB-PREMATURE = a node's first leaf is taken for its value
about-AB-WRONGSIDE = a node also stops on the wrong side of its window
about-AB-LOCALBEST = a node stops when a child is worse than its best one so far
about-AB-ALPHAATMIN = MIN nodes change α instead of β
about-AB-SWAPPED = α and β have changed places
about-AB-SIBLING = a node starts with the window that its sibling ended with
about-AB-GLOBAL = one α and one β serve the whole tree and are never restored
about-AB-SKIPONE = a cutoff skips one child only, then the node goes on
about-AB-MARKFIRST = only the first branch that is cut at a node is marked
about-AB-MARKNODE = the node whose search stops is marked, not the branches it skips
about-AB-TIELAST = a cut branch that ties at the root is taken for an equally good move
about-MN-PARANOID = the other players want player A to have little
about-MN-ALLP1 = everyone wants player A to have much
about-MN-SHIFT = a player looks at the next player's number
about-EV-BOTH = lines of O count for X as well
about-EV-NODIAGONAL = the diagonals are left out
about-EV-MIXED = a line with signs of both players counts for each of them
about-FE-NOWEIGHT = the values are added up without their weights
about-FE-ADDED = what MIN has is added, not taken off
about-FE-OWN = what MIN has is left out
about-FE-NOSIGN = a weight below 0 is taken for one above 0
about-FE-MEAN = the sum is divided by the sum of the weights
about-FE-TURNED = the side on which a position is better is turned round
about-EV-ONLYX = lines of O are left out
about-KG-ONLYTWO = games of more than two players are said never to be zero-sum
about-KG-TWOALWAYS = games of two players are said always to be zero-sum
about-KG-HIDDENCHANCE = what a player can't see is taken for chance
about-KG-CHANCEHIDDEN = where dice or cards decide, information is said not to be perfect
about-FG-FEWER = every state with fewer sticks is taken for a successor
about-FG-ONE = one stick alone is taken, whatever may be
about-FG-ITSELF = a state is taken for its own successor
about-FG-WRONGPLAYER = the utility is given to the other player
about-QS-STATIC = every node at the depth limit keeps its static value, unquiet or not
about-QS-ALL = every node at the depth limit is searched on, quiet or not
about-QS-FULL = everything is searched to the leaves
about-QS-MARKED = every node marked with “!” is searched on, also where the search never comes
about-QS-ONEPLY = one move below the depth limit the search stops, even at an unquiet node
about-QS-DEEPER = the moves are counted from the children of the root, so that the search goes one move too deep
about-QS-PLAYER = below the depth limit the other player is thought to move
about-HZ-FULL = the leaves count at every depth, as if every search went to the end
about-HZ-STATIC = the static values of the moves themselves count at every depth
about-HZ-ROOT = the root is counted as the first move, so that every search stops one move too early
about-HZ-CHILD = the moves are counted from the children of the root, so that every search goes one move too deep
about-HZ-ALLMAX = the greatest value is taken everywhere, also where MIN moves
about-SE-NEVER = no child is searched deeper, however far it is ahead
about-SE-ALWAYS = the best child is searched deeper, however little it is ahead
about-SE-MORE = a child that is ahead by just the margin is not searched deeper
about-SE-GREATEST = the child with the greatest value is taken for the best one, also where MIN moves
about-SE-EVERY = every child is searched one move deeper
about-PC-ONE = of several best plans only the first one is seen
about-PC-END = a dot that is passed on the way is not counted as eaten
about-PC-SIGN = dots that are left count for Pacman instead of against him
about-PC-FAR = the way to the nearest dot is added, so that farther is better
about-PC-START = the way is measured from where the plan begins
about-PC-HELPS = the layer of the second ghost is taken for MAX's, as if players took turns
about-OP-ALLMIN = every opponent is taken for a perfect one
about-OP-KIND = an opponent who moves at random is thought to take what is best for MAX
about-OP-SUM = the outcomes of a random move are added up and not divided by their number
about-OP-SWAPPED = the best reply and the other one have each other's probability
about-OP-LAPSE = MIN is thought to move at random where it takes its worst move, or the other way round
about-ID-NOORDER = every pass tries the moves in the order of the first one
about-ID-STATIC = the moves are ordered by their static values, not by what the last pass found
about-ID-WORSTFIRST = the worst move of the last pass is tried first
about-ID-MINFALLING = MIN, too, tries the largest value first
about-ID-UNSEENFIRST = what the last pass cut is tried first
about-ID-NOCUTS = a pass evaluates all that lies above its limit, without cuts
about-ID-INALL = the evaluations of the earlier passes are counted once more
about-ID-UNFINISHED = a pass that the clock stops plays its move already
about-TT-NOMOVER = a state is taken for the same whoever moves
about-TT-ALLEXACT = every value is kept as exact, also where a node stopped early
about-TT-TURNED = bounds from above are kept as bounds from below, and the other way round
about-TT-ANYBOUND = a bound is taken for an answer whatever the window
about-TT-ONLYEXACT = bounds are never taken for an answer
about-TT-NEVER = a state that is in the table is searched again
about-TT-ALLBELOW = all leaves below what the table answers are counted as saved, also those that would have been cut
about-KM-NEVER = the killer is kept, but never tried first
about-KM-ONESLOT = all plies share one killer
about-KM-FIRST = the first killer of a ply stays, whatever cuts later
about-KM-BEST = the best move of a node is kept as a killer, whether it cut or not
about-KM-CUTOFF = the move that was cut off is kept, not the one that cut
about-KM-EXCHANGED = the killer changes places with the first move, and the others do not keep their order
about-MC-NOC = C is left out of UCB1
about-MC-EVERYWIN = the win of the root's player is added on every node of the way
about-MC-UNVISITED = a child that was never visited is not taken first
about-MC-NOROOT = the root does not count the playout
about-MC-WRONGWINS = the wins of the other player are counted
about-MC-ALLSIMS = the number of all simulations is taken for the visits of the parent
about-MC-PLAYOUT = the states of the playout are kept in the tree and counted
about-MC-SQRT = the square root is left out of UCB1
about-MC-CINROOT = C is taken below the square root of UCB1
about-MC-LOG10 = UCB1 is worked out with the logarithm to base 10
about-MC-LOG2 = UCB1 is worked out with the logarithm to base 2
about-MN-COMPMAX = the largest number of each player is taken from different vectors
about-MN-SUM = the vector with the largest total is taken
about-MN-ADDVEC = the vectors of the children are added
about-MN-RELATIVE = a player compares its own number less the others'
about-MN-TWOPLAYER = only players A and B take turns
about-MN-PRUNE = a branch is cut as in alpha-beta, without a bound on the sum
about-EX-MIN = the smallest outcome is taken at chance nodes
about-EX-MAX = the largest outcome is taken at chance nodes
about-EX-UNWEIGHTED = the plain average is taken, without the odds
about-EX-MODE = only the most likely outcome counts
about-EX-SUM = the outcomes are added without their odds
about-EX-DOUBLEDIV = the weighted sum is divided once more by the number of outcomes
about-EX-ROUND = values are rounded on the way
about-EX-FLAT = all leaves below a chance node are averaged at once
about-EX-PRUNE = a chance node is cut because of one bad outcome
about-EX-NEVERPRUNE = nothing is cut, although the range is known

# What another course does, told by what this one does.
course-cut-on-equal = { $here ->
    [True] equality does not cut
   *[other] equality cuts
}
course-deep = { $here ->
    [True] only the parent's bound is passed down
   *[other] bounds are passed down from every ancestor
}
course-fail = { $here ->
    [hard] a node that stops early is written with the value that it has found
   *[other] a node that stops early is written with the bound that stopped it
}
course-update-on-cut = { $here ->
    [True] the child that cuts leaves the window as it was
   *[other] the child that cuts still moves the window
}
course-asked = { $here ->
    [entry] windows are written as they are when a node is left
   *[other] windows are written as they are when a node is entered
}
course-order = { $here ->
    [ltr] children are visited from right to left
   *[other] children are visited from left to right
}
course-ties = { $here ->
    [last] a tie goes to the first child
   *[other] a tie goes to the last child
}
course-depth-unit = { $here ->
    [rounds] the depth counts single moves
   *[other] the depth counts rounds, one move of each player
}
course-stand-pat = { $here ->
    [True] the static value of an unquiet node counts no more once it is searched on
   *[other] whoever moves at an unquiet node may stand pat and keep its static value
}
course-ucb = { $here ->
    [ln] 2 ln N / n stands below the root of UCB1
   *[other] ln N / n stands below the root of UCB1
}
course-wins = { $here ->
    [root] a node counts the wins of the player who moved into it
   *[other] every node counts the wins of the root's player
}
course-final-move = { $here ->
    [mean] the move with the most visits is played
   *[other] the move with the best mean is played
}
course-AB-BOUNDS = a node that stops early is written with a bound, such as ≥ 6
course-AB-EXACTFILL = nodes that stop early are filled in with their exact minimax value
about-GT-MISSING = a move is left out
about-GT-ILLEGAL = moves are made that the rules forbid, such as taking too many sticks or splitting a pile in half
about-GT-TWICE = a state that two moves lead to is written twice
about-GT-BEYOND = the game goes on after it is over
about-GT-UTILITY = the ends are worth what they are worth to the other player
about-GG-ALLMAX = MIN takes the largest value of the graph, too
about-GG-FIRSTARROW = of several arrows that lead to one state only the first is looked at
about-GT-MOVER = the ends are worth what they are worth to who is to move there, not to MAX
about-GT-MERGED = a state counts as the same whoever is to move in it

# Statements called true or false.
about-ST-VISITSALL = alpha-beta is thought to visit every node, in whatever order
about-ST-APPROXIMATE = alpha-beta is thought to be less exact than minimax
about-ST-SIZES = the size of the leaves is thought to count, not only their order
about-ST-ALIKE = whatever is done to every leaf alike is thought to keep the best move
about-ST-BESTREPLY = everybody is thought to play perfectly, so that the game always ends with the value
about-ST-EVERYLEAF = every leaf is thought to count for the value of the root
about-ST-ANYORDER = another order is thought to save leaves in any case
