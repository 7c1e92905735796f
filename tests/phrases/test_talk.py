"""Claims and chat from typed words."""

from dataclasses import replace
from typing import Any

import pytest

from farol.core.text import LANGUAGES
from farol.games import ALL
from farol.phrases.answer import Answer, understand
from farol.phrases.position import ReaderPosition
from farol.phrases.talk import sayable

from .sights import Table


def open_table(game: str = "saboteur", language: str = "en", **more: Any) -> ReaderPosition:
    """A position in which every claim of the game can be made."""
    table = Table(game, moves=12 if game == "saboteur" else 0)
    position = table.position(language)
    kinds = [kind.name for kind in table.game.claims.kinds]
    return ReaderPosition(replace(position.sight, claims=kinds, **more), position.words)


def typed(text: str, language: str = "en") -> Answer:
    return understand(text, open_table(language=language))


GOLD = {"type": "saw", "goal": 0, "find": "gold"}
ACCUSED = {"type": "think", "about": 2, "stance": "saboteur"}


@pytest.mark.parametrize(
    ("language", "text", "claim"),
    [
        ("en", "I saw gold under the Moon", GOLD),
        ("en", "say I saw gold under the moon", GOLD),
        ("en", "say gold moon", GOLD),
        ("en", "accuse Brasa", ACCUSED),
        ("en", "say Brasa is a saboteur", ACCUSED),
        ("en", "trust me", {"type": "trust-me"}),
        ("en", "say haha", {"type": "laugh"}),
        ("es", "He visto oro bajo la Luna", GOLD),
        ("es", "di que he visto oro bajo la luna", GOLD),
        ("es", "acusa a Brasa", ACCUSED),
        ("es", "cavad hacia la Estrella", {"type": "dig", "goal": 1}),
        ("es", "di jaja", {"type": "laugh"}),
    ],
)
def test_a_claim_is_made_in_words(language: str, text: str, claim: Any) -> None:
    answer = typed(text, language)
    assert (answer.meaning, answer.claim) == ("claim", claim)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "is Brasa a saboteur?"),
        ("en", "is Brasa a saboteur"),
        ("en", "do you trust Brasa"),
        ("en", "who saw gold under the Moon"),
        ("en", "say I saw gold"),
        ("en", "say I sw gold under the Moon"),
        ("en", "gold"),
        ("es", "¿es Brasa saboteador?"),
        ("es", "quién ha visto oro bajo la Luna"),
    ],
)
def test_nothing_is_said_that_was_a_question_or_is_in_doubt(language: str, text: str) -> None:
    assert typed(text, language).meaning not in {"claim", "chat"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(ALL))
def test_every_claim_is_made_by_its_sentence_and_reached_by_the_lists(
    game: str, language: str
) -> None:
    position = open_table(game, language)
    verb = position.words.say_of("ask-say")[0]
    claims = sayable(position)
    assert claims
    for one in claims:
        assert "claim-" not in f"{one.label} {one.more} {' '.join(one.path)}"
        assert understand(f"{verb} {one.label}", position).claim == one.choice, one.label
    asked, reached = [verb], []
    while asked:
        answer = understand(asked.pop(), position)
        if answer.claim is None:
            asked += [option.text for option in answer.options]
        else:
            reached.append(answer.claim)
    assert sorted(map(str, reached)) == sorted(str(one.choice) for one in claims)


def test_what_comes_near_is_offered_with_chat_as_the_last_choice() -> None:
    answer = typed("say I saw gold under the mooon")
    assert answer.meaning == "which"
    assert [option.text for option in answer.options] == [
        "say I saw gold under the Moon.",
        "chat I saw gold under the mooon",
    ]


@pytest.mark.parametrize("text", ["chat Hello, all!", "say Hello, all!", "write Hello, all!"])
def test_anything_else_is_chat(text: str) -> None:
    answer = typed(text)
    assert (answer.meaning, answer.lines) == ("chat", ["Hello, all!"])


def test_where_nothing_can_be_claimed_no_sentence_is_a_claim() -> None:
    position = Table("saboteur", moves=4).position()
    assert understand("accuse Brasa", position).meaning != "claim"
    assert understand("say", position).lines == ["There is nothing to say right now."]
    assert understand("say hello", position).meaning == "chat"
