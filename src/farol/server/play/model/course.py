"""The course of a lesson: its position, the learner's tasks, and the scripted moves."""

from farol.contracts.lesson import Lesson, Line, lesson_of, words_ahead
from farol.core.entries import Pending
from farol.core.errors import BadAction, BadLesson, IllegalAction
from farol.protocol import types
from farol.protocol.errors import Refusal
from farol.server.play.model.game import LiveGame
from farol.server.store.store import TableRow

# --- position --------------------------------------------------------------------------------


def lines_left(row: TableRow, game: LiveGame) -> tuple[Line, ...]:
    """The remaining lines of the scene. A lesson has no undo: each line is a version."""
    progress, lesson = row.lesson, lesson_of(game.rules)
    if progress is None or lesson is None or progress.scene >= len(lesson.scenes):
        return ()
    return lesson.lines_after(progress.scene, game.version)


def tasks_now(row: TableRow, game: LiveGame) -> list[int]:
    """The actions that the learner may take now."""
    left = lines_left(row, game)
    if not left or isinstance(left[0], str):
        return []
    return [game.rules.read_notation(game.state, word) for word in left[0]]


def lesson_info(row: TableRow, game: LiveGame | None) -> types.LessonInfo | None:
    """The scene of a lesson, as the coach needs it."""
    lesson = None if game is None else lesson_of(game.rules)
    if row.lesson is None or game is None or lesson is None:
        return None
    number, scenes = row.lesson.scene, lesson.scenes
    if number >= len(scenes):
        return types.LessonInfo("", number, len(scenes), 0, 0)
    scene = scenes[number]
    left = sum(not isinstance(line, str) for line in lines_left(row, game))
    return types.LessonInfo(scene.name, number, len(scenes), scene.tasks, left, leap=scene.leap)


# --- the script ------------------------------------------------------------------------------


def opening(game: LiveGame, lesson: Lesson) -> Pending:
    """The opening of a lesson: its first scene, up to the first task."""
    return _played(game, game.fresh(), lesson.scenes[0].play)


def entered(row: TableRow, game: LiveGame) -> Pending:
    """The scripted moves of the scene before its first task."""
    return _played(game, game.fresh(), lines_left(row, game))


def answered(row: TableRow, game: LiveGame, action: int, move: str) -> Pending:
    """The learner's action, if it is the task, and the scripted moves that follow."""
    if action not in tasks_now(row, game):
        raise Refusal("lesson", "That is possible, but this scene is about something else.")
    pending = game.fresh()
    game.extend(pending, action)
    pending.entries[0].move = move
    return _played(game, pending, lines_left(row, game)[1:])


def _played(game: LiveGame, pending: Pending, lines: tuple[Line, ...]) -> Pending:
    """Append scripted actions; BadLesson if one is not legal there."""
    for word in words_ahead(lines):
        try:
            game.extend(pending, game.rules.read_notation(pending.state, word))
        except (BadAction, IllegalAction) as error:
            raise BadLesson(f"The lesson cannot go on with {word!r}: {error}") from error
    return pending
