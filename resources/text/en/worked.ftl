# A search, step by step.
step-enter = { $node } is entered; { $player } moves there.
step-enter-window = { $node } is entered with the window ({ $alpha }, { $beta }); { $player } moves there.
step-leaf = The leaf gives { $value }.
step-frontier = { $node } stands at the depth limit: its static value is { $value }.
step-update = { $child } returns { $got }; { $node } now has { $value }.
step-update-window = { $child } returns { $got }; { $node } now has { $value } and the window ({ $alpha }, { $beta }).
step-update-throw = { $child } returns { $got }; with the rest at its best or worst { $node } only comes to { $value }.
step-leave = { $node } is done and returns { $value }.
step-pass = The search begins once more at { $node }.
step-leave-bound = { $node } is done; what it has lies outside its window, so it returns the bound { $value }.

cut-held = { $node } has { $value } { $sign } { $greek } = { $bound }, the bound that { $holder } holds: { $skipped } { $count ->
    [one] is never visited.
   *[other] are never visited.
}
cut-held-throw = { $node } has { $value } { $sign } { $greek } = { $bound }, and { $holder } already holds { $held }: the throw at { $throw } can't matter any more, and { $skipped } { $count ->
    [one] is never visited.
   *[other] are never visited.
}
cut-given = { $node } has { $value } { $sign } { $greek } = { $bound }, the end of the root's window: { $skipped } { $count ->
    [one] is never visited.
   *[other] are never visited.
}
cut-range = { $node } has { $value }, and no outcome can be better for it: { $skipped } { $count ->
    [one] is never visited.
   *[other] are never visited.
}
cut-sum = { $node } has { $value } for { $player }, so { $rival } gets at most { $left } here and already has { $held } at { $holder }: { $skipped } { $count ->
    [one] is never visited.
   *[other] are never visited.
}
cut-throw = Whatever the rest of { $node } is, it can't get past { $greek } = { $bound }, the bound that { $holder } holds: { $skipped } { $count ->
    [one] is never visited.
   *[other] are never visited.
}
cut-nothing = { $node } has { $value } { $sign } { $greek } = { $bound }, but it was the last child: nothing is left to skip.

worked-max = { $node } returns max({ $values }) = { $value }.
worked-min = { $node } returns min({ $values }) = { $value }.
worked-max-bound = { $node } finds max({ $values }) = { $found }, outside its window, and returns the bound { $value }.
worked-min-bound = { $node } finds min({ $values }) = { $found }, outside its window, and returns the bound { $value }.
worked-chance-bound = { $node } finds { $found }, outside its window, and returns the bound { $value }.
worked-player = { $node } returns { $value }: of { $values } it has the most for { $player }.
worked-player-tie-first = { $node } returns { $value }: of { $values } it is the first with the most for { $player }.
worked-player-tie-last = { $node } returns { $value }: of { $values } it is the last with the most for { $player }.
worked-player-tie-any = { $node } returns { $value }: of { $values } no other has more for { $player }.
worked-throw = { $node } returns { $sum } = { $value }.
worked-throw-cut = { $node } returns { $value } after { $values }, with the rest at the end of the range.
worked-windows-entry = α and β on entering: { $windows }.
worked-windows-leaving = α and β on leaving: { $windows }.
worked-bounds = What is known: { $known }.
worked-line = The root is worth { $value }; best play goes { $line }.
worked-leaves = { $seen } of { $all } leaves are evaluated.
worked-range = The branch to { $node } is cut for { $range }. With x = { $x }: { $reason }
worked-order = The children of { $node }: { $order }.
worked-least = Then { $least } leaves are evaluated, instead of { $now }.
