"""Order under abuse: by people who are moderated, by floods, and by moderators themselves."""

from typing import Any

import pytest

from farol.community.moderation import log
from farol.community.moderation.rows import RulingText
from farol.community.moderation.service import NETWORK_AT_ONCE
from farol.community.moderation.store import MOST_NETWORKS, MOST_OPEN
from tests.community.test_moderation import (
    REASON,
    WORDS,
    asked,
    decide,
    moderation,
    moderator,
    quarrel,
    undo,
)
from tests.community.test_renaming import settled
from tests.server.harness import MINE, OPEN, AsgiSocket, Client, Harness

# --- by moderators -----------------------------------------------------------------------------


@pytest.mark.parametrize("deed", ["close-table", "hide-table", "hide-line"])
async def test_a_decision_is_carried_out_where_it_was_made_and_nowhere_else(
    harness: Harness, deed: str
) -> None:
    """Otherwise a table could be closed without a word in the log."""
    at, (_, token) = await quarrel(harness, visibility="public"), await moderator(harness)
    other = await harness.open(at.ana, MINE, OPEN, OPEN, visibility="public")
    there = Client(at.ana, other)
    await there.hello()
    await there.ask("say", seat=0, text="hm")
    await there.settled()
    line = {"line": 1} if deed == "hide-line" else {}
    status, page = await decide(harness, token, deed, table=other.row.code, **line)
    assert status == 201
    number = page["log"][0]["number"]
    path = f"/moderation/decisions/{number}/tables/{at.table.row.code}"
    assert (await asked(harness, token, "POST", path))[0] == 404
    assert at.table.row.visibility == "public"
    assert at.table.state.chat[0].text == WORDS
    assert all(client.closed is None for client in at.clients)


async def test_moderators_neither_read_nor_close_reports_about_themselves(harness: Harness) -> None:
    at, (_, other) = await quarrel(harness), await moderator(harness)
    await asked(harness, at.mine, "POST", "/reports", table=at.table.row.code, kind="game", seat=1)
    await moderation(harness).store.rule("moderator", _about(at.berta.id), 0, 2.0)
    await moderation(harness).refresh()
    assert (await asked(harness, at.hers, "GET", "/moderation"))[1]["reports"] == []
    _, before = await asked(harness, other, "GET", "/moderation")
    (report,) = before["reports"]
    status, answer = await decide(harness, at.hers, "dismiss", report=report["number"])
    assert (status, "sentence" in answer) == (403, True)
    assert (await asked(harness, other, "GET", "/moderation"))[1] == before


async def test_of_two_moderators_one_closes_a_report(harness: Harness) -> None:
    at, (_, first), (_, second) = (
        await quarrel(harness),
        await moderator(harness),
        await moderator(harness, "Max"),
    )
    await asked(harness, at.mine, "POST", "/reports", table=at.table.row.code, kind="game", seat=1)
    _, page = await asked(harness, first, "GET", "/moderation")
    number = page["reports"][0]["number"]
    assert (await decide(harness, first, "dismiss", report=number))[0] == 201
    assert (await decide(harness, second, "ban", person=at.berta.id, report=number))[0] == 409
    assert (await decide(harness, second, "dismiss", report=999))[0] == 409
    _, told = await asked(harness, at.mine, "GET", "/me/decisions")
    assert [one["deed"] for one in told["decisions"]] == ["dismiss"]


async def test_nobody_undoes_what_was_decided_about_themselves(harness: Harness) -> None:
    at, (_, token) = await quarrel(harness), await moderator(harness)
    _, page = await decide(harness, token, "mute", person=at.berta.id)
    await moderation(harness).store.rule("moderator", _about(at.berta.id), 0, 2.0)
    await moderation(harness).refresh()
    assert (await undo(harness, at.hers, page["log"][0]["number"]))[0] == 403


def _about(person: int) -> RulingText:
    return RulingText("", person=person)


async def test_people_are_found_by_names_as_they_are_written(harness: Harness) -> None:
    _, token = await moderator(harness)
    for name in ("Ángela", "100%", "Berta"):
        await harness.people.add(name)
    for sought, found in (("ángel", ["Ángela"]), ("ÁNGEL", ["Ángela"]), ("%", ["100%"]), ("_", [])):
        async with harness.http(token) as http:
            answer = await http.get("/api/moderation/people", params={"name": sought})
        assert [one["name"] for one in answer.json()["people"]] == found, sought


# --- by floods ---------------------------------------------------------------------------------


