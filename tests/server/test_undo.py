"""Undo: free while nothing was revealed and nobody else acted, otherwise by consent."""

from typing import Any

from farol.core.rand import Rand
from farol.core.record import replay
from farol.games import ALL
from farol.server.play.model.fair_play import went_back
from farol.server.play.model.game import LiveGame
from farol.server.play.model.undo import (
    CHANCE_SPOKE,
    OTHERS_ACTED,
    SOMETHING_SHOWN,
    possible_undo,
    what_it_showed,
)
from tests.server.harness import MINE, Client, Harness, game_of, mover, play_choice, view_of


class Sampled:
    """Reproducible chance."""

    def outcome(self, state: Any, version: int) -> int:
        outcome: int = state.sample_chance(Rand(version))
        return outcome


def new_play(seats: int = 3, **options: Any) -> LiveGame:
    play = LiveGame(ALL["saboteur"], seats, {"first_seat": 1, **options}, Sampled())
    play.adopt(play.begin())
    return play


def choices(play: LiveGame) -> list[tuple[int, dict[str, Any]]]:
    actions = play.state.legal_actions()
    return [(action, play.rules.action_json(play.state, action)) for action in actions]


def kinds(play: LiveGame) -> set[Any]:
    return {shown["type"] for _, shown in choices(play)}


def act(play: LiveGame, kind: str, keep: str = "") -> None:
    """The first legal action of this type, if possible with another card than `keep`."""
    fitting = [choice for choice in choices(play) if choice[1]["type"] == kind]
    fitting.sort(key=lambda choice: choice[1].get("card") == keep)
    play.adopt(play.act(fitting[0][0]))


def play_without_pile(keep: str = "") -> LiveGame:
    """Near the end of a round: nobody draws after a move any more."""
    play = new_play()
    while play.rules.observe(play.state, None)["pile"] != 0:
        act(play, "discard", keep)
    return play


def test_before_the_first_move_there_is_nothing_to_take_back() -> None:
    assert possible_undo(new_play(), 0, alone=False) is None


def test_who_is_alone_goes_back_past_forced_moves() -> None:
    play = LiveGame(ALL["halloween"], 2, {}, Sampled())
    play.adopt(play.begin())
    seat = play.to_act
    assert seat is not None
    start = play.version
    summon = next(action for action, shown in choices(play) if shown.get("action") == "summon")
    play.adopt(play.act(summon))
    assert len(choices(play)) == 1
    play.adopt(play.act(choices(play)[0][0]))
    company, alone = possible_undo(play, seat, alone=False), possible_undo(play, seat, alone=True)
    assert company is not None
    assert alone is not None
    assert (company.to_version, alone.to_version) == (start + 1, start)


def test_after_a_draw_others_have_to_agree() -> None:
    play = new_play()
    before = play.version
    act(play, "discard")
    undo = possible_undo(play, 0, alone=False)
    assert undo is not None
    assert (undo.to_version, undo.why) == (before, CHANCE_SPOKE)


def test_a_move_that_shows_nothing_is_free_until_the_next_seat_acts() -> None:
    play = play_without_pile()
    seat, before = play.state.to_act(), play.version
    act(play, "discard")
    undo = possible_undo(play, seat, alone=False)
    assert undo is not None
    assert (undo.to_version, undo.why) == (before, None)
    act(play, "discard")
    undo = possible_undo(play, seat, alone=False)
    assert undo is not None
    assert (undo.to_version, undo.why) == (before, OTHERS_ACTED)


def test_a_look_at_a_goal_cannot_be_unseen() -> None:
    play = play_without_pile(keep="map")
    while "look" not in kinds(play):
        act(play, "discard", keep="map")
    seat, before = play.state.to_act(), play.version
    act(play, "look")
    undo = possible_undo(play, seat, alone=False)
    assert undo is not None
    assert (undo.to_version, undo.why) == (before, SOMETHING_SHOWN)


def test_undo_leads_back_to_the_very_state_and_raises_the_version() -> None:
    play = new_play()
    before, version = play.rules.dump(play.state), play.version
    act(play, "discard")
    later = play.version
    play.adopt(play.undo(0, version))
    assert play.rules.dump(play.state) == before
    assert play.version == later + 1
    assert play.entries[-1].undo_to == version


