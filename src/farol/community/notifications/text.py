"""Texts of notices, the same for all channels."""

from collections.abc import Collection
from functools import cache
from importlib import resources

from msgspec import Struct

from farol.games import ALL
from farol.server.play.model.payloads import Notice
from farol.words import FALLBACK, Words


class NotificationText(Struct, frozen=True):
    """The title and text of a notice."""

    language: str
    title: str
    body: str


@cache
def words(language: str) -> Words:
    """The texts of notifications."""
    folder = resources.files("farol.community.notifications").joinpath("text")
    source = folder.joinpath(f"notices.{language}.ftl")
    return Words(source.read_text(encoding="utf-8"), language)


@cache
def game_name(game: str, language: str) -> str:
    """The name of a game."""
    known = ALL.get(game)
    return game if known is None else Words(known.names(language), language).say("game")


def known_language(language: str, languages: Collection[str]) -> str:
    """The language, if there are texts in it; otherwise the default."""
    return language if language in languages else FALLBACK


def tiding_of(notice: Notice, language: str, languages: Collection[str]) -> NotificationText:
    """A notice in words, from the game, the table, the kind of notice and the sender's name."""
    spoken = known_language(language, languages)
    said = f"{notice.kind}-by" if notice.name else notice.kind
    body = words(spoken).say(said, name=notice.name)
    return NotificationText(spoken, game_name(notice.game, spoken), body)
