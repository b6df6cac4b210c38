# Pacman's corridor: plans, best first moves, a step, and again.
go-west = West
go-east = East
moves-then = { $first }, { $then }
row-plan-step = step { $step }: { $plan }
column-dots = dots left
column-way = way to the nearest dot
given-corridor = A corridor without ends, its places numbered from west to east; Pacman stands at 0 (as drawn beside the root; in letters P is Pacman, • a dot{ $many ->
    [0] { "" }
   *[other] , G a ghost
}). { $count ->
    [one] There is one dot, at { $dots }.
   *[other] There are dots at { $dots }.
}{ $many ->
    [0] { "" }
    [one] { " " }There is a ghost at { $ghosts }.
   *[other] { " " }There are two ghosts, the first at the first of these places: { $ghosts }.
} In a move one goes to the next place to the west or to the east, and Pacman eats a dot where he comes to it.{ $many ->
    [0] { "" }
    [one] { " " }After Pacman the ghost moves, as MIN; where they meet, the game ends and is worth { $caught }.
   *[other] { " " }After Pacman the first ghost moves, then the second, both as MIN; where one meets him, the game ends and is worth { $caught }.
} Pacman plans { $depth ->
    [one] one move
   *[other] { $depth } moves
} of his own ahead; the plan does not end where all dots are eaten. A place is worth { $by ->
    [dots] −(dots left)
    [both] F1 = −(dots left) to one Pacman, and F2 = −(dots left) + 0.5 / (way to the nearest dot + 1) to another; the way is 0 where no dot is left. Each plans anew before every step, from where he stands then
   *[other] −(dots left) + 0.5 / (way to the nearest dot + 1); the way is 0 where no dot is left
}. Where West and East are equally good, he goes { $prefers }.
item-plan-dots = How many dots are left at the end of “{ $plan }”?
item-plan-way = How far is it to the nearest dot at the end of “{ $plan }”?
item-plan-value = What is the end of “{ $plan }” worth?
item-first = Is { $move } a best first move?
item-first-step = Step { $step }: is { $move } a best first move?
item-place = At which place does Pacman stand after this move?
item-place-step = At which place does Pacman stand after step { $step }?
item-with = { $question } ({ $function })
item-best-plan = With { $function }, step { $step }: what is the best plan worth that begins with { $move }?
row-with-step = { $function }, step { $step }
column-best-plan = best plan that begins { $move }
column-goes-to = goes to
item-fate = What becomes of Pacman if he plans anew before every step?
fate-eats = he eats every dot
fate-starves = he goes to and fro or further and further away, and a dot is never eaten
why-plan-dots = It ends at { $at }; { $count ->
    [0] no dot is left.
    [one] one dot is left, at { $left }.
   *[other] the dots at { $left } are left.
}
why-plan-way = It ends at { $at }; { $count ->
    [0] no dot is left, and the way counts as 0.
   *[other] dots are left at { $left }, the nearest { $found } away.
}
why-worth-dots = −(dots left) = { $value }.
why-worth-nearest = −{ $dots } + 0.5 / ({ $way } + 1) = { $value }.
why-worth-caught = A ghost meets Pacman there: { $value }, whatever is left.
why-first = Its best plan is worth { $own }, and no plan is worth more.
why-first-not = Its best plan is worth { $own }; another first move leads to { $most }.
why-place = Pacman takes the best first move, to { $at }.
why-place-both = Both moves are best, so he goes { $move }, to { $at }.
why-fate-eats = Step by step he comes to every dot: where plans are equally good, that does not keep him from one.
why-fate-later = In the end a dot always lies within his plans, but eating it later is worth as much to him as eating it now: he puts it off for ever.
why-fate-far = In the end every dot is too far for his plans, so that all of them are worth the same: he always goes { $prefers }, further and further away.
why-best-plan = From { $start } it is { $plan }; { $dots ->
    [0] no dot is left
    [one] one dot is left
   *[other] { $dots } dots are left
} then. { $worth }
hint-plan-where = Walk from the start to the end of “{ $plan }”.
hint-plan-dots = A dot is eaten as soon as Pacman comes to it, also on the way.
hint-plan-way = Count the places from where the plan ends to the nearest dot that is left then.
hint-worth-dots = Each dot that is left takes off 1.
hint-worth-dots-ghosts = Where a ghost meets him it is { $caught }; else each dot that is left takes off 1.
hint-worth-nearest = Each dot that is left takes off 1, and 0.5 / (way + 1) comes on top.
hint-worth-nearest-ghosts = Where a ghost meets him it is { $caught }; else each dot that is left takes off 1, and 0.5 / (way + 1) comes on top.
hint-first-where = Look for the best plan that begins with { $move }.
hint-first = A first move is best if one of its plans is worth as much as the best plan of all; there can be two.
hint-best-plan-where = Walk every plan of this step that begins with { $move }, from where he stands with { $function }.
hint-place-compared = Compare the best plans that begin with West and with East.
hint-place-where = Look at the moves that are ticked.
hint-place = If one move is best he takes it; if both are, he goes { $move }.
hint-fate-where = Go on step by step, planning anew each time.
hint-fate = If eating later is worth just as much as eating now, nothing makes him eat at all; if every dot is beyond his plans, he can't tell the moves apart.
given-places = give 1 to { $most } places from −{ $farthest } to { $farthest }, none of them 0 and none twice
given-ghosts-by = with ghosts a place is judged in one way: take dots or nearest
given-ghosts = with ghosts there is one step, and at most four moves of all together: leave out steps, or plan fewer moves
