"""A tidy tree: parents centred over their children, nothing on nothing, in linear time.

After van der Ploeg, "Drawing non-layered tidy trees in linear time" (2014), for levels on common
heights: a subtree's outline is a list with one entry a level, the lowest first, and of two
outlines the shorter is written into the longer. Here the tree is packed once to the left and once
to the right, and each node stands in the middle, so that a mirrored tree is a mirrored drawing.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import sub


def tidy(
    children: Sequence[Sequence[int]], lefts: Sequence[float], rights: Sequence[float]
) -> list[float]:
    """Where the axis of each node stands; no node reaches further left than 0.

    Nodes are numbered so that a parent comes before its children. A node reaches `lefts` to the
    left of its axis and `rights` to the right, and shares that room with no other of its level.
    """
    backwards = [below[::-1] for below in children]
    to_left = _packed(children, lefts, rights)
    to_right = _packed(backwards, rights, lefts)
    places = [(left - right) / 2 for left, right in zip(to_left, to_right, strict=True)]
    margin = min(map(sub, places, lefts))
    return [place - margin for place in places]


def _packed(
    children: Sequence[Sequence[int]], lefts: Sequence[float], rights: Sequence[float]
) -> list[float]:
    """Each subtree as far left as the ones before it allow; the root's axis is 0."""
    count = len(children)
    offsets = [0.0] * count  # from the parent's axis
    left_outlines: list[list[float]] = [[]] * count  # none at leaves: they are told at once
    right_outlines: list[list[float]] = [[]] * count
    left_shifts = [0.0] * count  # what to add to an outline to measure it from its node's axis
    right_shifts = [0.0] * count
    for node in range(count - 1, -1, -1):
        below = children[node]
        if not below:
            continue
        first = below[0]
        left = left_outlines[first] or [-lefts[first]]
        right = right_outlines[first] or [rights[first]]
        left_shift, right_shift = left_shifts[first], right_shifts[first]
        place = 0.0
        for child in below[1:]:
            if not children[child]:
                place = right[-1] + right_shift + lefts[child]
                offsets[child] = place
                right[-1] = place + rights[child] - right_shift
                continue
            near, far = left_outlines[child], right_outlines[child]
            near_shift, far_shift = left_shifts[child], right_shifts[child]
            shared = min(len(right), len(near))
            place = right_shift - near_shift
            if shared == 1:
                place += right[-1] - near[-1]
            else:
                place += max(map(sub, right[-shared:], near[-shared:]))
            offsets[child] = place
            far_shift += place
            if len(far) >= len(right):
                right, right_shift = far, far_shift
            else:
                change = far_shift - right_shift
                right[-len(far) :] = [reach + change for reach in far]
            if len(near) > len(left):
                change = left_shift - near_shift - place
                near[-len(left) :] = [reach + change for reach in left]
                left, left_shift = near, near_shift + place
        middle = place / 2
        for child in below:
            offsets[child] -= middle
        left_shifts[node], right_shifts[node] = left_shift - middle, right_shift - middle
        left.append(-lefts[node] - left_shifts[node])
        right.append(rights[node] - right_shifts[node])
        left_outlines[node], right_outlines[node] = left, right
    places = [0.0] * count
    for node in range(count):
        for child in children[node]:
            places[child] = places[node] + offsets[child]
    return places
