"""Which letters look alike, in a table small enough to ship: from the data of Unicode (UTS #39).

    pip download --no-deps confusable-homoglyphs     # the data, outside of this environment
    .venv/bin/python tools/confusables.py confusable_homoglyphs-*.whl [--write]

Each line of the table is a letter or digit and what looks like it, as code points. Left out is
what casing or compatibility (NFKD) makes equal anyway.
"""

import argparse
import json
import unicodedata
import zipfile
from collections.abc import Iterable
from pathlib import Path
from typing import Final

TABLE: Final = Path("src/farol/community/moderation/look_alikes.txt")
ASCII: Final = "\x7f"  # the last one
SCRIPTS: Final = ("LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE", "COPTIC", "GEORGIAN")


def main() -> None:
    """Make the table and say how large it is."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("wheel", type=Path)
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    with zipfile.ZipFile(asked.wheel) as wheel:
        data = json.loads(wheel.read("confusable_homoglyphs/confusables.json"))
    table = table_of(classes_of(data))
    if asked.write:
        TABLE.write_text(table, encoding="utf-8")
    print(f"{len(table.splitlines())} letters, {len(table)} bytes")


def classes_of(data: dict[str, list[dict[str, str]]]) -> list[set[str]]:
    """Strings that look alike, together."""
    whole: dict[str, set[str]] = {}
    for one, others in data.items():
        for other in (one, *(like["c"] for like in others)):
            mine, theirs = whole.setdefault(one, {one}), whole.setdefault(other, {other})
            if mine is not theirs:
                mine |= theirs
                whole.update(dict.fromkeys(theirs, mine))
    return list({id(found): found for found in whole.values()}.values())


def table_of(classes: Iterable[set[str]]) -> str:
    """The table: by the letter that stands for its class, the others as code points."""
    like: dict[str, str] = {}  # by letter: what stands for it
    for found in classes:
        letters = [one for one in found if len(one) == 1 and is_letter(one)]
        letters.sort(key=lambda one: (not one.isascii(), not in_scripts(one), one))
        first = next((flat(one) for one in letters if len(flat(one)) == 1), "")
        like |= dict.fromkeys(letters, first) if first else {}
    for one in [one.lower() for one in like]:  # what is known as a capital only
        capital = like.get(one.upper(), "")
        if len(one) == 1 and "" < capital < ASCII and like.get(one, one) > ASCII:
            like[one] = capital
    lines: dict[str, list[str]] = {}
    for one, first in sorted(like.items()):
        plain = flat(one)
        known = plain == first or (plain != one and like.get(plain) == first)
        if one > ASCII and not known:
            lines.setdefault(first, []).append(f"{ord(one):x}")
    return "".join(f"{first} {' '.join(points)}\n" for first, points in sorted(lines.items()))


def flat(letter: str) -> str:
    """A letter without what is dropped anyway."""
    plain = unicodedata.normalize("NFKD", letter).casefold()
    return "".join(one for one in unicodedata.normalize("NFKD", plain) if is_letter(one))


def is_letter(one: str) -> bool:
    """Whether this is a letter or a number."""
    return unicodedata.category(one)[0] in "LN"


def in_scripts(one: str) -> bool:
    """Whether this is of a script that people here write."""
    return unicodedata.name(one, "").startswith(SCRIPTS)


if __name__ == "__main__":
    main()
