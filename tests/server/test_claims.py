"""Claims at the table: who may make them, who gets them, and that undo does not remove them."""

import json
from typing import Any

import msgspec
import pytest

from farol.core.errors import BadRecord
from farol.games import ALL
from farol.protocol.bodies import CompleteRecord
from farol.protocol.messages import Claimed
from farol.protocol.types import ClaimLine
from farol.server.play.model.past import PastWords, answered
from farol.server.play.model.records import complete_record, frames_of, seen_record
from farol.server.play.model.resume import resumed
from farol.server.play.model.state import BotSpoke, Change, SocketClosed, TableState
from farol.server.play.model.telling import views_of
from farol.server.play.verify import verify
from farol.server.store.store import ClaimRow, Rows, SavedTable, SeatRow, StepRow
from farol.server.workers import readers
from farol.server.workers.readers import Readers
from tests.server.harness import Client, Harness, seated
from tests.server.test_step import (
    DELAY,
    EARS,
    PAUSED,
    Repeated,
    act,
    after,
    ask,
    new_state,
    step,
    stepped,
)
from tests.server.test_store import row

GOLD = {"type": "saw", "goal": 1, "find": "gold"}
HELLO = {"code": "AAAAAA"}


def playing(**more: Any) -> TableState:
    return after(new_state(**more), ask("ana", "start"))


def with_bots(level: str = "regular", **more: Any) -> TableState:
    """Ana plays with two bots."""
    seats = [SeatRow("person", person=1, name="ana")]
    seats += [SeatRow("bot", name=name, level=level) for name in ("Brasa", "Candil")]
    return after(new_state(seats=seats, **more), ask("ana", "start"))


def heard(change: Change, who: str) -> list[dict[str, Any]]:
    return [json.loads(frame) for ear, frame in change.sends if ear is EARS[who]]


def claims(change: Change, who: str) -> list[dict[str, Any]]:
    told = [message for message in heard(change, who) if message["type"] == "claimed"]
    return [message["line"]["claim"] for message in told]


def test_a_claim_is_saved_with_the_version_it_came_after_and_told_to_all() -> None:
    state = after(playing(), ask("eva", "hello", **HELLO))
    change = stepped(state, ask("bea", "claim", seat=1, claim=GOLD), 7.0)
    assert change.rows is not None
    assert change.rows.claim == ClaimRow(1, state.version, 1, "saw:middle:gold", 7.0)
    for who in ("ana", "bea", "leo", "eva"):
        assert claims(change, who) == [GOLD]
    assert change.state.version == state.version


@pytest.mark.parametrize(
    ("who", "seat", "claim", "code"),
    [
        ("eva", 1, GOLD, "seat"),  # a spectator
        ("bea", 0, GOLD, "seat"),  # for another seat
        ("bea", 1, {"type": "saw", "goal": 3, "find": "gold"}, "bad"),
        ("bea", 1, {"type": "think", "about": 1, "stance": "digger"}, "bad"),  # about oneself
        ("bea", 1, {"type": "think", "about": 7, "stance": "digger"}, "bad"),  # about nobody
        ("bea", 1, {"type": "sings"}, "bad"),
    ],
)
def test_what_nobody_may_say_changes_nothing(who: str, seat: int, claim: Any, code: str) -> None:
    state = after(playing(), ask("eva", "hello", **HELLO))
    change = stepped(state, ask(who, "claim", seat=seat, claim=claim))
    assert (change.refused, change.rows) == (code, None)
    assert change.state.playing().said == ()


def test_there_is_nothing_to_claim_before_the_game() -> None:
    for state in (new_state(), PAUSED):
        assert stepped(state, ask("ana", "claim", seat=0, claim=GOLD)).refused == "status"


def test_claims_are_limited_in_rate() -> None:
    state = playing()
    for number in range(4):
        state = after(state, ask("bea", "claim", seat=1, claim=GOLD), now=float(number) / 10)
    assert stepped(state, ask("bea", "claim", seat=1, claim=GOLD), 1.0).refused == "limit"
    assert stepped(state, ask("leo", "claim", seat=2, claim=GOLD), 1.0).refused is None
    assert stepped(state, ask("bea", "claim", seat=1, claim=GOLD), 6.0).refused is None


def test_the_host_mutes_a_seat_for_claims_and_chat() -> None:
    state = after(playing(), ask("ana", "mute", seat=1, muted=True))
    assert state.row.seats[1].muted
    assert stepped(state, ask("bea", "claim", seat=1, claim=GOLD)).refused == "host"
    assert stepped(state, ask("bea", "say", seat=1, text="psst")).refused == "host"
    assert stepped(state, ask("bea", "say", seat=None, text="psst")).refused == "host"
    state = after(state, ask("ana", "mute", seat=1, muted=False))
    assert stepped(state, ask("bea", "claim", seat=1, claim=GOLD)).refused is None


