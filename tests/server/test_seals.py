"""Salts of browsers: committed to, revealed when all have committed, mixed, and verifiable."""

import json
import os
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from farol.cli import run
from farol.core.errors import BadRecord
from farol.core.fairness import CommittedDice, commitment, mixed_salt, server_salt
from farol.core.rand import Rand
from farol.protocol.bodies import NewTable
from farol.server.play.model.dealing import WAIT_SECONDS
from farol.server.play.verify import read_record, verify
from farol.testing.depth import IS_FRESH
from tests.patience import patience
from tests.server.forgery import deal_anew, forged, ground_salt, history_in, play_anew, word
from tests.server.harness import BOT, MINE, OPEN, Client, Harness, opened

ROOT = Path(__file__).parents[2]
SALTS = ["a1" * 32, "b2" * 32]
FORGERIES = 1000


def promise(salt: str) -> str:
    return commitment(bytes.fromhex(salt))


async def gathered(harness: Harness, *, sealed: int = 2, **more: Any) -> list[Client]:
    """Ana and Bea in the lobby of a table with a bot; so many of them have committed to a salt."""
    ana, bea = await harness.person("Ana"), await harness.person("Bea")
    table = await harness.open(ana, MINE, OPEN, BOT, game="loknroll", **more)
    clients = [Client(ana, table), Client(bea, table)]
    for seat, client in enumerate(clients):
        await client.hello()
        if seat == 1:
            await client.ask("sit", seat=1, name="Bea")
        if seat < sealed:
            answer = await client.ask("seal", seat=seat, commitment=promise(SALTS[seat]))
            assert answer["type"] == "done"
    return clients


async def open_seals(clients: list[Client]) -> None:
    for seat, client in enumerate(clients):
        await client.ask("open-seal", seat=seat, salt=SALTS[seat])


async def trust_of(client: Client) -> dict[str, Any]:
    """A client's information about the seals."""
    told: dict[str, Any] = (await client.hello())["table"]["trust"]
    return told


async def played_out(harness: Harness, clients: list[Client]) -> dict[str, Any]:
    """The record of a game played to its end by bots."""
    table = clients[0].table
    for seat, client in enumerate(clients):
        await client.ask("resign", seat=seat, level="random")
    while table.row.status != "over":
        await clients[0].next("steps", "table")
    async with harness.http() as http:
        answer = await http.get(f"/api/tables/{table.row.code}/record?as=complete")
    record: dict[str, Any] = answer.json()
    return record


def checked(record: dict[str, Any], **noted: str) -> Any:
    return verify(read_record(msgspec.json.encode(record)), **noted)


# --- the deal ----------------------------------------------------------------------------------------


async def test_the_server_promises_before_anybody_sits(harness: Harness) -> None:
    table = await harness.open(await harness.person("Ana"), OPEN, OPEN, game="loknroll")
    trust = await trust_of(Client(await harness.person("Bea"), table))
    assert trust["commitment"] == promise(table.row.secret)
    assert trust["bots"] == promise(table.row.bots_secret)
    assert trust["stage"] == "gathering"


async def test_the_game_is_dealt_when_all_who_promised_have_opened(harness: Harness) -> None:
    clients = await gathered(harness)
    table = clients[0].table
    await clients[0].ask("start")
    assert table.row.status == "lobby"
    assert (await trust_of(clients[1]))["stage"] == "opening"
    await clients[0].ask("open-seal", seat=0, salt=SALTS[0])
    assert table.row.status == "lobby"
    await clients[1].ask("open-seal", seat=1, salt=SALTS[1])
    assert table.row.status == "playing"
    salts = [*SALTS, server_salt(bytes.fromhex(table.row.bots_secret), 2)]
    assert table.row.salt == mixed_salt(salts)
    trust = await trust_of(clients[0])
    assert [seat["salt"] for seat in trust["seats"]] == salts
    assert [seat["commitment"] for seat in trust["seats"]] == [*map(promise, SALTS), ""]
    assert len(trust["seal"]) == 64


async def test_no_salt_is_told_before_all_are_open(harness: Harness) -> None:
    clients = await gathered(harness)
    await clients[0].ask("start")
    await clients[0].ask("open-seal", seat=0, salt=SALTS[0])
    await clients[1].hello()
    assert not any(SALTS[0].encode() in frame for client in clients for frame in client.frames)


