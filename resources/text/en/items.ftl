# Questions beside the tree: how entries are shown, what is asked, and why.
item-option = { $letter }) { $option }
item-option-said = { $letter }) “{ $option }”
item-true = true
item-false = false
item-yes = yes
item-no = no
item-nothing = nothing

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
count-seen-rule = { $strict ->
    [yes] A node stops as soon as its value passes the bound of the other side
   *[no] A node stops as soon as its value reaches the bound of the other side
}; the leaves that it skips are not evaluated.
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
count-about = With { $b } moves everywhere and { $speed } leaves a second, about how many plies deep does minimax get in { $seconds } seconds? Round to a whole number.
count-about-where = Multiply to see how many leaves there is time for.
count-about-rule = Solve { $b }^d = that many leaves for d, with logarithms.
count-about-why = There is time for { $most } leaves: { $b }^d is as many at d = { $whole }, about { $found } plies.
count-about-best = With { $b } moves everywhere and { $speed } leaves a second, about how many plies deep does alpha-beta get in { $seconds } seconds in the best order? Round to a whole number.
count-about-best-where = There is time for as many leaves as with minimax.
count-about-best-rule = In the best order it is about { $b } to the power of half the plies: solve { $b }^(d/2) = that many leaves for d.
count-about-best-why = There is time for { $most } leaves: { $b }^(d/2) is as many at d = { $half }, about { $found } plies.
count-ratio = With { $b } moves everywhere and the best order, how many times as many leaves are evaluated with { $first } plies as with { $second }? Round to a whole number.
count-ratio-where = Work out how many leaves are evaluated with { $first } and with { $second } plies.
count-ratio-rule = In the best order it is about { $b } to the power of half the plies.
count-ratio-why = { $deep } leaves against { $shallow }: about { $found } times as many.
count-branching = Alpha-beta saw { $states } states down to depth { $depth }. If it sees b^({ $exponent } · { $depth }) of them in that order, what is b? Two decimals.
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

