# Places, as sentences call them.
place-value = the value of { $node }
place-alpha = α at { $node }
place-beta = β at { $node }
place-alphas = α in time at { $node }
place-betas = β in time at { $node }
place-cut = the branch from { $parent } to { $node }
place-best = the best move at { $node }
place-bound = what is known of { $node }
place-seen = the leaf { $node } below { $parent }
place-leaves = the number of evaluated leaves
place-range = the x for which { $node } is never visited
place-order = the order of the children of { $node }
place-item = { $question }

# What there is to say about an entry.
remark-right = { $ask ->
    [cut] { $state ->
        [marked] { $node } is never visited: right.
       *[other] { $node } is visited: right.
    }
    [seen] { $state ->
        [marked] The leaf { $node } is evaluated: right.
       *[other] The leaf { $node } is not evaluated: right.
    }
    [alpha] { $state ->
        [empty] { $node } is never visited: right.
       *[other] α { $entry } at { $node } is right.
    }
    [beta] { $state ->
        [empty] { $node } is never visited: right.
       *[other] β { $entry } at { $node } is right.
    }
    [alphas] { $state ->
        [empty] { $node } is never visited: right.
       *[other] α { $entry } at { $node } is right.
    }
    [betas] { $state ->
        [empty] { $node } is never visited: right.
       *[other] β { $entry } at { $node } is right.
    }
    [best] { $state ->
        [empty] { $node } is not on the line of best play: right.
       *[other] The best move at { $node } is right.
    }
    [range] { $state ->
        [empty] { $node } is visited whatever x is: right.
       *[other] { $node } is never visited for { $entry }: right.
    }
    [leaves] { $entry ->
        [1] One leaf is evaluated: right.
       *[other] { $entry } leaves are evaluated: right.
    }
    [order] The order of the children of { $node } is right.
   *[other] { $state ->
        [empty] { $node } is never visited: right.
       *[other] { $node }: { $entry } is right.
    }
}
remark-empty = { $ask ->
    [cut] Nothing is marked at { $node } yet.
    [seen] Nothing is marked at the leaf { $node } yet.
    [leaves] How many leaves are evaluated is still open.
    [alpha] α at { $node } is still empty.
    [beta] β at { $node } is still empty.
    [alphas] α at { $node } is still empty.
    [betas] β at { $node } is still empty.
    [value] The value of { $node } is still empty.
    [best] The best move at { $node } is still open.
    [order] The order of the children of { $node } is still as drawn.
   *[other] { $node } is still empty.
}
remark-follows = { $ask ->
    [alpha] α { $entry } at { $node } follows from your earlier entries; without that slip it is { $right }.
    [beta] β { $entry } at { $node } follows from your earlier entries; without that slip it is { $right }.
    [alphas] α { $entry } at { $node } follows from your earlier entries; without that slip it is { $right }.
    [betas] β { $entry } at { $node } follows from your earlier entries; without that slip it is { $right }.
    [best] The move to { $entry } at { $node } follows from your earlier entries; without that slip it goes to { $right }.
   *[other] { $node }: { $entry } follows from your earlier entries; without that slip it is { $right }.
}
remark-follows-empty = { $ask ->
    [cut] Going on to { $node } follows from your earlier entries.
    [best] Your line does not come to { $node }, so no move belongs there.
   *[other] With your earlier entries the search never comes to { $node }, so nothing belongs there.
}
remark-follows-extra = { $ask ->
    [alpha] { $node } is only visited because of your earlier entries; α { $entry } follows from them.
    [beta] { $node } is only visited because of your earlier entries; β { $entry } follows from them.
    [alphas] { $node } is only visited because of your earlier entries; α { $entry } follows from them.
    [betas] { $node } is only visited because of your earlier entries; β { $entry } follows from them.
    [cut] The mark at { $node } follows from your earlier entries.
    [seen] The mark at { $node } follows from your earlier entries.
    [best] Best play never comes to { $node }, but your line does, and from there { $entry } is the best move.
   *[other] { $node } is only visited because of your earlier entries; { $entry } follows from them.
}
remark-follows-going-on = { $ask ->
    [alpha] By your earlier entries { $above } stops before { $branch }. Where you go on all the same, α { $entry } at { $node } follows; without slips it is { $right }.
    [beta] By your earlier entries { $above } stops before { $branch }. Where you go on all the same, β { $entry } at { $node } follows; without slips it is { $right }.
    [alphas] By your earlier entries { $above } stops before { $branch }. Where you go on all the same, α { $entry } at { $node } follows; without slips it is { $right }.
    [betas] By your earlier entries { $above } stops before { $branch }. Where you go on all the same, β { $entry } at { $node } follows; without slips it is { $right }.
   *[other] By your earlier entries { $above } stops before { $branch }. Where you go on all the same, { $entry } at { $node } follows; without slips it is { $right }.
}
remark-follows-leaves = { $entry ->
    [1] You ticked one leaf, and counted it; { $right } are evaluated.
   *[other] You ticked { $entry } leaves, and counted them; { $right } are evaluated.
}
remark-follows-count = { $entry ->
    [1] With your marks the search comes to one leaf; { $right } are evaluated.
   *[other] With your marks the search comes to { $entry } leaves; { $right } are evaluated.
}
remark-follows-order = The order at { $node } costs no more leaves than your orders before it do already.
remark-repeats = { $ask ->
    [cut] { $state ->
        [marked] The mark at { $node } repeats the slip at { $slip }.
       *[other] Going on to { $node } repeats the slip at { $slip }.
    }
   *[other] { $state ->
        [marked] The mark at { $node } repeats the slip at { $slip }.
       *[other] Leaving out { $node } repeats the slip at { $slip }.
    }
}
remark-hidden-slip = If you read the { $source } below { $parent } as { $read }, this and { $slip } follow: one slip.
remark-hidden-slip-node = If you had { $read } in mind as the value of { $source }, this and { $slip } follow: one slip.
remark-hidden-cut = If the branch to { $branch } were cut, this and { $slip } would follow: one slip.
remark-hidden-missed = If the branch to { $branch } were not cut, this and { $slip } would follow: one slip.
remark-hidden-stop = If { $parent } stopped before { $branch }, this and { $slip } would follow: one slip.
remark-hidden-go-on = If { $parent } went on to { $branch } and to all after it, this and { $slip } would follow: one slip.
remark-hidden-after = If { $parent } stopped after { $child }, this and { $slip } would follow: one slip.
remark-hidden-window = If { $node } began with { $bound } = { $value }, this and { $slip } would follow: one slip.
remark-one-slip = This and { $slip } are counted as one slip.
hidden-larger = a larger number
hidden-smaller = a smaller number
hidden-slip-at = { $state ->
    [empty] { $ask ->
        [cut] the cut missing at { $node }
        [seen] the mark missing at the leaf { $node }
       *[other] { $node } left empty
    }
   *[other] { $ask ->
        [cut] the cut at { $node }
        [seen] the mark at the leaf { $node }
        [alpha] α at { $node }
        [alphas] α at { $node }
        [beta] β at { $node }
        [betas] β at { $node }
        [best] the move at { $node }
        [order] the order at { $node }
        [leaves] the number of leaves
       *[other] the value of { $node }
    }
}
remark-left-out = With your entries the branch to { $branch } is not taken, so nothing belongs at { $node }.
remark-below-cut = { $node } lies below a branch that is cut already; it needs no mark of its own.
remark-below-missed = { $node } lies below { $branch }, where the cut belongs; it needs no mark of its own.
remark-lost-mark = { $node } is never visited, but it lies below a branch that you cut: a mark there says nothing.
remark-below-own-cut = { $node } lies below a branch that you cut: nothing belongs there then.
remark-elsewhere = This is right in a course where { $about }.
remark-elsewhere-both = This is right in a course where { $first }, and where { $second }.
remark-marked-otherwise = This goes with your way to set the marks.
remark-off-path = { $state ->
    [empty] { $node } is not on the path then: right.
   *[other] { $node } is not on the path then either.
}
praise-going-on = Rightly gone on to { $node }: { $value } is close to { $greek } = { $bound }, but { $value } { $sign } { $bound }.
praise-going-on-equal = Rightly gone on to { $node }: { $value } equals { $greek }, and equality does not cut here.
praise-deep = { $node } is never visited, by a deep cut: { $value } { $sign } { $bound }, the bound that { $holder } holds.
praise-equal = { $node } is never visited: { $value } equals the bound, and equality cuts.

