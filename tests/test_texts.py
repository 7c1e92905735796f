"""Texts of the program itself: complete in every language, and readable for the Fluent parser."""

from importlib import resources

import pytest
from fluent.syntax import FluentParser, ast

from farol.core.text import LANGUAGES


def messages(language: str) -> list[str]:
    source = resources.files("farol.commands").joinpath(f"text/words.{language}.ftl")
    body = FluentParser().parse(source.read_text(encoding="utf-8")).body
    assert not [entry.content for entry in body if isinstance(entry, ast.Junk)]
    return [entry.id.name for entry in body if isinstance(entry, ast.Message)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same_things(language: str) -> None:
    assert messages(language) == messages("en")
    assert len(messages(language)) > 5
