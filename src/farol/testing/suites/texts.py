"""Texts: complete in every language, and every rule has its test."""

import inspect
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import permutations
from pathlib import Path
from typing import ClassVar, Final

import pytest
from fluent.syntax import FluentParser, ast

from farol.core.options import Choice, Flag, Number
from farol.core.shapes import event_shapes
from farol.core.text import LANGUAGES
from farol.games import AnyGame, part
from farol.games.browser import read_browser
from farol.testing.amounts import lost
from farol.testing.laws import folder_of
from farol.testing.plain_names import held
from farol.testing.rule_tests import rules_with_tests
from farol.testing.suites.base import Suite

RULE: Final = re.compile(r"\b[A-Z]\d+\.\d+\b")


def numbers(game: AnyGame, language: str) -> list[str]:
    """The numbers of all rules, in order."""
    return [rule.number for section in game.rules(language) for rule in section.rules]


def marks(game: AnyGame, language: str) -> list[tuple[str, list[bool]]]:
    """Each section with the marks of its reconstructed rules."""
    return [
        (section.number, [rule.reconstructed for rule in section.rules])
        for section in game.rules(language)
    ]


def texts_of_rules(game: AnyGame, language: str) -> dict[str, str]:
    """The text of every rule, by its number."""
    return {rule.number: rule.text for section in game.rules(language) for rule in section.rules}


def messages(game: AnyGame, language: str) -> dict[str, set[str]]:
    """A game's messages and attributes, with the variables of each."""
    return written_in(game.names(language))


def written_in(source: str) -> dict[str, set[str]]:
    """The messages and attributes of a Fluent source, with the variables of each."""
    resource = FluentParser().parse(source)
    found: dict[str, set[str]] = {}
    for entry in resource.body:
        junk = entry.content if isinstance(entry, ast.Junk) else None
        assert junk is None, f"this is no Fluent: {junk!r}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            found[entry.id.name] = variables(entry.value)
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = variables(attribute.value)
    return found


def variables(node: object) -> set[str]:
    """The names of all variables in a Fluent pattern."""
    names: set[str] = set()
    stack = [node]
    while stack:
        item = stack.pop()
        if isinstance(item, ast.VariableReference):
            names.add(item.id.name)
        elif isinstance(item, list):
            stack.extend(item)
        elif isinstance(item, ast.BaseNode):
            stack.extend(vars(item).values())
    return names


def same_in_all(file: str, found: Mapping[str, set[str]]) -> None:
    """AssertionError names the differences between languages."""
    every = set().union(*found.values())
    for language, here in found.items():
        missing = sorted(every - here)
        assert not missing, f"{file}.{language}.ftl lacks {', '.join(missing)}"


