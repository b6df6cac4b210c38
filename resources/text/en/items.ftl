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
