"""Typed words at a terminal, and a server whose parser is not ready."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from farol.client import Refusal
from farol.protocol.messages import Understood
from farol.terminal import conversation
from farol.terminal.conversation import read_words

BUSY = Refusal("Nobody could read that yet.", "limit")
NO = Refusal("It is not the turn of seat 1.", "turn")


class Reading:
    """A table that refuses some times before it parses."""

    def __init__(self, *refusals: Refusal) -> None:
        self.refusals = list(refusals)
        self.asked = 0

    async def words(self, _line: str, _language: str) -> Understood:
        self.asked += 1
        if self.refusals:
            raise self.refusals.pop(0)
        return Understood("words-1", 0, 3, "told", ["a map"])


def read(table: Reading) -> Understood:
    session: Any = SimpleNamespace(table=table, texts=SimpleNamespace(language="en"))
    return asyncio.run(read_words("hand", session))


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conversation, "MOMENT", 0)


def test_a_server_that_does_not_read_yet_is_asked_again() -> None:
    table = Reading(BUSY, BUSY)
    assert read(table).lines == ["a map"]
    assert table.asked == 3


def test_it_is_not_asked_for_ever() -> None:
    table = Reading(*[BUSY] * 100)
    with pytest.raises(Refusal, match="Nobody could read"):
        read(table)
    assert table.asked == conversation.TRIES + 1


def test_another_no_is_told_at_once() -> None:
    table = Reading(NO)
    with pytest.raises(Refusal, match="turn"):
        read(table)
    assert table.asked == 1
