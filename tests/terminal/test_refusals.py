"""Refusals in the language of the table."""

import asyncio
from pathlib import Path

from farol.client import ConnectionLost, Refusal
from farol.terminal.refusals import refusal_text
from farol.terminal.session import Session, seated
from tests.browser.people import Table as Running
from tests.terminal.people import wish

TURN = Refusal("It is not the turn of seat 1.", "turn")
RULE = Refusal("A path card fits.", "illegal", "S5.1")


def told(running: Running, folder: Path, language: str, error: Refusal | ConnectionLost) -> str:
    async def story() -> str:
        async with seated(wish("saboteur", running, folder, language=language)) as session:
            return await refusal_text(error, session)

    return asyncio.run(story())


def test_what_is_no_rule_has_a_sentence(running: Running, tmp_path: Path) -> None:
    assert told(running, tmp_path, "es", TURN) == "No es tu turno."
    assert told(running, tmp_path, "en", TURN) == "It is not the turn of seat 1."


def test_a_rule_is_told_as_it_is_written(running: Running, tmp_path: Path) -> None:
    async def written() -> str:
        async with seated(wish("saboteur", running, tmp_path, language="es")) as session:
            return await rule(session, "S5.1")

    text = asyncio.run(written())
    assert told(running, tmp_path, "es", RULE) == f"S5.1: {text}"
    assert told(running, tmp_path, "en", RULE) == "S5.1: A path card fits."


async def rule(session: Session, number: str) -> str:
    rules = await session.server.rules("saboteur", "es")
    return next(r.text for section in rules.sections for r in section.rules if r.number == number)


def test_a_broken_line_is_told_as_such(running: Running, tmp_path: Path) -> None:
    assert "conexión" in told(running, tmp_path, "es", ConnectionLost("gone"))
