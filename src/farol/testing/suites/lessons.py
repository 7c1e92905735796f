"""The lesson of a game: every scene can be played, whatever the learner chooses."""

from farol.contracts.lesson import LEARNER, Lesson, Line, lesson_of
from farol.core.errors import FarolError
from farol.core.options import complete_options
from farol.core.state import OVER
from farol.games import AnyGame
from farol.testing.suites.base import Suite

MOST_TASKS = 30  # a lesson takes five minutes: ten seconds per task


def stuck(game: AnyGame, lesson: Lesson) -> str | None:
    """The position where a lesson is stuck; None if there is none. Each choice is tried with the
    first choices everywhere else."""
    lines = [(scene.name, line) for scene in lesson.scenes for line in scene.play]
    for number, (_, line) in enumerate(lines):
        words = 1 if isinstance(line, str) else len(line)
        for chosen in range(1, words):
            if problem := _played(game, lesson, lines, {number: chosen}):
                return problem
    return _played(game, lesson, lines, {})


def _played(
    game: AnyGame, lesson: Lesson, lines: list[tuple[str, Line]], chosen: dict[int, int]
) -> str | None:
    state = game.new(lesson.seats, lesson.options)
    for number, (scene, line) in enumerate(lines):
        word = line if isinstance(line, str) else line[chosen.get(number, 0)]
        if not isinstance(line, str) and state.to_act() != LEARNER:
            return f"In scene {scene!r} it is not the learner's turn to do {word!r}."
        try:
            state.apply_unchecked(game.read_notation(state, word))
        except FarolError as error:
            return f"Scene {scene!r} cannot go on with {word!r}: {error}"
    return "The lesson ends the game." if state.to_act() == OVER else None


class LessonSuite(Suite):
    """Checks of the lesson, if the game has one."""

    def test_the_lesson_can_be_played_with_every_choice_that_it_offers(self) -> None:
        """No scene gets stuck, and the game continues after the last one."""
        lesson = lesson_of(self.game)
        if lesson is not None:
            complete_options(self.game.options, lesson.options)
            problem = stuck(self.game, lesson)
            assert problem is None, problem

    def test_the_lesson_takes_five_minutes_at_most(self) -> None:
        """It has tasks, and not too many."""
        lesson = lesson_of(self.game)
        if lesson is not None:
            tasks = sum(scene.tasks for scene in lesson.scenes)
            assert 0 < tasks <= MOST_TASKS, f"{tasks} things to do, and 1 to {MOST_TASKS} are right"
