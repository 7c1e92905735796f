"""All texts of terminals in the golden games of one game, with their subjects.

`web/src/telling/both.test.ts` runs `python -m tests.golden.told <game>` and compares the browser's
texts for the same subjects: each line of the output is one of them, as JSON.
"""

import json
import sys
from collections.abc import Iterator
from typing import Any

from farol.core.event import Event
from farol.core.record import Record, replay
from farol.core.state import OVER
from farol.games import ALL, AnyGame
from farol.telling import teller
from farol.telling.context import Context, Group
from farol.telling.sheet import Sheet
from farol.telling.texts import Texts
from farol.telling.wording import Wording, rules_of, wording_of
from farol.terminal.words import own_texts

from .playthrough import golden_path, golden_seats

NAMES = ["Ana", "Bea", "Carl", "Dora", "Emil", "Fay", "Gus", "Hana", "Ivo", "Jun"]
LANGUAGES = ("en", "es")
POSITIONS = 60  # approximate number of positions per game that are described completely
VIEWERS = 2  # seats whose texts are compared, in addition to a spectator's


def texts_of(game: AnyGame) -> dict[str, Texts]:
    """The words of a game in every language."""
    return {one: own_texts(one, game.names(one), rules_of(game.name)) for one in LANGUAGES}


def groups_json(groups: list[Group]) -> list[Any]:
    """A text board as the browser has it."""
    return [
        {
            "title": group.title,
            "lines": list(group.own),
            **(
                {"table": {"columns": group.table.columns, "rows": group.table.rows}}
                if group.table is not None
                else {}
            ),
        }
        for group in groups
    ]


def sheet_json(sheet: Sheet | None) -> Any:
    """All texts and figures of a score sheet."""
    if sheet is None:
        return None
    return {
        "title": sheet.title,
        "subtitle": sheet.subtitle,
        "names": sheet.names,
        "totals": sheet.totals,
        "places": sheet.places,
        "rows": [[row.label, list(row.values)] for row in (*sheet.rows, *sheet.counts)],
        "honours": [[honour.title, honour.text] for honour in sheet.honours],
        "chart": [sheet.chart.title, sheet.chart.lines] if sheet.chart is not None else None,
    }


def said(words: Wording, about: dict[str, Any], context: Context[Any]) -> dict[str, Any]:
    """The texts of events, of choices and of a position."""
    choices = about.get("choices", [])
    found: dict[str, Any] = {
        "lines": [teller.log(event, context) for event in about["events"]],
        "heard": [teller.heard(event, context) for event in about["events"]],
        "labels": [words.label(choice, context) for choice in choices],
        "paths": [list(words.path(choice, context)) for choice in choices],
    }
    if about["whole"]:
        found["status"] = words.status(context)
        found["progress"] = words.progress(context)
        found["groups"] = groups_json(words.describe(context))
    if "history" in about:
        found["sheet"] = sheet_json(words.sheet(context, about["history"]))
    return found


def sentences(game: AnyGame, seats: int) -> Iterator[dict[str, Any]]:
    """All texts of one golden game, for every seat and a spectator."""
    golden = json.loads(golden_path(game, seats).read_text(encoding="utf-8"))
    record, texts, names = Record.from_json(golden["record"]), texts_of(game), NAMES[:seats]
    viewers: list[int | None] = [*range(min(seats, VIEWERS)), None]
    heard: dict[int | None, list[Any]] = {viewer: [] for viewer in viewers}
    found: list[dict[str, Any]] = []
    decisions, words = 0, wording_of(game.name)
    every = len(record.actions) // POSITIONS + 1

    def watch(state: Any, _action: int, events: list[Event]) -> None:
        nonlocal decisions
        acting, over = state.to_act(), state.to_act() == OVER
        decisions += acting >= 0
        asked = acting if acting >= 0 and decisions % every == 0 else None
        for me in dict.fromkeys([*viewers, *([] if asked is None else [asked])]):
            whole = over or asked is not None
            view = json.loads(json.dumps(game.observe(state, me)))
            told = [json.loads(json.dumps(game.event_view(event, me))) for event in events]
            about: dict[str, Any] = {"view": view, "me": me, "events": told, "said": {}}
            about["whole"] = whole
            if me in heard:
                heard[me] += told
            if over:
                about["history"] = heard[me]
            if me is not None and me == asked:
                legal = [game.action_json(state, action) for action in state.legal_actions()]
                about["choices"] = json.loads(json.dumps(legal))
            for language, say in texts.items():
                about["said"][language] = said(words, about, Context(view, me, names, say))
            if told or "choices" in about:
                found.append(about)

    replay(game, record, watch)
    yield from found


if __name__ == "__main__":
    asked = ALL[sys.argv[1]]
    for number in golden_seats(asked):
        for each in sentences(asked, number):
            print(json.dumps(each, ensure_ascii=False))