async def test_a_report_is_kept_once_and_few_by_one_person_wait(harness: Harness) -> None:
    at = await quarrel(harness)
    store, code = moderation(harness).store, at.table.row.code
    for _ in range(3):
        said = await asked(harness, at.mine, "POST", "/reports", table=code, kind="game", seat=1)
        assert said[0] == 201
    assert len(await store.open_reports(99)) == 1
    for kept in range(1, MOST_OPEN):
        harness.time.pass_by(60.0)
        await at.clients[1].ask("say", seat=1, text="hm")
        line = at.table.state.chat[-1].number
        said = await asked(harness, at.mine, "POST", "/reports", table=code, kind="line", line=line)
        assert (said[0], len(await store.open_reports(99))) == (201, kept + 1)
    harness.time.pass_by(60.0)
    said = await asked(harness, at.mine, "POST", "/reports", table=code, kind="name", seat=1)
    assert (said[0], len(await store.open_reports(99))) == (429, MOST_OPEN)


async def test_second_cookies_do_not_flood_moderators_with_reports(harness: Harness) -> None:
    at = await quarrel(harness)
    answers = []
    for number in range(NETWORK_AT_ONCE + 3):
        _, token = await harness.people.add(f"Eve {number}")
        fields = {"table": at.table.row.code, "kind": "game", "seat": 1}
        answers.append((await asked(harness, token, "POST", "/reports", **fields))[0])
    assert answers == [*[201] * NETWORK_AT_ONCE, *[429] * 3]
    fields["address"] = "203.0.113.9"
    assert (await asked(harness, token, "POST", "/reports", **fields))[0] == 201


