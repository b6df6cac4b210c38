# Questions on learning platforms.
export-none = — (none)
export-stays-empty = — (stays empty)
export-none-of-these = none of these
export-tick = Tick all that the task asks for, and nothing else.
export-counted = { $place } (number { $number } from the left)
export-mistake = A known mistake: { $about }.
export-interval-end = The end is right; whether it belongs to the interval is not.
export-dash = Where nothing belongs, write a dash: -
export-taken = { $file } is there already; say --overwrite to replace it
export-below = Tick no branch below one that is cut.
export-infinity = Write infinity as inf, and minus infinity as -inf.
export-fraction = Write a number that is not whole as an exact fraction, such as 7/3.
export-decimals = Write a number that is not whole with decimals, such as 2.33, and not as a fraction.
export-follow = This platform marks each field on its own: what follows rightly from an earlier slip counts as wrong here, although on paper it would earn its points.
export-solution = Solution
export-field = { $label }:
export-picture = The tree. { $tree }

# A tree in words.
tree-state = { $node }.
tree-node = { $node }, { $player }, leads to { $children }.
tree-children = { $first }; { $others }
tree-chance = chance
tree-player = player { $player }
tree-move = { $child } by { $move }
tree-odds = { $child } with probability { $odds }
tree-leaf = leaf { $leaf }
tree-nameless = leaf
tree-worth = { $node } { $value }
tree-static = { $node } with h = { $value }
tree-shows = { $node } showing { $state }

# Names of categories and questions, which instructors see.
export-level = Level { $level }
export-category = Question { $number }: { $title }
export-name = { $number } { $title }, variant { $variant }
export-in-words = In words
export-words = { $number } { $title }, in words
