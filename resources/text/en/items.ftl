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

# What is said of an answer.
remark-right-item = { $question } { $entry }: right.
remark-empty-item = Still open: { $question }
remark-follows-item = { $question } { $entry } follows from your earlier entries; without that slip it is { $right }.
why-pick = { $due } is right{ $against }. { $why }
why-true = This is { $due }. { $why }
why-cell = { $due }{ $against }: { $why }
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