# Statements: what is said, where to look, the rule, and why it is true or false.
statement-same-value = Alpha-beta gives { $root } the same value as minimax.
statement-same-value-where = Go through the drawn tree with both searches, and compare what { $root } gets.
statement-same-value-rule = A branch is cut only where it can no longer change the value of the root.
statement-same-value-true = Both give { $value }: what is cut could not have changed it.
statement-same-value-false = Alpha-beta gives { $found }, minimax { $value }: the window of the root leaves it out.
statement-same-values = Alpha-beta gives every node that it visits its minimax value.
statement-same-values-where = Look at the nodes of the drawn tree that stop early.
statement-same-values-rule = A node that stops early has not seen all of its children.
statement-same-values-true = On this tree no node that stops early would have found anything else.
statement-same-values-false = At { $node } alpha-beta returns { $found }, minimax { $value }.
statement-visited = Alpha-beta comes to { $node }.
statement-visited-where = Go through the drawn tree as alpha-beta does, down to { $node }.
statement-visited-rule = Ask whether some node above { $node } stops before its branch is taken.
statement-visited-true = No node above { $node } stops before it.
statement-visited-false = { $stops } stops after { $after }, so { $node } is never visited.
statement-reversed = With the children of { $node } in reverse order, alpha-beta evaluates fewer leaves.
statement-reversed-where = Search the drawn tree twice: as it is, and with the children of { $node } in reverse order.
statement-reversed-rule = Count the leaves that alpha-beta evaluates in both orders.
statement-reversed-true = { $now } leaves are evaluated as drawn, { $then } in that order.
statement-reversed-false = { $now } leaves are evaluated as drawn, { $then } in that order.
statement-backwards = From right to left alpha-beta evaluates fewer leaves than from left to right.
statement-backwards-where = Search the drawn tree twice: from left to right, and from right to left.
statement-backwards-rule = Count the leaves that alpha-beta evaluates from either side.
statement-backwards-true = { $now } leaves are evaluated from left to right, { $then } from right to left.
statement-backwards-false = { $now } leaves are evaluated from left to right, { $then } from right to left.
statement-add = With { $number } added to every leaf, the best move at { $root } stays the same.
statement-add-where = Add { $number } to every leaf of the drawn tree.
statement-add-rule = Minimax only compares numbers: ask whether a comparison comes out otherwise.
statement-add-true = Every comparison comes out as before: the moves are worth { $values }, and { $move } stays the best.
statement-add-false = The moves are worth { $values } then, and { $other } is the best, not { $move }.
statement-square = With every leaf squared, the best move at { $root } stays the same.
statement-square-where = Square every leaf of the drawn tree.
statement-square-rule = Squares keep the order of positive numbers only: work out the moves again.
statement-square-true = The moves are worth { $values } then, and { $move } stays the best.
statement-square-false = The moves are worth { $values } then, and { $other } is the best, not { $move }.
statement-negate = With the sign of every leaf changed, the best move at { $root } stays the same.
statement-negate-where = Change the sign of every leaf of the drawn tree.
statement-negate-rule = Other signs turn every comparison round: work out the moves again.
statement-negate-true = The moves are worth { $values } then, and { $move } stays the best.
statement-negate-false = The moves are worth { $values } then, and { $other } is the best, not { $move }.
statement-at-least = Whoever plays { $player } well at { $root } gets the value of { $root } or better, whatever the other replies.
statement-at-least-where = Look at the best move at { $root }, and at the leaves that it can lead to.
statement-at-least-rule = Follow the best moves of { $player }, and every reply of the other.
statement-at-least-true = After { $move } no reply leads to anything worse than { $value }.
statement-at-least-false = After { $move } a reply leads to { $other }.
statement-exactly = Whoever plays { $player } well at { $root } gets exactly the value of { $root }, whatever the other replies.
statement-exactly-where = Look at the best move at { $root }, and at the leaves that it can lead to.
statement-exactly-rule = Follow the best moves of { $player }, and every reply of the other, good or bad.
statement-exactly-true = After { $move } every reply leads to { $value }.
statement-exactly-false = After { $move } a bad reply leads to { $other }, not to { $value }.
statement-change = If the leaf { $leaf } below { $parent } were { $number }, the value of { $root } would be another one.
statement-change-where = Put { $number } in the place of the leaf { $leaf } below { $parent }.
statement-change-rule = Work out { $root } once more with that leaf.
statement-change-true = { $root } would be worth { $then }, not { $value }.
statement-change-false = { $root } would still be worth { $value }.
statement-order = The order of the children can change the value that alpha-beta gives the root.
statement-order-where = Take a small tree on which alpha-beta cuts something, and turn its children round.
statement-order-rule = Ask what a cut branch could still have changed.
statement-order-false = It changes how many leaves are evaluated, and perhaps which of equal moves is found, but never the value.
statement-twice = In the best order alpha-beta gets about twice as deep as minimax in the same time.
statement-twice-where = Compare how many leaves each of them evaluates for the same depth.
statement-twice-rule = In the best order the leaves are about the square root of all.
statement-twice-true = With b moves and d plies it evaluates about 2 · b^(d/2) leaves instead of b^d.
statement-monotone = Any change of the leaves that keeps their order keeps the best move of minimax.
statement-monotone-where = Ask what minimax does with the numbers at the leaves.
statement-monotone-rule = Minimax does nothing with the leaves but compare them.
statement-monotone-true = Minimax only compares leaves, and all comparisons come out as before.
statement-random = The best move of minimax is also the best one against an opponent who moves at random.
statement-random-where = Take a small tree, once with MIN and once with an opponent who moves at random.
statement-random-rule = Minimax guards against the worst reply; a random opponent seldom finds it.
statement-random-true = On { $tree } both take { $one }.
statement-random-false = On { $tree } minimax takes { $one } (the moves are worth { $values }); against chance they are worth { $others }, and { $other } is better.
statement-chance-square = Any change of the leaves that keeps their order keeps the best move where chance nodes decide.
statement-chance-square-where = Take a small tree with chance nodes, and square its leaves.
statement-chance-square-rule = A chance node adds up: how far apart the numbers are counts, too.
statement-chance-square-true = On { $tree } it does.
statement-chance-square-false = On { $tree } the moves are worth { $values }, and { $one } is the best; with every leaf squared they are worth { $others }, and { $other } is.
statement-reply = With full information, zero sum and perfect players, it does not help the first player to know the reply beforehand.
statement-reply-where = Take a small tree of MAX and MIN, and tell MAX beforehand how MIN replies to each move.
statement-reply-rule = Minimax counts on the best reply already.
statement-reply-true = The value counts on the best reply already, and a perfect opponent gives it.
statement-reply-hidden = Where information is hidden, too, it does not help to know the other's move beforehand.
statement-reply-hidden-where = Take a small game with hidden moves, and tell one player the other's move beforehand.
statement-reply-hidden-rule = Think of two players who each put down a coin, heads or tails.
statement-reply-hidden-true = Matching pennies is worth { $known } either way.
statement-reply-hidden-false = In matching pennies who knows the other's coin always wins: { $known } instead of { $hidden } on average.
statement-dice = A perfect player never loses at a game with dice, such as backgammon.
statement-dice-where = Take a small game with a throw of the dice after the best move.
statement-dice-rule = A perfect move is the best on average.
statement-dice-true = On { $tree } no throw loses.
statement-dice-false = On { $tree } the best move is { $move }, and still one of its throws loses.
statement-ucb-widest = UCB1 takes the move with the widest confidence interval.
statement-ucb-widest-where = Compare a move that was tried seldom with one that has a high mean.
statement-ucb-widest-rule = UCB1 adds the mean to the width: ask whether the widest has the highest sum.
statement-ucb-widest-true = On { $tree } it takes { $taken }.
statement-ucb-widest-false = On { $tree } { $widest } has the widest interval, but with its mean { $taken } has the highest upper end, and is taken.
statement-uct-grows = UCT grows its tree by the statistics of earlier simulations.
statement-uct-grows-where = Follow an iteration from the root down to where it adds a node.
statement-uct-grows-rule = Ask what UCB1 is worked out from.
statement-uct-grows-true = On { $tree } the new nodes are { $one } with some results, and { $other } with the opposite ones.
statement-uct-grows-false = On { $tree } the new nodes are { $one } in any case.
statement-uct-depth-one = At a root of depth 1, UCT is nothing but UCB1.
statement-uct-depth-one-where = Go through the four parts of an iteration.
statement-uct-depth-one-rule = Ask what is left of an iteration where every move ends the game.
statement-uct-depth-one-true = On { $tree } every visit is one choice by UCB1 at the root: { $visits }.
statement-uct-depth-one-false = On { $tree } the visits are { $visits }.
statement-mcts-mean = The move that Monte Carlo tree search plays in the end is usually the one with the best mean.
statement-mcts-mean-where = Look at how the move is chosen after the last iteration.
statement-mcts-mean-rule = A mean of few visits says little: ask which move most programs play.
statement-mcts-mean-true = On { $tree } { $played } is played, which has the best mean.
statement-mcts-mean-false = On { $tree } { $best } has the best mean, but { $played } has the most visits, and is played.
statement-mcts-variance = More simulations lessen the bias of a mean, but not its variance.
statement-mcts-variance-where = Ask how far means scatter that come from few and from many simulations.
statement-mcts-variance-rule = Think of the mean of n tosses of a coin.
statement-mcts-variance-true = On { $tree } the means scatter with a variance of { $few }, and with many playouts of { $many }.
statement-mcts-variance-false = On { $tree } the means of 4 playouts scatter with a variance of { $few }, those of 100 with { $many }.
statement-mcts-kept = The states that a playout passes through are kept in the tree.
statement-mcts-kept-where = Follow one iteration, and look at what the tree has more afterwards.
statement-mcts-kept-rule = Ask how many nodes an iteration adds.
statement-mcts-kept-true = On { $tree } one iteration leaves { $nodes } nodes with a count.
statement-mcts-kept-false = On { $tree } one iteration leaves { $nodes } nodes with a count, the root and a new one, however long the playout is.

