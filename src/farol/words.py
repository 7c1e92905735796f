"""Texts in the user's language."""

from collections.abc import Mapping
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from farol.core.text import LANGUAGES, isolated

FALLBACK: Final = "en"


def preferred_language(environment: Mapping[str, str]) -> str:
    """The first supported language in the environment, by the usual variables.

    >>> preferred_language({"LANG": "es_ES.UTF-8"})
    'es'
    >>> preferred_language({"LANG": "fr_FR.UTF-8"})
    'en'
    """
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        language = environment.get(name, "").replace("-", "_").partition("_")[0].partition(".")[0]
        if language:
            return language if language in LANGUAGES else FALLBACK
    return FALLBACK


class Words:
    """Messages of one Fluent source, in one language; `spare` is the fallback."""

    def __init__(self, source: str, language: str, spare: str = "") -> None:
        # Only values that need isolation marks get them: some terminals show them.
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(FluentResource(source))
        self._bundle.add_resource(FluentResource(spare))  # does not override the source

    def has(self, message: str) -> bool:
        """Whether the source has such a message."""
        return self._bundle.has_message(message)

    def say(self, message: str, **values: str | int | float) -> str:
        """The message with its values; KeyError or ValueError if the source does not have it."""
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise ValueError(f"the message {message!r} has no text of its own")
        shown = {
            name: isolated(one) if isinstance(one, str) else one for name, one in values.items()
        }
        text, problems = self._bundle.format_pattern(pattern, shown)
        if problems:
            raise ValueError(f"the message {message!r} lacks something: {problems}")
        return str(text)