def test_only_the_host_mutes_and_nobody_mutes_themselves() -> None:
    assert stepped(playing(), ask("bea", "mute", seat=2, muted=True)).refused == "host"
    assert stepped(playing(), ask("ana", "mute", seat=0, muted=True)).refused == "seat"
    assert stepped(playing(), ask("bea", "set-talk", talk="off")).refused == "host"


def test_where_talk_is_off_nothing_is_offered_or_heard() -> None:
    state = playing()
    offered = heard(stepped(state, ask("bea", "look", look=1)), "bea")[0]["claims"]
    assert {"saw", "think", "laugh"} <= set(offered)
    change = stepped(state, ask("ana", "set-talk", talk="off"))
    views = [told for told in heard(change, "bea") if told["type"] == "view"]
    assert [view["claims"] for view in views] == [[]]
    assert stepped(change.state, ask("bea", "claim", seat=1, claim=GOLD)).refused == "host"


def test_spectators_are_offered_nothing() -> None:
    assert heard(stepped(playing(), ask("eva", "hello", **HELLO)), "eva")[0]["view"]["claims"] == []


def test_an_undo_does_not_erase_what_was_said() -> None:
    state = with_bots(talk="off")
    game = state.playing()
    before = game.version
    change = step(state, ask("ana", "act", seat=0, version=before, action=discard(state)), 0.0)
    state = change.state
    state.row = msgspec.structs.replace(state.row, talk="game")
    state = after(state, ask("ana", "claim", seat=0, claim=GOLD))
    state = step(state, ask("ana", "undo", seat=0, version=state.version), 0.0).state
    assert state.playing().head == before
    assert [view for view in views_of(state.playing(), 1) if view["kind"] == "said"] == [
        {"kind": "said", "seat": 0, "claim": GOLD}
    ]
    welcome = heard(stepped(state, ask("ana", "hello", look=0, **HELLO)), "ana")[0]
    assert [line["claim"] for line in welcome["claims"]] == [GOLD]


def discard(state: TableState) -> dict[str, Any]:
    game = state.playing()
    choices = [game.rules.action_json(game.state, a) for a in game.state.legal_actions()]
    return next(choice for choice in choices if choice["type"] == "discard")


def test_spectators_who_are_behind_hear_claims_later() -> None:
    state = playing(delay=DELAY)
    state = after(state, ask("eva", "hello", **HELLO))
    change = stepped(state, ask("bea", "claim", seat=1, claim=GOLD), 5.0)
    assert claims(change, "leo") == [GOLD]
    assert claims(change, "eva") == []
    assert heard(stepped(change.state, ask("eva", "hello", **HELLO), 6.0), "eva")[0]["claims"] == []
    late = stepped(change.state, ask("eva", "hello", **HELLO), DELAY + 6.0)
    assert [line["claim"] for line in heard(late, "eva")[0]["claims"]] == [GOLD]


def test_what_was_said_is_heard_between_the_deeds_before_and_after_it() -> None:
    state = after(playing(), ask("bea", "claim", seat=1, claim=GOLD))
    state = after(state, ask("leo", "claim", seat=2, claim=GOLD), now=9.0)
    said_at = state.version
    moved = after(state, act(state), now=10.0)
    moved = after(moved, ask("bea", "claim", seat=1, claim=GOLD), now=30.0)
    views = views_of(moved.playing(), 0)
    before = views_of(moved.playing(), 0, [*range(1, said_at + 1)])
    assert [view["seat"] for view in before if view["kind"] == "said"] == [1, 2]
    assert views[: len(before)] == before, "both were said before the move"
    kinds = [str(view["kind"]) for view in views[len(before) :]]
    assert kinds[-1] == "said"
    assert "said" not in kinds[:-1]
    assert len(kinds) > 1, "the move itself"


def test_what_was_said_is_there_after_a_restart() -> None:
    state = playing()
    game = state.playing()
    steps = [
        StepRow(entry.version, entry.action, entry.undo_to, entry.seat, entry.move, 0.0)
        for entry in game.entries
    ]
    rows = [ClaimRow(1, game.version, 1, "saw:middle:gold", 7.0)]
    again = resumed(SavedTable(state.row, steps, [], {}, rows), ALL["saboteur"], Repeated(), 9.0)
    assert [view for view in views_of(again.playing(), 0) if view["kind"] == "said"] == [
        {"kind": "said", "seat": 1, "claim": GOLD}
    ]