class TextSuite(Suite):
    """Texts of a game, and tests of its rules."""

    tests: ClassVar[Path | None] = None

    def folder_of_tests(self) -> Path:
        """The folder of the tests of the game's rules: `tests`, or that of the subclass."""
        return self.tests or Path(inspect.getfile(type(self))).parent

    def test_ways_to_play_alone_fit_one_seat_and_are_told_in_a_sentence(self) -> None:
        """Each has a name and a sentence, and its options start a game with one seat."""
        for setup in self.game.alone:
            self.game.new(1, dict(setup.options))
            for language in LANGUAGES:
                wanted = [f"alone-{setup.name}", f"alone-{setup.name}.help"]
                missing = [name for name in wanted if name not in messages(self.game, language)]
                assert not missing, f"names.{language}.ftl lacks {', '.join(missing)}"

    def test_what_it_brings_for_the_browser_can_be_used(self) -> None:
        """Its files exist, and its drawing names a known version."""
        brought = read_browser(self.game.package)
        script = brought.files.get("drawing.js") if brought else None
        if script is not None:
            assert re.search(rb"^export const contract = \d+;?$", script, re.MULTILINE), (
                "browser/drawing.js does not say its contract: export const contract = 1"
            )

    def test_the_first_game_of_the_book_can_be_played(self) -> None:
        """Its options are valid for the fewest and the most seats."""
        for seats in (self.game.seats[0], self.game.seats[-1]):
            self.game.new(seats, dict(self.game.first))

    def test_rules_are_numbered_alike_in_every_language(self) -> None:
        english = numbers(self.game, "en")
        assert english, "rules.en.md has no numbered rule"
        twice = [number for number, count in Counter(english).items() if count > 1]
        assert not twice, f"rules.en.md has {', '.join(twice)} twice"
        for language in LANGUAGES:
            here = numbers(self.game, language)
            apart = [number for number in english + here if (number in here) != (number in english)]
            where = f"rules.{language}.md and rules.en.md"
            assert not apart, f"only one of {where} has {', '.join(apart)}"
            assert here == english, f"{where} have their rules in another order"
            same = marks(self.game, language) == marks(self.game, "en")
            assert same, f"{where} have different sections, or mark different rules with [*]"

    def test_rules_name_the_same_numbers_in_every_language(self) -> None:
        """In digits or in words; what is said in one language is not forgotten in the other."""
        told = {language: texts_of_rules(self.game, language) for language in LANGUAGES}
        for one, other in permutations(LANGUAGES, 2):
            for number, text in told[one].items():
                missing = sorted(lost(text, one, told[other].get(number, ""), other))
                assert not missing, (
                    f"{number} says {', '.join(map(str, missing))} in rules.{one}.md, and"
                    f" not in rules.{other}.md: {text!r}, {told[other].get(number)!r}"
                )

    def test_rules_refer_only_to_rules_that_exist(self) -> None:
        for language in LANGUAGES:
            known = set(numbers(self.game, language))
            for section in self.game.rules(language):
                for rule in section.rules:
                    unknown = sorted(set(RULE.findall(rule.text)) - known)
                    where = f"{rule.number} in rules.{language}.md"
                    assert not unknown, f"{where} refers to {', '.join(unknown)}, which is no rule"

    def test_every_numbered_rule_has_a_test(self) -> None:
        """Rule S5.4 has an asserting test with a name like `test_s5_4_…`."""
        folder = self.folder_of_tests()
        tested = rules_with_tests(folder)
        wanted = {number: number.lower().replace(".", "_") for number in numbers(self.game, "en")}
        missing = [number for number, name in wanted.items() if name not in tested]
        assert not missing, f"rules without a test that asserts something: {missing}"

    def test_every_rule_named_in_the_code_exists(self) -> None:
        folder = folder_of(self.game)
        known = set(numbers(self.game, "en"))
        prefix = numbers(self.game, "en")[0][0]
        for path in folder.rglob("*.py"):
            for number in re.findall(rf"\b{prefix}\d+\.\d+\b", path.read_text(encoding="utf-8")):
                assert number in known, f"{path.name} speaks of {number}"

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_names_are_complete(self, language: str) -> None:
        here, english = messages(self.game, language), messages(self.game, "en")
        same_in_all("names", {"en": set(english), language: set(here)})
        # log messages have the same members in every language; other texts depend on grammar
        for name in here:
            if name.startswith(("event-", "action-", "option-")):
                ours, theirs = sorted(here[name]), sorted(english[name])
                variables = f"{name} has the variables {ours} in names.{language}.ftl"
                assert ours == theirs, f"{variables} and {theirs} in names.en.ftl"
        wanted = ["game", "tagline"]
        for option in self.game.options:
            wanted += [f"option-{option.name}", f"option-{option.name}.help"]
            if isinstance(option, Number) and option.names:
                wanted += [
                    f"{option.names}-{value}" for value in range(option.low, option.high + 1)
                ]
        missing = [name for name in wanted if name not in here]
        assert not missing, f"names.{language}.ftl lacks {', '.join(missing)}"

    def test_every_kind_of_event_has_a_name(self) -> None:
        """For the log of a table: `event-<kind>`, with the members of the event."""
        views = part(self.game, "views")
        assert views is not None, f"{self.game.name} has no module {self.game.package}.views"
        named = messages(self.game, "en")
        missing = [kind for kind in event_shapes(views) if f"event-{kind}" not in named]
        assert not missing, f"events without a name: {missing}"

    def test_whatever_a_view_holds_has_a_name(self) -> None:
        """For the plain board; a game drawn by the client (`DRAWN`) needs none."""
        views = part(self.game, "views")
        assert views is not None, f"{self.game.name} has no module {self.game.package}.views"
        if self.laws.drawn:
            return
        for language in LANGUAGES:
            named, file = messages(self.game, language), f"names.{language}.ftl"
            for member, words in held(views.View).items():
                assert member in named, f"{file} has no name for the member {member}"
                owners = (member, member.removesuffix("s"), "word")
                for word in words:
                    found = any(f"{owner}-{word}" in named for owner in owners)
                    assert found, f"{file} lacks {member}-{word} or word-{word}"

    def test_an_option_hangs_on_another_one_that_is_there(self) -> None:
        """`only` names an existing choice or flag, and one of its values."""
        options = self.game.options
        values: dict[str, Sequence[str | bool]] = {
            option.name: option.words if isinstance(option, Choice) else (False, True)
            for option in options
            if isinstance(option, Choice | Flag)
        }
        for option in options:
            only = getattr(option, "only", None)
            if only is not None:
                name, value = only
                assert name in values, f"{option.name} hangs on {name}, which is no choice"
                assert value in values[name], f"{option.name} hangs on {name} being {value}"
                assert name != option.name, f"{option.name} hangs on itself"
