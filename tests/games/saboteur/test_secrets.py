"""S10: who knows what, and that nothing more leaves."""

import json
from itertools import permutations
from typing import Any

import pytest

from farol.core.playout import sample_next
from farol.core.rand import Rand
from farol.core.state import CHANCE, OVER
from farol.games.saboteur.cards import SEAT_SHIFT
from farol.games.saboteur.gold import DRAFT
from farol.games.saboteur.position import DRAW_GOLD, PICKING, TURN
from farol.games.saboteur.rules import Saboteur
from farol.games.saboteur.tables import KIND_IDS
from farol.testing.secrecy import assert_no_secrets_leave

from .drawing import GAME, default_roles, me, pick, play, position, seen_by_all, views

BEFORE_THE_TREASURE = "S┼┼─┬┴─.?"
MIDDLE = "stone-es treasure stone-sw"


def text(state: Saboteur) -> str:
    return json.dumps(GAME.dump(state))


# --- what is seen ------------------------------------------------------------------------------


def busy() -> Saboteur:
    """Something of everything: a played card of each sort, a look, a discard, gold."""
    return position(
        "S─═",
        seats=4,
        roles="dsdd",
        hands={0: "map level", 1: "rockfall upright*2", 2: "crossing", 3: ""},
        pile="tee-flat*3 map",
        buried=[(1, "curve-es"), (2, "map"), (1, "mend-cart")],
        broken={2: "lamp cart"},
        seen={1: "top bottom", 2: "top"},
        story=[DRAFT, pick(0, 3), pick(1, 1), pick(3, 2), pick(2, 2)],
        round=2,
        past=[0, 1, 0, 5],
    )


def test_s10_1_own_secrets_are_seen_by_their_owner() -> None:
    own = me(busy(), 1)
    assert own["role"] == "saboteur"
    assert own["hand"] == ["upright", "upright", "rockfall"]
    assert own["discards"] == ["curve-es", "mend-cart"]
    assert own["goals_seen"] == {"0": "treasure", "2": "stone-sw"}
    assert own["gold"] == [1]


def test_s10_1_nobody_else_sees_them() -> None:
    """Change every secret of seat 1: the others and the public see no difference."""
    one = busy()
    data: Any = GAME.dump(one)
    kinds = {name: kind for kind, name in enumerate(KIND_IDS)}
    data["roles"] = [0, 0, 0, 1]
    data["hands"][1] = [kinds["tee-flat"]] * 3
    data["pile"][kinds["tee-flat"]] = 0
    data["pile"][kinds["upright"]] = 2
    data["pile"][kinds["rockfall"]] = 1
    data["buried"][0] = 1 << SEAT_SHIFT | kinds["mend-cart"]
    data["buried"][2] = 1 << SEAT_SHIFT | kinds["curve-es"]
    data["goal_cards"] = [0, 2, 1]
    data["gold_story"][2:4] = [pick(1, 2), pick(3, 1)]
    other = GAME.load(data)
    for viewer in (None, 0):
        assert GAME.observe(one, viewer) == GAME.observe(other, viewer)
    assert me(one, 1) != me(other, 1)
    assert "me" not in seen_by_all(one)


def test_s10_2_what_lies_open_is_known_to_all() -> None:
    view = seen_by_all(busy())
    assert [(card["x"], card["card"]) for card in view["mine"]] == [
        (0, "start"),
        (1, "level"),
        (2, "blocked-level"),
    ]
    assert [player["broken"] for player in view["players"]] == [[], [], ["lamp", "cart"], []]
    assert [player["hand"] for player in view["players"]] == [2, 3, 1, 0]
    assert view["pile"] == 4
    assert view["discards"]["face_down"] == [1, 2, 1]
    assert [goal["looked_at_by"] for goal in view["goals"]] == [[1, 2], [], [1]]
    face_up = view["discards"]["face_up"]
    assert face_up["crossing"] == 4
    assert face_up["tee-flat"] == 2
    assert "blocked-level" not in face_up
    assert sum(face_up.values()) == 67 - 2 - 6 - 4 - 3 - 2


def test_s10_2_every_seat_sees_the_same_public_things() -> None:
    state = busy()
    public = seen_by_all(state)
    for seat in range(4):
        view = GAME.observe(state, seat)
        assert view.pop("me")
        assert view == public