def test_a_table_with_words_that_nobody_knows_is_pinned_and_not_lost() -> None:
    state = playing()
    rows = [ClaimRow(1, 0, 1, "sings:loudly", 7.0)]
    again = resumed(SavedTable(state.row, [], [], {}, rows), ALL["saboteur"], Repeated(), 9.0)
    assert again.row.status == "pinned"


# --- bots ----------------------------------------------------------------------------------------


def test_an_accused_bot_is_asked_and_the_game_waits_for_its_answer() -> None:
    state = with_bots()
    accusation = {"type": "think", "about": 2, "stance": "saboteur"}
    change = stepped(state, ask("ana", "claim", seat=0, claim=accusation))
    assert [speaker.seat for speaker in change.speakers] == [2]
    assert change.state.speaking == {2}
    answer = ALL["saboteur"].claims.say("trust-me")
    spoke = stepped(change.state, BotSpoke(2, answer))
    assert claims(spoke, "ana") == [{"type": "trust-me"}]
    assert spoke.state.speaking == frozenset()


def test_a_bot_that_is_asked_twice_while_it_thinks_says_a_thing_once() -> None:
    answer = ALL["saboteur"].claims.say("trust-me")
    spoke = stepped(with_bots(), BotSpoke(2, answer))
    assert claims(spoke, "ana") == [{"type": "trust-me"}]
    again = stepped(spoke.state, BotSpoke(2, answer))
    assert claims(again, "ana") == []
    assert again.rows is None or again.rows.claim is None
    laughs = stepped(spoke.state, BotSpoke(2, ALL["saboteur"].claims.say("laugh")))
    assert claims(laughs, "ana") == [{"type": "laugh"}]


def test_a_bot_thinks_about_its_move_when_all_have_spoken() -> None:
    state = with_bots()
    moved = step(
        state, ask("ana", "act", seat=0, version=state.version, action=discard(state)), 0.0
    )
    assert moved.turns
    accusation = {"type": "think", "about": 2, "stance": "saboteur"}
    accused = stepped(moved.state, ask("ana", "claim", seat=0, claim=accusation))
    assert accused.state.speaking == {2}
    waits = stepped(accused.state, SocketClosed(EARS["bea"]))
    assert not waits.turns
    silent = stepped(accused.state, BotSpoke(2, None))
    assert silent.turns
    assert silent.turns[0].seat == 1


@pytest.mark.parametrize("talk", ["off", "game"])
def test_a_muted_bot_or_one_at_a_silent_table_says_nothing(talk: Any) -> None:
    state = with_bots()
    answer = ALL["saboteur"].claims.say("trust-me")
    if talk == "off":
        state = after(state, ask("ana", "set-talk", talk="off"))
    else:
        state = after(state, ask("ana", "mute", seat=2, muted=True))
    change = stepped(state, BotSpoke(2, answer))
    assert (change.rows, claims(change, "ana")) == (None, [])


def test_a_bot_that_stands_in_puts_no_words_into_anybodys_mouth() -> None:
    state = after(playing(), ask("bea", "stand", seat=1, level="regular"))
    accusation = {"type": "think", "about": 1, "stance": "saboteur"}
    assert stepped(state, ask("ana", "claim", seat=0, claim=accusation)).speakers == []
    assert stepped(state, ask("bea", "claim", seat=1, claim=GOLD)).refused == "seat"


# --- records -------------------------------------------------------------------------------------


def test_replays_and_records_hold_what_was_said_where_it_was_said() -> None:
    state = after(playing(), ask("bea", "claim", seat=1, claim=GOLD), now=3.0)
    game = state.playing()
    frames = frames_of(game, None)
    assert [[line.number for line in frame.claims] for frame in frames[-1:]] == [[1]]
    line = seen_record(state.row, game, None).claims[0]
    assert line.claim == GOLD


async def test_a_record_with_words_is_verified_and_made_up_ones_are_found(harness: Harness) -> None:
    record = await finished_record(harness)
    assert verify(record).claims == 1
    line = record.claims[0]
    for wrong in (
        msgspec.structs.replace(line, seat=9),
        msgspec.structs.replace(line, version=10**6),
        msgspec.structs.replace(line, number=2),
        msgspec.structs.replace(line, claim={"type": "sings"}),
        msgspec.structs.replace(line, version=len(record.entries)),  # a round was over then
    ):
        record.claims[0] = wrong
        with pytest.raises(BadRecord):
            verify(record)


