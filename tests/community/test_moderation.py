"""Order: mutes, blocks, reports, and what moderators decide."""

from typing import Any

import pytest

from farol.community.invitations.store import InvitationStore
from farol.community.moderation import log
from farol.community.moderation.feature import ModerationFeature
from farol.community.moderation.rows import RulingText
from farol.community.moderation.service import DAY, REPORTS_AT_ONCE, Moderation
from farol.protocol.messages import COME_BACK
from farol.server.play.table import Table
from farol.server.store.store import Person
from tests.server.harness import MINE, OPEN, AsgiSocket, Client, Harness

WORDS = "You are a quetzalcoatlus"
REASON = "Be kind."


def moderation(harness: Harness) -> Moderation:
    return harness.features.need(ModerationFeature).service


async def asked(
    harness: Harness, token: str, method: str, path: str, address: str = "10.0.0.7", **body: Any
) -> tuple[int, Any]:
    async with harness.http(token, address) as http:
        answer = await http.request(method, f"/api{path}", json=body or None)
    return answer.status_code, answer.json()


async def moderator(harness: Harness, name: str = "Mona") -> tuple[Person, str]:
    person, token = await harness.people.add(name)
    await moderation(harness).store.rule("moderator", RulingText("", person=person.id), 0, 1.0)
    await moderation(harness).refresh()
    return person, token


async def decide(harness: Harness, token: str, deed: str, **fields: Any) -> tuple[int, Any]:
    body = {"deed": deed, "reason": REASON, **fields}
    return await asked(harness, token, "POST", "/moderation/decisions", **body)


async def undo(harness: Harness, token: str, number: int) -> tuple[int, Any]:
    path = f"/moderation/decisions/{number}/undo"
    return await asked(harness, token, "POST", path, reason="A mistake.")


class Quarrel:
    """Ana and Berta sit at a table; Berta has said something."""

    def __init__(self, table: Table, people: list[tuple[Person, str]], clients: list[Client]):
        self.table, self.clients = table, clients
        (self.ana, self.mine), (self.berta, self.hers) = people
        self.path = f"/tables/{table.row.code}"


async def quarrel(harness: Harness, **more: Any) -> Quarrel:
    people = [await harness.people.add(name) for name in ("Ana", "Berta")]
    table = await harness.open(people[0][0], MINE, OPEN, OPEN, **more)
    clients = [Client(person, table) for person, _ in people]
    for client in clients:
        await client.hello()
    await clients[1].ask("sit", seat=1, name="Berta")
    await clients[1].ask("say", seat=1, text=WORDS)
    await clients[0].settled()
    return Quarrel(table, people, clients)


# --- for players -----------------------------------------------------------------------------


async def test_somebody_is_muted_at_every_table_until_they_are_heard_again(
    harness: Harness,
) -> None:
    at = await quarrel(harness)
    _, muted = await asked(harness, at.mine, "PUT", f"{at.path}/muted", how="mute", seat=1)
    here: dict[str, Any] = {"blocked": [], "lines": [], "until": 1}
    assert muted == here | {"seats": [1], "anybody": True}
    assert (await asked(harness, at.mine, "GET", f"{at.path}/muted"))[1] == muted
    nothing = here | {"seats": [], "anybody": False}
    assert (await asked(harness, at.hers, "GET", f"{at.path}/muted"))[1] == nothing
    _, all_muted = await asked(harness, at.mine, "GET", "/me/muted")
    assert all_muted == {"people": [{"name": "Berta", "blocked": False}]}
    assert (await asked(harness, at.mine, "DELETE", "/me/muted/0"))[1] == {"people": []}
    assert (await asked(harness, at.mine, "DELETE", "/me/muted/0"))[0] == 404
    assert (await asked(harness, at.mine, "GET", f"{at.path}/muted"))[1] == nothing


