"""The whole suite."""

from farol.testing.suites.actions import ActionSuite
from farol.testing.suites.bots import BotSuite
from farol.testing.suites.code import CodeSuite
from farol.testing.suites.lessons import LessonSuite
from farol.testing.suites.notebooks import NotebookSuite
from farol.testing.suites.play import PlaySuite
from farol.testing.suites.secrecy import SecrecySuite
from farol.testing.suites.states import StateSuite
from farol.testing.suites.texts import TextSuite
from farol.testing.suites.views import ViewSuite
from farol.testing.suites.worlds import WorldSuite


class GameSuite(
    StateSuite,
    ViewSuite,
    CodeSuite,
    PlaySuite,
    ActionSuite,
    TextSuite,
    LessonSuite,
    NotebookSuite,
    BotSuite,
    SecrecySuite,
    WorldSuite,
):
    """All checks, those of structure first; a subclass that pytest collects sets `game`."""
