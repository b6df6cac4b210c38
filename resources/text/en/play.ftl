# The play page.
action-play-new = New game
action-play-new-about = The same game from its start
action-play-rules = Rules…
action-play-rules-about = Another game by rules of your choice
action-play-hint = Hint
action-play-hint-about = What each of your moves is worth, and why
action-play-explore = Explore this tree
action-play-explore-about = Take the tree from here to the explore page
action-play-exercise = Make an exercise of the tree from here
action-play-exercise-short = Make an exercise ▾
action-play-exercise-about = Ask a question about the tree from here on the practice page
action-play-from-here = From here
action-play-from-here-about = The tree from the position that stands
action-play-its-move = Its last move
action-play-its-move-about = What the engine looked at before its last move
action-play-graph = Graph
action-play-graph-about = Every state from here on once, with arrows for the moves
play-graph-large = There are more than { $most } states from here on: their graph is shown once there are fewer
play-graph-states = { $count } states from here on, each once.
play-graph-said = In each state stands what it is worth to MAX if both play their best.
action-play-by-depth = Looks ahead
action-play-by-depth-about = The engine makes the move that its search finds best
action-play-by-playouts = Playouts
action-play-by-playouts-about = The engine plays games out at random, as Monte Carlo tree search does, and makes the move it visited most
action-play-at-random = Random
action-play-at-random-about = The engine makes any move; the tree still shows what looking ahead finds
game-nim = Nim
game-tictactoe = Tic-tac-toe
game-line = Line game
game-grundy = Grundy's game
play-game = The game
play-game-about = Which game is played
play-dialog = A new game
play-start = Begin
play-piles-field = Piles
play-pile = Pile
play-pile-about = How many sticks this pile has at the start
play-pile-number = Pile { $number }
play-pile-none = none
play-take = Sticks a move
play-take-about = How many sticks of a pile may be taken at most
play-take-any = any number
play-last = Who takes the last stick
play-last-about = Whether the last stick wins or loses
play-last-wins = wins
play-last-loses = loses
play-split-field = Pile
play-split-field-about = How many sticks the pile has at the start
play-squares-field = Squares
play-squares-field-about = How many squares lie in the row
play-you = You play
play-you-about = Your side: MAX wants the most, MIN the least
play-you-max = MAX
play-you-min = MIN
play-you-x = X (MAX)
play-you-o = O (MIN)
play-first = Who begins
play-first-about = Who makes the first move
play-first-you = you
play-first-engine = the engine
play-position = Position
play-position-about = Enter or a click puts X, then O, then nothing on a square
play-board = The board
play-board-about = Arrows go from place to place, Enter makes the move
play-canvas = The tree and the search of it
play-canvas-about = Space plays the search, arrows go step by step
play-your-move = Your move
play-over-heading = The game is over
play-engine = The engine
play-number = move { $number }
play-always = What your moves are worth
play-always-about = Always show what each move is worth if both play their best
play-playouts = Playouts
play-playouts-about = How many games the engine plays out at random before it moves, guided by UCB1
play-played-out = { $playouts ->
    [one] One game was played out.
   *[other] { $playouts } games were played out.
}
play-plies = Plies
play-plies-about = How many moves ahead the engine looks; a position further on counts 0 unless the game is over there
play-cuts = Cuts with alpha-beta
play-cuts-about = Leave out branches that can't matter; without, the engine searches with plain minimax
play-sure = Stops at a sure win
play-sure-about = Nothing is worth more than +1 or less than −1: who has that looks no further
work-answer = The engine is thinking…
work-answer-left = The engine is thinking: { $time } more.
work-look = Looking ahead…
work-look-left = Looking ahead: { $time } more.

move-square = { $square }
move-to = go to { $square }
move-take = { $one ->
    [yes] take { $count }
   *[no] take { $count } of { $size }
}
move-split = split { $size } into { $one } and { $two }

play-square = { $square }, { $sign ->
    [X] X
    [O] O
   *[none] empty
}
play-step = Square { $square }, { $token ->
    [max] MAX's token
    [min] MIN's token
   *[none] empty
}
play-stick = A stick of pile { $pile }, which has { $size }
play-sides = You are { $board ->
    [yes] { $you ->
        [max] X and MAX
       *[min] O and MIN
    }
   *[no] { $you ->
        [max] MAX (▲)
       *[min] MIN (▼)
    }
}; a win of yours is worth { $win }.
play-rules-nim = Take { $most ->
    [0] any number of sticks
    [1] one stick
   *[other] 1 to { $most } sticks
} of one pile; who takes the last stick { $last ->
    [wins] wins.
   *[loses] loses.
}
play-rules-grundy = Split a pile into two of different size; who can't has lost.
play-rules-line = Go to an open square beside you, or jump over the other token; who gets across first wins. A position that comes again is a draw.
play-rules-tictactoe = Three in a row win.
play-begin = You begin.
play-answered = The engine played: { $last }.
play-engine-thinks = The engine is to move.
play-ended = { $result ->
    [win] You have won.
    [loss] The engine has won.
   *[draw] { $again ->
        [yes] A draw: this position was there before.
       *[no] A draw.
    }
} Last move: { $last }.
play-result = { $result ->
    [win] wins
    [loss] loses
   *[draw] draw
}
play-worth-end = { $result ->
    [win] wins at once
    [loss] loses at once
   *[draw] ends the game with a draw
}
play-worth = { $result ->
    [win] wins in { $plies } more { $plies ->
        [one] move
       *[other] moves
    }, whatever comes
    [loss] loses: the answer is { $answer }
   *[draw] a draw: the answer is { $answer }
}
play-worth-why = wins in { $plies } more { $plies ->
    [one] move
   *[other] moves
}: { $why }
why-threats = it threatens { $one } and { $two } at once
why-multiple = it leaves a multiple of { $number }
why-sum = it leaves a nim-sum of 0: { $counts } = 0
play-looked = { $visited } of { $nodes } positions looked at, { $cuts ->
    [0] no branch cut.
    [one] 1 branch cut.
   *[other] { $cuts } branches cut.
}
play-shown = It looks { $plies } plies ahead; the first { $shown ->
    [one] one is shown.
   *[other] { $shown } are shown.
}
play-stopped = Where the game goes on after { $plies ->
    [one] one ply
   *[other] { $plies } plies
}, it sees 0.
play-not-looked = Not looked at yet.
play-piles = At most { $piles } piles, and at most { $sticks } sticks in each.
play-states = These piles have too many positions: make one of them smaller.
play-split = One pile of at most { $sticks } sticks.
play-squares = From { $least } to { $most } squares.
play-over = That game is over before it begins.

keys-board = ← → ↑ ↓
keys-board-about = on the board: from place to place
keys-move = Enter, Space
keys-move-about = on the board: make the move
keys-worth = ?
keys-worth-about = what each of your moves is worth, and why
keys-new-match = Ctrl+N
keys-new-match-about = the same game from its start