async def test_who_is_blocked_cannot_sit_down_there_and_may_elsewhere(harness: Harness) -> None:
    at = await quarrel(harness)
    line = at.table.state.chat[0].number
    _, muted = await asked(harness, at.mine, "PUT", f"{at.path}/muted", how="block", line=line)
    assert muted["blocked"] == [1]
    table = await harness.open(at.ana, MINE, OPEN, OPEN)
    other = await harness.open(await harness.person("Carla"), MINE, OPEN, OPEN)
    async with AsgiSocket(harness, at.hers) as socket:
        for code, answer in ((table.row.code, "refused"), (other.row.code, "done")):
            socket.say("hello", code=code)
            await socket.next("welcome")
            socket.say("sit", id="s", seat=1, name="Berta")
            told = await socket.next("refused", "done")
            assert told["type"] == answer
    assert table.row.seats[1].kind == "open"


async def test_who_is_blocked_cannot_invite_either(harness: Harness) -> None:
    at = await quarrel(harness)
    store = InvitationStore(harness.store.database)
    await store.set_invitable(at.ana.id, True)
    table = await harness.open(at.berta, MINE, OPEN, OPEN)
    for how, invited in (("block", False), ("hear", True)):
        await asked(harness, at.mine, "PUT", f"{at.path}/muted", how=how, seat=1)
        assert await store.invite(at.ana.id, at.berta.id, table.row.id, 5.0) is invited


async def test_nobody_mutes_or_reports_themselves_or_a_bot_or_nobody(harness: Harness) -> None:
    at = await quarrel(harness)
    for fields in ({"seat": 0}, {"seat": 2}, {"line": 99}, {}):
        muted = await asked(harness, at.mine, "PUT", f"{at.path}/muted", how="mute", **fields)
        code = at.table.row.code
        reported = await asked(
            harness, at.mine, "POST", "/reports", table=code, kind="game", **fields
        )
        assert (muted[0], reported[0]) == (400, 400)
        assert all("sentence" in one for one in (muted[1], reported[1]))
    assert await moderation(harness).store.open_reports(9) == []


async def test_reports_are_limited_and_need_a_table(harness: Harness) -> None:
    at = await quarrel(harness)
    fields = {"table": at.table.row.code, "kind": "line", "line": 1}
    answers = [
        (await asked(harness, at.mine, "POST", "/reports", **fields))[0]
        for _ in range(REPORTS_AT_ONCE + 1)
    ]
    assert answers == [*[201] * REPORTS_AT_ONCE, 429]
    fields["table"] = "ABCDEF"
    assert (await asked(harness, at.hers, "POST", "/reports", **fields))[0] == 404


# --- moderators ------------------------------------------------------------------------------


async def test_a_report_reaches_moderators_with_what_was_said_around_it(harness: Harness) -> None:
    at, (mona, token) = await quarrel(harness), await moderator(harness)
    code = at.table.row.code
    report = {"table": code, "kind": "line", "line": 1, "words": "He insults me."}
    assert await asked(harness, at.mine, "POST", "/reports", **report) == (201, {"read": True})
    _, page = await asked(harness, token, "GET", "/moderation")
    (found,) = page["reports"]
    assert (found["by"], found["name"], found["text"]) == ("Ana", "Berta", WORDS)
    assert [line["text"] for line in found["around"]] == [WORDS]
    assert page["whole"]
    _, page = await decide(harness, token, "dismiss", report=found["number"])
    assert page["reports"] == []
    _, told = await asked(harness, at.mine, "GET", "/me/decisions")
    assert [(one["deed"], one["yours"]) for one in told["decisions"]] == [("dismiss", True)]
    assert (await asked(harness, at.hers, "GET", "/me/decisions"))[1]["decisions"] == []
    assert mona.id in moderation(harness).gate.moderators


async def test_to_others_there_is_nothing(harness: Harness) -> None:
    at, _ = await quarrel(harness), await moderator(harness)
    code = at.table.row.code
    for method, path, body in (
        ("GET", "", {}),
        ("GET", "/people", {}),
        ("GET", f"/people/{at.berta.id}", {}),
        ("GET", f"/tables/{code}", {}),
        ("POST", "/decisions", {"deed": "ban", "reason": "x", "person": at.berta.id}),
        ("POST", "/decisions/1/undo", {"reason": "x"}),
        ("POST", f"/decisions/1/tables/{code}", {}),
    ):
        status, answer = await asked(harness, at.mine, method, f"/moderation{path}", **body)
        assert (status, answer) == (404, {"sentence": "There is nothing here."})


