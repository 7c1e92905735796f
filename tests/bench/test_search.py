"""The speed of bots is measured for every game."""

from farol.bench.search import search
from farol.games import ALL


def test_a_search_is_measured_in_simulations() -> None:
    game = ALL["loknroll"]
    figure = search(game, 2, 0.05, 1)
    assert figure.bench == "search"
    assert figure.rates["simulations"] > 0
