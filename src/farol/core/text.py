"""A game's numbered rules and names of things, in every supported language."""

import re
from dataclasses import dataclass
from typing import Final

from farol.core.data import read_text

LANGUAGES: Final = ("en", "es")
_RIGHT_TO_LEFT: Final = re.compile(
    "[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\U00010800-\U00010fff\U0001e800-\U0001efff]"
)

_SECTION = re.compile(r"^## (?P<number>[A-Z]\d+) (?P<title>.+)$")
_RULE = re.compile(r"^\*\*(?P<number>[A-Z]\d+\.\d+)\*\*(?P<reconstructed> \[\*\])? (?P<text>.+)$")


def isolated(text: str) -> str:
    """A name or other text of people for a sentence: one that is written from right to left stands
    between marks that isolate its direction.

    >>> isolated("Ana"), isolated("\u05d0") == "\u2068\u05d0\u2069"
    ('Ana', True)
    """
    return f"\u2068{text}\u2069" if _RIGHT_TO_LEFT.search(text) else text


@dataclass(frozen=True)
class Rule:
    """One numbered rule; `reconstructed` marks rules that the rulebook leaves open."""

    number: str
    text: str
    reconstructed: bool


@dataclass(frozen=True)
class Section:
    """A titled group of rules."""

    number: str
    title: str
    rules: tuple[Rule, ...]


def parse_rules(source: str) -> tuple[Section, ...]:
    """Read a rules text: `## S1 Title` lines, then one `**S1.1** sentence` paragraph per rule."""
    sections: list[tuple[str, str, list[Rule]]] = []
    for paragraph in re.split(r"\n\s*\n", source.strip()):
        _check_alone(paragraph)
        line = " ".join(part.strip() for part in paragraph.splitlines())
        if heading := _SECTION.match(line):
            sections.append((heading["number"], heading["title"], []))
        elif rule := _RULE.match(line):
            number = rule["number"]
            if not sections or not number.startswith(sections[-1][0] + "."):
                raise ValueError(f"rule {number} stands outside its section")
            sections[-1][2].append(Rule(number, rule["text"], rule["reconstructed"] is not None))
        elif sections:
            raise ValueError(f"neither a section nor a numbered rule: {line[:60]!r}")
    return tuple(Section(number, title, tuple(rules)) for number, title, rules in sections)


def _check_alone(paragraph: str) -> None:
    """Reject a section or rule that follows without a blank line: it would become part of the
    previous paragraph."""
    first, *others = paragraph.splitlines() or [""]
    if others and _SECTION.match(first):
        raise ValueError(f"a blank line must follow the section {first[:60]!r}")
    for line in others:
        if _SECTION.match(line) or _RULE.match(line):
            raise ValueError(f"a blank line must stand before {line[:60]!r}")


def read_rules(package: str, language: str) -> tuple[Section, ...]:
    """The numbered rules of the game in `package`, from its text/rules.<language>.md."""
    return parse_rules(read_text(package, f"text/rules.{language}.md"))


def read_names(package: str, language: str) -> str:
    """The names of things as Fluent source, from the game's text/names.<language>.ftl."""
    return read_text(package, f"text/names.{language}.ftl")
