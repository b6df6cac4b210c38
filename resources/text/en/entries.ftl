# Why something typed can't be read as an entry.
unreadable-mark = This place takes a number, not a mark.
unreadable-cross = “{ $typed }” is no mark: cross the box or leave it empty.
unreadable-long = An entry has at most { $most } characters.
unreadable-number = “{ $typed }” is not a number: write 3, −2, 2.5 or 7/3.
unreadable-bound = “{ $typed }” is neither a number nor an infinity: write 3, 7/3, −∞ or +∞.
unreadable-chain = “{ $typed }” is no row of bounds in time: write such as −∞, 3, 14.
unreadable-chain-long = A bound at { $node } has at most { $most } values in time: the first, and one after each child.
unreadable-claim = “{ $typed }” does not say what is known: write ≤ 5, ≥ 5 or = 5.
unreadable-vector = “{ $typed }” is no vector of { $players } numbers: write one for each player, such as 1, 2, 3 or 1,5; 2; 3.
unreadable-count = “{ $typed }” is not a count: write a whole number.
unreadable-child = “{ $typed }” is no child of { $node }: write a child's letter, a leaf's number, or its place counted from 0.
unreadable-order = “{ $typed }” is no order of the { $count } children: write each of them once.
unreadable-pick = “{ $typed }” is none of the options: write a letter from { $first } to { $last }, or what the option says.
unreadable-sequence = “{ $typed }” is no order: write each of { $options } once, the first one first.
unreadable-truth = “{ $typed }” is neither true nor false.
unreadable-interval = “{ $typed }” is no interval: write x ≤ 3, 2 < x ≤ 5, (2, 5] or (2,5; 5].
unreadable-empty-interval = No number lies in “{ $typed }”: the lower end comes first.