def test_s10_3_of_a_face_down_discard_only_the_discarder_is_known() -> None:
    state = position(hands={0: "map level", 1: "map"})
    assert views(play(state, "discard:map"), 1, "discarded") == [{"kind": "discarded", "seat": 0}]
    assert seen_by_all(state)["discards"] == {"face_up": {}, "face_down": [0]}
    assert me(state, 0)["discards"] == ["map"]
    worlds = {me(state.sample_world(1, Rand(seed)), 0)["discards"][0] for seed in range(200)}
    assert len(worlds) > 15
    own = {me(state.sample_world(0, Rand(seed)), 0)["discards"][0] for seed in range(50)}
    assert own == {"map"}


def test_s10_4_gold_is_seen_by_whom_it_is_handed_to() -> None:
    state = position(BEFORE_THE_TREASURE, hands={0: "level"}, goals=MIDDLE, roles="dsd")
    events = play(state, "level@7,0", "gold:3", "gold:1", "gold:2")
    assert [view.get("value") for view in views(events, 0, "gold-drawn")] == [3, 1, 2]
    assert [view.get("value") for view in views(events, 2, "gold-drawn")] == [None] * 3
    assert me(state, 0)["pool"] == [1, 2, 3]
    assert "pool" not in me(state, 1)
    assert "pool" not in me(state, 2)
    events = play(state, "pick:3")
    assert views(events, 2, "picked") == [{"kind": "picked", "seat": 0}]
    assert views(events, 0, "picked") == [{"kind": "picked", "seat": 0, "value": 3}]
    handed = {"kind": "gold-passed", "seat": 2, "cards": 2}
    assert views(events, 2, "gold-passed") == [handed | {"pool": [1, 2]}]
    assert views(events, 0, "gold-passed") == views(events, None, "gold-passed") == [handed]
    assert me(state, 2)["pool"] == [1, 2]
    assert "pool" not in me(state, 0)
    assert me(state, 0)["gold_seen"] == [{"pool": [1, 2, 3], "kept": 3}]
    play(state, "pick:1", "pick:2")
    assert me(state, 0)["gold_seen"] == [{"pool": [1, 2, 3], "kept": 3}, {"pool": [2], "kept": 2}]
    assert me(state, 2)["gold_seen"] == [{"pool": [1, 2], "kept": 1}]
    assert me(state, 1)["gold_seen"] == []


# --- worlds on tiny deals ----------------------------------------------------------------------


def tiny(deal: tuple[str, ...], roles: str, goals: tuple[str, ...]) -> Saboteur:
    """Seat 0 knows its map, its discard and the top goal; four cards are hidden from it."""
    return position(
        hands={0: "map", 1: deal[0], 2: deal[1]},
        pile=deal[2],
        buried=[(1, deal[3]), (0, "map")],
        roles=roles,
        goals=" ".join(["stone-es", *goals]),
        seen={0: "top", 1: "middle"},
        last=2,
    )


def test_s10_1_every_deal_that_a_seat_cannot_rule_out_may_be_sampled_and_no_other() -> None:
    hidden = ["level", "upright", "rockfall", "crossing"]
    worlds = {
        text(tiny(deal, roles, goals))
        for deal in permutations(hidden)
        for roles in ("ddd", "dsd", "dds")
        for goals in permutations(["treasure", "stone-sw"])
    }
    assert len(worlds) == 24 * 3 * 2
    real = tiny(("level", "upright", "rockfall", "crossing"), "dsd", ("treasure", "stone-sw"))
    rand = Rand(2)
    found: dict[str, int] = {}
    for _ in range(6_000):
        world = text(real.sample_world(0, rand))
        found[world] = found.get(world, 0) + 1
    assert set(found) == worlds
    # each is equally likely: 41.7 expected, about 6.4 of deviation
    assert 10 < min(found.values()) <= max(found.values()) < 75


def test_s10_1_a_saboteur_does_not_know_the_others() -> None:
    state = position(seats=5, roles="sdsdd", hands={0: "map"})
    roles = {tuple(state.sample_world(0, Rand(seed)).roles) for seed in range(400)}
    assert roles == {
        (1, 0, 0, 0, 0),
        (1, 1, 0, 0, 0),
        (1, 0, 1, 0, 0),
        (1, 0, 0, 1, 0),
        (1, 0, 0, 0, 1),
    }


