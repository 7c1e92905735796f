"""Lessons: short scripted games in scenes, for learning by doing.

A lesson is one game that is fully scripted, except for the learner's choices. It is the file
`lesson.json` in the game's folder:

    {"seats": 3, "options": {}, "scenes": [{"name": "lay", "play": ["card:map", ["level@1,0"]]}]}

`play` is in the game's notation, in order. A string is played by the table, for chance or for the
acting seat; a list holds the actions that the learner, who has the first seat, may choose from.
"""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Final, TypeAlias

from farol.core.data import Fields, Json, read_data, read_text
from farol.core.errors import BadLesson, shown
from farol.core.game import AnyGame
from farol.core.options import Options

FILE: Final = "lesson.json"
LEARNER: Final = 0  # the learner's seat
MOST_SEATS: Final = 62

Task: TypeAlias = tuple[str, ...]  # the learner's allowed actions
Line: TypeAlias = str | Task


@dataclass(frozen=True)
class Scene:
    """One scene. `leap`: its scripted moves are not animated one by one."""

    name: str
    play: tuple[Line, ...]
    leap: bool = False

    @property
    def tasks(self) -> int:
        """The number of the learner's tasks."""
        return sum(not isinstance(line, str) for line in self.play)


@dataclass(frozen=True)
class Lesson:
    """A scripted game. `edition` changes with its content."""

    seats: int
    options: Options
    scenes: tuple[Scene, ...]
    edition: str

    def start_of(self, scene: int) -> int:
        """The number of lines before this scene."""
        return sum(len(earlier.play) for earlier in self.scenes[:scene])

    def lines_after(self, scene: int, played: int) -> tuple[Line, ...]:
        """The rest of a scene after so many lines of the whole lesson."""
        return self.scenes[scene].play[max(0, played - self.start_of(scene)) :]


def words_ahead(lines: Sequence[Line]) -> list[str]:
    """The scripted actions before the next task, or the end of the scene."""
    words: list[str] = []
    for line in lines:
        if not isinstance(line, str):
            break
        words.append(line)
    return words


def lesson_of(game: AnyGame) -> Lesson | None:
    """The lesson beside a game's rules, if there is one."""
    return read_lesson(game.package)


@cache
def read_lesson(package: str) -> Lesson | None:
    """The lesson of the game in `package`; None if it has none."""
    if not package or not resources.files(package).joinpath(FILE).is_file():
        return None
    edition = hashlib.sha256(read_text(package, FILE).encode()).hexdigest()[:16]
    return parse_lesson(read_data(package, FILE), edition)


def parse_lesson(data: Json, edition: str) -> Lesson:
    """Read a lesson strictly; BadLesson says what is wrong."""
    fields = Fields(data, "The lesson", BadLesson)
    seats = fields.integer("seats", 1, MOST_SEATS)
    options, scenes = fields.value("options"), fields.value("scenes")
    fields.done()
    if not isinstance(options, dict) or not isinstance(scenes, list) or not scenes:
        raise BadLesson("The lesson has options, and scenes one after another.")
    chosen = {name: value for name, value in options.items() if isinstance(value, bool | int | str)}
    if chosen.keys() != options.keys():
        raise BadLesson("An option of the lesson is neither a flag, a number nor a word.")
    read = tuple(_scene(scene) for scene in scenes)
    if len({scene.name for scene in read}) < len(read):
        raise BadLesson("Two scenes have the same name.")
    return Lesson(seats, chosen, read, edition)


def _scene(data: Json) -> Scene:
    fields = Fields(data, "A scene", BadLesson)
    name, play = fields.text("name"), fields.value("play")
    leap = fields.flag("leap") if fields.has("leap") else False
    fields.done()
    if not isinstance(play, list):
        raise BadLesson(f"The play of scene {name!r} is a list, not {shown(play)}.")
    return Scene(name, tuple(_line(line, name) for line in play), leap)


def _line(data: Json, scene: str) -> Line:
    if isinstance(data, str):
        return data
    if isinstance(data, list) and data:
        words = tuple(word for word in data if isinstance(word, str))
        if len({*words}) < len(words):
            raise BadLesson(f"In scene {scene!r}, {shown(data)} offers the same twice.")
        if len(words) == len(data):
            return words
    raise BadLesson(f"In scene {scene!r}, {shown(data)} is neither a word nor some words.")