# What is said of an answer.
remark-right-item = { $question } { $entry }: right.
remark-empty-item = Still open: { $question }
remark-follows-item = { $question } { $entry } follows from your earlier entries; without that slip it is { $right }.
remark-follows-empty-item = { $question } With your earlier entries nothing belongs here; without that slip it is { $right }.
why-pick = { $due } is right{ $against }. { $why }
why-true = This is { $due }. { $why }
why-cell = { $due } is right{ $against }. { $why }
why-sequence = { $due } is right{ $against }. { $why }
why-claim = { $due } is right{ $against }. { $why }
why-tick = This is to be ticked. { $why }
why-no-tick = This is not to be ticked. { $why }
why-item-nothing = Nothing belongs here. { $why }
why-item-none = With your earlier entries there is nothing to work out here.
why-then = { $why } { $more }
pick-from = “{ $option }” may come from this mistake: { $about }.
pick-from-either = “{ $option }” may come from one of these mistakes: { $about }; or { $other }.
hint-where-inputs = It follows from what stands before it: { $inputs }
worked-item = { $question } Answer: { $answer }.
worked-item-why = { $question } Answer: { $answer }. { $why }

# One tree against several opponents.
opponent-min = MIN
opponent-random = one who moves at random
opponent-errs = MIN who takes its worst move with probability { $p }
opponent-wanders = MIN who moves at random with probability { $p }
column-everybody = every opponent
item-worth = What is { $node } worth?
given-opponents = MAX knows how the opponent moves, and plays the best it can against that.{ $random ->
    [yes] { " " }One who moves at random takes every move with the same probability.
   *[no] { "" }
}{ $errs ->
    [yes] { " " }MIN who takes its worst move with a probability decides that anew at every node, and takes its best one else; the worst is what is worst for MIN.
   *[no] { "" }
}{ $wanders ->
    [yes] { " " }MIN who moves at random with a probability decides that anew at every node, and takes its best move else; at random each move is equally likely.
   *[no] { "" }
}
item-worth-against = What is { $node } worth? Opponent: { $opponent }.
item-move-against = Which move is best at { $node }? Opponent: { $opponent }.
item-equal-errs = MIN takes its worst move with probability p. For which p are { $first } and { $second } equally good? (Three decimals are enough.)
item-equal-wanders = MIN moves at random with probability p. For which p are { $first } and { $second } equally good? (Three decimals are enough.)
why-opponent-max = MAX takes the most of { $values }.
why-opponent-min = MIN takes the least of { $values }.
why-opponent-random = Each reply is equally likely: ({ $sum }) / { $count } = { $value }.
why-opponent-errs = { $best } · { $least } for the best reply and { $p } · { $most } for the worst: { $value } in all.
why-opponent-wanders = { $best } · { $least } for the best reply and { $p } · { $mean } for a random one: { $value } in all.
why-opponent-move = { $move } brings the most, { $value }.
why-opponent-p = Where MIN takes the least, { $first } is worth { $ahead } more than { $second }; where it does not, { $second } is worth { $behind } more than { $first }: they are equal where (1 − p) · { $ahead } = p · { $behind }.
hint-opponent-where = Look at the children of { $node }, and at who moves there.
hint-opponent-max = MAX takes the largest of the children's values, whoever the opponent is.
hint-opponent-min = MIN always takes the smallest of the children's values.
hint-opponent-random = Each reply is equally likely: take the mean of the children's values.
hint-opponent-errs = Take the smallest value times 1 − p, and the largest times p.
hint-opponent-wanders = Take the smallest value times 1 − p, and the mean of the values times p.
hint-opponent-move = MAX takes the child that is worth most against this opponent.
hint-opponent-p-where = Look at the children of { $first } and of { $second }.
hint-opponent-p = Each move is worth (1 − p) times what MIN's best reply leaves and p times what the other leaves: set the two equal.

# Kinds of games.
played-chess = Chess
played-checkers = Checkers
played-go = Go
played-othello = Othello
played-nim = Nim
played-tic-tac-toe = Tic-tac-toe
played-connect-four = Connect Four
played-backgammon = Backgammon
played-battleships = Battleships (ships placed as the players like)
played-blind-tic-tac-toe = Blind tic-tac-toe
played-rock-paper-scissors = Rock, paper, scissors
played-bridge = Bridge (two teams)
played-poker-six = Poker with six players
played-chinese-checkers-six = Chinese checkers with six players
played-ludo-four = Ludo with four players
played-prisoners-dilemma = The prisoner's dilemma
played-patience = Patience, for one player
trait-chance = chance
trait-perfect = perfect information
trait-two = two players or sides
trait-zero-sum = zero-sum
given-traits = What is meant:{ $chance ->
    [yes] { " " }chance is what dice or shuffled cards decide, and not what an opponent will do;
   *[no] { "" }
}{ $perfect ->
    [yes] { " " }information is perfect if whoever moves sees the whole state, and of two moves made at the same time nobody sees the other;
   *[no] { "" }
}{ $two ->
    [yes] { " " }partners in a team are one side;
   *[no] { "" }
}{ $zero_sum ->
    [yes] { " " }in a zero-sum game one side wins what the others lose;
   *[no] { "" }
} and each game is meant as it is usually played.
item-trait = { $game }: { $trait }
hint-trait-where = Think of a game of { $game } being played: { $trait }?
hint-trait-chance = Dice or shuffled cards bring chance in. What an opponent will do is not chance.
hint-trait-perfect = Information is perfect if whoever moves sees the whole state: no hidden cards or ships, and no move made at the same time.
hint-trait-two = Count the players; partners in a team are one side.
hint-trait-zero-sum = What one side wins, the others must lose: the utilities always add up to the same.
why-trait-chance = { $game }: dice or shuffled cards decide something.
why-trait-chance-not = { $game }: nothing is left to dice or cards; what an opponent does is a choice.
why-trait-perfect = { $game }: whoever moves sees the whole state.
why-trait-perfect-not = { $game }: whoever moves does not see the whole state.
why-trait-two = { $game }: two sides play.
why-trait-two-not = { $game }: not exactly two sides play.
why-trait-zero-sum = { $game }: what one side wins, the others lose.
why-trait-zero-sum-not = { $game }: the utilities do not always add up to the same.

