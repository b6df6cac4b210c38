# Questions beside the tree: how entries are shown, what is asked, and why.
item-option = { $letter }) { $option }
item-true = true
item-false = false
item-yes = yes
item-no = no

# Picks about a tree.
item-value = What is the value of { $node }?
item-child = What is the value of { $node }?
item-move = Which move is the best one at { $node }?
item-leaves = How many leaves does alpha-beta evaluate?

# Counts: each with where to look, the rule, and why.
count-all = How many leaves does minimax evaluate on this tree?
count-all-where = Look at all leaves of the drawn tree.
count-all-rule = Minimax cuts nothing: it evaluates every leaf.
count-all-why = Minimax cuts nothing, and the tree has { $found } leaves.
count-seen = How many of the leaves of this tree does alpha-beta evaluate?
count-seen-where = Go through the tree as alpha-beta does, and count the leaves that it looks at.
count-seen-rule = A node stops as soon as its value passes the bound of the other side; the leaves that it skips are not evaluated.
count-seen-why = Alpha-beta evaluates { $found } of the { $all } leaves; the others are cut.
count-least = How few leaves of this tree would it be, with all children in the best order?
count-least-where = Think of the tree with the children of every node in another order.
count-least-rule = The child that is best for who moves comes first: then every other child is cut as soon as it can be.
count-least-why = With the best child first everywhere, alpha-beta evaluates { $found } of the { $all } leaves.
count-minimax = With { $b } moves everywhere and { $plies } plies, how many leaves does minimax evaluate?
count-minimax-where = Count the nodes of one ply after the other, from the root on.
count-minimax-rule = Every ply has { $b } times as many nodes as the one before it, and there are { $plies } plies.
count-minimax-why = { $b } to the power of { $plies } is { $found }.
count-best = With { $b } moves everywhere and { $plies } plies, how many leaves does alpha-beta evaluate in the best order?
count-best-where = In the best order the first child of every node is the best one. Which leaves must still be seen?
count-best-rule = One side's best moves must be tried against all replies of the other, and the other way round; one leaf belongs to both.
count-best-why = { $b }^{ $up } + { $b }^{ $down } − 1 = { $found }.
count-parent = With { $b } moves everywhere and { $plies } plies, how many leaves does it evaluate in the best order where a node knows only its parent's bound?
count-parent-where = Without deep bounds, the first child of a node that is to be cut is searched without any bound.
count-parent-rule = With d plies it is what it is with d − 1 plies, and for each of the other { $b } − 1 moves what it is with d − 2 plies. It begins with 1 and { $b }.
count-parent-why = { $one } + { $less } · { $two } = { $found }.
count-depth = With { $b } moves everywhere and { $speed } leaves a second, how many plies deep does minimax get in { $seconds } seconds?
count-depth-where = Multiply to see how many leaves there is time for.
count-depth-rule = It is the largest d with { $b }^d leaves at most.
count-depth-why = There is time for { $most } leaves: { $plain } are few enough, { $plain-next } are too many. That is { $found } plies.
count-depth-best = With { $b } moves everywhere and { $speed } leaves a second, how many plies deep does alpha-beta get in { $seconds } seconds in the best order?
count-depth-best-where = There is time for as many leaves as before.
count-depth-best-rule = In the best order d plies need { $b } to the power of half of d, rounded up, and the same rounded down, less 1.
count-depth-best-why = There is time for { $most } leaves: { $ordered } are few enough, { $ordered-next } are too many. That is { $found } plies.
count-ratio = With { $b } moves everywhere and the best order, how many times as many leaves are evaluated with { $first } plies as with { $second }? Round to a whole number.
count-ratio-where = Work out how many leaves are evaluated with { $first } and with { $second } plies.
count-ratio-rule = In the best order it is about { $b } to the power of half the plies.
count-ratio-why = { $deep } leaves against { $shallow }: about { $found } times as many.
count-branching = Alpha-beta saw { $states } states down to depth { $depth }. If in that order it is b^({ $exponent } · { $depth }), what is b? Two decimals.
count-branching-where = Solve b^({ $exponent } · { $depth }) = { $states } for b.
count-branching-rule = Draw the root: b is { $states } to the power of 1 / ({ $exponent } · { $depth }).
count-branching-why = { $states } to the power of 1 / ({ $exponent } · { $depth }) is { $found }.
count-hours = How many hours would minimax take with that b, at { $speed } states a second? Within 10 %.
count-hours-where = Take b as you wrote it, and all { $depth } plies.
count-hours-rule = Minimax sees b^{ $depth } states; an hour has 3600 seconds.
count-hours-why = { $branching }^{ $depth } states at { $speed } a second take { $found } hours.
count-perfect = How many seconds would alpha-beta take with that b in the best order, at half of { $speed } states a second? Two decimals, within 10 %.
count-perfect-where = In the best order alpha-beta sees about b^({ $depth } / 2) states.
count-perfect-rule = Divide b^({ $depth } / 2) by half of { $speed }.
count-perfect-why = b^({ $depth } / 2) states at half of { $speed } a second take { $found } seconds.

