# What a student learns: skills, their lessons, and where somebody stands.

# The groups of the map.
group-minimax = Minimax
group-alpha-beta = Alpha-beta
group-chance = Chance
group-players = Several players
group-depth = Depth and evaluation
group-games = Games
group-monte-carlo = Monte Carlo

# The skills, and the lesson of each in a few sentences.
skill-values = Values
lesson-values = Work from the leaves up. A MAX node takes the largest value of its children, a MIN node the smallest. Look at the triangle of a node before you choose: up is MAX, down is MIN.
skill-best-line = Best line
lesson-best-line = At the root, whoever is to move goes to the child whose value the root took. There the other side does the same, and so on down to a leaf. The line follows values, not the best leaf.
skill-cuts = Cuts
lesson-cuts = Keep in mind what MAX already has elsewhere, α, and what MIN already has, β. As soon as a MIN node has found something that is no better for MAX than α, its other children don't matter. The same holds at a MAX node and β.
skill-windows = Windows
lesson-windows = Each node begins with the window of its parent as it is at that moment. A MAX node raises α when a child returns more, a MIN node lowers β when a child returns less. Nothing of that goes back up but the value.
skill-deep-cuts = Deep cuts
lesson-deep-cuts = A bound holds all the way down, not only for the children of the node that found it. So a MIN node far below may stop because of an α that comes from three levels up.
skill-equality = Equality
lesson-equality = A value that equals the bound is the finest case. Read the conventions of your course: most cut on equality, since nothing better can come; some cut only beyond it.
skill-bounds = What a value says
lesson-bounds = After a cut the value of a node is only a bound: a MIN node that stopped is worth at most what it found, a MAX node at least. It is exact only where nothing that matters was left out.
skill-intervals = For which x
lesson-intervals = Leave x open and search on. Write down what the node above would have for a small x and for a large one. The branch is cut from where the value passes the bound.
skill-order = A better order
lesson-order = The better the first child, the sooner the others are cut. At a MAX node the child with the largest value goes first, at a MIN node the one with the smallest.
skill-counting = Counting leaves
lesson-counting = With b moves and d plies minimax evaluates b to the power of d leaves. In the best order alpha-beta needs b to the power of ⌈d/2⌉, plus b to the power of ⌊d/2⌋, minus 1, about twice the square root: to prove that a move is that good, or no better, every other ply needs one reply only, and the two proofs share one leaf.
skill-claims = True or false
lesson-claims = Take each statement by itself, and look for a single tree on which it fails. What alpha-beta returns at the root is always the minimax value; how much it saves hangs on the order.
skill-expected-values = Expected values
lesson-expected-values = At a circle chance decides: multiply each child's value by its odds and add up. Nobody chooses there, so no child is left out. MAX and MIN above choose by these averages.
skill-opponents = Other opponents
lesson-opponents = First say how the opponent moves: always best, at random, or with an error now and then. Then its node is worth the smallest child, the average, or the mixture of the two.
skill-range-cuts = Cuts by a known range
lesson-range-cuts = Where every utility lies within a known range, the children of a chance node that are still to come can be bounded. Take the best that they could be, or the worst, and see whether that still matters.
skill-vectors = Vectors
lesson-vectors = Every player looks at one number only: its own. The node takes over the whole vector of the child where that number is largest, the others' numbers as they are.
skill-sum-cuts = Cuts by the sum
lesson-sum-cuts = If the sum of all numbers is known, a player who has much leaves little for the others. As soon as what is left for the player above is no more than it already has, the rest is cut.
skill-depth-limit = Depth limit
lesson-depth-limit = Count the plies from the root. At the limit a node gives its static value, h, as if it were a leaf, and nothing below it is looked at. Above the limit values are backed up as always.
skill-evaluation = Evaluating boards
lesson-evaluation = Count for both sides what the evaluation counts, line by line, and take the difference. A line that holds signs of both counts for nobody.
skill-deepening = Iterative deepening
lesson-deepening = The search runs to depth 1, then to depth 2, and so on, each time from the root. What a pass found best goes first in the next one, so that more is cut. When the clock stops, the last pass that was finished decides.
skill-quiescence = Quiescence
lesson-quiescence = At the depth limit a quiet node gives its static value. An unquiet one, marked with “!”, is searched on until all is quiet, and only there: its quiet neighbours stop as always.
skill-ucb1 = UCB1
lesson-ucb1 = UCB1 adds to the mean of a child what its few visits leave open: w/n, and C times √(ln N / n). The child with the highest is taken. A larger C favours children that were visited little, a smaller one those that have won.
skill-mcts = Monte Carlo tree search
lesson-mcts = Each iteration goes down by UCB1, hangs one new node, plays a game out from there, and counts it on the way back: a visit at every node up to the root, and a win where the player who moved into the node has won.
skill-horizon = The horizon
lesson-horizon = The same tree looks different at each depth. Stop at each limit in turn, take the static values there, and see how the best move changes: what lies behind the horizon does not count yet.
skill-singular = Singular extensions
lesson-singular = Where one child is ahead of all others by at least the margin, it alone is searched one move deeper. Compare as the player who moves does: at a MIN node the best child is the smallest.
skill-killers = Killer moves
lesson-killers = A move that cut at one node often cuts at its cousins, too. It is kept as the killer of its ply and tried first there, wherever it is a move; the next cut at that ply puts another one into its place.
skill-table = A transposition table
lesson-table = Different moves may lead to the same state with the same player to move. What was found of it is kept: exactly, or as a bound where the search stopped early. When the search comes there again, it looks it up; a bound helps only where it lies outside the window.
skill-corridor = Pacman's corridor
lesson-corridor = Follow each plan to its end: which dots are eaten on the way, how far is the nearest that is left. The evaluation of the end decides, not the path. Of equally good plans any may be taken, and planning anew at each step can turn round for ever.
skill-features = Weighted features
lesson-features = Multiply each feature by its weight, keep its sign, and add up. Two positions are equally good for the weight at which their sums are the same; on one side of it the first is better, on the other the second.
skill-game-traits = Kinds of games
lesson-game-traits = Ask three things of a game: does chance decide anything, does a player hide something from another, and do the players want the opposite. Each is answered by itself.
skill-formal-game = A game by its definition
lesson-formal-game = The successors of a state are the states that one legal move leads to, no more and no fewer. The utility belongs to a terminal state, and says who has won there.
skill-successors = Where the moves lead
lesson-successors = Go through the legal moves one by one and write down the state after each. Two moves may lead to the same state: it is written once. Where the game is over, there is none.
skill-game-tree = Growing the tree
lesson-game-tree = Write the states level by level; the players take turns, so a state belongs to whoever moves next. At an end write what the game is worth to MAX, then back the values up.