@pytest.mark.parametrize(("seen", "orders"), [("", 6), ("top", 2), ("top middle", 1)])
def test_s10_1_maps_leave_open_what_they_did_not_show(seen: str, orders: int) -> None:
    state = position(hands={0: "map"}, seen={0: seen, 1: "top middle bottom"})
    goals = {tuple(state.sample_world(0, Rand(seed)).mine.goal_cards) for seed in range(200)}
    assert len(goals) == orders
    assert all(order[0] == 0 for order in goals) == (orders < 6)


def test_s10_1_a_goal_turned_up_is_known_to_all() -> None:
    state = position("S┼┼─┬┴─┴┛", goals="treasure stone-es stone-sw", hands={0: "map"})
    goals = {tuple(state.sample_world(2, Rand(seed)).mine.goal_cards) for seed in range(100)}
    assert goals == {(0, 1, 2), (2, 1, 0)}


# --- nothing leaves around the treasure --------------------------------------------------------


def before_the_treasure(seats: int, roles: str, finisher: int, told: Saboteur | None, auto: bool) -> Saboteur:  # fmt: skip
    """One card before the treasure, after the gold and the rounds of `told`."""
    hands = {seat: "map" if seat < 5 else "rockfall" for seat in range(min(seats, 8))}
    hands[finisher] = "level"
    state = position(
        BEFORE_THE_TREASURE,
        seats=seats,
        roles=roles,
        hands=hands,
        goals=MIDDLE,
        turn=finisher,
        auto_gold=auto,
        story=[*told.gold.story] if told else (),
        round=told.round if told else 1,
        past=[*told.past] if told else [],
        seen={0: "top"},
        buried=[(1, "upright")],
    )
    assert state.phase == TURN
    return state


def watch_round(state: Saboteur, rand: Rand, every: int) -> None:
    """Find the treasure and share the gold, with all checks at every state in between."""
    assert_no_secrets_leave(GAME, state, rand)
    play(state, "level@7,0")
    step = 0
    while state.phase in (DRAW_GOLD, PICKING):
        if step % every == 0 or state.phase == PICKING:
            assert_no_secrets_leave(GAME, state, rand)
        state.apply_unchecked(sample_next(state, rand))
        step += 1
    assert_no_secrets_leave(GAME, state, rand)


@pytest.mark.parametrize("auto", [False, True])
@pytest.mark.parametrize(
    ("seats", "finisher"), [(3, 0), (3, 2), (4, 1), (5, 4), (7, 2), (10, 0), (10, 9)]
)
def test_s10_4_no_secret_leaves_while_gold_is_shared(seats: int, finisher: int, auto: bool) -> None:
    """Three rounds that all find the treasure; the last seats are saboteurs, one of them finds it."""
    rand = Rand(seats * 100 + finisher)
    state: Saboteur | None = None
    for _ in range(3):
        state = before_the_treasure(seats, default_roles(seats), finisher, state, auto)
        watch_round(state, rand, every=3)
    assert state is not None
    assert state.to_act() == OVER
    assert sum(state.scores()) > 0


@pytest.mark.parametrize("auto", [False, True])
@pytest.mark.parametrize("seats", [3, 5, 10])
def test_s10_1_no_secret_leaves_after_earlier_drafts_and_payments(seats: int, auto: bool) -> None:
    """A draft, a lost round that pays the saboteurs, and a last round watched from its deal on."""
    rand = Rand(seats)
    state = before_the_treasure(seats, default_roles(seats), 1, None, auto)
    watch_round(state, rand, every=50)
    state = position(
        seats=seats,
        roles=default_roles(seats),
        hands={0: "rockfall"},
        pile="",
        auto_gold=auto,
        story=[*state.gold.story],
        round=2,
        past=[*state.past],
    )
    assert_no_secrets_leave(GAME, state, rand)
    play(state, "discard:rockfall")
    for step in range(130):
        if step % 13 == 0:
            assert_no_secrets_leave(GAME, state, rand)
        state.apply_unchecked(sample_next(state, rand))
    assert state.round == 3
    assert state.to_act() in (CHANCE, *range(seats))
