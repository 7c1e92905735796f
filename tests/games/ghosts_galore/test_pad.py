from typing import Any

import pytest

from farol.core.data import read_data
from farol.games.ghosts_galore.pad import BadPad, score_pad


def example() -> Any:
    data: Any = read_data("farol.games.ghosts_galore", "data.json")
    return {"players": data["example"]}


def player(name: str, side: str, *tiles: int) -> dict[str, Any]:
    fields: list[Any] = [{"tile": tile, "rotation": 0} for tile in tiles]
    return {"name": name, "side": side, "fields": fields + [None] * (9 - len(tiles))}


def test_the_example_on_the_pad() -> None:
    pad: Any = score_pad(example())
    assert [column["total"] for column in pad["players"]] == [97, 102]
    assert [column["dead_ends"] for column in pad["players"]] == [0, 0]
    assert pad["winners"] == ["Mary"]
    assert list(pad["players"][0]) == [
        *("name", "dragon", "ghost", "golem", "satyr", "skeleton", "slime", "bat", "werewolf"),
        *("wisp", "diamonds", "bone", "tooth", "other", "total", "dead_ends"),
    ]


def test_unfinished_boards_score_too() -> None:
    pad: Any = score_pad({"players": [player("Ana", "1A"), player("Leo", "2A", 19)]})
    assert [column["total"] for column in pad["players"]] == [-5, 4]


def test_g8_2_equal_players_share_the_victory() -> None:
    pad = score_pad({"players": [player("Ana", "1A", 22), player("Leo", "2A", 62)]})
    assert pad["winners"] == ["Ana", "Leo"]


def test_g8_2_dead_ends_decide_a_tie_on_the_pad() -> None:
    # Ana's curve runs into the blank side of a straight; Leo's tiles have blank sides there
    pad: Any = score_pad({"players": [player("Ana", "1A", 22, 61), player("Leo", "2A", 62, 21)]})
    assert [column["total"] for column in pad["players"]] == [11, 11]
    assert [column["dead_ends"] for column in pad["players"]] == [1, 0]
    assert pad["winners"] == ["Leo"]


def bent(change: Any) -> Any:
    data = example()
    change(data)
    return data


WRONG: list[tuple[Any, str]] = [
    (None, "must be a JSON object"),
    ([], "must be a JSON object"),
    ({}, "lacks 'players'"),
    ({"players": 3}, "must be a list"),
    ({"players": []}, "1 to 5 players, not 0"),
    ({"players": [player(str(number), "1A") for number in range(6)]}, "1 to 5 players, not 6"),
    ({"players": [3]}, "Player 1 must be a JSON object"),
    ({"players": [player("Ana", "1A")], "more": 1}, "unknown name 'more'"),
    ({"players": [{"side": "1A", "fields": []}]}, "Player 1 lacks 'name'"),
    ({"players": [player(" ", "1A")]}, "needs a name"),
    ({"players": [player("\x1b[2J", "1A")]}, "needs a name that can be printed"),
    ({"players": [player("\ud800", "1A")]}, "needs a name that can be printed"),
    ({"players": [player("Ana", "6A")]}, "'side' must be one of 1A, 1B"),
    ({"players": [{"name": "Ana", "side": 1, "fields": []}]}, "'side' must be one of"),
    ({"players": [player("Ana", "1A"), player("Ana", "2A")]}, "Two players are called 'Ana'"),
    ({"players": [player("Ana", "1A"), player("Leo", "1B")]}, "cannot both play on board 1"),
    ({"players": [player("Ana", "1A"), player("Leo", "1A")]}, "cannot both play on board 1"),
    ({"players": [player("Ana", "1A", 79)]}, "Field 1 of 'Ana': 'tile' must be from 1 to 78"),
    ({"players": [player("Ana", "1A", 0)]}, "'tile' must be from 1 to 78"),
    (
        {"players": [player("Ana", "1A", 5, 5)]},
        "Tile 5 is on field 1 of 'Ana' and again on field 2",
    ),
    (
        {"players": [player("Ana", "1A", 5), player("Leo", "2A", 6, 5)]},
        "Tile 5 is on field 1 of 'Ana' and again on field 2 of 'Leo'",
    ),
    ({"players": [{"name": "Ana", "side": "1A", "fields": [None] * 8}]}, "9 fields, not 8 of them"),
    ({"players": [{"name": "Ana", "side": "1A", "fields": "x" * 9}]}, "9 fields, not 'x"),
    (bent(lambda data: data["players"][0].pop("side")), "lacks 'side'"),
    (bent(lambda data: data["players"][1].update(age=7)), "unknown name 'age'"),
    (bent(lambda data: data["players"][1]["fields"][3].update(rotation=4)), "from 0 to 3"),
    (bent(lambda data: data["players"][1]["fields"][3].update(rotation=1.0)), "a whole number"),
    (bent(lambda data: data["players"][1]["fields"][3].pop("rotation")), "lacks 'rotation'"),
    (bent(lambda data: data["players"][1]["fields"].__setitem__(0, 27)), "Field 1 of 'Mary' must"),
]


@pytest.mark.parametrize(("data", "complaint"), WRONG)
def test_wrong_boards_are_refused_in_one_sentence(data: Any, complaint: str) -> None:
    with pytest.raises(BadPad) as caught:
        score_pad(data)
    assert complaint in str(caught.value)
    assert "\n" not in str(caught.value)
    assert str(caught.value).endswith(".")