async def test_a_hidden_line_is_gone_for_everybody_and_comes_back(harness: Harness) -> None:
    at, (_, token) = await quarrel(harness), await moderator(harness)
    code = at.table.row.code
    _, page = await decide(harness, token, "hide-line", table=code, line=1)
    told = await at.clients[0].next("chat")
    while told["line"]["text"]:
        told = await at.clients[0].next("chat")
    assert (told["line"]["number"], told["line"]["text"]) == (1, "")
    assert WORDS not in str(await at.clients[0].hello())
    saved = await harness.store.tables.table(code)
    assert saved is not None
    assert [line.text for line in saved.chat] == [""]
    _, seen = await asked(harness, token, "GET", f"/moderation/tables/{code}")
    assert [(line["text"], line["hidden"]) for line in seen["lines"]] == [(WORDS, True)]
    (told,) = (await asked(harness, at.hers, "GET", "/me/decisions"))[1]["decisions"]
    assert (told["deed"], told["reason"]) == ("hide-line", REASON)
    number = page["log"][0]["number"]
    assert (await undo(harness, token, number))[0] == 200
    assert at.table.state.chat[0].text == WORDS
    assert (await undo(harness, token, number))[0] == 409


async def test_who_is_banned_is_told_why_and_until_when(harness: Harness) -> None:
    at, (_, token) = await quarrel(harness), await moderator(harness)
    async with AsgiSocket(harness, at.hers) as socket:
        socket.say("hello", code=at.table.row.code)
        await socket.next("welcome")
        status, _ = await decide(harness, token, "ban", person=at.berta.id, days=2)
        assert status == 201
        assert await socket.closed() == COME_BACK
    async with AsgiSocket(harness, at.hers) as socket:
        socket.say("hello", id="h", code=at.table.row.code)
        refused = await socket.next("refused")
    assert (refused["code"], REASON in refused["sentence"]) == ("moderated", True)
    assert "until 1970-01-14" in refused["sentence"]
    said = refused["moderated"]
    assert (said["what"], said["reason"]) == ("banned", REASON)
    assert said["until"] == pytest.approx(harness.time.now() + 2 * DAY, abs=60)
    status, answer = await asked(harness, at.hers, "PUT", "/me", name="Bea")
    assert (status, REASON in answer["sentence"]) == (403, True)
    for method, path in (("GET", "/me/export"), ("GET", "/me/decisions"), ("DELETE", "/me")):
        assert (await asked(harness, at.hers, method, path))[0] == 200


async def test_a_ban_ends_by_itself_or_is_undone(harness: Harness) -> None:
    at, (_, token) = await quarrel(harness), await moderator(harness)
    for end in ("time", "undo"):
        _, page = await decide(harness, token, "ban", person=at.berta.id, days=2)
        assert (await asked(harness, at.hers, "PUT", "/me", name="Berta"))[0] == 403
        if end == "time":
            harness.time.pass_by(2 * DAY + 1)
            await harness.tick()
        else:
            await undo(harness, token, page["log"][0]["number"])
        assert (await asked(harness, at.hers, "PUT", "/me", name="Berta"))[0] == 200