# The formal definition of a game.
row-succ = Succ({ $state })
item-succ = Is { $other } in Succ({ $state })?
item-utility = What is the empty pile worth to MAX, if { $mover } is to move?
why-succ = From { $state } one takes { $taken }, and { $other } is left.
why-succ-not = From { $state } to { $other } one would have to take { $taken }, and a move takes one of { $takes }.
why-succ-not-fewer = A move takes sticks off: from { $state } none leads to { $other }.
why-utility = { $last } took the last stick { $won ->
    [yes] and wins
   *[other] and loses
}: { $value }.
hint-succ-where = What can be left of { $state } after one move?
hint-succ = A move takes one of these numbers of sticks: { $takes }.
hint-utility-where = If { $mover } is to move and no stick is left, who took the last one?
hint-utility = Whoever takes the last stick { $won ->
    [yes] wins
   *[other] loses
}; utilities are what they are worth to MAX.
# Boards evaluated by hand.
board-line-1 = row 1
board-line-2 = row 2
board-line-3 = row 3
board-line-4 = column 1
board-line-5 = column 2
board-line-6 = column 3
board-line-7 = diagonal ↘
board-line-8 = diagonal ↙
board-count = { $number ->
    [1] one { $sign } alone
   *[other] two { $sign } alone
}
column-worth = worth
column-lines = lines
item-board-line = What is { $line } worth?
item-board-sum = What is the board worth?
item-board-count = How many lines have { $number ->
    [1] one { $sign }
   *[other] two { $sign }
} and nothing of the opponent?
item-board-counted = What is the board worth, by 3·X₂ + X₁ − 3·O₂ − O₁?
item-board-worth = What is the board { $board } worth?
why-board-line = It has { $signs }: { $value }.
why-board-sum = { $sum } = { $value }.
why-board-count = { $count ->
    [one] It is { $lines }.
   *[other] They are { $lines }.
}
why-board-count-none = No line has { $number ->
    [1] one { $sign }
   *[other] two { $sign }
} and nothing of the opponent.
board-lines = { $one } and { $other }
why-board-lines = What counts is { $lines }: { $value } in all.
why-board-lines-none = None of its lines counts: 0.
board-line-worth = { $line } ({ $worth })
why-board-counted = X₂ = { $X2 }, X₁ = { $X1 }, O₂ = { $O2 }, O₁ = { $O1 }: 3·{ $X2 } + { $X1 } − 3·{ $O2 } − { $O1 } = { $value }.
why-board-move = { $move } is worth { $value }, and no other is better.
why-board-tied = { $moves } are worth { $value } each, and no other is better{ $tie }.
hint-board-line-where = Look at the three squares of { $line }: whose signs stand there?
hint-board-sum-where = Look at what you wrote for the lines of the board.
hint-board-count-where = Go through the three rows, then the three columns, then the two diagonals: look for { $number ->
    [1] one { $sign }
   *[other] two { $sign }
} beside empty squares alone.
hint-board-worth-where = Go through the three rows, the three columns and the two diagonals of the board { $board }.
hint-board-line = A line with signs of X alone is worth { $one } for one, { $two } for two, { $three } for three; with signs of O alone the same below 0; with both, or none, it is worth 0.
hint-board-sum = Add up what the eight lines are worth.
hint-board-count = There are eight lines: three rows, three columns, two diagonals. A line with signs of both players counts for nobody.
hint-board-counted = Three for each line with two X alone, one for each with one; the same for O, taken off.
hint-board-move = Whoever moves at the root takes the child that is best for them: X the largest value, O the smallest.

# Iterative deepening.
row-pass = pass { $number }
column-order = order
column-value = value of the root
column-move = best move
column-evaluations = evaluations
deepening-order = In which order does pass { $number } try the children of { $node }?
deepening-order-where = Look at what pass { $last } found for each child of { $node }.
deepening-order-rule = { $player ->
    [MAX] MAX tries the largest of these values first.
   *[other] MIN tries the smallest of these values first.
} Children that the last pass did not see come last; equal ones keep the order of the first pass.
deepening-order-why = Pass { $last } found { $seen }, and { $player ->
    [MAX] MAX tries the largest first.
   *[other] MIN tries the smallest first.
}
deepening-order-why-unseen = Pass { $last } found { $seen }, and { $player ->
    [MAX] MAX tries the largest first.
   *[other] MIN tries the smallest first.
} { $count ->
    [one] { $unseen }, which it did not see, comes last.
   *[other] { $unseen }, which it did not see, come last.
}
deepening-value = What does pass { $number } find for { $node }?
deepening-value-where = Go through what lies below { $node }, down to { $number } plies below { $root }, in the order of this pass.
deepening-value-rule = A node at the limit is worth its static value h; { $node } is { $player }'s, and stops { $strict ->
    [yes] as soon as its value passes the bound of the other side
   *[no] as soon as its value reaches the bound of the other side
}.
deepening-value-why = { $node } tries { $tried }, and is left with { $value }.
deepening-value-why-cut = { $node } tries { $tried } and stops there: { $cut }. It is left with { $value }.
stopped-at = { $value } { $sign } { $greek } = { $bound }
stopped-at-range = no value is better than { $value }
deepening-best = What does pass { $number } find for { $root }?
deepening-best-where = Look at what pass { $number } finds for each child of { $root }.
deepening-best-rule = { $player ->
    [MAX] MAX takes the largest of them.
   *[other] MIN takes the smallest of them.
}
deepening-best-why-max = MAX takes the largest of { $tried }.
deepening-best-why-min = MIN takes the smallest of { $tried }.
deepening-move = Which move is best after pass { $number }?
deepening-move-where = Look at what pass { $number } finds for each child of { $root }.
deepening-move-rule = It is the move that the value of { $root } comes from.
deepening-move-why = { $move } brings { $value }.
deepening-evaluations = How many evaluations does pass { $number } make?
deepening-evaluations-where = Count the ends of the tree and the nodes at the limit of pass { $number } that it looks at.
deepening-evaluations-rule = Every pass begins anew: all that it evaluates counts, what it cuts does not, and what earlier passes looked at does not either.
deepening-evaluations-why = It evaluates { $seen }. That makes { $count }.
deepening-clock = The clock stops after { $stops } evaluations in all. Which move is played?
deepening-clock-where = Add up the evaluations of the passes: which of them are done after { $stops }?
deepening-clock-rule = A pass that is not done plays nothing: the best move of the last one that is done is played.
deepening-clock-why = The passes are done after { $ends } evaluations: after { $stops } the last one done is pass { $done }.
deepening-clock-why-all = The passes are done after { $ends } evaluations: after { $stops } all of them are.