# Why something else belongs there.
against = , not { $entry }
why-unvisited = The search never comes to { $node }, so nothing belongs there.
why-off-line = Best play never comes to { $node }, so no move is marked there.
why-off-own-line = Your line goes to { $taken }, not to { $instead }, so no move is marked at { $node }.
why-frontier = { $node } stands at the depth limit: its value is its static value { $due }{ $against }. Nothing below it is looked at.
why-recalled = { $node } is not searched: the table has { $due } for its state{ $against }.
why-value-max = { $node } is MAX's: the largest of { $values } is { $due }{ $against }.
why-value-min = { $node } is MIN's: the smallest of { $values } is { $due }{ $against }.
why-value-max-cut = { $node } is MAX's and stops early: the largest of what was seen, { $values }, is { $due }{ $against }.
why-value-min-cut = { $node } is MIN's and stops early: the smallest of what was seen, { $values }, is { $due }{ $against }.
why-value-player = At { $node } player { $player } takes the vector with the most for { $player }: of { $values } that is { $due }{ $against }{ $tie }.
why-value-player-cut = At { $node } player { $player } stops early: of { $values } the one with the most for { $player } is { $due }{ $against }{ $tie }.
tie-first = ; the first of equals is taken
tie-last = ; the last of equals is taken
tie-any = ; any of equals may be taken
why-chance = Nobody chooses at { $node }: { $sum } = { $due }{ $against }.
why-chance-cut = { $node } stops early: with the rest at { $end } it comes to { $sum } = { $due }{ $against }.
why-clipped = { $node } found { $found }, outside its window ({ $alpha }, { $beta }): this course writes the bound, { $due }{ $against }.
why-bound-cut = { $node } saw only { $values }, so what is known is { $due }{ $against }.
why-bound-full = { $node } saw { $values }, so what is known is { $due }{ $against }.
why-bound-unknown = What you wrote below { $node } says nothing sure of it.
why-bound-only = From what you wrote below { $node } only { $sure } is sure{ $against }.
why-bound-between = From what you wrote below { $node } only { $least } and { $most } are sure{ $against }.
why-bound-slip = { $told } Without slips { $node } { $right } is known.
why-best-max = At { $node } MAX has { $values } to choose from, and takes { $due }{ $against }{ $tie }.
why-best-min = At { $node } MIN has { $values } to choose from, and takes { $due }{ $against }{ $tie }.
why-best-player = At { $node } player { $player } has { $values } to choose from, and takes { $due }{ $against }{ $tie }.
with-your-entries = { $text } This goes by your earlier entries.
why-window-root = { $node } is the root, and starts with { $bound } = { $due }{ $against }.
why-window-yours = { $node } starts with { $bound } = { $due }{ $against }: that is what you wrote at { $writer }.
why-window-yours-chance = { $node } starts with { $bound } = { $due }{ $against }: you wrote { $written } at { $writer }, and for { $chance } to matter { $node } must get past { $due }.
why-window-open = { $node } starts with { $bound } = { $due }{ $against }: no { $player } node above it has found anything yet.
why-window-none = { $node } starts with { $bound } = { $due }{ $against }: this search narrows no window.
why-window-odds = { $node } starts with { $bound } = { $due }{ $against }: { $free } has odds 0, and no bound from above counts there.
why-window-unmoved = { $node } starts with { $bound } = { $due }{ $against }: { $holder } should have stopped at { $value }, and a child that cuts does not move the window.
why-window-open-parent = { $node } starts with { $bound } = { $due }{ $against }: only its parent's bound counts, and { $parent } has none to give.
why-window-given = { $node } starts with { $bound } = { $due }{ $against }: the root's window says so.
why-window-held = { $node } starts with { $bound } = { $due }{ $against }: { $player } already has { $due } at { $holder }, and that bound travels down every path.
why-window-held-parent = { $node } starts with { $bound } = { $due }{ $against }: { $player } already has { $due } at { $holder }, its parent.
why-window-held-again = { $node } starts with { $bound } = { $due }{ $against }: { $player } already has { $due } at { $holder }, moves again at { $parent }, and passes it on.
why-window-chance = { $node } starts with { $bound } = { $due }{ $against }: { $player } already has { $held } at { $holder }, and for { $chance } to matter { $node } must get past { $due }.
why-window-moved = { $node } ends with { $bound } = { $due }{ $against }: that is the best { $player } has found there.
why-window-tested = { $node } ends with { $bound } = { $due }{ $against }: it stops at { $value }, and a child that cuts does not move the window.
why-window-kept = { $node } ends with { $bound } = { $due }{ $against }: it began with that, and nothing that { $player } has found there moves it.
why-window-other = { $node } ends with { $bound } = { $due }{ $against }: it began with that, { $player } moves there, and only a { $other } node moves { $bound }.
why-window-left-alone = { $node } ends with { $bound } = { $due }{ $against }: it began with that, and a chance node leaves its window alone.
why-frame-off = { $node } is not on the path { $path }, where the search stands then, so nothing belongs there.
why-frame-moved = Then { $node } has { $bound } = { $due }{ $against }: that is the best { $player } has found there so far.
why-frame-cut = Then { $node } has { $bound } = { $due }{ $against }: it stops at { $value }, and a child that cuts does not move the window.
why-frame-kept = Then { $node } has { $bound } = { $due }{ $against }: it began with that.
why-frame-handed = Then { $node } has { $bound } = { $due }{ $against }: { $parent } above it has { $due }.
why-frame-open = Then { $node } has { $bound } = { $due }{ $against }: only its parent's bound counts, and { $parent } has none to give.
why-chain = { $bound } at { $node } goes { $due }: it starts with { $first }, and { $node } sees { $values }.
why-chain-start = { $node } starts with { $bound } = { $due }{ $against }: { $parent } has { $bound } = { $due } when the search goes down to { $node }.
why-chain-start-chance = { $node } starts with { $bound } = { $due }{ $against }: for the chance node { $parent } to matter, { $node } must get past { $due }.
why-chain-start-chance-open = { $node } starts with { $bound } = { $due }{ $against }: no such bound comes down through the chance node { $parent }.
why-chain-moved = After { $leaf ->
    [yes] the leaf { $child }
   *[no] { $child }
}, { $bound } at { $node } becomes { $due }{ $against }: that is the best { $player } has found there so far.
why-chain-missing = After { $leaf ->
    [yes] the leaf { $child }
   *[no] { $child }
}, { $bound } at { $node } becomes { $due }, the best { $player } has found there so far: this change is missing.
why-chain-kept = { $bound } at { $node } stays { $due }{ $against }: nothing that { $player } finds there moves it any further.
why-chain-cut = { $bound } at { $node } stays { $due }{ $against }: { $node } stops at { $value }, and a child that cuts does not move the window.
why-chain-other = { $bound } at { $node } stays { $due }{ $against }: { $player } moves there, and only a { $other } node moves { $bound }.
why-chain-chance = { $bound } at { $node } stays { $due }{ $against }: a chance node leaves its window alone.
why-chain-none = { $bound } at { $node } stays { $due }{ $against }: this search narrows no window.
why-cut = { $parent } stops after { $value }: { $player } already has { $bound } at { $holder }, and { $value } { $sign } { $bound }. { $node } is never visited.
why-cut-deep = { $parent } stops after { $value }: { $player } already has { $bound } at { $holder }, and { $value } { $sign } { $bound }. The bound comes from further up than the parent, and still holds: { $node } is never visited.
why-cut-yours = { $parent } stops after { $value }: { $value } { $sign } { $bound }, the { $greek } that you wrote at { $writer }. { $node } is never visited.
why-cut-given = { $parent } stops after { $value }: { $value } { $sign } { $bound }, the { $greek } of the root's window. { $node } is never visited.
why-cut-unmoved = { $parent } stops after { $value }: { $value } { $sign } { $bound } = { $greek }. { $node } is never visited.
why-cut-below-chance = { $parent } stops after { $value }: even with the rest at { $end }, { $chance } comes to { $sum } = { $worth } { $sign } { $held }, which { $player } already has at { $holder }. { $node } is never visited.
why-cut-below-last = { $parent } stops after { $value }: with that { $chance } comes to { $sum } = { $worth } { $sign } { $held }, which { $player } already has at { $holder }. { $node } is never visited.
why-cut-again = { $parent } stops after { $value }: { $value } { $sign } { $bound }, and { $player } already has { $held } at { $holder }, so that the chance node { $chance } can't matter any more. { $node } is never visited.
why-cut-range-max = { $parent } stops after { $value }: no utility is greater. { $node } is never visited.
why-cut-range-min = { $parent } stops after { $value }: no utility is smaller. { $node } is never visited.
why-cut-range-player = { $parent } stops after { $value } for { $player }: nobody can get more. { $node } is never visited.
why-cut-sum = { $parent } stops after { $value } for { $player }: { $rival } gets at most { $left } here and already has { $held } at { $holder }. { $node } is never visited.
why-cut-chance = Even with the rest at { $end }, { $parent } comes to { $sum } = { $worth } { $sign } { $bound }, which { $player } already has at { $holder }. { $node } is never visited.
why-cut-chance-yours = Even with the rest at { $end }, { $parent } comes to { $sum } = { $worth } { $sign } { $bound }, the { $greek } that you wrote at { $writer }. { $node } is never visited.
why-cut-chance-unmoved = Even with the rest at { $end }, { $parent } comes to { $sum } = { $worth } { $sign } { $bound } = { $greek }. { $node } is never visited.
why-cut-chance-given = Even with the rest at { $end }, { $parent } comes to { $sum } = { $worth } { $sign } { $bound }, the { $greek } of the root's window. { $node } is never visited.
why-cut-chance-again = Even with the rest at { $end }, { $parent } comes to { $sum } = { $worth } { $sign } { $bound }, and { $player } already has { $held } at { $holder }, so that the chance node { $chance } can't matter any more. { $node } is never visited.
why-visit-first = { $node } is the first child of { $parent } to be seen, so it must be visited: nothing is known there yet.
why-visit-max = { $node } must be visited: { $parent } has { $value }, and { $value } < { $bound } = β.
why-visit-max-open = { $node } must be visited: { $parent } has { $value }, and β is still { $bound }.
why-visit-max-equal = { $node } must be visited: { $parent } has { $value }, which only equals β = { $bound }, and equality does not cut here.
why-visit-min = { $node } must be visited: { $parent } has { $value }, and { $value } > { $bound } = α.
why-visit-min-open = { $node } must be visited: { $parent } has { $value }, and α is still { $bound }.
why-visit-min-equal = { $node } must be visited: { $parent } has { $value }, which only equals α = { $bound }, and equality does not cut here.
why-visit-range = { $node } must be visited: { $parent } has { $value }, an end of the known range, and equality does not cut here.
why-visit-player = { $node } must be visited: { $parent } has { $value } for { $player }, which leaves { $rival } up to { $left }, and { $rival } has only { $held } so far.
why-visit-player-open = { $node } must be visited: no bound from above holds at { $parent }.
why-visit-chance = { $node } must be visited: { $still }.
why-visit-chance-open = { $node } must be visited: no bound holds at { $parent } yet.
chance-still = with the rest at { $end } { $parent } comes to { $sum } = { $worth } { $sign } { $bound } = { $greek }
chance-both = { $one }, and { $other }
why-leaves = { $due } leaves are evaluated{ $against }.
why-leaves-ticked = { $due ->
    [1] One leaf is ticked{ $against }.
   *[other] { $due } leaves are ticked{ $against }.
}
why-range = { $node } is never visited for { $due }{ $against }. With x = { $x }: { $reason }
why-range-never = { $node } is visited whatever x is, so nothing belongs there.
why-range-visited = { $node } is never visited for { $due }{ $against }: with x = { $beyond } it is visited. With x = { $x }: { $reason }
why-order-fine = The children of { $node } may stay in this order: no other needs fewer than { $least } leaves.
why-order = With the children of { $node } in this order at least { $now } leaves are evaluated, but only { $least } with { $order }.
order-best = { $children } (worth { $values }), the best for { $player } visited first
order-best-leaves = { $children }, the best for { $player } visited first
order-last = { $children } (worth { $values }), the best for { $player } last, where it is visited first
order-last-leaves = { $children }, the best for { $player } last, where it is visited first
order-other = { $children } (worth { $values })
order-other-leaves = { $children }