@pytest.mark.parametrize(
    ("there", "beside", "elsewhere"),
    [
        ("203.0.113.9", "203.0.113.9", "203.0.114.9"),
        ("2001:db8:1:2::9", "2001:db8:1:2:ffff::1", "2001:db8:1:3::9"),  # a /64 is one customer's
        ("::ffff:203.0.113.9", "203.0.113.9", "::ffff:203.0.114.9"),
    ],
)
async def test_a_ban_of_a_network_keeps_new_people_out_and_nobody_else(
    harness: Harness, there: str, beside: str, elsewhere: str
) -> None:
    at, (_, token) = await quarrel(harness), await moderator(harness)
    _, other = await harness.people.add("Nora")
    await decide(harness, token, "ban", person=at.berta.id, network=True)
    assert (await asked(harness, at.hers, "PUT", "/me", there, name="Bea"))[0] == 403
    await harness.tick()
    async with harness.http(address=beside) as http:
        answer = await http.put("/api/me", json={"name": "Fresh"})
        assert (answer.status_code, "network" in answer.text) == (403, True)
    assert (await asked(harness, other, "PUT", "/me", there, name="Nora"))[0] == 200
    async with harness.http(address=elsewhere) as http:
        assert (await http.put("/api/me", json={"name": "Fresh"})).status_code == 200
    kept = await harness.store.database.run(
        lambda connection: connection.execute("SELECT network FROM banned_networks").fetchall()
    )
    assert [len(network) for (network,) in kept] == [64]  # a hash


async def test_who_is_muted_by_a_moderator_plays_on_in_silence(harness: Harness) -> None:
    at, (_, token) = await quarrel(harness), await moderator(harness)
    await decide(harness, token, "mute", person=at.berta.id, days=1)
    async with AsgiSocket(harness, at.hers) as socket:
        socket.say("hello", code=at.table.row.code)
        await socket.next("welcome")
        socket.say("say", id="s", seat=1, text="hm")
        refused = await socket.next("refused", "done")
        assert (refused["type"], REASON in refused["sentence"]) == ("refused", True)
        socket.say("set-note", id="n", seat=1, text="hm")
        assert (await socket.next("refused", "done"))["type"] == "done"


async def test_a_name_is_taken_away_everywhere_and_cannot_be_taken_again(harness: Harness) -> None:
    at, (_, token) = await quarrel(harness), await moderator(harness)
    _, page = await decide(harness, token, "rename", person=at.berta.id, name="Guest")
    assert at.table.row.seats[1].name == "Guest"
    assert at.table.state.chat[0].name == "Guest"
    assert (await asked(harness, at.hers, "GET", "/me"))[1] == {"name": "Guest"}
    assert (await asked(harness, at.hers, "PUT", "/me", name="B3RTA"))[0] == 403
    assert (await asked(harness, at.hers, "PUT", "/me", name="Bea"))[0] == 200
    await undo(harness, token, page["log"][0]["number"])
    assert at.table.row.seats[1].name == "Berta"
    assert (await asked(harness, at.hers, "PUT", "/me", name="Berta"))[0] == 200


async def test_a_closed_table_pauses_and_sends_everybody_out(harness: Harness) -> None:
    at, (_, token) = await quarrel(harness, visibility="public"), await moderator(harness)
    code = at.table.row.code
    assert len((await asked(harness, token, "GET", "/tables"))[1]["open"]) == 1
    _, page = await decide(harness, token, "close-table", table=code)
    assert [client.closed is not None for client in at.clients] == [True, True]
    assert (await asked(harness, token, "GET", "/tables"))[1]["open"] == []
    async with AsgiSocket(harness, at.mine) as socket:
        socket.say("hello", id="h", code=code)
        assert REASON in (await socket.next("refused"))["sentence"]
        await undo(harness, token, page["log"][0]["number"])
        socket.say("hello", id="h", code=code)
        await socket.next("welcome")
    assert len((await asked(harness, token, "GET", "/tables"))[1]["open"]) == 1


async def test_a_running_game_is_paused_when_its_table_is_closed(harness: Harness) -> None:
    at, (_, token) = await quarrel(harness), await moderator(harness)
    await at.clients[0].ask("set-seat", seat=2, plan={"kind": "bot", "level": "random"})
    await at.clients[0].ask("start")
    assert at.table.row.status == "playing"
    await decide(harness, token, "close-table", table=at.table.row.code)
    assert at.table.row.status == "paused"