# A transposition table.
column-table-state = state
column-table-recall = the table answers
column-table-entry = into the table
transposition-state = Which number has the state of { $node }?
transposition-state-where = Look at what stands in { $node }, at who moves there, and at the nodes with earlier letters.
transposition-state-rule = The same state with the same player to move has the same number; a new one has the next number.
transposition-state-why-old = { $state } with { $player } to move stands in { $first } already.
transposition-state-why-new = { $state } with { $player } to move stands in no node before it: it has the next number.
transposition-recall = Does the table answer for { $node }?
transposition-recall-where = Does the search come to { $node }? Then look for its state in the table as it is at that time, and at the window there.
transposition-recall-rule = “= v” always answers, “≥ v” if v ≥ β, “≤ v” if v ≤ α.
transposition-recall-why = For its state the table holds { $sign } { $value }, and the window is ({ $alpha }, { $beta }): that is enough.
transposition-recall-why-not = For its state the table holds { $sign } { $value }, but the window is ({ $alpha }, { $beta }): that is not enough.
transposition-recall-why-none = Its state is not in the table when the search comes to { $node }.
transposition-unvisited = The search never comes to { $node }.
transposition-answered = The table answers for { $node }, so nothing new goes into it.
transposition-entry = What goes into the table when { $node } is left?
transposition-entry-where = Is { $node } searched? Then look at the window with which it was entered, and at the value that it found.
transposition-entry-rule = A value v ≤ α is kept as ≤ v, a value v ≥ β as ≥ v, any other as = v. Where the table has answered, nothing new goes into it.
transposition-entry-why-exact = { $node } tried { $tried }: { $value } lies inside ({ $alpha }, { $beta }), so it is exact.
transposition-entry-why-most = { $node } tried { $tried }: { $value } is not above α = { $alpha }, so it is a bound from above.
transposition-entry-why-least = { $node } tried { $tried }: { $value } is not below β = { $beta }, so it is a bound from below.
transposition-without = How many leaves does alpha-beta evaluate without a table?
transposition-without-where = Go through the tree once more as if there were no table.
transposition-without-rule = Plain alpha-beta searches every node it comes to, whatever it has seen before.
transposition-with = How many leaves does it evaluate with the table?
transposition-with-where = Count the leaves that the search with the table looks at itself.
transposition-with-rule = Leaves below a node for which the table answers, or that is cut, are not evaluated.
transposition-evaluated-why = It evaluates { $seen }. That makes { $count }.
transposition-saved = How many evaluations does the table save?
transposition-saved-where = Look at the two numbers before.
transposition-saved-rule = Take the evaluations with the table off those without.
transposition-saved-why = { $without } − { $with } = { $saved }.

# Killer moves.
column-killer-order = order
column-killer-killer = killer after it
killer-none = none
killer-order = In which order are the moves of { $node } to be tried?
killer-order-where = Does the search come to { $node }? Then look at { $slots ->
    [two] the killers
   *[one] the killer
} of ply { $ply } at that time.
killer-order-rule = { $slots ->
    [two] The killer of the ply comes first, and then its second one, each if it is a move here;
   *[one] The killer of the ply comes first, if it is a move here;
} all others keep their order, also those that are cut then.
killer-order-why = { $count ->
    [one] { $killer } is the killer of ply { $ply } then: it comes first, and the others keep their order.
   *[other] { $killer } are the killers of ply { $ply } then: they come first, and the others keep their order.
}
killer-order-why-other = { $count ->
    [one] { $killer } is the killer of ply { $ply } then, but no move here: all keep their order.
   *[other] { $killer } are the killers of ply { $ply } then, but no moves here: all keep their order.
}
killer-order-why-none = Ply { $ply } has no killer yet: all keep their order.
killer-unvisited = The search never comes to { $node }.
killer-killer = Which move is the killer of ply { $ply } when { $node } is left?
killer-killer-where = Does the search come to { $node }? Then look whether it stops early there, and after which move.
killer-killer-rule = The move that cuts becomes the killer of its ply. Where nothing is cut, the killer stays.
killer-killer-why = At { $node } { $cut } after { $move }: { $move } cuts { $skipped }, and is the killer of ply { $ply } from now on.
killer-killer-why-none = Nothing is cut at { $node }: the killer of ply { $ply } stays as it was.
killer-second-why-none = Nothing is cut at { $node }: the second killer of ply { $ply } stays as it was.
killer-second = Which move is the second killer of ply { $ply } when { $node } is left?
killer-second-where = Does the search come to { $node }? Then look whether it stops early there, after another move than the killer.
killer-second-rule = Where another move than the killer cuts, the killer before becomes the second one. Else the second one stays.
killer-second-why = At { $node } { $cut } after { $move }: { $move } cuts { $skipped }, and { $before }, the killer of ply { $ply } before, is the second one from now on.
killer-second-why-same = At { $node } { $cut } after { $move }: { $move } cuts { $skipped }, but is the killer of ply { $ply } already, and the second one stays as it was.
killer-second-why-first = At { $node } { $cut } after { $move }: { $move } cuts { $skipped }, but ply { $ply } had no killer before that could be the second one.
column-killer-second = second killer
killer-without = How many leaves does alpha-beta evaluate without killers?
killer-without-where = Go through the tree once more as if there were no killers.
killer-without-rule = Plain alpha-beta tries the moves of every node in the order in which they are given, whatever has cut before.
killer-with = How many leaves does it evaluate with killers?
killer-with-where = Count the leaves that the search with killers looks at.
killer-with-rule = Leaves that are cut are not evaluated.
killer-evaluated-why = It evaluates { $seen }. That makes { $count }.
killer-saved = How many evaluations do the killers save? (Below 0 where they cost some.)
killer-saved-where = Look at the two numbers before.
killer-saved-rule = Take the evaluations with killers off those without.
killer-saved-why = { $without } − { $with } = { $saved }.

