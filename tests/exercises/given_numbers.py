"""The numbers that a question may tell: those on its tree before anybody has answered."""

import re
from collections import Counter

from exercises.entries import show
from exercises.exercise.game_of import shown_tree
from exercises.wording.node_names import state_in_words

NUMBER = r"(?<![A-Za-z])[−-]?\d+(?:/\d+)?|∞"


def given_numbers(exercise):
    """Every number that stands on the tree before anybody has answered."""
    tree = shown_tree(exercise)
    shape = tree.shape
    texts = [show(one) for one in (*tree.payoffs, *shape.statics) if one is not None]
    texts += [show(odds) for all_odds in shape.odds for odds in all_odds]
    texts += [state_in_words(state) for state in shape.states if state]
    texts += [move for move in shape.moves if move]
    texts += [label for label in tree.labels if label]
    return Counter(number for text in texts for number in re.findall(NUMBER, text))
