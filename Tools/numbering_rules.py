"""Rules of numbering in one line, as Guides/numbering.md describes them, read into the object form of plans.

A part of read_plan.py, for counts that begin anew in each row. It takes rules to be right and checks nothing.
"""

import re

STYLES = ["numbers", "letters", "lowercase-letters", "roman"]


def words_of(rule):
    """The words, each with whether it is in quotes."""
    found = []
    for match in re.finditer(r"'((?:[^']|'')*)'|\"((?:[^\"]|\"\")*)\"|(\S+)", rule):
        single, double, bare = match.groups()
        if bare is not None:
            found.append((bare, False))
        else:
            found.append((single.replace("''", "'") if single is not None else double.replace('""', '"'), True))
    return found


def is_label(word):
    text, is_quoted = word
    of_the_language = text in ("to", "by", "as", "lowercase-letters") or re.fullmatch("[a-z]{3,}", text)
    return is_quoted or not of_the_language


def object_of(rule):
    """What a rule says, with the keys of a numbering that is an object; a list of labels is the style."""
    words = words_of(rule)
    given, odd_side = {}, None

    def take():
        return words.pop(0)[0]

    def labels():
        found = []
        while words and is_label(words[0]):
            found.append(take())
        return found

    if is_label(words[0]):
        given["style"] = tuple(labels())
    else:
        first = take()
        if first == "labels":
            given["style"] = tuple(labels())
        elif first in STYLES:
            given["style"] = first
        else:
            given["style"] = "numbers"
            side = take()
            if side == "numbers":
                given["start"], given["step"] = (1 if first == "odd" else 2), 2
            else:
                odd_side = side if first == "odd" else {"left": "right", "right": "left"}[side]
                take(), take()
    while words:
        word = take()
        if word == "from" and not is_label(words[0]):
            place = take()
            if place == "center":
                side = take() if words and words[0] in [("left", False), ("right", False)] else "left"
                if words and words[0] == ("first", False):
                    take()
                given["order"] = f"center-out-{side}-first"
            else:
                given["order"] = {"left": "left-to-right", "right": "right-to-left"}[place]
        elif word == "from":
            given["start"] = take()
        elif word == "step":
            given["step"] = int(take())
        elif word == "skip":
            given["skip"] = labels()
        elif word in ("prefix", "suffix"):
            given[word] = take()
        elif word in ("front", "back"):
            take()
            given["order"] = f"{word}-to-{take()}"
        elif word == "counting":
            given["counting"] = take()
        else:
            raise ValueError(f"read_plan.py does not know {word!r} in rules of numbering")
    if odd_side is not None:
        starts_odd = int(given.get("start", 1)) % 2 == 1
        first_side = odd_side if starts_odd else {"left": "right", "right": "left"}[odd_side]
        given["order"] = f"center-out-{first_side}-first"
    return given


def from_center(xs, positions, count, order):
    """The place in the count of each of `count` positions, from the middle out.

    `xs` are the seats' distances along the row and `positions` what of the count they are. Where an odd number of
    ways lies between seats the middle one is the middle, else it is the middle of all positions.
    """
    steps = [after - before for before, after in zip(xs, xs[1:])]
    ways = [k for k, step in enumerate(steps) if step > min(steps) * 1.001]
    if len(ways) % 2 == 1:
        way = ways[len(ways) // 2]
        doubled = positions[way] + 1 + positions[way + 1]
    else:
        doubled = count
    left_first = order == "center-out-left-first"
    left = (doubled + 1) // 2 if left_first else doubled // 2
    first, second = (range(left - 1, -1, -1), range(left, count))
    if not left_first:
        first, second = second, first
    places = {position: 2 * k for k, position in enumerate(first)}
    places.update({position: 2 * k + 1 for k, position in enumerate(second)})
    return [places[position] for position in range(count)]