# What must be known of what is given.
given-killers = A move that cuts others off at a node becomes the killer of its ply; the moves of the root lead to ply 1. Where the killer of a ply is a move of a node, it is tried first there, and the others keep their order.{ $given ->
    [yes] {" "}The moves of the root are tried in the order { $first }.
   *[other] {""}
}{ $below ->
    [yes] {" "}Without a killer, children are tried in these orders: { $inner }.
   *[other] {""}
}
given-transpositions = Two nodes have the same state if the same stands in them and the same player moves there. States are numbered in the order of the nodes' letters; that of the root is 1. When alpha-beta leaves a node with a state, its value v goes into the table: as ≤ v if v ≤ α with which it was entered, as ≥ v if v ≥ β, else as = v; a later entry takes the place of an earlier one. When it comes to a node whose state is in the table, “= v” answers, “≥ v” if v ≥ β, “≤ v” if v ≤ α; then nothing below is searched.{ $given ->
    [yes] {" "}The table holds this from the start: { $table }.
   *[other] {""}
}
given-deepening = Alpha-beta searches the tree to depth 1, then anew to depth 2, and so on; a node at the limit of a pass is worth its static value h. { $given ->
    [yes] The first pass tries the moves at the root in the order { $first }.
   *[other] The first pass tries children in the usual order.
}{ $below ->
    [yes] {" "}Below the root it tries them in these orders: { $inner }.
   *[other] {""}
} Each further pass tries them by the values that the last pass found: MAX the largest first, MIN the smallest first, those that it did not see last, equal ones in the order of the first pass. A leaf, or a node at the limit, that is looked at is one evaluation.{ $clock ->
    [yes] {" "}If the clock stops in the midst of a pass, the best move of the pass before is played.
   *[other] {""}
}
given-boards-lines = Each of the eight lines with signs of X alone is worth { $one } for one sign, { $two } for two, { $three } for three; with signs of O alone the same below 0; else 0. A board is worth the sum of its lines.
given-boards-counted = X₂ is how many of the eight lines have two X and no O, X₁ how many have one X and no O; O₂ and O₁ alike. A board is worth 3·X₂ + X₁ − 3·O₂ − O₁.
given-nim = The pile has { $sticks } sticks. A move takes one of these numbers of sticks: { $takes }. Whoever takes the last one { $last ->
    [loses] loses
   *[other] wins
}.

# Positions evaluated by weighted features.
feature-queens = queens
feature-rooks = rooks
feature-bishops = bishops
feature-knights = knights
feature-pawns = pawns
feature-corners = corners
feature-mobility = moves to choose from
feature-discs = discs
feature-score = score
feature-food-left = food left
feature-nearest-food = way to the nearest food
feature-nearest-ghost = way to the nearest ghost
feature-x2 = lines with two X alone
feature-x1 = lines with one X alone
feature-o2 = lines with two O alone
feature-o1 = lines with one O alone
feature-win = win
feature-loss = loss
feature-draw = draw
given-evaluation = A position is worth the sum over its features of weight times value. { $less ->
    [yes] A value such as 2 − 1 is what MAX has, less what MIN has.
   *[other] Each value stands before its box.
}
row-feature = { $feature }, weight { $weight }
row-sum = sum
row-sum-rest = sum without w
column-position = position { $position }
cell-value = value { $value }:
item-term = What does “{ $feature }” add to { $position } (weight { $weight }, value { $value })?
item-factor = How many times does w count at { $position } (“{ $feature }”, value { $value })?
item-sum = What is { $position } worth?
item-sum-rest = What is { $position } worth without the feature whose weight is w?
item-best-position = Which position is best for MAX?
item-weight = For which weight w are { $first } and { $second } equally good? (Three decimals are enough.)
item-side = { $first } is better than { $second } where w is …
option-larger = larger than that
option-smaller = smaller than that
why-term = { $less ->
    [yes] { $value } = { $difference }, and { $weight } · { $factor } = { $found }.
   *[other] { $weight } · { $factor } = { $found }.
}
why-factor = { $less ->
    [yes] { $value } = { $found }, so that it adds { $found } · w.
   *[other] The value is { $found }, so that it adds { $found } · w.
}
why-weight = { $first } is worth { $one } + { $times } · w, { $second } { $other } + { $others } · w: they are equal where { $gap } · w = { $ahead }, that is at w = { $found }.
why-side = Where w grows by 1, { $first } gains { $one } and { $second } gains { $other }: { $way ->
    [more] { $first } gains more, and is better where w is larger
   *[other] { $first } gains less, and is better where w is smaller
}.
hint-term-where = Look at “{ $feature }” at { $position }: its value, and its weight.
hint-term = { $less ->
    [yes] Take what MIN has off what MAX has, then multiply by the weight { $weight }.
   *[other] Multiply the value by the weight { $weight }.
}
hint-factor = { $less ->
    [yes] Take what MIN has off what MAX has: so often w counts.
   *[other] w counts as often as the value says.
}
hint-sum-where = Look at the column of position { $position }.
hint-sum = Add up all that its features add; what is below 0 is taken off.
hint-sum-rest = Add up all that its features add, but the one whose weight is w.
hint-best-position-where = Look at the sums of all positions.
hint-best-position = The evaluation is what a position is worth to MAX: the largest is best.
hint-weight-where = Look at the sums of { $first } and { $second } without w, and at how many times w counts in each.
hint-weight = Each position is worth its sum and so many times w: set the two equal, and solve for w.
hint-side-where = Compare how many times w counts at { $first } and at { $second }.
hint-side = The position where w counts more often gains more when w grows.

