# The tree of a game: its rules, its states, what its ends are worth
game-rule-nim = { $first } begins, and both take turns. Whoever is to move takes { $take } from { $piles ->
        [1] the pile
       *[other] one of the piles
    }; whoever takes the last stick { $last ->
        [wins] wins
       *[loses] loses
    }. A game that MAX wins is worth +1, one that MIN wins −1.
game-rule-grundy = { $first } begins, and both take turns. Whoever is to move splits one pile into two of different size; whoever can't has lost. A game that MAX wins is worth +1, one that MIN wins −1.
game-rule-line = { $first } begins, and both take turns. MAX's token starts on square 1 of { $squares }, MIN's on square { $squares }; a state is both squares, MAX's first. Whoever is to move goes one square to either side, or jumps over the other token where it stands in the way; whoever gets to the other end has won. A game that MAX wins is worth +1, one that MIN wins −1. A state that stood before on the same way is not played on and is worth 0.
game-rule-tictactoe = X is MAX, O is MIN, and both take turns; a move is called by its square. A board is written row by row, _ for an empty square: “XX_OO____”. Three in a row win: a game that X wins is worth +1, one that O wins −1, a full board without three in a row 0.
game-rule-order = The order of the piles does not matter.
game-rule-symmetric = Of moves that lead to the same piles in another order, one stands for all.
game-take-any = any number of sticks
game-take-one = { $count } sticks
game-take-some = { $counts } or { $last } sticks
game-move = { $move } leaves { $state }
game-move-to = { $move } leaves { $state } ({ $node })
game-moves = { $one }, { $other }

place-state = the state of { $node }
place-successors = the states after { $node }
why-state = At { $parent } stands { $above }, and { $move } leaves { $due }{ $against }.
why-state-stuck = { $move } can't be made from { $above }, as you have it at { $parent }: { $filled ->
    [no] nothing belongs at { $node }
   *[yes] what stands at { $node } is no new slip
}.
why-state-none = With your entries no state of the game stands at { $parent }: { $filled ->
    [no] nothing belongs at { $node }
   *[yes] what stands at { $node } is no new slip
}.
why-successors = From { $state }: { $all }.
why-successors-end = The game is over at { $node }: from { $state } nobody can move, so nothing comes after it{ $against }.
why-successors-illegal = No move leads from { $state } to { $found }. From { $state }: { $all }.
why-successors-twice = { $found } is written twice: each state counts once. From { $state }: { $all }.
why-successors-missing = { $found } is missing. From { $state }: { $all }.
why-utility-max = With { $state } the game is over at { $node }, and MAX has won: it is worth { $due }{ $against }.
why-utility-min = With { $state } the game is over at { $node }, and MIN has won: it is worth { $due }{ $against }.
why-utility-draw = With { $state } the game is over at { $node }, and nobody has won: it is worth { $due }{ $against }.
why-utility-loop = { $state } stood before on the way to { $node }, so nobody has won: it is worth { $due }{ $against }.
why-utility-open = { $node } is worth { $due }{ $against }: look once more at the state that ends the game there.
hint-where-state = Look at { $parent } above { $node }, and at the move on the branch between them.
hint-where-successors = Look at the state of { $node }, and at whose turn it is there.
hint-where-utility = Look at the state in which the game ends at { $node }, and at who made the last move.
hint-rule-state = { $parent } holds { $state }, and the move is { $move }. { $rule }
hint-rule-successors = Try every move from { $state }. { $rule }
hint-rule-utility = { $node } is worth +1 if MAX has won, and −1 if MIN has. { $rule }
worked-state = At { $node } stands { $state }: { $moves }.
worked-successors = From { $state } at { $node }: { $moves }.
worked-end = At { $node } the game is over: no move is left from { $state }.
worked-ends-max = MAX has won at { $nodes }: { $value }.
worked-ends-min = MIN has won at { $nodes }: { $value }.
worked-ends-draw = Nobody has won at { $nodes }: { $value }.

unreadable-state = “{ $typed }” is no state of this game: write one such as “{ $example }”.
unreadable-no-state = “{ $typed }” is no state: this tree has none.
unreadable-states = “{ $typed }” are no states of this game: write each of them, with commas or semicolons between them, or none.
game-not-given = { $kind } asks about a game: name it under "given", such as "game": "nim 5 --take 1,2,3"
game-other-tree = the state and the move at { $node } are not those of the game that is given
recipe-games = { $kind } is about the trees of games if and only if its recipe names some