async def test_muting_does_not_read_all_decisions_and_blocks(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is anybody's for the price of one request."""
    at, service = await quarrel(harness), moderation(harness)
    read: list[float] = []
    whole = service.store.sanctions

    async def counted(now: float) -> Any:
        read.append(now)
        return await whole(now)

    monkeypatch.setattr(service.store, "sanctions", counted)
    for how in ("mute", "block", "block", "mute", "block", "hear", "hear"):
        await asked(harness, at.mine, "PUT", f"{at.path}/muted", how=how, seat=1)
    assert read == []


async def test_blocks_that_every_server_reads_anew_are_few(harness: Harness) -> None:
    at = await quarrel(harness)
    path = f"/tables/{at.table.row.code}/muted"
    statuses = [
        (await asked(harness, at.mine, "PUT", path, seat=1, how=how))[0]
        for how in ("block", "hear") * 15
    ]
    assert statuses[:10] == [200] * 10
    assert 429 in statuses


async def test_undone_decisions_are_found_by_an_index(harness: Harness) -> None:
    """Every server reads what is in force every few seconds."""

    def plan(connection: Any) -> list[Any]:
        asked = f"EXPLAIN QUERY PLAN {log._RULINGS}WHERE deed = 'ban'"
        return [row[-1] for row in connection.execute(asked).fetchall()]

    steps = await harness.store.database.run(plan)
    assert any("later" in step for step in steps)
    assert not [step for step in steps if step.startswith("SCAN later")]


async def test_a_report_shows_no_line_of_somebody_else(harness: Harness) -> None:
    at = await quarrel(harness)
    fields = {"table": at.table.row.code, "kind": "name", "seat": 0, "line": 1}
    assert (await asked(harness, at.hers, "POST", "/reports", **fields))[0] == 201
    (report,) = await moderation(harness).store.open_reports(9)
    assert (report.person, report.line) == (at.ana.id, 0)


async def test_somebody_banned_closes_few_networks(harness: Harness) -> None:
    """Otherwise they could take a walk and keep newcomers out of every café."""
    at, (_, token) = await quarrel(harness), await moderator(harness)
    _, page = await decide(harness, token, "ban", person=at.berta.id, network=True)
    for number in range(MOST_NETWORKS + 5):
        await asked(harness, at.hers, "PUT", "/me", f"203.0.113.{number}", name="Bea")
        if number % 7 == 0:
            await harness.tick()
    await harness.tick()
    assert len(await _networks(harness)) == MOST_NETWORKS
    # Who is erased leaves networks that can still be opened.
    assert (await asked(harness, at.hers, "DELETE", "/me"))[0] == 200
    async with harness.http(address="203.0.113.0") as http:
        assert (await http.put("/api/me", json={"name": "Fresh"})).status_code == 403
        assert (await undo(harness, token, page["log"][0]["number"]))[0] == 200
        assert (await http.put("/api/me", json={"name": "Fresh"})).status_code == 200
    assert await _networks(harness) == []


async def _networks(harness: Harness) -> list[Any]:
    return await harness.store.database.run(
        lambda connection: connection.execute("SELECT network FROM banned_networks").fetchall()
    )


# --- by people who are moderated ----------------------------------------------------------------


async def test_who_is_muted_says_nothing_by_names_either(harness: Harness) -> None:
    at, (_, token) = await quarrel(harness), await moderator(harness)
    await decide(harness, token, "mute", person=at.berta.id, days=1)
    assert (await asked(harness, at.hers, "PUT", "/me", name="Ana stinks"))[0] == 403
    assert (await asked(harness, at.hers, "PUT", "/me", name="Berta", face=7))[0] == 200
    table = await harness.open(at.ana, MINE, OPEN, OPEN)
    async with AsgiSocket(harness, at.hers) as socket:
        socket.say("hello", code=table.row.code)
        await socket.next("welcome")
        for name, answer in (("Ana stinks", "refused"), ("Berta", "done")):
            socket.say("sit", id="s", seat=1, name=name)
            assert (await socket.next("refused", "done"))["type"] == answer


async def test_a_name_is_taken_away_that_was_given_at_a_table_only(harness: Harness) -> None:
    at, (_, token) = await quarrel(harness), await moderator(harness)
    await at.clients[1].ask("stand", seat=1)
    await at.clients[1].ask("sit", seat=1, name="Rotten")
    await at.clients[1].ask("say", seat=1, text="hm")
    status, _ = await decide(harness, token, "rename", person=at.berta.id, name="Guest")
    assert (status, REASON in str(at.table.row)) == (201, False)
    assert at.table.row.seats[1].name == "Guest"
    assert "Rotten" not in {line.name for line in at.table.state.chat}
    for name, expected in (("Rotten", 403), ("Berta", 403), ("Bea", 200)):
        assert (await asked(harness, at.hers, "PUT", "/me", name=name))[0] == expected
    async with harness.http(address="203.0.113.9") as http:  # it may be the name of anybody
        assert (await http.put("/api/me", json={"name": "Rotten"})).status_code == 200


async def test_who_is_banned_is_erased_at_tables_of_other_servers_too(harness: Harness) -> None:
    """Servers ask each other by this request."""
    at, (_, token) = await quarrel(harness), await moderator(harness)
    await decide(harness, token, "ban", person=at.berta.id)
    assert (await asked(harness, at.hers, "DELETE", f"{at.path}/me"))[0] == 200
    assert at.table.row.seats[1].person is None
    assert (await asked(harness, at.hers, "POST", f"{at.path}/invitations", code="ABCDEF", seat=0))[
        0
    ] == 403


async def test_a_muted_spectator_stays_muted_under_a_new_name(harness: Harness) -> None:
    at, (_, token) = await quarrel(harness), await harness.people.add("Eve")
    async with AsgiSocket(harness, token) as socket:
        socket.say("hello", code=at.table.row.code)
        await socket.next("welcome")

        async def says(text: str) -> None:
            socket.say("say", id="s", seat=None, text=text)
            assert (await socket.next("refused", "done"))["type"] == "done"

        await says("ha")
        line = at.table.state.chat[-1].number
        _, muted = await asked(harness, at.mine, "PUT", f"{at.path}/muted", how="mute", line=line)
        assert (muted["lines"], muted["until"], muted["anybody"]) == ([line], line, True)
        assert (await asked(harness, token, "PUT", "/me", name="Angel"))[0] == 200
        await settled(harness)
        await says("ha ha")
    _, muted = await asked(harness, at.mine, "GET", f"{at.path}/muted")
    assert muted["lines"] == [line, line + 1]
    assert (await asked(harness, at.hers, "GET", f"{at.path}/muted"))[1]["lines"] == []


@pytest.mark.parametrize(
    ("name", "answer"), [("Berta", "refused"), ("B3rta", "refused"), ("Eve", "done")]
)
async def test_a_spectator_does_not_speak_under_the_name_of_somebody_who_sits_there(
    harness: Harness, name: str, answer: str
) -> None:
    """In the chat both would read the same."""
    at, (_, token) = await quarrel(harness), await harness.people.add(name)
    async with AsgiSocket(harness, token) as socket:
        socket.say("hello", code=at.table.row.code)
        await socket.next("welcome")
        socket.say("say", id="s", seat=None, text="I am the saboteur")
        told = await socket.next("refused", "done")
        assert (told["type"], told.get("code")) == (
            answer,
            "moderated" if answer == "refused" else None,
        )
    assert (await at.clients[1].ask("say", seat=1, text="Not I"))["type"] == "done"
