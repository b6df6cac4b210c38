# The conventions of a task, printed with it on the screen and on paper.
rule-order = { $order ->
    [rtl] Right to left.
   *[ltr] Left to right.
}