# Where somebody stands, in words.
state-new = new
state-needs = new · needs { $needs }
state-again = practise again · { $seen }
state-row = { $count } of 3 · { $when }
state-other-day = 3 of 3 · once more on another day
state-mixed = 3 of 3 · once more in a mixed set
state-mastered = mastered · { $when }
state-due = due today
state-next = again on { $date }
seen-today = today
seen-yesterday = yesterday
seen-days = { $days } days ago
last-seen = last seen { $seen }
date-short = { $day } { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[12] Dec
}
weekday-short = { $weekday ->
    [0] Mon
    [1] Tue
    [2] Wed
    [3] Thu
    [4] Fri
    [5] Sat
   *[6] Sun
}

# What next, and why.
next-due = Due today.
next-again = The last tree had a slip.
next-under-way = You are under way here.
next-new = New, and the next in order.
next-all-mastered = All is mastered; this comes up first again.
next-telling = This may be a habit: { $about }. The next tree tells whether it is.
next-chosen = As you chose.
next-mixed = { $first }, mixed with { $second }
next-lesson = First a worked tree, then the same one for you.
next-guided = With help: the tree of the lesson once more.
next-alone = A tree to fill in by yourself.
next-mixed-about = Trees of different searches in turn: say first which one it is.

# Which search it is.
search-which = Which search is it?
goal-minimax = Both sides play their best. The value of every node is wanted, and every leaf may be looked at.
goal-alpha-beta = Both sides play their best. No leaf is to be looked at that can't change the outcome.
goal-expectimax = What is each node worth on average?
goal-max-n = What does everybody get, if each plays for itself?
search-right = Right, { $method }: { $why }
search-other = It is { $method }: { $why }
search-why-minimax = two sides, no chance, and every value is asked for.
search-why-alpha-beta = two sides, and what can't matter is left out.
search-why-expectimax = chance decides at the circles.
search-why-max-n = each player has a number of its own.