async def test_a_table_can_be_taken_out_of_the_list(harness: Harness) -> None:
    at, (_, token) = await quarrel(harness, visibility="public"), await moderator(harness)
    _, page = await decide(harness, token, "hide-table", table=at.table.row.code)
    assert (await asked(harness, token, "GET", "/tables"))[1]["open"] == []
    assert (await at.clients[0].hello())["type"] == "welcome"
    await undo(harness, token, page["log"][0]["number"])
    assert len((await asked(harness, token, "GET", "/tables"))[1]["open"]) == 1


async def test_a_closed_league_is_found_by_nobody(harness: Harness) -> None:
    ana, mine = await harness.people.add("Ana")
    _, token = await moderator(harness)
    code = (await asked(harness, mine, "POST", "/leagues", name="Jueves"))[1]["code"]
    table = await harness.open(ana, MINE, OPEN, OPEN, league=code)
    _, page = await decide(harness, token, "close-league", table=table.row.code)
    assert (await asked(harness, mine, "GET", "/leagues"))[1] == {"leagues": []}
    assert (await asked(harness, mine, "GET", f"/leagues/{code}"))[0] == 404
    await undo(harness, token, page["log"][0]["number"])
    assert (await asked(harness, mine, "GET", f"/leagues/{code}"))[0] == 200


async def test_moderators_decide_nothing_about_each_other(harness: Harness) -> None:
    (_, token), (max_, _) = await moderator(harness), await moderator(harness, "Max")
    status, answer = await decide(harness, token, "ban", person=max_.id)
    assert (status, "sentence" in answer) == (403, True)


@pytest.mark.parametrize(
    "fields",
    [
        {"deed": "ban"},
        {"deed": "ban", "person": 999},
        {"deed": "rename", "person": 1},
        {"deed": "hide-line", "table": "ABCDEF", "line": 1},
        {"deed": "close-league", "table": "ABCDEF"},
        {"deed": "close-table"},
        {"deed": "ban", "person": 1, "reason": " \u200b "},
        {"deed": "rename", "person": 1, "name": "\u3164"},
    ],
)
async def test_a_decision_that_cannot_be_is_refused_and_not_logged(
    harness: Harness, fields: dict[str, Any]
) -> None:
    await harness.person("Ana")
    _, token = await moderator(harness)
    status, answer = await decide(harness, token, **fields)
    assert status in {400, 404}
    assert "sentence" in answer
    assert len(await moderation(harness).store.rulings(9)) == 1


# --- names -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name",
    [
        *("Admin", "M0DERAT0R", "Mod\u0435rador", "MONA", "M0na", "M\u03bfna", "P\u0430ul"),
        "\u13b7\u039f\u039d\u0410",  # MONA of Cherokee, Greek and Cyrillic capitals
        "\uff2d\uff4f\uff4e\uff41",  # of full width
        "\U0001d544\U0001d560\U0001d55f\U0001d552",  # of mathematics
        "\u217f\u0585\u0578\u0251",  # of Armenian and others, small
        *("Ad\u3164min", "Mona\u200d", "Mo\ufe00na", "\u1d0d\u1d0f\u0274\u1d00"),
        *("\U0001f17c\U0001f17e\U0001f17d\U0001f170", "\ua4df\ua4f3\ua4e0\ua4ee"),
        *("Moderator 2", "Moderator Ana", "xXModeratorXx", "Farol Team", "Admin1"),
        *("\u15e9\u15ea\u15f0in", "\U0001f1f2\U0001f1f4\U0001f1f3\U0001f1e6"),
    ],
)
async def test_names_that_imitate_are_refused_wherever_one_is_given(
    harness: Harness, name: str
) -> None:
    ana, mine = await harness.people.add("Ana")
    await moderator(harness)
    status, answer = await asked(harness, mine, "PUT", "/me", name=name)
    assert (status, "name" in answer["sentence"]) == (403, True)
    seats = [{"kind": "me", "name": name}, {"kind": "open"}]
    fields = {"game": "loknroll", "seats": seats}
    assert (await asked(harness, mine, "POST", "/tables", **fields))[0] == 403
    assert (await asked(harness, mine, "POST", "/leagues", name=name))[0] == 403
    code = (await asked(harness, mine, "POST", "/leagues", name="Jueves"))[1]["code"]
    assert (await asked(harness, mine, "PATCH", f"/leagues/{code}", name=name))[0] == 403
    table = await harness.open(ana, MINE, OPEN, OPEN)
    async with AsgiSocket(harness, mine) as socket:
        socket.say("hello", code=table.row.code)
        await socket.next("welcome")
        plan = {"kind": "me", "name": name}
        for kind, more in (("sit", {"name": name}), ("set-seat", {"plan": plan})):
            socket.say(kind, id="s", seat=1, **more)
            told = await socket.next("refused", "done")
            assert (told["type"], told["code"]) == ("refused", "moderated"), kind
    assert [seat.name for seat in table.row.seats] == ["Ana", "", ""]


