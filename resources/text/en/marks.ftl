# How a sheet is marked: on solution sheets, and for the student.

# What each entry is worth; the nodes that it is worth so much at.
marks-value = { $count ->
    [one] { $worth } for the value of { $nodes }
   *[other] { $worth } each for the values of { $nodes }
}
marks-alpha = { $count ->
    [one] { $worth } for α at { $nodes }
   *[other] { $worth } each for α at { $nodes }
}
marks-beta = { $count ->
    [one] { $worth } for β at { $nodes }
   *[other] { $worth } each for β at { $nodes }
}
marks-alphas = { $count ->
    [one] { $worth } for α in time at { $nodes }
   *[other] { $worth } each for α in time at { $nodes }
}
marks-betas = { $count ->
    [one] { $worth } for β in time at { $nodes }
   *[other] { $worth } each for β in time at { $nodes }
}
marks-best = { $count ->
    [one] { $worth } for the best move at { $nodes }
   *[other] { $worth } each for the best moves at { $nodes }
}
marks-state = { $count ->
    [one] { $worth } for the state of { $nodes }
   *[other] { $worth } each for the states of { $nodes }
}
marks-successors = { $count ->
    [one] { $worth } for the states after { $nodes }
   *[other] { $worth } each for the states after { $nodes }
}
marks-bound = { $count ->
    [one] { $worth } for the statement at { $nodes }
   *[other] { $worth } each for the statements at { $nodes }
}
marks-leaves = { $worth } for the number of leaves
marks-range = { $worth } for the interval, of which a quarter is for whether the end belongs to it
marks-cut = { $count ->
    [one] { $worth } for stopping at { $nodes } where the search does: crosses on just the branches that are skipped there
   *[other] { $worth } each for stopping at { $nodes } where the search does: crosses on just the branches that are skipped there
}
marks-seen = { $count ->
    [one] { $worth } for the leaf with which a cut at { $nodes } could begin: ticked if the search goes on to it, left out if not
   *[other] { $worth } each for the { $count } leaves with which a cut at { $nodes } could begin: each ticked if the search goes on to it, left out if not
}
marks-pick = { $count ->
    [one] { $worth } for the right choice
   *[other] { $worth } for each of { $count } right choices
}
marks-true = { $count ->
    [one] { $worth } for the statement
   *[other] { $worth } for each of { $count } statements
}
marks-cell = { $count ->
    [one] { $worth } for the number
   *[other] { $worth } for each of { $count } numbers
}
marks-tick = { $count ->
    [one] { $worth } for the right tick
   *[other] { $worth } for each of { $count } right ticks
}
marks-sequence = { $count ->
    [one] { $worth } for the order
   *[other] { $worth } for each of { $count } orders
}
marks-claim = { $count ->
    [one] { $worth } for what is known of a value
   *[other] { $worth } for each of { $count } entries about a value
}
marks-order = { $worth } for each leaf that the orders save below { $start }: alpha-beta evaluates { $least } at best

# Where so many of some entries earn points together.
marks-together = { $points } for { $entries }: { $steps }
marks-together-all = { $points } for { $entries }, if all are { $counted }
marks-step = { $right } { $counted }: { $points }
marks-step-least = at least { $right } { $counted }: { $points }
counted-right = right
counted-saved = saved
marks-steps = { $one }, { $other }
marks-proportion = in proportion to how many of the { $count } are right, in half points
entries-value = { $many ->
    [yes] { $count } values
   *[no] the values of { $nodes }
}
entries-alpha = { $many ->
    [yes] { $count } entries of α
   *[no] α at { $nodes }
}
entries-beta = { $many ->
    [yes] { $count } entries of β
   *[no] β at { $nodes }
}
entries-alphas = { $many ->
    [yes] { $count } entries of α in time
   *[no] α in time at { $nodes }
}
entries-betas = { $many ->
    [yes] { $count } entries of β in time
   *[no] β in time at { $nodes }
}
entries-best = { $many ->
    [yes] { $count } best moves
   *[no] the best moves at { $nodes }
}
entries-state = { $many ->
    [yes] { $count } states
   *[no] the states of { $nodes }
}
entries-successors = { $many ->
    [yes] { $count } sets of states
   *[no] the states after { $nodes }
}
entries-bound = { $many ->
    [yes] { $count } statements
   *[no] the statements at { $nodes }
}
entries-cut = stopping at { $nodes } where the search does (crosses on just the branches that are skipped there)
entries-plain-cut = { $count } cuts
entries-seen = the { $count } leaves with which a cut at { $nodes } could begin (each ticked if the search goes on to it, left out if not)
entries-plain-seen = { $count } leaves that are evaluated
entries-leaves = the number of leaves
entries-range = the interval
entries-order = { $count } orders
entries-saved = the leaves that the orders save below { $start } (alpha-beta evaluates { $least } at best)
entries-pick = { $count ->
    [one] the right choice
   *[other] { $count } right choices
}
entries-true = { $count ->
    [one] the statement
   *[other] { $count } statements
}
entries-cell = { $count ->
    [one] the number
   *[other] { $count } numbers
}
entries-sequence = { $count ->
    [one] the order
   *[other] { $count } orders
}
entries-claim = { $count ->
    [one] what is known of a value
   *[other] { $count } entries about a value
}
entries-tick = { $count ->
    [one] the right tick
   *[other] { $count } right ticks
}