async def test_who_sits_last_cannot_choose_a_salt_that_suits(harness: Harness) -> None:
    clients = await gathered(harness)
    await clients[0].ask("start")
    await clients[0].ask("open-seal", seat=0, salt=SALTS[0])
    late = await clients[1].ask("seal", seat=1, commitment=promise("c3" * 32))
    other = await clients[1].ask("open-seal", seat=1, salt="c3" * 32)
    assert late["sentence"] == "It is too late to promise a salt for this game."
    assert other["sentence"] == "That is not the salt that was promised."
    assert clients[0].table.row.status == "lobby"


@pytest.mark.parametrize(
    ("kind", "fields", "sentence"),
    [
        ("seal", {"seat": 1, "commitment": "00" * 32}, "Seat 2 is not yours."),
        ("open-seal", {"seat": 0, "salt": SALTS[0]}, "Salts are opened when everybody"),
    ],
)
async def test_what_nobody_asked_for_is_refused(
    harness: Harness, kind: str, fields: dict[str, Any], sentence: str
) -> None:
    clients = await gathered(harness)
    assert (await clients[0].ask(kind, **fields))["sentence"].startswith(sentence)


@pytest.mark.parametrize(
    ("kind", "fields"),
    [("stand", {"seat": 1}), ("kick", {"seat": 1}), ("set-seats", {"count": 4}), ("start", {})],
)
async def test_nobody_comes_or_goes_while_salts_are_opened(
    harness: Harness, kind: str, fields: dict[str, Any]
) -> None:
    clients = await gathered(harness)
    await clients[0].ask("start")
    client = clients[1] if kind == "stand" else clients[0]
    assert (await client.ask(kind, **fields))["sentence"] == "The cards are being shuffled."


async def test_whoever_promises_nothing_keeps_nobody_waiting(harness: Harness) -> None:
    clients = await gathered(harness, sealed=0)
    await clients[0].ask("start")
    assert clients[0].table.row.status == "playing"


async def test_a_salt_not_opened_in_time_is_left_out_for_all_to_see(harness: Harness) -> None:
    clients = await gathered(harness)
    await clients[0].ask("start")
    await clients[0].ask("open-seal", seat=0, salt=SALTS[0])
    harness.time.pass_by(WAIT_SECONDS)
    await clients[0].settled()
    row = clients[0].table.row
    assert row.status == "playing"
    seat = (await trust_of(clients[0]))["seats"][1]
    assert seat["withheld"]
    assert seat["salt"] == server_salt(bytes.fromhex(row.bots_secret), 1)
    result = checked(await played_out(harness, clients))
    assert (result.people, result.salted, result.withheld) == (2, 1, ["Bea"])


async def test_a_table_dealt_at_once_waits_for_the_salts_of_browsers(harness: Harness) -> None:
    ana = await harness.person("Ana")
    table = await harness.open(ana, MINE, BOT, game="loknroll", start=True, sealed=True)
    client = Client(ana, table)
    assert (await client.hello())["table"]["trust"]["stage"] == "sealing"
    await client.ask("seal", seat=0, commitment=promise(SALTS[0]))
    assert table.row.stage == "opening"
    await client.ask("open-seal", seat=0, salt=SALTS[0])
    assert table.row.status == "playing"
    assert table.row.sealed[0].salt == SALTS[0]


async def test_and_is_dealt_without_them_after_some_seconds(harness: Harness) -> None:
    ana = await harness.person("Ana")
    table = await harness.open(ana, MINE, BOT, game="loknroll", start=True, sealed=True)
    client = Client(ana, table)
    await client.hello()
    harness.time.pass_by(WAIT_SECONDS / 2)
    await client.ask("seal", seat=0, commitment=promise(SALTS[0]))
    harness.time.pass_by(WAIT_SECONDS * 0.6)  # the first deadline has passed; the second has not
    await client.settled()
    assert table.row.stage == "opening"
    harness.time.pass_by(WAIT_SECONDS / 2)
    await client.settled()
    assert table.row.status == "playing"


async def test_a_table_of_bots_is_dealt_at_once(harness: Harness) -> None:
    ana = await harness.person("Ana")
    table = await harness.open(ana, BOT, BOT, game="loknroll", start=True, sealed=True)
    assert table.row.status in {"playing", "over"}