# Hints: where to look, then the rule with this tree's numbers. The third hint is the reason above.
hint-where-value = Look at { $node } and what its children return: { $children }.
hint-where-limit = Look at how deep { $node } stands, and where the search stops.
hint-where-alpha = Look at the path from the root to { $node }: what has MAX already found on it?
hint-where-beta = Look at the path from the root to { $node }: what has MIN already found on it?
hint-where-frame = { $count ->
    [one] Look at the first leaf that the search evaluates: which nodes stand above it?
   *[other] Count the leaves that the search evaluates, up to { $count }: which nodes stand above the last of them?
}
hint-where-chain = Follow { $bound } through the whole visit of { $node }: with what does it begin, and after which children does it move?
hint-where-root = { $node } is the root: what is known before the search begins?
hint-where-parent = Look at { $parent }, the parent of { $node }: what has it already found?
hint-where-leaving = Look at { $node } as it is left: what has it found, and which end of its window does that move?
hint-where-cut = Look at { $parent } just before { $node }: its value so far, and its window.
hint-where-cut-sum = Look at { $parent } just before { $node }: what its player has so far, and what that leaves for the player above.
hint-where-best = Look at the values of the children of { $node }: { $children }.
hint-where-off-line = Start at the root and follow the best moves: do they come to { $node }?
hint-where-off-own-line = Start at the root and follow the moves that you marked: do they come to { $node }?
hint-where-bound = Look at which children of { $node } were seen, and which were not.
hint-where-seen = Look at the nodes above the leaf { $node }: does one of them stop before it?
hint-where-unvisited = Look at the nodes above { $node }: does one of them stop before it?
hint-where-leaves = Count the leaves that no cut has taken away.
hint-where-range = Follow the search with x left open until it would come to { $node }, or to a branch above it.
hint-where-order = Look at which child of { $node } its mover likes best.
hint-rule-value-max = MAX takes the largest: max({ $values }).
hint-rule-value-min = MIN takes the smallest: min({ $values }).
hint-rule-value-chance = Each outcome counts with its odds: { $values }.
hint-rule-value-chance-cut = Each outcome counts with its odds, and the rest with the end of the range at which it stopped: { $values } and the rest.
hint-rule-value-player = Player { $player } compares only its own number in { $values }, and keeps that whole vector.
hint-rule-limit = The search stops at { $node }, { $depth ->
    [one] one move
   *[other] { $depth } moves
} below the root: there the static value counts, and nothing below is looked at.
hint-rule-alpha = α is the best that MAX is sure of anywhere on the way down to { $node }; it only ever grows. { $found }
hint-rule-beta = β is the least that MIN is sure of anywhere on the way down to { $node }; it only ever falls. { $found }
hint-rule-alpha-parent = Only the parent's bound counts: α is what MAX already has at { $parent }, if MAX moves there. { $found }
hint-rule-beta-parent = Only the parent's bound counts: β is what MIN already has at { $parent }, if MIN moves there. { $found }
hint-rule-window-root = The root starts with the whole window, ({ $alpha }, { $beta }).
hint-has = { $node } has { $value } so far.
hint-passed = { $node } should have stopped at { $value }, which does not move the window.
hint-wrote = You wrote { $greek } = { $bound } at { $node }.
hint-both = { $one } { $other }
hint-or = { $one } or { $other }
hint-none-has = No { $player } node there has found anything yet.
hint-parent-nothing = { $node } has found nothing yet.
hint-parent-other = { $player } moves at { $node }, so { $node } has no { $bound } to give.
hint-parent-chance = Nobody moves at { $node }, so { $node } has no { $bound } to give.
hint-rule-frame = { $counted } Each node above the last leaf begins with the window of its parent, and moves the end of its own player to the best it has found.
hint-frame-first = { $count ->
    [one] The first leaf lies below { $node }.
   *[other] All { $count } leaves lie below { $node }: count them one by one, without those that are cut.
}
hint-frame-passed = Of the { $count } leaves { $passed }: count on from there, without those that are cut.
hint-frame-below = { $count ->
    [one] one lies below { $node }
   *[other] { $count } lie below { $node }
}
hint-frame-leaf = one is { $node }
hint-frame-and = { $one } and { $other }
hint-rule-frame-parent = { $counted } Each node above the last leaf begins with the bound of its parent's player, the other end open, and moves the end of its own player to the best it has found.
hint-rule-leaving-max = { $node } began with ({ $alpha }, { $beta }) and saw { $values }. A MAX node raises α to the best it has found, and leaves β alone. { $late }
hint-rule-leaving-min = { $node } began with ({ $alpha }, { $beta }) and saw { $values }. A MIN node lowers β to the least it has found, and leaves α alone. { $late }
hint-rule-leaving-chance = { $node } began with ({ $alpha }, { $beta }), and a chance node leaves its window alone.
hint-rule-cut-max = A MAX node stops as soon as its value v is { $sign } β. { $standing }
hint-rule-cut-min = A MIN node stops as soon as its value v is { $sign } α. { $standing }
hint-rule-cut-max-range = A MAX node stops as soon as its value v is { $sign } β, or { $end }, the greatest there can be. { $standing }
hint-rule-cut-min-range = A MIN node stops as soon as its value v is { $sign } α, or { $end }, the smallest there can be. { $standing }
hint-rule-cut-chance = A chance node stops as soon as the rest, at its best or worst, can't bring it back into its window. { $standing }
hint-rule-cut-player = { $rule } { $standing }
hint-rule-root = The search always comes to the root.
hint-standing-max = Before { $node }, { $parent } has { $value }, and β is { $beta }.
hint-standing-min = Before { $node }, { $parent } has { $value }, and α is { $alpha }.
hint-standing-chance = Before { $node }, { $parent } has { $total }; the rest counts { $rest } and lies between { $low } and { $high }. The window of { $parent } is ({ $alpha }, { $beta }).
hint-standing-chance-open = Before { $node }, no bound holds at { $parent }.
hint-standing-player = Before { $node }, { $parent } has { $value } for { $player }: that leaves at most { $left } for { $rival }, who already has { $held }.
hint-standing-player-open = Before { $node }, { $parent } has { $value } for { $player }, and the player above has nothing yet.
hint-standing-player-root = Before { $node }, { $parent } has { $value } for { $player }. { $parent } is the root: nobody above it can stop it.
hint-standing-player-again = Before { $node }, { $parent } has { $value } for { $player }, who moves at { $above } above it, too.
hint-standing-player-chance = Before { $node }, { $parent } has { $value } for { $player }. Nobody moves at { $above } above it, so nobody there can stop it.
hint-nothing-seen = Before { $node }, { $parent } has seen nothing yet.
hint-rule-best-max = { $node } is MAX's: the move goes to the child with the largest value.
hint-rule-best-min = { $node } is MIN's: the move goes to the child with the smallest value.
hint-rule-best-player = { $node } is player { $player }'s: the move goes to the child with the most for { $player }.
hint-rule-off-line = A move is marked along best play only, from the root down. Does it come to { $node }?
hint-rule-off-own-line = A move is marked along one line only, from the root down. Does yours come to { $node }?
hint-rule-bound = A MAX node that stops early is worth at least what it found; a MIN node that stops early at most. { $node } saw { $values }.
hint-rule-leaves = Only leaves that the search comes to are counted. { $ticked } of { $all } are ticked so far.
hint-rule-range = { $node } is never visited when { $stopping } stops before it: for which x is that so? { $rule }
hint-rule-range-never = Is there any x for which a node above { $node } stops before it?
hint-rule-order = A cut comes soonest when the child that is best for the mover is visited first. { $player } moves at { $node }, and its children are worth { $values }.
