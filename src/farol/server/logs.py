"""Logs: one line per event, for people or as JSON, without secrets."""

import logging
import sys
from typing import Any, Final

import structlog
from structlog.typing import EventDict, WrappedLogger

# Fields that are never logged, wherever they come from.
SECRET: Final = {"token", "cookie", "secret", "link", "code", "text", "note", "hand", "observation"}
MOST_SAID: Final = 1000  # characters of what a library logs
LEVELS: Final = {"debug": 10, "info": 20, "warning": 30, "error": 40}


def log_of(name: str) -> Any:
    """Where a part of the server logs: for compiled modules, which know of no other package."""
    return structlog.get_logger(name)


def hide_secrets(_logger: WrappedLogger, _method: str, event: EventDict) -> EventDict:
    """Black out what must not stand in a log."""
    for name in event:
        if name in SECRET:
            event[name] = "(hidden)"
    return event


def plain_console() -> structlog.dev.ConsoleRenderer:
    """For people; a traceback must not show the values of variables, which may be secrets."""
    return structlog.dev.ConsoleRenderer(
        colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback
    )


class LibraryHandler(logging.Handler):
    """What libraries log, in the same form as what the program does."""

    def emit(self, record: logging.LogRecord) -> None:
        """Log it as an event of the library."""
        logger = structlog.get_logger(record.name)
        level = max(logging.WARNING, min(record.levelno, logging.ERROR))
        logger.log(level, "library", name=record.name, said=record.getMessage()[:MOST_SAID])


def set_up_logs(form: str, level: str) -> None:
    """Send everything to stderr in one form, other people's logs from `warning` up."""
    finish: list[structlog.typing.Processor] = (
        [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
        if form == "json"
        else [plain_console()]
    )
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            hide_secrets,
            *finish,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(LEVELS[level]),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )
    logging.captureWarnings(True)
    handler = logging.StreamHandler(sys.stderr) if form == "text" else LibraryHandler()
    logging.basicConfig(
        level=logging.WARNING, handlers=[handler], format="%(name)s: %(message)s", force=True
    )
    # It warns of every malformed request: attackers would fill the disk with that.
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)
