"""Masters with networks: files that fit, integers that agree with fractions, legal moves, secrets."""

import json
import logging
import lzma
from importlib import resources
from random import Random

import pytest

from farol.bots import roster
from farol.bots.bot import Budget, seat_of
from farol.bots.guided import GuidedKnowledge
from farol.bots.levels import Expert
from farol.bots.masters import NetworkMaster
from farol.bots.parallel import Master
from farol.bots.quantised import FINE, OFFSET, Layer, QuantisedNetwork, byte_places, feature_table
from farol.bots.registry import profile_of
from farol.bots.roster import new_bot
from farol.bots.weight_file import FILE, BadWeightFile, Weights, packed, unpacked, weights_of
from farol.core.encoder import observed
from farol.core.numbers import Block
from farol.core.playout import sample_next
from farol.core.rand import Rand
from farol.core.state import OVER, State
from farol.games import ALL, AnyGame

TRAINED = [game for game in ALL.values() if weights_of(game) is not None]
NAMES = [game.name for game in TRAINED]


def decision(game: AnyGame, seats: int, seed: int, after: int = 20) -> State:
    """A position with a choice, after some random moves."""
    state, rand = game.new(seats, dict(game.unattended)), Rand(seed)
    done = 0
    while state.to_act() < 0 or done < after or len(state.legal_actions()) < 2:
        state.apply_unchecked(sample_next(state, rand))
        done += 1
        if state.to_act() == OVER:
            state, done = game.new(seats, dict(game.unattended)), 0
    return state


def file_of(game: AnyGame) -> bytes:
    return (resources.files(f"{game.package}.bots") / FILE).read_bytes()


def changed(data: bytes, **changes: object) -> bytes:
    """A file whose first line says something else."""
    line, _, body = lzma.decompress(data).partition(b"\n")
    return lzma.compress(json.dumps(json.loads(line) | changes).encode() + b"\n" + body)


def test_two_games_bring_a_network_of_at_most_a_megabyte() -> None:
    assert sorted(NAMES) == ["ghosts_galore", "halloween"]
    for game in TRAINED:
        assert len(file_of(game)) < 1_000_000


