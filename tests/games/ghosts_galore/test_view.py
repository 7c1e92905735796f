from typing import Any

from farol.core.playout import sample_next
from farol.core.rand import Rand
from farol.core.state import OVER
from farol.games.ghosts_galore.game import GAME
from farol.games.ghosts_galore.pad import score_pad
from farol.games.ghosts_galore.tables import LINES

from .table import CLAIMED, after, before_hidden_tiles, play, started


def seen(state: Any, seat: int | None) -> Any:
    return GAME.observe(state, seat)


def test_before_anything_is_dealt_there_is_little_to_see() -> None:
    view = seen(after(2, ""), 0)
    assert view["phase"] == "deal-boards"
    assert view["to_act"] is None
    assert [player["board"] for player in view["players"]] == [None, None]
    assert view["me"] == {"seat": 0, "hidden": None, "returned": None, "pending": None}


def test_who_chooses_a_side_sees_the_doors_of_both() -> None:
    view = seen(after(2, "board3 board1 3B"), 1)
    assert view["players"][0]["side"] == "3B"
    assert view["players"][0]["doors"]["E1"] == "bone"
    assert view["players"][1]["side"] is None
    assert list(view["players"][1]["side_choices"]) == ["1A", "1B"]


def test_experts_see_the_two_tiles_and_later_what_they_returned() -> None:
    words = "board1 board2 1A 2A tile7 tile3 tile9 tile8"
    assert seen(after(2, words, expert=True), 0)["me"]["hidden_choices"] == [3, 7]
    own = seen(after(2, words + " hide7", expert=True), 0)["me"]
    assert (own["hidden"], own["returned"]) == (7, 3)


def test_a_hidden_tile_lies_before_its_seat_from_the_deal_to_the_end() -> None:
    def lying(state: Any) -> list[bool]:
        return [player["has_hidden_tile"] for player in seen(state, None)["players"]]

    state = after(2, "board1 board2 1A 2A")
    assert lying(state) == [False, False]
    play(state, "tile1")
    assert lying(state) == [True, False]
    state = before_hidden_tiles()
    assert lying(state) == [True, True]
    play(state, "9r0 9r0")
    assert lying(state) == [False, False]


def test_the_row_shows_who_claimed_what() -> None:
    view = seen(started(3, "draw tile10 leave draw tile12 keep draw tile11"), None)
    assert view["row"] == [
        {"tile": 10, "seat": None},
        {"tile": 12, "seat": 1},
        {"tile": 11, "seat": None},
    ]
    assert (view["drawn"], view["stack"], view["to_act"]) == (11, 4, 2)
    assert list(view["tiles"]) == ["10", "11", "12"]


def test_a_pending_placement_is_shown_to_its_seat_alone() -> None:
    state = started(2, CLAIMED + " 9r3")
    assert seen(state, 0)["me"]["pending"] == {"tile": 10, "field": 9, "rotation": 3}
    assert seen(state, 1)["me"]["pending"] is None


def pad_of(view: Any, seat: int, placement: Any) -> Any:
    """The pad's column of a seat after a placement, worked out from what everybody sees."""
    players = [
        {"name": str(player["seat"]), "side": player["side"], "fields": [*player["fields"]]}
        for player in view["players"]
    ]
    tile, rotation = placement["tile"], placement["rotation"]
    players[seat]["fields"][placement["field"] - 1] = {"tile": tile, "rotation": rotation}
    pad: Any = score_pad({"players": players})
    return pad["players"][seat]


def test_every_preview_tells_what_the_placement_adds() -> None:
    state = GAME.new(3)
    rand = Rand(8)
    checked = 0
    while state.to_act() != OVER:
        view = seen(state, 1)
        before = view["players"][1]["score"]
        for preview in view["me"].get("placements", []):
            gained = pad_of(view, 1, preview)
            assert preview["adds"] == gained["total"] - before["total"]
            assert preview["lines"] == {
                line: gained[line] - before[line] for line in LINES if gained[line] != before[line]
            }
            checked += 1
        state.apply_unchecked(sample_next(state, rand))
    assert checked == 4 * (9 + 8 + 7 + 6 + 5 + 4 + 3 + 2 + 1)


def test_a_preview_shows_the_paths_between_doors_that_it_makes() -> None:
    state = GAME.new(2)
    rand = Rand(4)
    shown = 0
    while state.to_act() != OVER:
        seat = state.to_act()
        for number, preview in enumerate(seen(state, seat)["me"].get("placements", [])):
            if "paths" not in preview:
                assert not {"bone", "tooth", "other"} & set(preview["lines"])
                continue
            alone = state.copy()
            alone.apply(alone.legal_actions()[number])
            while alone.phase == state.phase and alone.to_act() != OVER and alone.to_act() != seat:
                alone.apply(alone.legal_actions()[0])
            paths = seen(alone, None)["players"][seat]["paths"]
            field = preview["field"]
            assert preview["paths"] == [
                path
                for path in paths
                if path["points"] and field in [through for through, _ in path["sections"]]
            ]
            shown += 1
        state.apply_unchecked(sample_next(state, rand))
    assert shown > 10


def test_previews_come_in_the_order_of_the_legal_actions() -> None:
    state = started(2, CLAIMED + " 5r1 2r0 draw tile20 leave draw tile21 leave take20")
    play(state, "tile22 tile23 tile24 tile25 take22")
    previews = seen(state, 1)["me"]["placements"]
    assert [
        {"type": "place", "field": each["field"], "rotation": each["rotation"]} for each in previews
    ] == [GAME.action_json(state, action) for action in state.legal_actions()]


def test_nobody_else_gets_previews() -> None:
    state = started(2, CLAIMED)
    assert "placements" in seen(state, 0)["me"]
    assert "placements" not in seen(state, 1)["me"]


def test_every_seat_has_its_score_sheet() -> None:
    state = started(2, CLAIMED + " 1r0 1r0")
    score = seen(state, None)["players"][0]["score"]
    assert list(score) == [*LINES, "total", "dead_ends"]
    assert score["total"] == state.scores()[0]


def test_the_face_of_a_tile_is_told_with_it() -> None:
    drawn = play(started(2, "draw"), "tile17")[0]
    assert GAME.event_view(drawn, None) == {
        "kind": "drawn",
        "seat": 0,
        "tile": 17,
        "face": {
            "track": "bridge",
            "sections": [
                {"edges": "NS", "monsters": ["wisp"]},
                {"edges": "EW", "monsters": ["skeleton"]},
            ],
            "diamond": 0,
        },
    }