def test_chance_is_drawn_anew_after_an_undo() -> None:
    drawn = set()
    play = new_play()
    version = play.version
    for _ in range(8):
        act(play, "discard")
        drawn.add(play.entries[-1].action)
        play.adopt(play.undo(0, version))
    assert len(drawn) > 1


def test_a_record_with_undos_replays_to_the_same_state() -> None:
    play = new_play()
    version = play.version
    act(play, "discard")
    play.adopt(play.undo(0, version))
    act(play, "discard")
    act(play, "discard")
    again = LiveGame(play.rules, 3, play.options, play.chance)
    again.replay(play.record.actions, [entry.seat for entry in play.entries])
    assert play.rules.dump(replay(play.rules, play.record)) == play.rules.dump(play.state)
    assert again.rules.dump(again.state) == play.rules.dump(play.state)
    assert again.mainline == play.mainline


# --- at the table ----------------------------------------------------------------------------------


async def test_with_others_an_undo_after_a_draw_waits_for_everybody(clients: list[Client]) -> None:
    seat, before = mover(clients), clients[0].table.state.version
    steps = await play_choice(clients[seat], await view_of(clients[seat], seat), Rand(1))
    assert steps["undo"]["to_version"] == before
    assert steps["undo"]["why"] is not None
    await clients[seat].ask("undo", seat=seat, version=steps["version"])
    others = [other for other in range(3) if other != seat]
    proposal = clients[0].table.state.proposal
    assert proposal is not None
    assert proposal.waiting_for == others
    for other in others:
        await clients[other].ask("vote", seat=other, yes=True)
    undone = await clients[seat].next("steps")
    assert undone["steps"] == [
        {
            "version": steps["version"] + 1,
            "seat": seat,
            "events": [],
            "undo_to": before,
            "changes": None,
        }
    ]
    assert undone["choices"] != []
    assert clients[0].table.state.proposal is None


async def test_a_move_in_between_ends_the_proposal(clients: list[Client]) -> None:
    seat = mover(clients)
    steps = await play_choice(clients[seat], await view_of(clients[seat], seat), Rand(1))
    await clients[seat].ask("undo", seat=seat, version=steps["version"])
    following = mover(clients)
    await play_choice(clients[following], await view_of(clients[following], following), Rand(1))
    assert clients[0].table.state.proposal is None


async def test_alone_an_undo_needs_nobody(harness: Harness) -> None:
    ana = await harness.person("Ana")
    client = Client(ana, await harness.open(ana, MINE, MINE, MINE, start=True))
    await client.hello()
    seat, before = mover([client]), client.table.state.version
    steps = await play_choice(client, await view_of(client, seat), Rand(1))
    assert (await client.ask("undo", seat=seat, version=before))["code"] == "stale"
    assert (await client.ask("undo", seat=seat, version=steps["version"]))["type"] == "done"
    assert game_of(client.table).mainline[-1] == before


async def test_who_has_done_nothing_has_nothing_to_take_back(clients: list[Client]) -> None:
    other = (mover(clients) + 1) % 3
    version = clients[0].table.state.version
    assert (await clients[other].ask("undo", seat=other, version=version))["code"] == "status"


def test_who_took_something_back_is_known_after_it_was_read_again() -> None:
    play = new_play()
    seat = play.state.to_act()
    before = play.version
    act(play, "discard")
    play.adopt(play.undo(2, before))
    entries, undone_by = play.record.actions, [entry.seat for entry in play.entries]
    assert undone_by[-1] == 2 != seat
    read = LiveGame(play.rules, play.seats, play.options, Sampled())
    read.replay(entries, undone_by)
    assert [entry.seat for entry in read.entries] == undone_by
    nobody = LiveGame(play.rules, play.seats, play.options, Sampled())
    nobody.replay(entries, [None] * len(entries))  # a record has no names
    assert nobody.entries[-1].seat == 0


def test_what_another_one_did_meanwhile_cannot_be_unseen() -> None:
    play = play_without_pile()
    seat, before = play.state.to_act(), play.version
    act(play, "discard")
    play.adopt(play.undo(seat, before))
    assert not went_back(play)
    act(play, "discard")
    act(play, "discard")
    other = play.entries[-1]
    assert other.seat not in (None, seat)
    assert what_it_showed(play, other, other.seat) is None  # type: ignore[arg-type]
    play.adopt(play.undo(seat, before))
    assert went_back(play)