# The Learn page.
action-learn = Learn
action-learn-about = What there is to learn, where you stand, and what to do next
action-learn-glyph = ☍
action-go-on = Go on
action-go-on-about = Do what comes next
action-learn-back = To the map
action-learn-back-about = Leave the lesson; it is there whenever you want it
action-learn-exam = Exam…
action-learn-exam-about = Set the day of your exam: nothing is due after it
action-open-lesson = Open a lesson…
action-open-lesson-about = Open a lesson that somebody wrote
learn-summary = { $mastered } of { $all } skills mastered, { $begun } under way. The order is a proposal: everything is open.
learn-next = Next
learn-due = Due today
learn-due-time = about { $minutes } { $minutes ->
    [one] minute
   *[other] minutes
}
learn-none-due = Nothing is due today.
learn-due-more = + { $count }
learn-due-more-about = Due today, too: { $skills }
learn-picture = An example: { $tree }
coming = { $day }: { $skills }
coming-tomorrow = Tomorrow
coming-more = { $skills } and { $count } more
learn-exam-none = No exam set
learn-exam-day = Exam { $weekday } { $date } · { $days ->
    [0] today
    [one] tomorrow
   *[other] in { $days } days
}
learn-exam-over = The exam was on { $date }
learn-exam-title = The day of your exam
learn-exam-field = Day
learn-exam-clear = No exam
learn-exam-set = Set the day
learn-legend = How to read it
learn-mastered-is = Mastered is: three trees right in a row, on two days, one of them in a mixed set, its search named. A first hint is allowed.
mock-heading = Mock exam
mock-about = { $count } questions, { $points } points, { $minutes } minutes. Marks and solutions at the end; new trees each time.
mock-under-way = under way · { $minutes ->
    [0] the time is over
    [one] 1 minute left
   *[other] { $minutes } minutes left
}
mock-sat = last sat { $seen }
action-mock-look = Look at it
action-mock-look-about = Open the exam page, where you begin it or go on with it
legend-new = not tried yet
legend-under-way = of 3 right in a row
legend-mastered = mastered
legend-again = practise again
legend-due = due today
skill-button = { $skill }: { $state }
skill-next = next
skill-button-about = Go on with { $skill }
skill-button-needs = Go on with { $skill }; it needs { $needs }
lesson-worked = Follow the worked tree by → or by the bar below it. Then the same tree is for you, and then a new one.
lesson-items = What is asked, the right answers, and why. Then the same is for you, and then something new.
path-guided = The tree of the lesson, for you to finish: what is filled in already is right. It does not count yet.
path-guided-alone = The tree of the lesson again, with the rule to help you. It does not count yet.
path-next = Chosen for what you are learning; it counts.
path-mixed = From a mixed set: trees of different searches in turn.
path-telling = This tree tells whether a mistake is a habit.
files-lesson = Lessons (*.toml)
keys-go-on = Enter
keys-go-on-about = go on with what comes next
keys-skills = Tab, arrows
keys-skills-about = from skill to skill; Enter goes on with the one that has the focus

# Lessons in files.
lesson-format = a lesson has the format { $format }
lesson-skill = there is no skill { $skill }: take one of { $skills }
lesson-tree = beside a tree there may only be its kind and its rules
lesson-unasked = nothing is asked on this tree, or it has more than { $most } nodes
lesson-picture = the picture is a tree that is written out, of at most { $most } nodes
lesson-mistake = there is no mistake { $name }
lesson-unshown = the mistake { $name } shows on none of { $tried } trees: name it for another one
lesson-lacks = its trees don't always show the skill “{ $skill }”: ask for more of them in a recipe, such as cutoffs, equality or deep_cut

