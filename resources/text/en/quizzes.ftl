# The quizzes page.
action-quizzes = Quizzes
action-quizzes-about = Make quizzes for the printer, with solutions
action-quizzes-glyph = ▤
action-quiz-add = Add a question
action-quiz-add-short = Add ▾
action-quiz-add-about = Add a question below the selected one
action-quiz-copy = Copy the question
action-quiz-copy-about = The selected question once more, with trees of its own
action-quiz-remove = Remove
action-quiz-remove-about = Take the selected question out of the quiz
action-quiz-up = Up
action-quiz-up-about = Move the selected question up
action-quiz-down = Down
action-quiz-down-about = Move the selected question down
action-quiz-roll = Roll again
action-quiz-roll-about = Draw other trees for this question
action-quiz-roll-all = Roll all
action-quiz-roll-all-about = Draw other trees for every question that is not locked
action-quiz-lock = Lock
action-quiz-lock-about = Keep this question's trees when all are rolled
action-quiz-unlock = Locked
action-quiz-open = Open…
action-quiz-open-about = Open a quiz file
action-quiz-save = Save
action-quiz-save-about = Save the quiz to its file
action-quiz-save-as = Save as…
action-quiz-save-as-about = Save the quiz to another file
action-quiz-new = New quiz
action-quiz-new-about = Begin again with an empty quiz
action-quiz-example = The example
action-quiz-example-about = Begin again with a quiz that shows what there is
action-quiz-renew = Last year's quiz…
action-quiz-renew-about = Open a quiz with other trees: all but those that are locked or your own are drawn anew
action-quiz-export-to = Export into the folder…
action-quiz-export-to-about = Type the name of a folder, which may be new or hold the quiz already
action-quiz-add-part = Add part
action-quiz-add-part-about = One more part of this question, on the same tree or in words
action-quiz-remove-part = Remove
action-quiz-remove-part-about = Take the selected part away
action-quiz-bank-keep = Keep in the bank…
action-quiz-bank-keep-about = Keep the selected question for other quizzes, with tags and what was measured about it
action-quiz-bank-pick = From the bank…
action-quiz-bank-pick-about = Add questions that were kept; their trees are drawn anew
action-quiz-bank-pick-these = Add to the quiz
action-quiz-bank-pick-these-about = Add the selected questions
quiz-bank = The bank of questions
quiz-bank-about = Questions that were kept, each with its tags and what was measured about it
quiz-bank-words = Words or tags to look for
quiz-bank-words-about = Shows only the questions that have all these words
quiz-bank-tags = Tags, with commas between them:
quiz-bank-count = { $count ->
    [one] 1 question
   *[other] { $count } questions
}
quiz-bank-measured = { $leaves } leaves, { $evaluated } evaluated, { $cuts } cuts, tells { $mistakes } mistakes apart
quiz-bank-kept = Kept in the bank.
quiz-bank-empty = The bank is empty: keep a question in it first.
action-quiz-late = Who comes late…
action-quiz-late-about = Add a sheet to a quiz that was exported; nothing else in its folder changes
quiz-late-folder = The folder that the quiz was exported to
quiz-late-who = Id and name, then if need be extra time and large, with commas between them (17, Ada Lovelace, 25 %, large):
quiz-folder-name = Its name, with all folders above it:
quiz-untitled = Untitled quiz
quiz-words-new = Your question
quiz-choice-new = Choice { $number }
quiz-kind-words = In words
quiz-part = Part
quiz-part-about = The part that is shown below, or the question as a whole
quiz-part-whole = The whole question
quiz-part-called = ({ $letter }) { $title }
quiz-choices = Choices
quiz-choices-about = For multiple choice: a choice a line, the right ones with a star before them
quiz-choices-hint = * the right one
quiz-same = The same tree on every sheet
quiz-same-about = Else the first version has your tree, and the others trees that are as hard
quiz-size = Print
quiz-size-about = How large the sheets are printed; a roster can name who needs large print
quiz-size-normal = normal
quiz-size-large = large
quiz-spares = Spare sheets
quiz-spares-about = Sheets without a name, for whoever is not on the roster
action-quiz-export = Export…
action-quiz-export-about = Write question sheets, solutions, key and list into a folder
action-quiz-platforms = Export for a learning platform
action-quiz-platforms-short = Moodle, Canvas ▾
action-quiz-platforms-about = Write the questions as a file that Moodle, Canvas or another learning platform reads
platform-moodle = Moodle (XML)…
platform-canvas = Canvas (QTI 1.2)…
platform-qti21 = Another platform (QTI 2.1)…
files-moodle = Moodle XML (*.xml)
files-canvas = Packages for Canvas (*.zip)
files-qti21 = Packages of QTI 2.1 (*.zip)
action-quiz-cancel = Cancel
action-quiz-cancel-about = Give up; nothing half-written stays
action-quiz-show-questions = Questions
action-quiz-show-questions-about = What is asked
action-quiz-show-sheet = Sheet
action-quiz-show-sheet-about = What stands on every sheet, for whom it is, and how fair it is
action-quiz-show-facts = How hard
action-quiz-show-facts-about = What is known of the selected question, where it does not stand beside the pages
action-quiz-solved = Solutions
action-quiz-solved-about = Show the solution sheet
action-quiz-roster = Choose…
action-quiz-roster-about = Take the list of students from a CSV file with the columns id and name
action-quiz-logo = Choose…
action-quiz-logo-about = Take the logo from a PNG or JPEG file
action-quiz-conventions = Change…
action-quiz-conventions-about = How your course searches
action-quiz-tree = The question's tree
action-quiz-tree-short = Tree ▾
action-quiz-tree-about = Write the tree down, draw it by hand, or take one
action-quiz-tree-write = Write this tree down
action-quiz-tree-write-about = The tree of the sheet in view becomes this question's own, and can be changed
action-quiz-tree-draw = Draw it on Explore
action-quiz-tree-draw-about = Take the tree to the explore page
action-quiz-tree-take = Take the tree from Explore
action-quiz-tree-take-about = The tree of the explore page becomes this question's own
action-quiz-tree-drop = Draw trees by chance again