async def test_several_seats_of_one_device_have_a_salt_each(harness: Harness) -> None:
    ana = await harness.person("Ana")
    table = await harness.open(ana, MINE, MINE, game="loknroll", start=True, sealed=True)
    client = Client(ana, table)
    await client.hello()
    for seat in range(2):
        await client.ask("seal", seat=seat, commitment=promise(SALTS[seat]))
    await open_seals([client, client])
    assert [seat.salt for seat in table.row.sealed] == SALTS


async def test_salts_are_waited_for_again_after_a_restart(tmp_path: Path) -> None:
    async with opened(tmp_path) as harness:
        clients = await gathered(harness)
        await clients[0].ask("start")
        await clients[0].ask("open-seal", seat=0, salt=SALTS[0])
        code, bea = clients[0].table.row.code, clients[1].person
    async with opened(tmp_path) as harness:
        table = await harness.table(code)
        client = Client(bea, table)
        await client.hello()
        await client.ask("open-seal", seat=1, salt=SALTS[1])
        assert [seat.salt for seat in table.row.sealed[:2]] == SALTS


async def test_another_game_has_other_secrets_and_waits_for_new_salts(harness: Harness) -> None:
    clients = await gathered(harness)
    await clients[0].ask("start")
    await open_seals(clients)
    await played_out(harness, clients)
    old = clients[0].table.row
    await clients[0].ask("rematch")
    again = await harness.table(clients[0].table.row.rematch or "")
    row = again.row
    assert (row.stage, row.sealed, row.seal, row.history) == ("gathering", [], "", "")
    assert row.secret != old.secret
    assert row.bots_secret != old.bots_secret


def test_a_table_may_be_opened_with_seals_by_a_program() -> None:
    assert not NewTable("loknroll", [BOT]).sealed


# --- forgeries ---------------------------------------------------------------------------------------


async def sealed_game(harness: Harness) -> dict[str, Any]:
    clients = await gathered(harness)
    await clients[0].ask("start")
    await open_seals(clients)
    return await played_out(harness, clients)


def said_by_node(folder: Path, records: list[dict[str, Any]], noted: list[str]) -> list[str]:
    """The stand-alone script's answer to each record; empty: verified."""
    file, driver = folder / "records.json", folder / "driver.mjs"
    file.write_bytes(msgspec.json.encode(records))
    script = (ROOT / "tools" / "check-dice.mjs").as_uri()
    driver.write_text(
        f'import {{ readFileSync }} from "node:fs"; import {{ check }} from "{script}";'
        f'const records = JSON.parse(readFileSync("{file}", "utf8")); const noted = {noted};'
        "console.log(JSON.stringify(records.map((record) => {"
        'try { check(record, ...noted); return ""; } catch (error) { return String(error); } })));'
    )
    done = subprocess.run(
        ["node", str(driver)], capture_output=True, text=True, check=True, timeout=patience(120.0)
    )
    answers: list[str] = json.loads(done.stdout)
    return answers


async def test_no_forgery_deceives_farol_or_the_script(harness: Harness, tmp_path: Path) -> None:
    record = await sealed_game(harness)
    seal, history = record["trust"]["seal"], record["trust"]["history"]
    assert checked(record, seal=seal, history=history).salted == 2
    seed = int.from_bytes(os.urandom(4)) if IS_FRESH else 1
    print("seed", seed)  # of the forgeries, if one of them passes
    rand = Rand(seed)
    forgeries = [forged(record, rand) for _ in range(FORGERIES)]
    changed = [forgery for forgery in forgeries if forgery != record]
    assert len(changed) > FORGERIES * 0.99
    for forgery in changed:
        with pytest.raises(BadRecord):
            checked(forgery, seal=seal, history=history)
    said = said_by_node(tmp_path, [record, *changed], [seal, history])
    assert said[0] == ""
    assert all(said[1:])


# Each of these records is consistent except for one thing, so that exactly one check fails.


def arranged_salt(record: dict[str, Any], rand: Rand) -> None:
    """Dice from a salt that nobody contributed."""
    secret, salt = bytes.fromhex(record["trust"]["secret"]), word(rand)
    play_anew(record, rand, CommittedDice(secret, salt))
    record["trust"]["salt"] = salt
    record["trust"]["history"] = history_in(record)


