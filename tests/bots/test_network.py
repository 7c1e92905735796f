"""Learned networks: loaded from files, refused if they do not match, and played as bots."""

import json
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from farol.arena.match import Match, play_match
from farol.bots.bot import seat_of
from farol.bots.learned import Learned, NoNetworks, learned_seats, networks_in
from farol.bots.network import BadNetwork, Layers, Network, NetworkBot, feature_count, load_network
from farol.bots.roster import BadBot, Roster, new_bot
from farol.core.playout import sample_next
from farol.core.rand import Rand
from farol.core.state import State
from farol.games import ALL, part

GAME = ALL["loknroll"]


def layers(game: str, seats: int, width: int = 8) -> Layers:
    """Random weights."""
    module = part(ALL[game], "tensor")
    assert module is not None
    luck = np.random.default_rng(3)
    sizes = [feature_count(module.parts(seats)), width, module.new_encoder(seats).numbers]
    return [
        (luck.normal(size=(before, after)).astype(np.float32), np.zeros(after, np.float32))
        for before, after in pairwise(sizes)
    ]


def drawn(game: str = "loknroll", seats: int = 2) -> Network:
    return Network(game, seats, layers(game, seats))


def decision(seed: int = 4) -> State:
    state, rand = GAME.new(2), Rand(seed)
    while state.to_act() < 0 or len(state.legal_actions()) < 3:
        state.apply_unchecked(sample_next(state, rand))
    return state


def test_a_network_is_written_and_read_again(tmp_path: Path) -> None:
    network = drawn()
    network.save(tmp_path / "new" / "a.npz")
    again = load_network(tmp_path / "new" / "a.npz")
    seen = np.random.default_rng(1).integers(0, 2, (5, 224)).astype(np.uint8)
    assert np.array_equal(network.logits(seen), again.logits(seen))
    assert "loknroll, 2 seats: 1123 -> 8 -> 172" in repr(again)


def test_a_bot_plays_the_likeliest_move_and_says_how_likely() -> None:
    state = decision()
    seat = seat_of(GAME, state, state.to_act(), [], Rand(1))
    bot = NetworkBot(drawn())
    found = bot.decide(seat)
    assert found.action == bot.choose(seat)
    assert {move.action for move in found.candidates} <= set(state.legal_actions())
    values = [move.value or 0 for move in found.candidates]
    assert values == sorted(values, reverse=True)
    assert values[0] > 0
    assert found.reasons
    assert bot.say(seat) is None


def test_a_bot_sees_what_its_seat_sees_and_nothing_else() -> None:
    game = ALL["saboteur"]
    state, rand = game.new(3), Rand(2)
    bot = NetworkBot(drawn("saboteur", 3))
    for _ in range(40):
        seat = state.to_act()
        if seat >= 0:
            choices = set()
            for seed in range(3):
                world = state.sample_world(seat, Rand(seed))
                choices.add(bot.choose(seat_of(game, world, seat, [], Rand(1))))
            assert len(choices) == 1
        state.apply_unchecked(sample_next(state, rand))


def test_a_network_of_another_game_does_not_play() -> None:
    seat = seat_of(GAME, decision(), 0, [], Rand(1))
    with pytest.raises(BadNetwork, match="cannot play loknroll with 2 seats"):
        NetworkBot(drawn("loknroll", 3)).choose(seat)


@pytest.mark.parametrize(
    ("game", "seats", "of", "sentence"),
    [
        ("chess", 2, ("loknroll", 2), "There is no game 'chess'"),
        ("loknroll", 9, ("loknroll", 2), "is not played by 9"),
        ("loknroll", 2, ("ghosts_galore", 2), "does not follow 1123 numbers"),
    ],
)
def test_layers_that_do_not_fit_are_refused(
    game: str, seats: int, of: tuple[str, int], sentence: str
) -> None:
    with pytest.raises(BadNetwork, match=sentence):
        Network(game, seats, layers(*of))
    with pytest.raises(BadNetwork, match="has 172 actions, not 8"):
        Network("loknroll", 2, layers("loknroll", 2)[:1])


def test_a_file_that_is_no_network_gets_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "a.npz"
    with pytest.raises(BadNetwork, match="is no network"):
        load_network(path)
    path.write_bytes(b"nothing")
    with pytest.raises(BadNetwork, match="is no network"):
        load_network(path)
    np.savez(path, about=np.array([object()], dtype=object))  # unpickling it would run code
    with pytest.raises(BadNetwork, match="is no network"):
        load_network(path)
    network = drawn()
    network.save(path)
    with np.load(path) as archive:
        arrays = dict(archive)
    about = json.loads(str(arrays["about"]))
    for change in ({"version": 99}, {"format": 2}, {"parts": []}):
        np.savez(path, **(arrays | {"about": np.array(json.dumps(about | change))}))
        with pytest.raises(BadNetwork, match="learned from other rules or observations"):
            load_network(path)


def test_an_arena_knows_a_network_by_its_file(tmp_path: Path) -> None:
    drawn().save(tmp_path / "a.npz")
    name = f"network:{tmp_path}/a.npz"
    result = play_match(GAME, Match(0, 0, 1, (name, "random")), Roster(GAME, 1.0), {}, None)
    assert result["problems"] == []
    with pytest.raises(BadNetwork, match="is no network"):
        Roster(GAME, 1.0).create("network:nothing.npz", 0)


def test_learned_bots_are_found_by_game_and_seats(tmp_path: Path) -> None:
    drawn().save(tmp_path / "a.npz")
    network = networks_in(tmp_path)["loknroll", 2]
    state = decision()
    seat = seat_of(GAME, state, state.to_act(), [], Rand(1))
    bot = new_bot("learned", "loknroll", learned=tmp_path)
    assert bot.choose(seat) == NetworkBot(network).choose(seat) == bot.decide(seat).action
    assert bot.say(seat) is None


def test_where_nothing_was_learned_nobody_plays_under_that_name(tmp_path: Path) -> None:
    drawn("loknroll", 3).save(tmp_path / "a.npz")
    state = decision()
    seat = seat_of(GAME, state, state.to_act(), [], Rand(5))
    with pytest.raises(NoNetworks, match="Nothing has learned loknroll for 2 seats"):
        Learned(tmp_path).choose(seat)
    with pytest.raises(BadBot, match="There is no bot 'learned'"):
        new_bot("learned", "loknroll")
    with pytest.raises(BadBot, match="There is no bot 'taught'"):
        new_bot("taught", "loknroll", learned=tmp_path)


def test_a_folder_says_for_which_seats_something_was_learned(tmp_path: Path) -> None:
    for game, seats in (("loknroll", 2), ("loknroll", 4), ("ghosts_galore", 3)):
        drawn(game, seats).save(tmp_path / f"{game}{seats}.npz")
    assert learned_seats(tmp_path) == {"loknroll": {2, 4}, "ghosts_galore": {3}}
    assert learned_seats(None) == {}


def test_a_folder_that_cannot_serve_gets_a_sentence(tmp_path: Path) -> None:
    for folder in (tmp_path, tmp_path / "nowhere"):
        with pytest.raises(NoNetworks, match="holds no networks"):
            networks_in(folder)
    drawn().save(tmp_path / "a.npz")
    drawn().save(tmp_path / "b.npz")
    with pytest.raises(NoNetworks, match="two networks for loknroll with 2 seats"):
        networks_in(tmp_path)