async def finished_record(harness: Harness) -> CompleteRecord:
    clients: list[Client] = await seated(harness)
    await clients[0].ask("claim", seat=0, claim=GOLD)
    for seat in range(3):
        await clients[seat].ask("resign", seat=seat, level="random")
    await clients[0].over()
    state = clients[0].table.state
    assert state.game is not None
    return complete_record(state.row, state.game)


async def test_a_reload_a_lost_connection_and_a_late_spectator_hear_what_was_said(
    harness: Harness, clients: list[Client]
) -> None:
    table, version = clients[1].table, clients[0].table.state.version
    assert (await clients[1].ask("claim", seat=1, claim=GOLD))["type"] == "done"

    def told(welcome: dict[str, Any]) -> list[Any]:
        return [line["claim"] for line in welcome["claims"]]

    assert told(await clients[0].hello(look=0)) == [GOLD]  # after a reload
    assert told(await clients[0].hello(look=0, version=version)) == [GOLD]  # after a lost line
    assert told(await Client(await harness.person("Eva"), table).hello()) == [GOLD]
    harness.time.set_by = -3600.0  # somebody sets the machine's date
    assert (await clients[2].ask("claim", seat=2, claim=GOLD))["type"] == "done"
    assert len(told(await clients[0].hello(look=0))) == 2


async def test_typed_questions_know_what_was_said(harness: Harness) -> None:
    harness.services.readers = Readers(readers.in_a_thread)
    clients = await seated(harness)
    accused = {"type": "think", "about": 1, "stance": "saboteur"}
    assert (await clients[2].ask("claim", seat=2, claim=accused))["type"] == "done"
    answer = await clients[0].ask("ask-words", seat=0, text="who")
    assert any("saboteur" in line for line in answer["lines"]), answer


async def test_last_changes_claims_and_who_tell_the_talk_to_everybody(harness: Harness) -> None:
    harness.services.readers = Readers(readers.in_a_thread)
    clients = await seated(harness)
    assert (await clients[1].ask("claim", seat=1, claim=GOLD))["type"] == "done"
    late = Client(await harness.person("Eva"), clients[0].table)
    for client, seat in ((clients[0], 0), (clients[0], 0), (late, None)):
        await client.hello(look=seat)  # again, and as a spectator who came late
        for text in ("last", "changes", "claims", "what did people say?"):
            told = await client.ask("ask-words", seat=seat, text=text)
            assert sum("I saw gold under the Star" in line for line in told["lines"]) == 1, told
        told = await client.ask("ask-words", seat=seat, text="who")
        assert sum("says there is gold under the Star" in line for line in told["lines"]) == 1


async def test_a_claim_typed_as_words_is_made_and_heard(harness: Harness) -> None:
    harness.services.readers = Readers(readers.in_a_thread)
    clients = await seated(harness)
    await clients[1].hello(look=1)
    read = await clients[1].ask("ask-words", seat=1, text="I saw gold under the Star")
    assert (read["meaning"], read["claim"]) == ("claim", GOLD)
    assert (await clients[1].ask("claim", seat=1, claim=read["claim"]))["type"] == "done"
    assert [line["claim"] for line in (await clients[0].hello(look=0))["claims"]] == [GOLD]
    late = Client(await harness.person("Eva"), clients[0].table)
    await late.hello()
    watching = await late.ask("ask-words", seat=None, text="I saw gold under the Star")
    assert watching["meaning"] != "claim"


def test_replays_answer_with_the_talk_of_that_moment() -> None:
    state = playing()
    game = state.playing()
    silent = PastWords(game.version, "en", "claims", False, ("Ana", "Bea", "Leo"), False)
    assert answered(game, 0, silent).lines == ["Nobody has said anything yet."]
    after_it = after(state, ask("bea", "claim", seat=1, claim=GOLD)).playing()
    assert answered(after_it, 0, silent).lines == ["Bea says: “I saw gold under the Star.”"]
    loud = msgspec.structs.replace(silent, text="chat hello")
    assert answered(after_it, 0, loud).meaning == "told"


async def test_the_store_keeps_claims(harness: Harness) -> None:
    number = await harness.store.tables.add_table(row("CLAIMS"))
    claim = ClaimRow(1, 30, 2, "saw:middle:gold", 7.5)
    await harness.store.tables.save(number, Rows(claim=claim))
    saved = await harness.store.tables.table("CLAIMS")
    assert saved is not None
    assert saved.claims == [claim]


def test_a_claim_line_is_what_clients_hear() -> None:
    line = ClaimLine(1, 2, 0, msgspec.Raw(b'{"type":"laugh"}'), 3.0)
    assert json.loads(msgspec.json.encode(Claimed(line)))["line"]["claim"] == {"type": "laugh"}
