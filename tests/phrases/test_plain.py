"""Plain questions: 214 by somebody who had not read the vocabulary, and later ones."""

import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from farol.core.text import LANGUAGES
from farol.games import ALL
from farol.phrases.answer import Answer, understand
from farol.phrases.plain import ASKS, MOST_NEAR
from farol.phrases.senses import NUMBER, SEAT

from .sights import Table

FILE: Final = Path(__file__).with_name("questions.tsv")
RIGHT: Final = 0.9
MOVES: Final = {"halloween": 30}
USUAL: Final = 24

# What answers each meaning: names of questions, and what one of the lines has to tell.
ANSWERS: Final[dict[str, str]] = {
    "my hand": "hand",
    "draw pile": "where rules:(?i)deck|draw|mazo|robar",
    "distance to goal Moon": "goals:Moon.*away|Luna.*túnel",
    "distance to goal Key": "goals:Key.*away|Llave.*túnel",
    "my tools": "hand",
    "everybody's tools": "who",
    "tools of Brasa": "who:^Brasa",
    "who did that to me": "last changes log",
    "suspicions": "who",
    "suspicions of Brasa": "who:^Brasa",
    "my role": "hand:(?i)rol",
    "whose turn": "turn",
    "whose turn or seats": "turn who seats",
    "last deeds": "last",
    "last deeds of Brasa": "last:^(Brasa|You|Pasas|Tomas|Robas)",
    "changes since my turn": "changes",
    "talk": "claims",
    "where a card fits": "legal",
    "choices": "legal",
    "place of goal": "where goals:Star, column|Estrella, columna",
    "score": "score",
    "score of Brasa": "score:Brasa",
    "score or result": "score",
    "hint": "hint odds",
    "hint or help": "hint help",
    "why not": "why",
    "rules": "rules",
    "rules or aim": "rules:(?i)win|gana",
    "rules of chaos": "rules:(?i)caos",
    "rules of fight": "rules:(?i)fight|pelea",
    "rules of upgrade": "rules:(?i)upgrade|mejor",
    "round": "turn:Ro[un]n?d|Ronda",
    "board": "board",
    "what Brasa looked at": "who:^Brasa",
    "my board": "board:(Mine of|Mina de) Candil",
    "board of Brasa": "board:(Mine of|Mina de) Brasa",
    "a place of mine": "where:Candil.*: 5,",
    "tiles on offer": "where:(?i)face up|boca arriba",
    "hidden tile": "hand:(?i)hidden|oculta",
    "count of dragons": "where:(?i)drag.*Candil",
    "count of werewolves of Brasa": "where:(?i)(werewol|lobo).*Brasa",
    "worth of bats": "rules:^G6.7",
    "worth of golems": "rules:^G6.3",
    "free places": "where:Candil.*(free|libre)",
    "doors": "goals:(?i)doors|puertas",
    "lamp": "where:(?i)lamp|farol",
    "say again": "last",
    "track": "row",
    "locomotive": "goals",
    "end of track": "goals",
    "end of track or choices": "goals legal",
    "my penalty pile": "who score hand:Pile|Pila",
    "penalty pile of Brasa": "who:Brasa",
    "odds": "odds",
    "odds or rules": "odds rules",
    "seats": "who seats",
    "a building": "town where:(?i)church|school|iglesia|colegio",
    "ghosts of a colour": "where:(?i)blue|red|azul|rojo",
    "cards on offer": "board:(?i)action cards|cartas de acción",
    "my resources": "hand:(?i)scare|susto|discs|discos",
    "my resources or board": "hand",
    "my tokens": "hand:(?i)tokens|fichas",
    "my sections": "hand:(?i)level|nivel",
    "my sections or choices": "hand legal row",
    "my haunts": "hand",
    "haunt spaces": "goals",
    "help": "help",
    "how the game ends": "rules",
}


@cache
def table(game: str) -> Table:
    return Table(game, moves=MOVES.get(game, USUAL))


def rows() -> list[tuple[str, str, str, str]]:
    lines = FILE.read_text(encoding="utf-8").splitlines()
    return [(game, language, text, meaning) for game, language, text, meaning in map(_parts, lines)]


def _parts(line: str) -> list[str]:
    return line.split("\t")


def judged(answer: Answer, meaning: str) -> str:
    """Right, wrong, or open: offered something, or said that it did not understand."""
    names, _, told = ANSWERS[meaning].partition(":")
    asked = answer.question or answer.meaning
    if asked in names.split():
        said = " ".join([*answer.lines, *(option.label for option in answer.options)])
        found = not told or any(re.search(told, line) for line in [said, *answer.lines])
        return "right" if found else "wrong"
    understood = answer.question or answer.meaning in {"claim", "chat", "hint", "move"}
    return "wrong" if understood else "open"


@pytest.mark.parametrize("language", LANGUAGES)
def test_nine_of_ten_are_answered_rightly_and_none_wrongly(language: str) -> None:
    counts: Counter[str] = Counter()
    wrong: list[str] = []
    for game, spoken, text, meaning in rows():
        if spoken == language:
            answer = table(game).typed(text, language)
            result = judged(answer, meaning)
            counts[result] += 1
            if result != "right":
                wrong.append(f"{result}: {game} {text!r} {answer.question} {answer.lines[:2]}")
    report = "\n".join(wrong)
    assert counts["wrong"] == 0, report
    assert counts["right"] >= RIGHT * counts.total(), report


def test_there_are_two_hundred_half_of_them_spanish() -> None:
    languages = Counter(language for _, language, _, _ in rows())
    assert languages.total() >= 200
    assert min(languages["en"], languages["es"]) >= 100


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(ALL))
def test_every_plain_question_asks_one_of_the_vocabulary(game: str, language: str) -> None:
    position = table(game).position(language)
    texts = position.words.texts
    for message in texts.messages(ASKS):
        asks = texts(message, me="Candil")
        assert understand(asks, position).question, f"{message}: {asks}"


def test_every_sense_of_a_meaning_has_words_in_some_language() -> None:
    vocabularies = [table(game).position(language).words for game in ALL for language in LANGUAGES]
    known = {SEAT, NUMBER}.union(*(words.lexicon.senses for words in vocabularies))
    assert not {
        sense for words in vocabularies for one in words.patterns for sense in one.may - known
    }


def test_what_is_not_understood_offers_the_three_nearest() -> None:
    answer = table("saboteur").typed("who stole my lamp yesterday")
    assert answer.meaning == "unknown"
    assert len(answer.options) == MOST_NEAR
    offered = [table("saboteur").typed(option.text) for option in answer.options]
    assert all(one.meaning != "unknown" for one in offered)
    assert "who" in [one.question for one in offered]


@pytest.mark.parametrize("text", ["what are my cards?", "¿qué cartas tengo?"])
def test_a_question_mark_makes_no_move_and_no_claim(text: str) -> None:
    language = "es" if "¿" in text else "en"
    assert table("saboteur").typed(text, language).question == "hand"