listed = { $first }, { $second }

# The progress page, and reports.
action-progress = Progress
action-progress-about = What you have practised: skills, mistakes, days and time
action-progress-glyph = ◔
action-progress-print = Print…
action-progress-print-about = Write this page as a PDF
action-progress-export = Export…
action-progress-export-about = Write everything that you have practised to one file
action-progress-import = Import…
action-progress-import-about = Take over what another file holds; nothing here is lost
action-progress-clear = Clear…
action-progress-clear-about = Forget everything that was practised here
action-progress-report = Make a report…
action-progress-report-about = A PDF for your instructor, which you see first
action-progress-table = As a table
action-progress-table-about = The same as a table of words
action-progress-picture = As a picture
action-progress-picture-about = Back to the picture
action-practise-this = Practise this
action-practise-this-about = A tree on which this mistake shows
progress-skills = Skills by the last ten trees
progress-mistakes = Mistakes that came back
progress-days = The last seven days
progress-instructor = For your instructor
progress-none = Nothing is checked yet. Fill in a tree on the Practice page, or go on in Learn: what you do is counted here.
progress-no-mistakes = No mistake has come back.
progress-summary = { $trees ->
    [one] One tree
   *[other] { $trees } trees
} on { $days ->
    [one] one day
   *[other] { $days } days
}, { $hours ->
    [0] { "" }
   *[other] { $hours } h{ " " }
}{ $minutes } min in all.
progress-kept = Kept on this computer only.
progress-searches = In mixed sets, { $right } of { $asked } searches were named rightly.
progress-search-taken = { $search } was taken for { $taken } { $times ->
    [one] once
   *[other] { $times } times
}.
progress-untried = { $count ->
    [one] One more skill is new.
   *[other] { $count } more skills are new.
}
progress-mistake-seen = { $skill } · { $times } of { $trees } trees · { $date }
progress-mistake-gone = Not seen in the last trees: { $about }
progress-report-about = A report holds the state of each skill, the searches you named, the mistakes above, days and minutes. It has no single answers.
progress-cleared = All that was practised is forgotten.
progress-exported = { $count ->
    [one] One attempt is
   *[other] { $count } attempts are
} written to { $file }.
progress-imported = { $count ->
    [one] One attempt was
   *[other] { $count } attempts were
} taken over from { $file }.
progress-clear-title = Forget everything?
progress-clear-ask = Every attempt, and with it where you stand with each skill, is deleted from this computer. Export it first if you may want it back.
progress-clear-do = Forget everything
progress-clear-not = Keep it
progress-format = a file of progress has the format { $format }
progress-exam = this is no day
files-progress = Progress (*.json)
files-pdf = PDF (*.pdf)
chart-older = older
chart-newest = newest →
chart-minutes = { $minutes } min
chart-seconds = under 1 min
chart-trees = { $trees ->
    [one] 1 tree
   *[other] { $trees } trees
}
legend-right = right
legend-hinted = after a hint
legend-slip = slip
legend-run = the run that counts
table-skill = Skill
table-last = Last trees, the newest last
table-state = State
report-title = What was practised
report-made = Made on { $date } { $year } by Plywood, on the student's own computer.
report-contains = This report holds the state of each skill with its last ten trees, which searches were named in mixed sets, the mistakes that came back, and days and minutes. It holds no single answers, and nothing else about the student.
report-skill = { $skill }: { $state }. Its last trees, the newest last: { $last }.
report-mistake = { $skill }: { $about } ({ $times } of { $trees } trees, last on { $date })
keys-print = Ctrl+P
keys-print-about = the page as a PDF, for yourself or your instructor
keys-keep = Ctrl+E
keys-keep-about = everything to one file
work-reading = Reading what was practised…
work-reading-left = Reading what was practised: at most { $time } more.
