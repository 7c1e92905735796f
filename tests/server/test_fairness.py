"""Commit and reveal, downloaded records, and farol verify."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from farol.cli import run
from farol.core.errors import BadRecord
from farol.core.fairness import CommittedDice, commitment, mixed_salt, stream_for
from farol.core.rand import Rand
from farol.server.play.verify import read_record, verify
from tests.server.forgery import history_in
from tests.server.harness import MINE, Client, Harness, mover, play_choice, seated, view_of

SECRET = bytes(range(32))


def test_a_lot_depends_on_secret_salt_and_version_and_on_nothing_else() -> None:
    def draws(secret: bytes, salt: str, version: int) -> list[int]:
        rand = stream_for(secret, salt, version)
        return [rand.below(1000) for _ in range(4)]

    first = draws(SECRET, "a", 1)
    assert first == draws(SECRET, "a", 1)
    assert first != draws(SECRET, "a", 2)
    assert first != draws(SECRET, "b", 1)
    assert first != draws(bytes(32), "a", 1)


def test_lots_are_fair() -> None:
    counts = Counter(stream_for(SECRET, "", version).below(6) for version in range(6000))
    assert set(counts) == set(range(6))
    assert all(850 < count < 1150 for count in counts.values())


def test_salts_of_all_seats_count() -> None:
    assert mixed_salt(["a", "b"]) != mixed_salt(["b", "a"])
    assert mixed_salt(["", ""]) != mixed_salt(["x", ""])


def test_a_secret_has_256_bits() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        CommittedDice(b"short", "")


async def finished(harness: Harness) -> Client:
    """A finished game with an undo in it."""
    clients = await seated(harness)
    seat = mover(clients)
    steps = await play_choice(clients[seat], await view_of(clients[seat], seat), Rand(1))
    await clients[seat].ask("undo", seat=seat, version=steps["version"])
    for other in range(3):
        if other != seat:
            await clients[other].ask("vote", seat=other, yes=True)
    for number in range(3):
        await clients[number].ask("resign", seat=number)
    await clients[0].over()
    return clients[0]


async def exported(harness: Harness, client: Client, query: str) -> Any:
    async with harness.http() as http:
        answer = await http.get(f"/api/tables/{client.table.row.code}/record{query}")
    assert answer.status_code == 200, answer.text
    return answer.json()


made: list[str] = []  # one record for all tests here


@pytest.fixture
async def record(harness: Harness) -> dict[str, Any]:
    if not made:
        made.append(json.dumps(await exported(harness, await finished(harness), "?as=complete")))
    data: dict[str, Any] = json.loads(made[0])
    return data


def closed(record: dict[str, Any], change: Any) -> None:
    """Change a record and recompute its history."""
    change()
    record["trust"]["history"] = history_in(record)


def checked(data: dict[str, Any]) -> Any:
    return verify(read_record(json.dumps(data).encode()))


async def test_a_complete_record_verifies(record: dict[str, Any]) -> None:
    result = checked(record)
    assert result.undone == 1
    assert min(result.outcomes, result.decisions) > 20  # deals and games differ
    assert result.outcomes + result.decisions + result.undone == len(record["entries"])
    assert len(record["notation"]) == len(record["entries"])


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda r: r["trust"].update(secret="00" * 32), "not the one that was committed"),
        (lambda r: r["trust"].update(secret="zz"), "hexadecimal"),
        (lambda r: r["trust"].update(secret=None), "0 bytes"),
        (lambda r: r["trust"].update(bots_secret="00" * 32), "second secret is not the one"),
        (lambda r: r["trust"].update(seal=""), "does not say"),
        (lambda r: r["trust"].update(seal="00" * 32), "seal is not"),
        (lambda r: r["trust"]["seats"].pop(), "does not say"),
        (lambda r: r["trust"]["seats"][0].update(salt="00" * 32), "salt of seat 1"),
        (lambda r: r["trust"].update(salt="other"), "arranged"),
        (lambda r: r["trust"].update(salt="rehearsal-7"), "was a rehearsal"),
        (lambda r: r["entries"].pop(), "history"),
        (lambda r: closed(r, r["entries"].pop), "ends before"),
        (lambda r: closed(r, lambda: r["entries"].pop(0)), "arranged|possible as entry 1"),
        (lambda r: closed(r, lambda: r["entries"].append({"action": 1})), "not possible"),
        (lambda r: closed(r, lambda: r["entries"].append({"undo_to": 99999})), "no version"),
        (lambda r: closed(r, lambda: r["entries"].append({})), "an action or an undo"),
        (lambda r: closed(r, lambda: r["result"].update(scores=[9, 9, 9])), "result"),
        (lambda r: r["notation"].reverse(), "words"),
        (lambda r: r["entries"][0].update(lots=[[0, 1]]), "arranged|possible as entry 1"),
        (lambda r: r.update(game="chess"), "does not know"),
        (lambda r: r.update(rules_version=99), "version 99"),
        (lambda r: r["people"].pop(), "does not say"),
        (lambda r: r.update(farol="seen"), "no complete record"),
        (lambda r: r.pop("entries"), "no complete record"),
    ],
)
async def test_a_changed_record_fails(record: dict[str, Any], change: Any, sentence: str) -> None:
    change(record)
    with pytest.raises(BadRecord, match=sentence):
        checked(record)


async def test_any_changed_outcome_of_chance_is_noticed(record: dict[str, Any]) -> None:
    deals = [n for n, word in enumerate(record["notation"][:20]) if not word.startswith("undo")]
    for number in deals[:8]:
        changed = json.loads(json.dumps(record))
        changed["entries"][number]["action"] += 1
        with pytest.raises(BadRecord):
            checked(changed)


async def test_the_salt_of_people_goes_into_the_dice(harness: Harness) -> None:
    client = await finished(harness)
    salts = [seat.salt for seat in client.table.row.sealed]
    assert client.table.row.salt == mixed_salt(salts)


async def test_farol_verify_says_what_it_checked(
    record: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record))
    assert run(["verify", str(file), "--language", "en"]) == 0
    said = capsys.readouterr().out
    assert "outcomes of chance follow from the two secrets" in said
    assert "0 of 3 people put a salt" in said
    assert "saboteur, 3 seats" in said
    file.write_text("{}")
    assert run(["verify", str(file)]) == 2
    assert "no complete record" in capsys.readouterr().err
    assert run(["verify", str(tmp_path / "nothing")]) == 2


async def test_the_commitment_is_shown_before_and_the_secret_only_after(harness: Harness) -> None:
    clients = await seated(harness)
    row = clients[0].table.row
    for client in clients:
        assert not any(row.secret.encode() in frame for frame in client.frames)
        welcome = next(m for m in client.heard if m["type"] == "welcome")
        assert welcome["table"]["trust"]["commitment"] == commitment(bytes.fromhex(row.secret))
    async with harness.http() as http:
        for query in ("as=complete", "as=table"):
            assert row.secret not in (await http.get(f"/api/tables/{row.code}/record?{query}")).text
        assert (await http.get(f"/api/tables/{row.code}/record?as=complete")).status_code == 409


# --- records as seen ---------------------------------------------------------------------------------


async def test_a_record_as_a_seat_saw_it_holds_what_that_seat_was_told(harness: Harness) -> None:
    client = await finished(harness)
    seen = await exported(harness, client, "?as=seat&seat=0")
    told = [s for m in client.heard if m["type"] == "steps" for s in m["steps"]]
    by_version = {step["version"]: step for step in seen["steps"]}
    # a step's changes are only for animation, and derived from the rest
    assert all(by_version[step["version"]] == {**step, "changes": None} for step in told)
    assert seen["seat"] == 0
    assert "me" in seen["observation"]


async def test_a_record_as_the_table_saw_it_holds_public_things(harness: Harness) -> None:
    seen = await exported(harness, await finished(harness), "")
    assert seen["seat"] is None
    assert "me" not in seen["observation"]


async def test_during_the_game_only_the_own_seat_is_exported(harness: Harness) -> None:
    host, token = await harness.people.add("Ana")
    clients = await seated(harness)
    table = await harness.open(host, MINE, MINE, MINE, start=True)
    async with harness.http(token) as http:
        own = await http.get(f"/api/tables/{table.row.code}/record?as=seat&seat=0")
        other = await http.get(f"/api/tables/{clients[0].table.row.code}/record?as=seat&seat=0")
        none = await http.get(f"/api/tables/{table.row.code}/record?as=seat")
        far = await http.get(f"/api/tables/{table.row.code}/record?as=seat&seat=77")
    async with harness.http() as http:
        nobody = await http.get(f"/api/tables/{table.row.code}/record?as=seat&seat=0")
    statuses = [answer.status_code for answer in (own, other, none, far, nobody)]
    assert statuses == [200, 403, 400, 403, 401]


def test_a_huge_file_is_not_read() -> None:
    with pytest.raises(BadRecord, match="too large"):
        read_record(b"[" * (17 * 1024 * 1024))


def test_nesting_is_no_record() -> None:
    with pytest.raises(BadRecord):
        read_record(b"[" * 1_000_000)
