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