# Fields of a question.
quiz-this = this quiz
quiz-questions = The questions of the quiz
quiz-questions-about = Drag a question to another place, or move it by Alt+Up and Alt+Down; Delete removes it
quiz-question = Question
quiz-kind = Kind
quiz-kind-about = What is asked
quiz-level = Level
quiz-level-about = How hard it is: 1 is easy, 5 is hard
quiz-worth = Points
quiz-worth-about = What a perfect answer is worth
quiz-count = How many
quiz-count-about = So many questions of this sort in a row
quiz-text = In words
quiz-text-about = A further question in words, below the tree
quiz-text-points = For words
quiz-text-points-about = What of the points the answer in words earns; 0: it is not marked
quiz-text-points-sign = pts
quiz-answer = Answer
quiz-answer-about = The model answer to the question in words, for the solution sheet
quiz-heading = Title
quiz-heading-about = What stands above the question; empty: the name of its kind
quiz-recipe = Recipe
quiz-recipe-about = What its trees must be like, such as widths = [2, 3], leaves = [0, 9]; empty: by level (Enter)
quiz-recipe-none = by level
quiz-recipe-unreadable = This is no recipe: write such as widths = [2, 3], leaves = [0, 9].
quiz-refused = Question { $number }, { $field }: { $reason }
quiz-lines = Lines
quiz-lines-about = Lines to write on
quiz-space = Room, mm
quiz-space-about = Room to work, in millimetres
quiz-tree = Tree
quiz-tree-about = A tree of your own in notation, the same on every sheet; empty: drawn by chance (Enter)
quiz-tree-drawn = drawn by chance
quiz-source-tree = own tree
quiz-source-words = in words
quiz-part-count = { $count ->
    [one] { $count } part
   *[other] { $count } parts
}
quiz-source-code = by its code
quiz-source-recipe = own recipe
quiz-points = { $points } points
quiz-times = { $count } of them
quiz-locked = locked
quiz-nothing-explored = There is no tree on the explore page yet.

# What is known of a question.
quiz-facts = How hard it is
quiz-facts-none = Nothing is known yet.
quiz-leaves = { $count ->
    [one] 1 leaf
   *[other] { $count } leaves
}
quiz-plies = { $count ->
    [one] 1 ply
   *[other] { $count } plies
}
quiz-evaluated = { $count } evaluated
quiz-cuts-shallow = { $count ->
    [one] 1 cut
   *[other] { $count } cuts
}
quiz-cuts-deep = { $count ->
    [one] 1 deep cut
   *[other] { $count } deep cuts
}
quiz-cuts-range = { $count ->
    [one] 1 cut by the range
   *[other] { $count } cuts by the range
}
quiz-updates = { $count ->
    [one] 1 window update
   *[other] { $count } window updates
}
quiz-fractions = { $count ->
    [one] 1 fraction
   *[other] { $count } fractions
}
quiz-tells-apart = Tells { $count } of { $all } mistakes apart
quiz-tells-nothing = No known mistake belongs to it.
quiz-alike = look alike: { $about }
quiz-unseen = not seen here: { $about }

