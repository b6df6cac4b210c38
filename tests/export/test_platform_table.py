"""The page about platforms says of every kind how it is asked there."""

from tests.export.platform_table import PAGE, page


def test_the_table_of_the_docs_is_as_questions_are_exported():
    told = "python -m tests.export.platform_table writes it anew"
    assert PAGE.read_text("utf-8") == page(), told