# What is said of an answer.
remark-right-item = { $question } { $entry }: right.
remark-empty-item = Still open: { $question }
remark-follows-item = { $question } { $entry } follows from your earlier entries; without that slip it is { $right }.
why-pick = { $due } is right{ $against }. { $why }
why-true = This is { $due }. { $why }
why-cell = { $due } is right{ $against }. { $why }
why-tick = This is to be ticked. { $why }
why-no-tick = This is not to be ticked. { $why }
why-item-none = With your earlier entries there is nothing to work out here.
why-then = { $why } { $more }
pick-from = “{ $option }” comes out where { $about }.
pick-from-either = “{ $option }” comes out where { $about }, or where { $other }.
hint-where-inputs = It follows from what stands before it: { $inputs }
worked-item = { $question } { $answer }.
worked-item-why = { $question } { $answer }. { $why }

# One tree against several opponents.
opponent-min = MIN
opponent-random = one who moves at random
opponent-errs = MIN who takes its worst move with probability { $p }
opponent-wanders = MIN who moves at random with probability { $p }
column-everybody = every opponent
item-worth = What is { $node } worth?
item-worth-against = What is { $node } worth? Opponent: { $opponent }.
item-move-against = Which move is best at { $node }? Opponent: { $opponent }.
item-equal-errs = MIN takes its worst move with probability p. For which p are { $first } and { $second } equally good? (Three decimals are enough.)
item-equal-wanders = MIN moves at random with probability p. For which p are { $first } and { $second } equally good? (Three decimals are enough.)
why-opponent-max = MAX takes the most of { $values }.
why-opponent-min = MIN takes the least of { $values }.
why-opponent-random = Each reply is as likely: ({ $sum }) / { $count } = { $mean }.
why-opponent-errs = { $best } · { $least } for the best reply, and { $p } · { $most } for the worst.
why-opponent-wanders = { $best } · { $least } for the best reply, and { $p } · { $mean } for a random one.
why-opponent-move = { $move } brings the most, { $value }.
why-opponent-p = Where MIN takes the least, { $first } less { $second } is { $ahead }; where it does not, { $second } less { $first } is { $behind }: both weigh the same where (1 − p) · { $ahead } = p · { $behind }.
hint-opponent-where = Look at the children of { $node }, and at who moves there.
hint-opponent-max = MAX takes the largest of the children's values, whoever the opponent is.
hint-opponent-min = MIN always takes the smallest of the children's values.
hint-opponent-random = Each reply is equally likely: take the mean of the children's values.
hint-opponent-errs = Take the smallest value times 1 − p, and the largest times p.
hint-opponent-wanders = Take the smallest value times 1 − p, and the mean of the values times p.
hint-opponent-move = MAX takes the child that is worth most against this opponent.
hint-opponent-p-where = Look at the children of { $first } and of { $second }.
hint-opponent-p = Each move is worth (1 − p) times what MIN's best reply leaves and p times what the other leaves: set the two equal.