# Monte Carlo tree search by hand.
column-ucb1 = UCB1
column-ucb1-c = UCB1, C = { $c }
column-ucb1-in = UCB1, iteration { $number }
column-wins = wins after
column-visits = visits after
row-played = start of playout
item-ucb1 = UCB1 of { $node }?
item-ucb1-c = UCB1 of { $node } with C = { $c }?
item-ucb1-in = UCB1 of { $node } in iteration { $number }?
item-chosen = Which child does { $node } take?
item-chosen-c = Which child does { $node } take with C = { $c }?
item-chosen-in = Which child does { $node } take in iteration { $number }?
item-node = Which node is new, so that the playout starts there? (If none is: where does it start?)
item-node-in = Iteration { $number }: at which node does the playout start?
item-wins = Wins of { $node } after that?
item-wins-played = Wins of the node where the playout starts, after it?
item-visits = Visits of { $node } after that?
item-visits-played = Visits of the node where the playout starts, after it?
item-mcts-move = Which move does { $node } play now?
item-constant-from = From which C on is { $child } taken?
item-constant-to = Up to which C is { $child } taken?
why-ucb1-ln = { $wins }/{ $visits } + { $c } · √(ln { $parent } / { $visits }) = { $wins }/{ $visits } + { $c } · { $root } = { $found }.
why-ucb1-2ln = { $wins }/{ $visits } + { $c } · √(2 ln { $parent } / { $visits }) = { $wins }/{ $visits } + { $c } · { $root } = { $found }.
why-ucb1-ln-turned = Who chooses here wins what the count leaves: 1 − { $wins }/{ $visits } + { $c } · √(ln { $parent } / { $visits }) = 1 − { $wins }/{ $visits } + { $c } · { $root } = { $found }.
why-ucb1-2ln-turned = Who chooses here wins what the count leaves: 1 − { $wins }/{ $visits } + { $c } · √(2 ln { $parent } / { $visits }) = 1 − { $wins }/{ $visits } + { $c } · { $root } = { $found }.
why-chosen = UCB1 at { $node } is { $scores }: { $child } has the highest.
why-unvisited-first = { $child } was never visited: it comes before all children of { $node } with a UCB1.
why-node-new = On the way down { $above } is the first node with a child that was never visited, and { $node } is the first of these.
why-node-again = { $choice } Nothing can hang below { $node }, so its playout is one more from there.
why-wins = { $times ->
    [one] The playout passes through { $node }, which counts the wins of { $player }: { $before } + { $more } = { $after }.
   *[other] { $times } playouts pass through { $node }, which counts the wins of { $player }: { $before } + { $more } = { $after }.
}
why-visits = { $times ->
    [one] The playout passes through { $node }: { $before } + 1 = { $after }.
   *[other] { $times } playouts pass through { $node }: { $before } + { $times } = { $after }.
}
why-count-same = No playout passes through { $node }, so that its count stays as it was: { $before }.
why-mcts-move-visits = { $move } has the most visits, { $visits }.
why-mcts-move-mean = { $move } has the best mean, { $wins }/{ $visits }.
why-constant = { $child } and { $rival } have the same UCB1 where C · { $roots } = { $means }: C = { $found }.
slip-no-c = That comes out without C: the root counts { $c } times, { $c } · { $root }.
slip-all-visits = That comes out with the { $total } visits of the root: N is the visits of the parent, { $parent }.
slip-other-player = That comes out with the wins of the other player.
slip-no-root = That comes out without the square root, which is taken of { $formula } / n.
slip-c-under-root = That comes out with C below the root: { $c } stands before it, { $c } · { $root }.
slip-log-10 = That comes out with the logarithm to base 10: ln is the natural one.
slip-log-2 = That comes out with the logarithm to base 2: ln is the natural one.
slip-formula = That comes out with { $other } below the root: it is { $formula } here.
slip-mean-alone = That is the mean alone: what is to be explored is missing.
slip-no-mean = That is only what is to be explored: the mean is missing.
slip-mean-of-all = That comes out with the wins divided by { $parent }, the visits of the parent: the mean is that of the child's own visits.
slip-no-division = That comes out with the wins not divided by the visits.
slip-no-log = That comes out without the logarithm: it is ln { $parent }, not { $parent }.
slip-root-of-log = That comes out with the root of the logarithm alone: n stands below the root, too.
slip-exchanged = That comes out with N and n exchanged: N is the visits of the parent, { $parent }.
slip-other-wins = That comes out with { $other } wins: there are { $wins }.
hint-ucb1-where = Look at the wins and visits of { $node }, and at the visits of its parent.
hint-ucb1-ln = UCB1 = w/n + C · √(ln N / n) with C = { $c }: w wins in n visits, N visits of the parent.
hint-ucb1-2ln = UCB1 = w/n + C · √(2 ln N / n) with C = { $c }: w wins in n visits, N visits of the parent.
hint-ucb1-ln-turned = Who chooses here wins what the count leaves: UCB1 = 1 − w/n + C · √(ln N / n) with C = { $c }: w wins in n visits, N visits of the parent.
hint-ucb1-2ln-turned = Who chooses here wins what the count leaves: UCB1 = 1 − w/n + C · √(2 ln N / n) with C = { $c }: w wins in n visits, N visits of the parent.
hint-chosen-where = Look at the children of { $node }: was one of them never visited?
hint-chosen = The first child that was never visited comes first. Where all were, the one with the highest UCB1 is taken, the first of equals.
hint-node-where = Go down from the root, and stop at the first node that has a child without visits.
hint-node = At every node take the first child that was never visited, and stop there; where all were visited, take the one with the highest UCB1 and go on.
hint-count-where = Look at the way from the node where the playout starts up to the root: nothing else changes.
hint-visits = Every node on the way counts one more visit, the root too.
hint-wins-mover = A node counts the wins of the player who moved into it, so the players take turns on the way; a draw counts 1/2.
hint-wins-root = Every node counts the wins of the root's player; a draw counts 1/2.
hint-mcts-move-where = Look at the counts of the children of { $node } at the end.
hint-mcts-move-visits = The move with the most visits is played, whatever its mean.
hint-mcts-move-mean = The move with the best mean is played: wins by visits.
hint-constant-where = Compare { $child } with each of its siblings.
hint-constant-ln = UCB1 of { $child } and of a sibling are equal for one C: set w/n + C · √(ln N / n) equal and solve for C. On one side of it { $child } is higher.
hint-constant-2ln = UCB1 of { $child } and of a sibling are equal for one C: set w/n + C · √(2 ln N / n) equal and solve for C. On one side of it { $child } is higher.
# The tree of a game grown from its root.
given-grown = There are more places than states: what stays empty is right if no move leads there. The states below a node may stand in any order.{ $cuts ->
    [yes] {" "}Every game is worth 1 or −1, or 0 for a draw, and that is known: cross out each branch that alpha-beta, going through your tree from left to right, then never takes; what lies below it is left as it is.
   *[other] {""}
}
item-grown = Which state stands at { $place }?
place-below = place { $number } below { $node }
item-grown-move = Which state does the best first move lead to?
item-grown-evaluated = Every game is worth 1 or −1, or 0 for a draw, and that is known. Alpha-beta goes through your tree from left to right, and stops at a node as soon as nothing better can come. How many ends does it evaluate?
why-grown = From { $state } a move leads to { $count ->
    [one] this state only
   *[other] these states
}: { $states }.
why-grown-end = At { $state } the game is over: nothing stands below { $node }.
why-grown-nothing = Nothing stands at { $node }.
why-grown-no-state = What stands at { $node } is no state in which this player is to move.
why-grown-max = The game is over at { $state }, and MAX has won.
why-grown-min = The game is over at { $state }, and MIN has won.
why-grown-draw = The game is over at { $state }, and nobody has won.
why-grown-move = { $mover } takes the best of these: { $values }.
item-grown-cut = Does alpha-beta never take the branch to { $place }?
why-crossed = This branch is crossed out. { $why }
why-not-crossed = This branch is not crossed out. { $why }
why-grown-cut-max = At { $node } MAX can no longer get anything better that counts.
why-grown-cut-min = At { $node } MIN can no longer get anything better that counts.
why-grown-not-reached = Nothing stands there, or alpha-beta does not come to { $node }.
why-grown-no-cut = At { $node } something better can still come.
hint-grown-cut-where = Look at what { $node } has got so far, from left to right.
why-grown-evaluated = Of the { $ends } ends of the tree { $found } are evaluated; a node where 1 has come for MAX, or −1 for MIN, is left at once.
why-placed-first = First write the state of { $node }: what stands below depends on it.
why-placed-first-here = First write which state stands there: what it is worth depends on it.
why-placed = { $due } is missing there{ $against }. { $why }
why-placed-none = Nothing more belongs there{ $against }. { $why }
why-placed-twice = { $entry } stands there already; the order does not matter. { $why }
hint-grown-where = Look at the state of { $node }: which moves are there?
hint-grown = Every move leads to one state, and each state stands below a node once. Where the game is over, nothing stands below.
hint-grown-value-where = Look at what stands at { $node } and below it.
hint-grown-value = An end is worth 1 where MAX has won, −1 where MIN has won, 0 for a draw; elsewhere { $mover } takes the best of the values below.
hint-grown-move = Whoever moves at the root takes what is best for them: MAX the largest value, MIN the smallest.
hint-grown-move-where = Compare the values of the states below the root.
hint-grown-evaluated-where = Go through your tree from left to right, and leave a node as soon as nothing better can come.
hint-grown-evaluated = A MAX node is left once a child is worth 1, a MIN node once one is worth −1, and any node as alpha-beta does.