# Fields of the sheet.
quiz-sheet = On every sheet
quiz-title = Title
quiz-title-about = Stands at the top of every sheet
quiz-title-hint = Quiz 3: Game trees
quiz-course = Course
quiz-course-about = Stands above the title
quiz-course-hint = Introduction to AI
quiz-date = Date
quiz-date-about = As it is to be printed
quiz-date-hint = 12 May
quiz-time = Time
quiz-time-about = How long students have
quiz-time-hint = 25 minutes
quiz-instructions = Instructions
quiz-instructions-about = What students are told at the top
quiz-instructions-hint = Write into the boxes.
quiz-paper = Paper
quiz-paper-about = The sheets in your printer
quiz-language = Language
quiz-language-about = The language of the sheets
quiz-logo = Logo
quiz-logo-about = A picture that stands beside the title: a PNG or JPEG file (Enter)
quiz-logo-none = none
quiz-versions = Versions
quiz-versions-about = So many versions: A, B, C …
quiz-versions-none = one
quiz-roster = Roster
quiz-roster-about = A CSV file with the columns id and name: a sheet for each student (Enter)
quiz-roster-none = nobody by name
quiz-fairness = Fairness
quiz-fairness-about = How the sheets differ from each other
quiz-fairness-isomorphic = Other numbers only
quiz-fairness-matched = Other trees, as hard
quiz-fairness-none = Other trees of the level
quiz-marks = Marks
quiz-marks-about = What the marks pay for
quiz-marks-knowledge = For knowledge
quiz-marks-corrected = Less the best guess
quiz-marks-plain = Every entry alike
quiz-shuffle = Shuffle the questions
quiz-shuffle-about = Each version has its questions in another order
quiz-conventions = Conventions
quiz-conventions-usual = As in most textbooks.
quiz-unsaved = not saved yet
quiz-changed = { $file } · changed, not saved
# A comment in the file, above all else
quiz-file-head = A quiz. Make it with: plywood quiz THIS-FILE --out FOLDER
quiz-saved = Saved as { $file }.
quiz-saved-uncommented = Saved as { $file }, without the comments that were in the file: it is too long to keep them.
quiz-version = Version { $version }
quiz-only-sheet = The sheet

# The pages.
quiz-sheets = Sheet
quiz-sheets-about = Which sheet is shown
quiz-pages = The pages as they will be printed
quiz-pages-about = The pages as they will be printed; arrows and Page Down scroll
quiz-page = Page { $page } of { $pages }
quiz-page-count = { $count ->
    [one] 1 page
   *[other] { $count } pages
}
quiz-pages-shown = { $count } shown
quiz-drawing = Making pages…
quiz-drawing-left = About { $time } more
quiz-not-drawn = Something went wrong in here, so the pages are as they were before; the next change makes them anew.
quiz-stopped = Stopped. The pages are as they were before; the next change makes them anew.

# Exporting.
files-quiz = Quizzes (*.toml)
files-logo = Pictures (*.png *.jpg *.jpeg)
files-roster = Rosters (*.csv)
quiz-export-title = The folder to put the quiz into
quiz-progress = How far the export is
quiz-progress-about = How many sheets are done
quiz-beginning = Making the trees…
quiz-beginning-left = Making the trees: about { $time } more.
quiz-done = { $done } of { $total } sheets
quiz-done-left = { $done } of { $total } sheets: about { $time } more.
quiz-cancelling = Clearing away…
quiz-broken-off = Nothing was written: something went wrong in here.
quiz-cancelled = Cancelled: nothing was written.
quiz-exported = { $sheets ->
    [one] 1 sheet, { $pages } pages with solutions, key and list: { $folder }
   *[other] { $sheets } sheets, { $pages } pages with solutions, key and list: { $folder }
}
quiz-exported-for = { $questions ->
    [one] 1 question with all its variants: { $file }
   *[other] { $questions } questions with all their variants: { $file }
} It tells the answers: for you alone. What follows from a slip counts as wrong there.
quiz-replace-title = Replace a quiz
quiz-replace = { $folder } holds a quiz already. Replace it?
