"""The same messages lead to the same bytes, over a server's socket and in a tab."""

import asyncio
import json
from pathlib import Path

import pytest

from farol.games import ALL
from tests.site.ways import KnownLuck, comparable, in_a_tab, over_a_socket, table_of

# Where several may choose at the same moment, bots would be sooner or later than a person.
TOGETHER = ("ghosts_galore", "halloween")


@pytest.mark.parametrize("game", ALL)
def test_the_same_messages_lead_to_the_same_bytes_over_both_ways(game: str, tmp_path: Path) -> None:
    wanted = table_of(game, mine=2) if game in TOGETHER else table_of(game, mine=1, bots=2)
    told = []
    for way in (in_a_tab, over_a_socket):
        folder = tmp_path / way.__name__
        folder.mkdir()
        told.append(asyncio.run(way(folder, wanted, KnownLuck())))
    here, there = map(comparable, told)
    assert here == there
    kinds = {json.loads(message).get("type") for message in here}
    assert kinds >= {"welcome", "steps", "understood", "refused", "table"}
    assert b'"status":"over"' in here[-4]


def test_other_luck_is_told_in_other_bytes(tmp_path: Path) -> None:
    wanted = table_of("loknroll", mine=1, bots=1)
    told = []
    for secret in ("00", "22"):
        folder = tmp_path / secret
        folder.mkdir()
        told.append(asyncio.run(in_a_tab(folder, wanted, KnownLuck(secret * 32))))
    assert comparable(told[0]) != comparable(told[1])
