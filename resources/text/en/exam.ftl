# The exam page: a mock exam.
action-exam = Exam
action-exam-about = Sit a mock exam against the clock
action-exam-glyph = ◷
action-exam-begin = Begin
action-exam-begin-about = Begin the exam: the clock runs from now on
action-exam-open = Open a quiz…
action-exam-open-about = Sit the exam that an instructor handed out as a quiz file
action-exam-previous = ◀ Back
action-exam-previous-about = The previous question
action-exam-next = Next ▶
action-exam-next-about = The next question
action-exam-flag = ⚑ Flag
action-exam-flag-about = Flag this question to come back to it, or no longer
action-exam-hide-clock = Hide
action-exam-hide-clock-about = Hide the clock; it runs on
action-exam-show-clock = Show
action-exam-show-clock-about = Show how much time is left
action-exam-hand-in = Hand in…
action-exam-hand-in-about = End the exam; it asks once more
action-exam-solution = Worked solution
action-exam-solution-about = How this question is solved, step by step
action-exam-again = Try again
action-exam-again-about = The same exam with new trees that are as hard
action-exam-leave = Another exam
action-exam-leave-about = Put this one away, and choose another
action-exam-change = Change…
action-exam-change-about = Make an exam of your own from this one: kinds, levels, points and minutes
action-exam-save = Save…
action-exam-save-about = Write this exam of your own to a file, so that others can sit it: they open it here, or by plywood FILE
action-exam-delete = Delete
action-exam-delete-about = Forget this exam, which is your own or came from a file
action-exam-add = Add a question
action-exam-add-about = One question more
action-exam-remove = ✕
action-exam-remove-about = Take this question out
exam-own = { $title } (mine)
exam-own-name = Name
exam-own-name-about = What your exam is called
exam-kind = What is asked
exam-kind-about = The kind of this question
exam-level = Level
exam-level-about = How hard its tree is, from 1 to 5
exam-worth = Points
exam-worth-about = What this question is worth
exam-worth-unit = points
exam-about = Questions in any order, nothing is marked before the end, and each try has new trees.
exam-choose = Which exam
exam-file = the quiz
exam-minutes = Minutes
exam-minutes-about = How many minutes there are for it
exam-rules-heading = How it goes
exam-rule-order = Take the questions in any order; flag those that you want to come back to.
exam-rule-clock = The clock can be hidden. When the time is over you may go on.
exam-rule-kept = Every entry is kept, even if the power fails.
exam-rule-marks = After you hand in come the marks, also for what follows from a slip, and the worked solution of each question.
exam-rule-again = Every try has new trees that are as hard.
exam-points = { $points } points
exam-total = { $count ->
    [one] 1 question
   *[other] { $count } questions
}, { $points } points
exam-left = left of { $minutes } minutes
exam-over = over the { $minutes } minutes; go on if you like
exam-clock-hidden = The clock is hidden.
exam-questions = Questions
exam-row = { $number }. { $title }
exam-state = { $state ->
    [empty] empty
    [answered] answered
   *[begun] { $filled } of { $boxes } filled in
}
exam-flagged = flagged
exam-sum = { $answered } answered · { $begun } begun · { $empty } empty · { $flagged } flagged
exam-earned = { $score } of { $points } points
exam-result = { $score } of { $maximum } points, in { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
exam-marked = What follows from an earlier slip is paid. This exam counts as practice.
exam-title = Question { $number }: { $title }
exam-name = Mock exam · { $title }
exam-of = { $points } of { $all } points
exam-left-out = { $count ->
    [one] 1 question in words is left out
   *[other] { $count } questions in words are left out
}
exam-note = It asks once more. Marks and worked solutions come after that. Every entry is kept, even if the power fails.
exam-sure = Hand in?
exam-sure-more = { $empty ->
    [0] No question is empty
    [one] 1 question is empty
   *[other] { $empty } questions are empty
}, { $flagged ->
    [0] none is flagged
    [one] 1 is flagged
   *[other] { $flagged } are flagged
}. Nothing can be changed after that.
exam-sure-yes = Hand in
exam-sure-no = Go on
exam-first = Hand in or put away the exam that is open first.
mock-nothing = “{ $title }” asks nothing of a tree: there is nothing here that could be marked
keys-exam-turn = PgUp, PgDn
keys-exam-turn-about = previous and next question
keys-exam-flag = Ctrl+D
keys-exam-flag-about = flag the question, or no longer
