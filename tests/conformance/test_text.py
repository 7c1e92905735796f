"""Rules and names: complete in every language, and every rule has its test."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from farol.core.options import Choice, Number
from farol.core.text import LANGUAGES
from farol.games import AnyGame

TESTS = Path(__file__).parent.parent
RULE = re.compile(r"\b[A-Z]\d+\.\d+\b")


def numbers(game: AnyGame, language: str) -> list[str]:
    return [rule.number for section in game.rules(language) for rule in section.rules]


def test_rules_are_numbered_alike_in_every_language(game: AnyGame) -> None:
    english = numbers(game, "en")
    assert english
    assert len(set(english)) == len(english)
    for language in LANGUAGES:
        assert numbers(game, language) == english
        assert [
            (section.number, [rule.reconstructed for rule in section.rules])
            for section in game.rules(language)
        ] == [
            (section.number, [rule.reconstructed for rule in section.rules])
            for section in game.rules("en")
        ]


def test_rules_refer_only_to_rules_that_exist(game: AnyGame) -> None:
    for language in LANGUAGES:
        known = set(numbers(game, language))
        for section in game.rules(language):
            for rule in section.rules:
                assert set(RULE.findall(rule.text)) <= known, rule.number


def test_every_numbered_rule_has_a_test(game: AnyGame) -> None:
    folder = TESTS / "games" / game.name
    source = "".join(path.read_text() for path in sorted(folder.glob("test_*.py")))
    tested = set(re.findall(r"def test_([a-z]\d+_\d+)_", source))
    missing = [
        number for number in numbers(game, "en") if number.lower().replace(".", "_") not in tested
    ]
    assert not missing, f"rules without a test: {missing}"


def test_every_rule_named_in_the_code_exists(game: AnyGame) -> None:
    import farol.games  # noqa: PLC0415

    folder = Path(farol.games.__file__).parent / game.name
    known = set(numbers(game, "en"))
    prefix = numbers(game, "en")[0][0]
    for path in folder.glob("*.py"):
        for number in re.findall(rf"\b{prefix}\d+\.\d+\b", path.read_text()):
            assert number in known, f"{path.name} speaks of {number}"


def messages(game: AnyGame, language: str) -> dict[str, set[str]]:
    """Message and attribute names with the variables that each uses."""
    resource = FluentParser().parse(game.names(language))
    found: dict[str, set[str]] = {}
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            found[entry.id.name] = variables(entry.value)
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = variables(attribute.value)
    return found


def variables(node: object) -> set[str]:
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_complete(game: AnyGame, language: str) -> None:
    here = messages(game, language)
    assert here == messages(game, "en")
    assert {"game", "tagline"} <= set(here)
    for option in game.options:
        assert f"option-{option.name}" in here
        assert f"option-{option.name}.help" in here
        if isinstance(option, Number) and option.names:
            values = range(option.low, option.high + 1)
            assert {f"{option.names}-{value}" for value in values} <= set(here)


def test_an_option_hangs_on_another_one_that_is_there(game: AnyGame) -> None:
    choices = {option.name: option for option in game.options if isinstance(option, Choice)}
    for option in game.options:
        if isinstance(option, Number) and option.only:
            name, word = option.only
            assert word in choices[name].words
