# A search, step by step.
step-enter = { $node } is entered; { $player ->
    [CHANCE] chance decides there.
   *[other] { $player } moves there.
}
step-enter-window = { $node } is entered with the window ({ $alpha }, { $beta }); { $player ->
    [CHANCE] chance decides there.
   *[other] { $player } moves there.
}
step-leaf = The leaf gives { $value }.
step-frontier = { $node } stands at the depth limit: its static value is { $value }.
step-on = { $node } stands at the depth limit or below it, but { $mark ->
    [singular] is clearly the best of its parent's children
   *[other] is unquiet
}: it is searched on, and { $player } moves there.
step-on-window = { $node } stands at the depth limit or below it, but { $mark ->
    [singular] is clearly the best of its parent's children
   *[other] is unquiet
}: it is searched on with the window ({ $alpha }, { $beta }), and { $player } moves there.
step-quiet = { $node } stands below the depth limit and is not searched on: its static value is { $value }.
step-stand = { $node } may stand pat: it begins with its static value { $value }.
step-stand-window = { $node } may stand pat: it begins with its static value { $value } and the window ({ $alpha }, { $beta }).
step-update = { $child } returns { $got }; { $node } now has { $value }.
step-update-window = { $child } returns { $got }; { $node } now has { $value } and the window ({ $alpha }, { $beta }).
step-update-leaf = { $node } now has { $value }.
step-update-leaf-window = { $node } now has { $value } and the window ({ $alpha }, { $beta }).
step-update-chance = { $child } returns { $got }; with the rest at { $end } { $node } comes to { $sum } = { $value }.
step-leave = { $node } is done and returns { $value }.
step-pass-first = The search begins at { $node }.
step-pass = The search begins once more at { $node }.
step-pass-depth = The pass to depth { $depth } begins at { $node }.
step-killer = The move { $move } has cut: from now on it is tried first at ply { $ply }.
step-iteration = Iteration { $number } begins at { $node }.
step-select = { $node }: UCB1 is { $scores }. { $child } has the highest and is taken.
step-unvisited = { $node }: { $child } was never visited and is taken first.
step-expand = { $child } is new and hangs below { $node }.
step-expand-all = { $children } are new and hang below { $node }; { $child } is played out first.
step-playout-max = The playout from { $node } is won by MAX.
step-playout-min = The playout from { $node } is won by MIN.
step-playout-draw = The playout from { $node } is a draw.
step-back-up = { $node } now has { $count }.
step-play-visits = { $node } plays { $move }: it has the most visits.
step-play-mean = { $node } plays { $move }: it has the best mean.
step-remember = The table keeps { $state } { $value }.
step-recall = The table has { $state } { $value }, and that is enough: it is not searched again.
memory-last-pass = last pass
memory-killer = killer, ply { $ply }
memory-iteration = iteration
memory-result = MAX gets
step-leave-bound = { $node } is done; what it has lies outside its window, so it returns the bound { $value }.

never-visited = { $skipped } { $count ->
    [one] is never visited.
   *[other] are never visited.
}
never-visited-below = { $skipped } { $count ->
    [one] is never visited,
   *[other] are never visited,
} and neither is { $node }, which lies below { $top }.
nothing-skipped = nothing is left to skip.
cut-held = { $node } has { $value } { $sign } { $greek } = { $bound }, the bound that { $holder } holds: { $unvisited }
cut-held-chance = { $node } has { $value } { $sign } { $greek } = { $bound }: even with the rest at { $end }, { $chance } comes to { $sum } = { $worth } { $sign } { $held }, which { $player } already has at { $holder }: { $unvisited }
cut-held-last = { $node } has { $value } { $sign } { $greek } = { $bound }: with that { $chance } comes to { $sum } = { $worth } { $sign } { $held }, which { $player } already has at { $holder }: { $unvisited }
cut-held-chances = { $node } has { $value } { $sign } { $greek } = { $bound }, and { $player } already has { $held } at { $holder }, so that the chance node { $chance } can't matter any more: { $unvisited }
cut-given = { $node } has { $value } { $sign } { $greek } = { $bound }, the end of the root's window: { $unvisited }
cut-range-max = { $node } has { $value }, and no utility is greater: { $unvisited }
cut-range-min = { $node } has { $value }, and no utility is smaller: { $unvisited }
cut-range-player = { $node } has { $value } for { $player }, and nobody can get more: { $unvisited }
cut-sum = { $node } has { $value } for { $player }, so { $rival } gets at most { $left } here and already has { $held } at { $holder }: { $unvisited }
cut-chance = { $node } comes to { $sum } = { $worth } { $sign } { $bound } even with the rest at { $end }, and { $player } already has { $bound } at { $holder }: { $unvisited }
cut-chance-given = { $node } comes to { $sum } = { $worth } { $sign } { $bound } even with the rest at { $end }, the end of the root's window: { $unvisited }
cut-chance-again = { $node } comes to { $sum } = { $worth } { $sign } { $bound } even with the rest at { $end }, and { $player } already has { $held } at { $holder }, so that the chance node { $chance } can't matter any more: { $unvisited }

worked-max = { $node } returns max({ $values }) = { $value }.
worked-min = { $node } returns min({ $values }) = { $value }.
worked-max-bound = { $node } finds max({ $values }) = { $found }, outside its window, and returns the bound { $value }.
worked-min-bound = { $node } finds min({ $values }) = { $found }, outside its window, and returns the bound { $value }.
worked-chance-bound = { $node } finds { $found }, outside its window, and returns the bound { $value }.
worked-player = { $node } returns { $value }: of { $values } it has the most for { $player }.
worked-player-tie-first = { $node } returns { $value }: of { $values } it is the first with the most for { $player }.
worked-player-tie-last = { $node } returns { $value }: of { $values } it is the last with the most for { $player }.
worked-player-tie-any = { $node } returns { $value }: of { $values } no other has more for { $player }.
worked-chance = { $node } returns { $sum } = { $value }.
worked-chance-cut = { $node } returns { $sum } = { $value }, with the rest at { $end }.
worked-windows-entry = α and β on entering: { $windows }.
worked-windows-leaving = α and β on leaving: { $windows }.
worked-windows-frame = { $count ->
    [one] α and β on the path after the first leaf: { $windows }.
   *[other] α and β on the path after { $count } leaves: { $windows }.
}
worked-chains = α and β in time: { $chains }.
worked-bounds = What is known: { $known }.
worked-line = The root is worth { $value }; best play goes { $line }.
worked-also = Equally good, and as right: { $lines }.
worked-also-more = Equally good, and as right, among others: { $lines }.
worked-leaves = { $seen } of { $all } leaves are evaluated.
worked-frontier = At the depth limit the static values count: { $statics }.
worked-range = { $node } is never visited for { $range }. With x = { $x }: { $reason }
worked-order = { $node } is { $player }'s: { $order }. As drawn, at least { $drawn } leaves would be evaluated.
worked-order-fine = { $node } is { $player }'s: { $order }. As drawn it is as good.
worked-order-rule = A node stops soonest when the child that is best for its mover is visited first.
worked-least = Then { $least } leaves are evaluated, instead of { $now }.
