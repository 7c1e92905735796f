"""Rehearsals: tables with known randomness, only on servers for tests."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from farol.core.errors import BadRecord
from farol.core.fairness import commitment
from farol.server.play.model.records import complete_record
from farol.server.play.rehearsal import Rehearsals
from farol.server.play.table import Table
from farol.server.play.verify import verify
from farol.server.serve import CannotServe, run_server
from farol.server.settings import Settings
from tests.server.harness import PATIENCE, Client, Harness, game_of, opened

ME = {"kind": "me"}
BOT = {"kind": "bot", "level": "random"}
TWO = {"game": "loknroll", "seats": [ME, ME]}  # begins with few outcomes


@pytest.fixture
def stage(harness: Harness) -> Harness:
    """A harness with rehearsal on."""
    harness.services.dealer = Rehearsals()
    return harness


async def asked(harness: Harness, **body: Any) -> tuple[int, dict[str, Any]]:
    """A new person requests a table; the answer."""
    _, token = await harness.people.add("Ana")
    async with harness.http(token) as http:
        answer = await http.post("/api/tables", json={"start": True, **body})
    return answer.status_code, answer.json()


async def rehearsed(harness: Harness, **body: Any) -> Table:
    status, answer = await asked(harness, **body)
    assert status == 201, answer
    return harness.lobby.tables[answer["code"]]


def words(table: Table) -> list[str]:
    """All entries, in notation."""
    play = game_of(table)
    state, found = play.rules.new(play.seats, play.options), list[str]()
    for entry in play.entries:
        assert entry.action is not None
        found.append(play.rules.notation(state, entry.action))
        state.apply(entry.action)
    return found


async def test_a_script_is_played_before_anybody_decides(stage: Harness) -> None:
    outcomes = ["start:1", "draw:long-2", "draw:chaos-1", "draw:short-3"]
    script = {"outcomes": outcomes, "actions": ["long-2@0"]}
    table = await rehearsed(stage, **TWO, rehearsal=script)
    assert words(table)[:5] == [
        *("start:1", "draw:long-2", "long-2@0", "draw:chaos-1", "draw:short-3")
    ]
    assert table.state.version == 5
    assert game_of(table).to_act == 1


async def test_ints_of_a_record_serve_as_words(stage: Harness) -> None:
    first = await rehearsed(stage, **TWO, rehearsal={"outcomes": ["start:2", "draw:long-4"]})
    ints = [entry.action for entry in game_of(first).entries]
    second = await rehearsed(stage, **TWO, rehearsal={"outcomes": ints})
    assert words(second)[:2] == ["start:2", "draw:long-4"]


async def test_a_secret_gives_the_same_luck_again_to_bots_as_well(stage: Harness) -> None:
    async def evening(**rehearsal: object) -> list[str]:
        body = {"game": "saboteur", "seats": [BOT, BOT, BOT], "rehearsal": rehearsal}
        table = await rehearsed(stage, **body)
        watcher = Client(await stage.person("Bea"), table)
        await watcher.hello()
        while table.row.status != "over":
            await watcher.next("steps", "table")
        return words(table)

    usual, known = await evening(), await evening(secret="5a" * 32)
    assert usual == await evening()
    assert known == await evening(secret="5a" * 32)
    assert known != usual


async def test_luck_is_the_same_whatever_people_put_in(stage: Harness) -> None:
    async def dealt(salt: str) -> list[str]:
        seats = [ME, {"kind": "open"}]
        table = await rehearsed(stage, game="loknroll", seats=seats, start=False)
        guest = Client(await stage.person("Bea"), table)
        await guest.hello()
        await guest.ask("sit", seat=1, name="Bea")
        await guest.ask("seal", seat=1, commitment=commitment(bytes.fromhex(salt)))
        await table.deal()
        await guest.ask("open-seal", seat=1, salt=salt)
        return words(table)

    assert await dealt("ab" * 32) == await dealt("cd" * 32)


async def test_a_script_waits_for_those_who_sit_down_later(stage: Harness) -> None:
    seats = [ME, {"kind": "open"}]
    script = {"outcomes": ["start:2", "draw:long-4"], "actions": ["long-4@0"]}
    table = await rehearsed(stage, game="loknroll", seats=seats, start=False, rehearsal=script)
    guest = Client(await stage.person("Bea"), table)
    await guest.ask("sit", seat=1, name="Bea")
    await table.deal()
    assert words(table)[:3] == ["start:2", "draw:long-4", "long-4@0"]


@pytest.mark.parametrize(
    ("script", "sentence"),
    [
        ({"outcomes": ["start:3"]}, "cannot go on with 'start:3': Chance cannot bring"),
        ({"outcomes": ["start:1", 9999]}, "cannot go on with 9999: It is not possible there."),
        ({"outcomes": ["start:1", "draw:long-2"], "actions": ["roll"]}, "cannot go on with 'roll'"),
        ({"outcomes": ["start:1"] + ["draw:long-2"] * 9}, "over before it comes to 'draw:long-2'"),
        ({"secret": "5a"}, "matching regex"),
        ({"luck": "good"}, "unknown field `luck`"),
    ],
)
async def test_what_cannot_be_is_refused_and_nothing_is_opened(
    stage: Harness, script: dict[str, Any], sentence: str
) -> None:
    status, answer = await asked(stage, **TWO, rehearsal=script)
    assert status == 400
    assert sentence in answer["sentence"]
    assert stage.lobby.tables == {}


async def test_a_rehearsed_table_goes_on_after_a_restart(tmp_path: Path) -> None:
    script = {"outcomes": ["start:1", "draw:long-2"], "actions": ["long-2@0"]}
    async with opened(tmp_path) as harness:
        harness.services.dealer = Rehearsals()
        table = await rehearsed(harness, **TWO, rehearsal=script)
        code, before = table.row.code, words(table)
    async with opened(tmp_path) as harness:
        harness.services.dealer = Rehearsals()
        again = await harness.table(code)
        assert again.row.status == "playing"
        assert words(again) == before


async def test_a_script_to_the_end_has_its_result_and_is_not_verified(stage: Harness) -> None:
    body: dict[str, Any] = {"game": "loknroll", "seats": [ME]}
    play = game_of(await rehearsed(stage, **body))
    while not play.over:
        play.adopt(play.act(play.state.legal_actions()[0]))
    seats = [entry.seat for entry in play.entries]
    ints = [entry.action for entry in play.entries]
    script = {
        "outcomes": [word for word, seat in zip(ints, seats, strict=True) if seat is None],
        "actions": [word for word, seat in zip(ints, seats, strict=True) if seat is not None],
    }
    table = await rehearsed(stage, **body, rehearsal=script)
    assert table.row.status == "over"
    assert table.row.result == play.result()
    record = complete_record(table.row, game_of(table))
    assert record.trust.salt.startswith("rehearsal")
    with pytest.raises(BadRecord, match="was a rehearsal"):
        verify(record)


async def test_another_game_of_the_same_people_is_rehearsed_too(stage: Harness) -> None:
    table = await rehearsed(stage, **TWO)
    again = await stage.table(await stage.lobby._open_again(table.row))
    assert again.row.salt.startswith("rehearsal")
    assert again.row.salt != table.row.salt


# --- and on no other server ------------------------------------------------------------------------


async def test_a_real_server_refuses_what_is_for_rehearsals(harness: Harness) -> None:
    status, answer = await asked(harness, **TWO, rehearsal={"secret": "00" * 32})
    assert status == 400
    assert "unknown field `rehearsal`" in answer["sentence"]
    assert harness.lobby.tables == {}


@pytest.mark.parametrize(
    ("flags", "variables", "configuration", "sentence"),
    [
        (["serve", "--rehearsal"], {}, "", "Unknown option: --rehearsal"),
        (["party", "--rehearsal"], {}, "", "Unknown option: --rehearsal"),
        (["--rehearsal"], {}, "", "Unknown option: --rehearsal"),
        (["serve"], {"FAROL_REHEARSAL": "1"}, "", "no server is rehearsed by FAROL_REHEARSAL"),
        (["party"], {"FAROL_REHEARSAL": "1"}, "", "no server is rehearsed by FAROL_REHEARSAL"),
        (["serve"], {}, "rehearsal = true", "unknown field `rehearsal`"),
    ],
)
def test_no_command_rehearses(
    flags: list[str], variables: dict[str, str], configuration: str, sentence: str, tmp_path: Path
) -> None:
    file = tmp_path / "farol.toml"
    file.write_text(configuration)
    names = os.environ | {"FAROL_CONFIG": str(file)} | variables
    command = [sys.executable, "-m", "farol", *flags]
    done = subprocess.run(
        command, capture_output=True, text=True, check=False, env=names, timeout=PATIENCE
    )
    assert done.returncode == 2
    assert done.stdout == ""
    assert sentence in done.stderr


async def test_nobody_else_reaches_a_rehearsal(tmp_path: Path) -> None:
    settings = Settings(host="0.0.0.0", port=0, data=str(tmp_path / "farol.db"))
    with pytest.raises(CannotServe, match="for this machine alone"):
        await run_server(settings, lambda _: None, rehearsal=True)
