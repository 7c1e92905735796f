"""The whole table of Ghosts Galore in words, one's own mine first."""

from farol.games.ghosts_galore.views import End, Path, Player, Standing
from farol.games.ghosts_galore.wording.words import (
    LINES,
    Words,
    any_tile,
    door_words,
    tile_words,
    ways,
)
from farol.wording.context import Group, Say, listed


def describe(context: Words) -> list[Group]:
    """The whole table in words, one's own mine first."""
    view, say, me = context.view, context.say, context.me
    order = [player["seat"] for player in view["players"]]
    mine_first = order if me is None else [me, *(seat for seat in order if seat != me)]
    groups = [Group(say("text-table"), _table_lines(context))]
    own = own_lines(context)
    if own:
        groups.append(Group(say("text-mine"), own))
    for seat in mine_first:
        player = view["players"][seat]
        name, side = context.name(seat), player["side"] or "–"
        lines = mine_lines(player, context)
        if player["board"] is not None:
            lines.insert(0, say("text-board-number", board=player["board"]))
        groups.append(Group(say("text-board", name=name, side=side), lines))
        groups.append(Group(say("text-sheet", name=name), sheet_lines(player, say)))
    return groups


def _table_lines(context: Words) -> list[str]:
    view, say = context.view, context.say
    lines = [say(f"phase-{view['phase']}")]
    if view["round"] > 0:
        round_, rounds = view["round"], view["rounds"]
        lines.append(say("text-round", round=round_, rounds=rounds, count=view["stack"]))
    if view["lamp"] is not None:
        lines.append(say("text-lamp", seat=context.name(view["lamp"])))
    lines.append(say("text-stack", stacks=view["stacks_left"], leftover=view["leftover"]))
    for row in view["row"]:
        tile = any_tile(view, row["tile"], say)
        if row["seat"] is not None:
            lines.append(say("text-claimed", tile=tile, seat=context.name(row["seat"])))
        else:
            drawn = row["tile"] == view["drawn"]
            lines.append(say("text-drawn" if drawn else "text-free", tile=tile))
    if view["discarded"]:
        gone = [any_tile(view, tile, say) for tile in view["discarded"]]
        lines.append(say("text-discarded", tiles=listed(gone, say)))
    if view["options"]["expert"]:
        lines.append(say("text-expert"))
    if view["to_act"] is not None:
        lines.append(say("text-turn", name=context.name(view["to_act"])))
    result = view.get("result")
    for seat, points in enumerate(result["scores"] if result is not None else []):
        place = result["places"][seat] if result is not None else 0
        lines.append(say("text-result", seat=context.name(seat), points=points, place=place))
    return lines


def own_lines(context: Words) -> list[str]:
    """What only the seat itself knows of its tiles."""
    view, say, own = context.view, context.say, context.view.get("me")
    if own is None or view["phase"] == "over":
        return []
    lines: list[str] = []
    hidden = own.get("hidden")
    if hidden is not None:
        lines.append(say("text-hidden", tile=any_tile(view, hidden, say)))
    for tile in own.get("hidden_choices", []):
        lines.append(say("text-hidden-choice", tile=any_tile(view, tile, say)))
    pending = own["pending"]
    if pending is not None:
        laid, field = any_tile(view, pending["tile"], say), say(f"field-{pending['field']}")
        lines.append(say("text-pending", tile=laid, field=field))
    returned = own.get("returned")
    if returned is not None:
        lines.append(say("text-returned", tile=any_tile(view, returned, say)))
    return lines


def mine_lines(player: Player, context: Words) -> list[str]:
    """Doors and fields of a mine."""
    view, say = context.view, context.say
    lines = [door_words(dict(player["doors"]), say)] if player["doors"] else []
    for number, placed in enumerate(player["fields"], 1):
        name = say(f"field-{number}")
        if placed is None:
            lines.append(say("text-field-free", number=number, field=name))
            continue
        face = view["tiles"][str(placed["tile"])]
        gem = say("text-gem", value=face["diamond"]) if face["diamond"] else ""
        track = tile_words({**face, "diamond": 0}, say)
        where = ways(face, placed["rotation"], say)
        lines.append(
            say("text-field", number=number, field=name, track=track, where=where, gem=gem)
        )
    lines += [_path_words(path, say) for path in player["paths"]]
    lines += [_monster_words(one, say) for one in player["monsters"]]
    if player["claimed"] is not None:
        lines.append(say("text-has-claimed", tile=any_tile(view, player["claimed"], say)))
    if player["has_hidden_tile"]:
        lines.append(say("text-has-hidden"))
    return lines


def _path_words(path: Path, say: Say) -> str:
    """A path by its fields, its ends and its points."""
    return say(
        "text-path",
        fields="-".join(str(field) for field, _section in path["sections"]),
        count=len(path["sections"]),
        ends=listed([_end_words(end, say) for end in path["ends"]], say) or say("text-loop"),
        points=say("points-of", count=path["points"]),
    )


def _end_words(end: End, say: Say) -> str:
    if "door" in end:
        door = say("door-at", edge=say(f"edge-{end['door'][0]}"), number=end["door"][1:])
        return say("text-end-door", kind=say(f"door-{end['end']}"), door=door)
    message = "text-end-open" if end["end"] == "open" else "text-end-dead"
    return say(message, field=end["field"], edge=say(f"edge-{end['edge']}"))


def _monster_words(one: Standing, say: Say) -> str:
    points = "none" if one["points"] is None else one["points"]
    monster = say(f"monster-{one['monster']}")
    return say("text-monster", monster=monster, field=one["field"], points=points)


def sheet_lines(player: Player, say: Say) -> list[str]:
    """A score sheet, line by line."""
    score = dict(player["score"].items())
    lines = [f"{say(f'line-{line}')}: {score[line]}" for line in LINES]
    return [*lines, *(f"{say(f'line-{line}')}: {score[line]}" for line in ("total", "dead_ends"))]
