"""Bots that are learned networks: a file of weights, evaluated with NumPy alone.

A file states the game, seats and observation parts it was learned for; it is refused if they
differ.
"""

import json
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from farol.bots.bot import Budget, Seat, TalkMode
from farol.bots.decision import Decision, drawn
from farol.bots.registry import profile_of
from farol.bots.root import decision_at, unsearched
from farol.core.encoder import numbered, observed
from farol.core.errors import FarolError, shown
from farol.core.numbers import Block
from farol.games import ALL, part

Layers: TypeAlias = list[tuple[NDArray[np.float32], NDArray[np.float32]]]  # weights and bias
Rows: TypeAlias = NDArray[np.float32]

FORMAT: Final = 1
WHOLE: Final = 1_000_000  # sum of all shares of actions
MOST_BYTES: Final = 256 << 20  # of a file


class BadNetwork(FarolError):
    """A file without a usable network."""


def feature_count(parts: Sequence[Block]) -> int:
    """The number of features of an observation."""
    return sum(one.size * one.width for one in parts)


def features(parts: Sequence[Block], observations: NDArray[np.uint8]) -> Rows:
    """Observations as features, row by row: codes one-hot, sets by bits, counts as shares."""
    rows = observations.reshape(-1, observations.shape[-1])
    joined: Rows = np.empty((len(rows), feature_count(parts)), np.float32)
    start = end = 0
    for one in parts:
        width = one.size * one.width
        block = joined[:, start : start + width].reshape(len(rows), one.size, one.width)
        _write(one, rows[:, end : end + one.size], block)
        start, end = start + width, end + one.size
    return joined.reshape(*observations.shape[:-1], -1)


def _write(one: Block, values: NDArray[np.uint8], block: Rows) -> None:
    if one.kind == "code":
        np.equal(
            values[..., None], np.arange(one.width, dtype=np.uint8), out=block, casting="unsafe"
        )
    elif one.kind == "bits":
        bits = np.unpackbits(values[..., None], axis=-1, count=one.width, bitorder="little")
        block[...] = bits
    else:
        np.divide(values[..., None], np.float32(one.top), out=block)


def described(parts: Sequence[Block]) -> list[dict[str, Any]]:
    """The parts as data, to be stored with a network."""
    return [
        {"name": one.name, "shape": list(one.shape), "kind": one.kind, "top": one.top}
        for one in parts
    ]


def _tensor(game: str) -> ModuleType:
    found = part(ALL[game], "tensor") if game in ALL else None
    if found is None:
        raise BadNetwork(f"There is no game {shown(game)} that can be learned.")
    return found


class Network:
    """Layers from an observation's features to one logit per action number."""

    def __init__(self, game: str, seats: int, layers: Layers) -> None:
        """BadNetwork if the layers do not match the game's features and actions."""
        module = _tensor(game)
        if seats not in ALL[game].seats:
            raise BadNetwork(f"{game} is not played by {seats}.")
        self.game: Final = game
        self.seats: Final = seats
        self.parts: Final[tuple[Block, ...]] = tuple(module.parts(seats))
        self.encoder: Final = module.new_encoder(seats)
        self.layers: Final = layers
        widths = [feature_count(self.parts)]
        for weights, bias in layers:
            if (
                weights.ndim != 2
                or weights.shape[0] != widths[-1]
                or bias.shape != weights.shape[1:]
            ):
                raise BadNetwork(
                    f"A layer of {weights.shape} does not follow {widths[-1]} numbers."
                )
            widths.append(weights.shape[1])
        if widths[-1] != self.encoder.numbers:
            raise BadNetwork(f"{game} has {self.encoder.numbers} actions, not {widths[-1]}.")

    def __repr__(self) -> str:
        widths = " -> ".join(str(weights.shape[1]) for weights, _ in self.layers)
        inputs = feature_count(self.parts)
        return f"<Network for {self.game}, {self.seats} seats: {inputs} -> {widths}>"

    def logits(self, observations: NDArray[np.uint8]) -> Rows:
        """A logit for each action."""
        rows = features(self.parts, observations)
        for number, (weights, bias) in enumerate(self.layers, 1):
            rows = rows @ weights + bias
            if number < len(self.layers):
                np.maximum(rows, 0, out=rows)
        return rows

    def numbers(
        self, observations: NDArray[np.uint8], masks: NDArray[np.bool_]
    ) -> NDArray[np.int64]:
        """The number of the best legal action, row by row."""
        best: NDArray[np.int64] = np.where(masks, self.logits(observations), -np.inf).argmax(
            axis=-1
        )
        return best

    def save(self, path: Path) -> None:
        """Save as a NumPy archive: `about`, and `weights` and `bias` of each layer."""
        about = {
            "format": FORMAT,
            "game": self.game,
            "version": ALL[self.game].version,
            "seats": self.seats,
            "parts": described(self.parts),
            "layers": len(self.layers),
        }
        arrays: dict[str, Any] = {"about": np.array(json.dumps(about))}
        for number, (weights, bias) in enumerate(self.layers):
            arrays[f"weights{number}"] = np.ascontiguousarray(weights, np.float32)
            arrays[f"bias{number}"] = np.ascontiguousarray(bias, np.float32)
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("wb") as file:
            np.savez_compressed(file, **arrays)


def load_network(path: Path) -> Network:
    """The network in a file; BadNetwork says why it is unusable. Executes no code from the file."""
    try:
        if path.stat().st_size > MOST_BYTES:
            raise BadNetwork(f"{path} has more than {MOST_BYTES >> 20} MB.")
        with np.load(path, allow_pickle=False) as archive:
            about = json.loads(str(archive["about"]))
            layers = [
                (archive[f"weights{number}"], archive[f"bias{number}"])
                for number in range(int(about["layers"]))
            ]
        found = Network(about["game"], about["seats"], layers)
    except (OSError, KeyError, TypeError, ValueError, EOFError) as error:
        raise BadNetwork(f"{path} is no network: {error}") from error
    rules = about["format"], about["version"], about["parts"]
    if rules != (FORMAT, ALL[found.game].version, described(found.parts)):
        raise BadNetwork(f"{path} was learned from other rules or observations of {found.game}.")
    return found


class NetworkBot:
    """Plays the best action of a network, from its seat's view."""

    def __init__(self, network: Network) -> None:
        self._network = network

    def choose(self, seat: Seat, budget: Budget | None = None) -> int:
        """The legal action with the greatest logit."""
        return self.decide(seat, budget).action

    def decide(self, seat: Seat, _budget: Budget | None = None) -> Decision:
        """The network's likelihoods of the actions, and reasons for the best one."""
        network = self._network
        if (seat.game.name, seat.seats) != (network.game, network.seats):
            raise BadNetwork(f"{network!r} cannot play {seat.game.name} with {seat.seats} seats.")
        pairs = numbered(network.encoder, seat.world)
        if not pairs:  # all legal actions are outside the numbers
            return drawn(seat.legal_actions(), seat.rand.choice(seat.legal_actions()))
        octets = observed(network.encoder, seat.world, seat.number)
        seen: NDArray[np.uint8] = np.frombuffer(octets, np.uint8)
        figures: Rows = network.logits(seen)[[number for number, _ in pairs]]
        shares: Rows = np.exp(figures - figures.max())
        shares /= shares.sum()
        actions = [action for _, action in pairs]
        root = unsearched(actions, [round(share * WHOLE) for share in shares.tolist()])
        return decision_at(profile_of(seat.game), seat, root, actions[int(shares.argmax())])

    def say(self, _seat: Seat, _talk_mode: TalkMode = "free") -> int | None:
        """None: networks make no claims."""
        return None