@pytest.mark.parametrize(
    "name",
    [
        *("Ana", "Mon", "Ángela", "\u041f\u0430\u0432\u0435\u043b", "\u674e"),
        *(
            "Badminton",
            "Łukasz",
            "Equipo Rojo",
            "Ana 2",
            "Modesta",
            "Farolero",
            "\U0001f1ea\U0001f1f8",
        ),
    ],
)
async def test_names_of_people_are_allowed(harness: Harness, name: str) -> None:
    _, mine = await harness.people.add("Berta")
    await moderator(harness)
    assert (await asked(harness, mine, "PUT", "/me", name=name))[0] == 200


async def test_nobody_sits_down_under_a_name_that_looks_like_anothers(harness: Harness) -> None:
    at = await quarrel(harness)
    other, token = await harness.people.add("Carla")
    async with AsgiSocket(harness, token) as socket:
        socket.say("hello", code=at.table.row.code)
        await socket.next("welcome")
        for name, answer in (("B3rta", "refused"), ("Berta", "done")):  # two may have one name
            socket.say("sit", id="s", seat=2, name=name)
            assert (await socket.next("refused", "done"))["type"] == answer
    assert at.table.row.seats[2].person == other.id


# --- the log ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "forgery",
    [
        "UPDATE rulings SET at = at + 1 WHERE number = 2",
        "UPDATE rulings SET deed = 'mute' WHERE number = 2",
        "UPDATE ruling_texts SET said = replace(said, 'kind', 'cruel') WHERE number = 2",
        "UPDATE ruling_texts SET moderator = moderator + 1 WHERE number = 2",
        "DELETE FROM rulings WHERE number = 2",
    ],
)
async def test_a_changed_log_is_noticed(harness: Harness, forgery: str) -> None:
    at, (_, token) = await quarrel(harness), await moderator(harness)
    await decide(harness, token, "ban", person=at.berta.id)
    await decide(harness, token, "mute", person=at.berta.id)
    database = harness.store.database
    assert (await moderation(harness).store.check_log()).whole
    await database.run(lambda connection: connection.execute(forgery))
    assert not (await moderation(harness).store.check_log()).whole


async def test_who_is_erased_leaves_the_log_whole(harness: Harness) -> None:
    at, (_, token) = await quarrel(harness), await moderator(harness)
    await decide(harness, token, "ban", person=at.berta.id)
    for gone in (at.hers, token):
        assert (await asked(harness, gone, "DELETE", "/me"))[0] == 200
    verdict = await moderation(harness).store.check_log()
    assert (verdict.whole, verdict.entries) == (True, 2)
    texts = await harness.store.database.run(
        lambda connection: connection.execute("SELECT * FROM ruling_texts").fetchall()
    )
    assert texts == []


async def test_two_servers_add_to_one_log(harness: Harness) -> None:
    database = harness.store.database

    def twice(connection: Any) -> list[tuple[int, str] | None]:
        return [log.add(connection, "mute", RulingText(REASON, n), 0, 1.0) for n in (1, 2)]

    assert [one and one[0] for one in await database.run(twice)] == [1, 2]
    assert (await moderation(harness).store.check_log()).entries == 2