@pytest.mark.parametrize("game", TRAINED, ids=NAMES)
def test_a_file_for_something_else_is_refused_with_a_sentence(game: AnyGame) -> None:
    data = file_of(game)
    other = next(one for one in ALL.values() if one is not game)
    about, _ = unpacked(data)
    parts = [*about["parts"][:-1], ["other", [], "flag", 1]]
    layers = [[1, 1], *about["layers"][1:]]
    for wrong, sentence in (
        (changed(data, version=0), "not "),
        (changed(data, game="chess"), "This network plays chess"),
        (changed(data, format=99), "another format"),
        (changed(data, parts=parts), "other observations"),
        (changed(data, layers=layers), "A layer of 1 weights"),
        (changed(data, layers=[]), "another number of layers"),
        (changed(data, sha256="0"), "checksum"),
        (data[: len(data) // 2], "checksum"),
        (b"", "This"),
        (b"no network", "This is no network"),
        (lzma.compress(b"[]\n"), "another format"),
    ):
        with pytest.raises(BadWeightFile, match=sentence):
            Weights(game, wrong)
    with pytest.raises(BadWeightFile, match=f"not {other.name}"):
        Weights(other, data)


def test_an_expert_plays_where_the_network_is_unusable(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def damaged(_game: AnyGame) -> Weights:
        raise BadWeightFile("This network is damaged: its checksum differs.")

    monkeypatch.setattr(roster, "weights_of", damaged)
    with caplog.at_level(logging.ERROR):
        assert isinstance(new_bot("master", "halloween"), Expert)
    assert "Experts play for masters of halloween: This network is damaged" in caplog.text


def test_a_game_without_a_network_searches_longer() -> None:
    assert isinstance(new_bot("master", "saboteur"), Master)


def test_integers_agree_with_fractions() -> None:
    luck = Random(5)
    parts = (
        Block("codes", (3,), "code", 4, "three codes"),
        Block("sets", (2,), "bits", 7, "two sets"),
        Block("counts", (2,), "count", 99, "two counts"),
        Block("small", (), "count", 5, "a count"),
    )
    table = feature_table(parts, [2, 3])
    assert (table.bytes, table.count) == (9, 3 * 4 + 2 * 3 + 3 + 2)
    widths = [(table.count, 6), (6, 5), (5, 7), (5, 3)]
    stored = [[luck.randrange(1, 256) for _ in range(ins * outs)] for ins, outs in widths]
    scales = [[luck.uniform(0.002, 0.02) for _ in range(outs)] for _, outs in widths]
    biases = [[luck.uniform(-0.5, 0.5) for _ in range(outs)] for _, outs in widths]
    layers = [Layer(bytes(one), *rest) for one, *rest in zip(stored, scales, biases, strict=True)]
    network = QuantisedNetwork(table, layers)
    seen = [3, 0, 4, 5, 2, 32, 7, 4]
    network.look(type(network.first.weights)(bytes(seen)), list(range(8)), 2)
    features = [
        0.0,
        0,
        1,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        1,
        1,
        0,
        1,
        0,
        1,
        0,
        32 / 16,
        7 / 16,
        4 / 5,
        0,
        1,
    ]

    def weight(layer: int, one: int, output: int) -> float:
        ins, outs = widths[layer]
        place = one * outs + output if layer < 2 else output * ins + one
        return (stored[layer][place] - OFFSET) * scales[layer][output]

    def layer(number: int, inputs: list[float]) -> list[float]:
        return [
            biases[number][output]
            + sum(value * weight(number, one, output) for one, value in enumerate(inputs))
            for output in range(widths[number][1])
        ]

    first = [max(0.0, one) for one in layer(0, features)]
    second = [max(0.0, one) for one in layer(1, first)]
    near = 60 / FINE
    assert network.logits(list(range(7))) == pytest.approx(layer(2, second), abs=near)
    assert all(-1 <= one <= 1 for one in network.returns(3))
    assert network.returns(2) == network.returns(3)[:2]


def test_fewer_seats_are_read_as_the_most_with_gaps() -> None:
    few = (Block("a", (2, 3), "flag", 1, ""), Block("b", (), "flag", 1, ""))
    many = (Block("a", (4, 3), "flag", 1, ""), Block("b", (), "flag", 1, ""))
    assert byte_places(few, many) == [0, 1, 2, 3, 4, 5, 12]


@pytest.mark.parametrize("game", TRAINED, ids=NAMES)
def test_a_master_plays_legal_moves_with_every_number_of_seats(game: AnyGame) -> None:
    for seats in game.seats:
        state = decision(game, seats, seats)
        number = state.to_act()
        bot = new_bot("master", game.name, 1)
        seat = seat_of(game, state, number, [], Rand(1))
        found = bot.decide(seat, Budget(20))
        assert found.action in state.legal_actions()
        again = seat_of(game, state, number, [], Rand(1))
        assert bot.choose(again, Budget(20)) == found.action
        assert found.reasons


@pytest.mark.parametrize("game", TRAINED, ids=NAMES)
def test_weights_depend_on_the_view_of_the_seat_alone(game: AnyGame) -> None:
    weights = weights_of(game)
    assert weights is not None
    for seats in weights.seats:
        state = decision(game, seats, 7)
        number = state.to_act()
        view, profile = weights.view(seats), profile_of(game)
        worlds = [state, *(state.sample_world(number, Rand(seed)) for seed in range(8))]
        told = {observed(view.encoder, world, number) for world in worlds}
        assert len(told) == 1
        seat = seat_of(game, state, number, [], Rand(2))
        knowledge = GuidedKnowledge(profile.knowledge(seat), view, 2000)
        actions = state.legal_actions()
        assert len({tuple(knowledge.weigh(world, actions)) for world in worlds}) == 1
        assert len({tuple(knowledge.evaluate(world)) for world in worlds}) == 1


def test_what_was_not_trained_is_searched_as_before() -> None:
    for name, options in (("ghosts_galore", {"expert": True}), ("halloween", {"master": True})):
        game = ALL[name]
        bot = new_bot("master", name, 1)
        assert isinstance(bot, NetworkMaster)
        profile = profile_of(game)
        assert profile.is_trained(game.new(2))
        assert not profile.is_trained(game.new(2, options))
    assert not profile_of(ALL["halloween"]).is_trained(ALL["halloween"].new(3))


def test_a_damaged_file_costs_no_memory() -> None:
    bomb = lzma.compress(b"0" * (64 << 20))
    with pytest.raises(BadWeightFile):
        unpacked(bomb)


def test_what_is_packed_is_unpacked() -> None:
    about, body = unpacked(packed({"game": "x"}, [(b"\x80\x81", [0.5], [1.0])]))
    assert about["layers"] == [[2, 1]]
    assert body.endswith(b"\x80\x81")