# Where every entry counts alike.
marks-plain-value = { $worth } for each value ({ $all })
marks-plain-alpha = { $worth } for each α ({ $all })
marks-plain-beta = { $worth } for each β ({ $all })
marks-plain-alphas = { $worth } for each α in time ({ $all })
marks-plain-betas = { $worth } for each β in time ({ $all })
marks-plain-state = { $worth } for each state ({ $all })
marks-plain-successors = { $worth } for each set of states ({ $all })
marks-plain-cut = { $worth } for each cut ({ $all })
marks-plain-best = { $worth } for each best move ({ $all })
marks-plain-bound = { $worth } for each statement ({ $all })
marks-plain-seen = { $worth } for each leaf that is evaluated ({ $all })
marks-plain-leaves = { $worth } for their number ({ $all })
marks-plain-range = { $worth } for the interval, of which a quarter is for whether the end belongs to it
marks-plain-pick = { $worth } for each right choice ({ $all })
marks-plain-true = { $worth } for each statement ({ $all })
marks-plain-cell = { $worth } for each number ({ $all })
marks-plain-tick = { $worth } for each right tick ({ $all })
marks-plain-sequence = { $worth } for each order ({ $all })
marks-plain-claim = { $worth } for each entry about a value ({ $all })
marks-plain-order = { $worth } for each order ({ $all })

marks-sum = { $parts }.
marks-none = Nothing is to be found out here, so nothing is paid.
marks-text = The answer in words earns up to { $points } more.
marks-words = The answer in words earns up to { $points }.
marks-choice = A cross at the right answer alone earns { $points }.
marks-choices = Right crosses less wrong ones count ({ $steps }); never below 0.

# The rules of marking.
marks-given = An entry that is given from the start (±∞) earns nothing.
marks-printed = A static value, which is printed, earns nothing.
marks-follow = An entry that follows rightly from the student's own earlier slip earns its marks, if something that it rests on is right.
marks-plain-follow = An entry that follows rightly from the student's own earlier slip earns its marks.
marks-off = The gravest wrong entry takes off half of what it is worth, each further one as much as it is worth; an empty one takes off nothing.
marks-one-end = If a single α or β that earns marks is all that is wrong, nothing is taken off for it. An α or β that only repeats it earns its marks as well, all of these together at most as much as what is right.
marks-follow-cuts = Where some cut is right as it stands, a cut that a slip shifts to another node counts as right, too. Where that slip is all that is wrong, so does a cut that it shifts to another branch of its node; and if r cuts are right then, each one that the slip makes impossible earns r/(r + 1) of its marks.
marks-off-cuts = A mark that stops the search where it goes on is a wrong entry worth { $cost }.
marks-off-ticks = A leaf that is ticked or left out wrongly is a wrong entry worth { $cost }.
marks-rounded = Quarters of a point are rounded up to halves.
marks-count = The number of leaves counts only where the ticks earn at least half of their marks.
marks-off-moves = A wrong move takes off as much as it is worth.
marks-plain-crosses = A mark where none belongs takes its own worth off again.
marks-off-value = A wrong value takes off what it is worth, so that guessing earns nothing.
marks-off-pick = A wrong choice among n takes off 1/(n − 1) of what it is worth, so that guessing earns nothing.
marks-off-true = A wrong true or false takes off as much as a right one earns.
marks-off-tick = Wrong ticks together take off as much as all right ones earn.
marks-off-sequence = A wrong order of n takes off 1/(n! − 1) of what it is worth, so that guessing earns nothing.
marks-never-below = The marks never fall below zero.
marks-ties = Any of several equally good moves is right, with all that goes with it.
marks-orders = { $count ->
    [one] Other orders may be as good: all are right with which alpha-beta evaluates no more than 1 leaf.
   *[other] Other orders may be as good: all are right with which alpha-beta evaluates no more than { $count } leaves.
}
marks-corrected = { $guess ->
    [0] No fixed guess earns anything on this tree.
   *[other] Guessing is taken off: the first { $guess } of the { $points } points, which a fixed guess earns on this tree, bring nothing; what is above them counts in proportion.
}

# What a student's sheet earned, and why.
account-right = { $right } for what is right
account-follows = { $follows } for what follows from a slip
account-off = { $off } taken off for what is wrong
account-unpaid = { $count ->
    [one] 1 entry follows from nothing but a slip and earns nothing
   *[other] { $count } entries follow from nothing but slips and earn nothing
}
account-guess = the best guess, { $guess }, is taken off
account = Marks: { $parts }.