def arranged_outcomes(record: dict[str, Any], rand: Rand) -> None:
    """Outcomes that do not follow from the commitments."""
    play_anew(record, rand, CommittedDice(bytes.fromhex(word(rand)), word(rand)))
    record["trust"]["history"] = history_in(record)


def kept_seal(record: dict[str, Any], rand: Rand) -> None:
    """Other salts under the seal that people noted."""
    seal = record["trust"]["seal"]
    ground_salt(record, rand)
    record["trust"]["seal"] = seal
    record["trust"]["history"] = history_in(record)


def broken_promise(record: dict[str, Any], rand: Rand) -> None:
    """A salt other than the browser's committed one."""
    promised = record["trust"]["seats"][0]["commitment"]
    record["trust"]["seats"][0]["salt"] = word(rand)
    deal_anew(record, rand, {0: promised})


def chosen_salt_of_a_bot(record: dict[str, Any], rand: Rand) -> None:
    """A bot's salt that does not come from the second secret."""
    record["trust"]["seats"][2]["salt"] = word(rand)
    deal_anew(record, rand, {2: ""})


@pytest.mark.parametrize(
    ("forge", "noted", "found"),
    [
        (arranged_salt, True, "not made of what the seats put in"),
        (arranged_outcomes, True, "does not follow from the secret"),
        (kept_seal, True, "not that of these seats"),
        (broken_promise, False, "salt of seat 1 is not the one that was committed to"),
        (chosen_salt_of_a_bot, False, "salt of seat 3 does not follow from the second secret"),
    ],
)
async def test_who_noted_no_history_is_not_deceived_either(
    harness: Harness,
    tmp_path: Path,
    forge: Callable[[dict[str, Any], Rand], None],
    noted: bool,
    found: str,
) -> None:
    record = await sealed_game(harness)
    seal = record["trust"]["seal"] if noted else ""
    forge(record, Rand(7))
    with pytest.raises(BadRecord, match=found):
        checked(record, seal=seal)
    assert all(said_by_node(tmp_path, [record], [seal, ""]))


async def test_the_script_says_what_it_checked(harness: Harness, tmp_path: Path) -> None:
    record = await sealed_game(harness)
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record))
    script = ROOT / "tools" / "check-dice.mjs"
    seal = record["trust"]["seal"]
    noted = f"{seal[:4]} {seal[4:16]}"
    command = ["node", str(script), str(file)]
    right = subprocess.run([*command, noted], capture_output=True, text=True, check=True)
    wrong = subprocess.run([*command, "00"], capture_output=True, text=True, check=False)
    outcomes = sum(entry["lots"] is not None for entry in record["entries"])
    assert right.stdout == f"{outcomes} outcomes follow from what was sealed.\n"
    assert wrong.returncode != 0
    assert len(script.read_text().splitlines()) < 100


async def test_farol_verify_compares_with_what_was_noted(
    harness: Harness, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = await sealed_game(harness)
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record))
    seal, history = record["trust"]["seal"][:16], record["trust"]["history"]
    command = ["verify", str(file), "--language", "en"]
    assert run([*command, "--seal", f"{seal[:4]} {seal[4:]}", "--history", history]) == 0
    assert "2 of 2 people put a salt" in capsys.readouterr().out
    assert run([*command, "--seal", "0" * 16]) == 2
    assert "another one than you noted" in capsys.readouterr().err
    assert run([*command, "--seal", seal[:4]]) == 2
    assert "16 digits are needed" in capsys.readouterr().err
    assert run(command) == 0
    assert "Compare it with what the page showed" in capsys.readouterr().out


async def test_what_was_said_is_part_of_the_history(
    harness: Harness, tmp_path: Path, clients: list[Client]
) -> None:
    answer = await clients[0].ask("claim", seat=0, claim={"type": "saw", "goal": 1, "find": "gold"})
    assert answer["type"] == "done", answer
    record = await played_out(harness, clients)
    history = record["trust"]["history"]
    assert len(record["claims"]) >= 1
    checked(record, history=history)
    forgery = {**record, "claims": record["claims"][1:]}
    with pytest.raises(BadRecord):
        checked(forgery, history=history)
    said = said_by_node(tmp_path, [record, forgery], ["", history])
    assert said[0] == ""
    assert "history" in said[1]
