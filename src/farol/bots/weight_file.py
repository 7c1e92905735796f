"""Files of quantised networks: a line of JSON, scales and biases, weights; compressed by xz.

A file names the game with the version of its rules, the numbers of seats and the parts of the
observation; it is refused where one of them differs, and where its checksum does.
"""

import hashlib
import json
import lzma
import sys
from array import array
from functools import cache
from importlib import resources
from typing import Any, Final

from farol.bots.quantised import (
    FeatureTable,
    Layer,
    NetworkReader,
    QuantisedNetwork,
    byte_places,
    feature_table,
)
from farol.core.errors import FarolError
from farol.core.numbers import Block
from farol.games import AnyGame, part

FORMAT: Final = 1
FILE: Final = "network.xz"  # in a game's folder `bots`
MOST_BYTES: Final = 16 << 20  # of an unpacked file
LAYERS: Final = 4
ITEM: Final = "f"  # of an array: scales and biases


class BadWeightFile(FarolError):
    """A file without a usable network."""


def described(parts: tuple[Block, ...]) -> list[list[Any]]:
    """The parts as data."""
    return [[one.name, list(one.shape), one.kind, one.top] for one in parts]


def packed(about: dict[str, Any], layers: list[tuple[bytes, list[float], list[float]]]) -> bytes:
    """A file: what it is about, and each layer's weights, scales and biases."""
    body = b"".join(
        array(ITEM, scales).tobytes() + array(ITEM, biases).tobytes() + weights
        for weights, scales, biases in layers
    )
    sizes = [[len(weights), len(scales)] for weights, scales, _ in layers]
    checksum = hashlib.sha256(body).hexdigest()
    head = {"format": FORMAT, **about, "layers": sizes, "sha256": checksum}
    line = json.dumps(head, sort_keys=True).encode() + b"\n"
    return lzma.compress(line + body, format=lzma.FORMAT_XZ, preset=9 | lzma.PRESET_EXTREME)


def unpacked(data: bytes) -> tuple[dict[str, Any], bytes]:
    """What a file is about, and its body; BadWeightFile if it is damaged."""
    try:
        text = lzma.LZMADecompressor(lzma.FORMAT_XZ).decompress(data, MOST_BYTES)
        line, _, body = text.partition(b"\n")
        about = json.loads(line)
    except (lzma.LZMAError, EOFError, ValueError) as error:
        raise BadWeightFile(f"This is no network: {error}.") from error
    if not isinstance(about, dict) or about.get("format") != FORMAT:
        raise BadWeightFile("This network has another format.")
    if hashlib.sha256(body).hexdigest() != about.get("sha256"):
        raise BadWeightFile("This network is damaged: its checksum differs.")
    return about, body


class Weights:
    """The network of a game: views of it by number of seats."""

    def __init__(self, game: AnyGame, data: bytes) -> None:
        """BadWeightFile if the file is damaged, or was trained for other rules."""
        about, body = unpacked(data)
        module = part(game, "tensor")
        if module is None or (about.get("game"), about.get("version")) != (game.name, game.version):
            raise BadWeightFile(
                f"This network plays {about.get('game')} {about.get('version')}, not {game.name} "
                f"{game.version}."
            )
        self.seats: Final[tuple[int, ...]] = tuple(about["seats"])
        self.about: Final = about
        self._module: Final = module
        self._wide: Final[tuple[Block, ...]] = tuple(module.parts(max(self.seats)))
        if about.get("parts") != described(self._wide):
            raise BadWeightFile(f"This network of {game.name} reads other observations.")
        table = feature_table(self._wide, list(self.seats))
        self.network: Final = QuantisedNetwork(table, _layers(about, body, table))
        self._views: Final[dict[int, NetworkReader]] = {}

    def view(self, seats: int) -> NetworkReader:
        """The network for this number of seats."""
        found = self._views.get(seats)
        if found is None:
            encoder = self._module.new_encoder(seats)
            places = byte_places(tuple(self._module.parts(seats)), self._wide)
            found = NetworkReader(self.network, encoder, places, self.seats.index(seats) + 1)
            if encoder.numbers != self.network.policy.width:
                raise BadWeightFile(f"This network has not all actions of {seats} seats.")
            self._views[seats] = found
        return found


def _layers(about: dict[str, Any], body: bytes, table: FeatureTable) -> list[Layer]:
    """The four layers; BadWeightFile if they do not follow each other."""
    found: list[Layer] = []
    at = 0
    sizes = about.get("layers")
    if not isinstance(sizes, list) or len(sizes) != LAYERS:
        raise BadWeightFile("This network has another number of layers.")
    inputs = [table.count, sizes[0][1], sizes[1][1], sizes[1][1]]
    for (weights, width), count in zip(sizes, inputs, strict=True):
        if weights != width * count:
            raise BadWeightFile(f"A layer of {weights} weights is not {count} x {width}.")
        floats = array(ITEM)
        floats.frombytes(body[at : at + 2 * width * floats.itemsize])
        if sys.byteorder == "big":
            floats.byteswap()
        at += 2 * width * floats.itemsize
        values = floats.tolist()
        found.append(Layer(body[at : at + weights], values[:width], values[width:]))
        at += weights
    if at != len(body):
        raise BadWeightFile("This network has more weights than layers.")
    return found


@cache
def weights_of(game: AnyGame) -> Weights | None:
    """The network that a game brings; None if it brings none."""
    if not game.package or part(game, "bots") is None:
        return None
    file = resources.files(f"{game.package}.bots") / FILE
    return Weights(game, file.read_bytes()) if file.is_file() else None