# The graph of a game: each state once.
given-drawn-graph = In the graph every state stands once, with who is to move in it: the same position with MAX to move and with MIN to move are two states. Every arrow is a move. Write into each node the state that its arrows lead to, and what it is worth to MAX.{ $loops ->
    [yes] { " " }Where play can go in circles, whoever can win does; a state from which nobody can force a win is worth 0.
   *[no] {""}
}
item-drawn-state = Which state stands in { $node }?
item-drawn-move = To which node does the best first move lead?
item-drawn-positions = How many different positions stand in the graph, if it does not matter who is to move?
why-drawn-state = The arrow “{ $move }” leads from { $from }, where { $before } stands, to { $node }: { $state }.
why-drawn-circle = At { $node } nobody can force a win: play goes in circles.
why-drawn-won = At { $node } { $mover } can win at once, whatever the other moves are worth: { $values }.
why-drawn-positions = There are { $states } states, and { $left } different positions among them.
hint-drawn-state-where = Look at { $from }, and at the arrow from there to { $node }.
hint-drawn-state = Do in { $from } what the arrow says, “{ $move }”, and write what is left.
hint-drawn-value-where = { $end ->
    [yes] No arrow leaves { $node }: the game is over there. Who has won?
   *[no] Look at the nodes that the arrows of { $node } lead to.
}
hint-drawn-value = { $end ->
    [yes] An end is worth most where MAX has won, least where MIN has won, and 0 for a draw.
   *[no] { $mover } takes the best of the values that its arrows lead to.
}
hint-drawn-move-where = Compare the nodes that the arrows of the first state lead to.
hint-drawn-positions-where = Look for nodes of MAX and of MIN with the same position in them.
hint-drawn-positions = Count every position once, even where one node of MAX and one of MIN show it.
given-states-once = Tick who can be to move at what stands in each row, and write what each of these states is worth to MAX. A state is what stands there together with who is to move: the same sticks with MAX to move and with MIN to move are two states. A state stands once, however many moves lead to it.
item-graph-state = Is { $state } with { $mover } to move a state of this game?
item-graph-worth = What is { $state } with { $mover } to move worth to MAX?
item-graph-states = How many states does the game have, each counted once? (The start counts.)
item-graph-nodes = How many nodes does the whole tree of the game have?
column-graph-state = { $mover } to move
column-graph-worth = worth, { $mover } to move
why-graph-state = { $other } can be to move at { $from }, and one move leads from there to { $state }.
why-graph-never = From no state in which { $other } is to move does a move lead to { $state }.
why-graph-nothing = The game never comes to { $state } with { $mover } to move.
why-graph-unknown = Moves lead on from { $state }, but none of the states after it has a value here.
why-graph-states = { $max ->
    [one] 1 state
   *[other] { $max } states
} with MAX to move and { $min } with MIN to move.
why-graph-nodes = The tree from a state on has one node more than the trees from all its successors on have together. From the end on: { $sizes }.
hint-graph-state-where = Look at the states in which { $other } is to move.
hint-graph-state = { $state } with { $mover } to move is a state of the game if { $other } can be to move at one from which a move leads there.
hint-graph-worth-where = Look at { $state }, and at whose turn it is.
hint-graph-states-where = Look at what is ticked.
hint-graph-states = Count each tick once, and the start.
hint-graph-nodes-where = Begin at the end: how many nodes does the tree below it have?
hint-graph-nodes = The tree from a state on is the state itself and the tree of each of its successors; a state that stands in several places counts in each.
