"""Logging: one line per event, as text or JSON, without secrets."""

import logging
import sys
from typing import Any, Final

import structlog
from structlog.typing import EventDict, WrappedLogger

# Fields that are never logged, wherever they come from.
SECRET: Final = {"token", "cookie", "secret", "link", "code", "text", "note", "hand", "observation"}
MOST_SAID: Final = 1000  # characters of a library's log message
LEVELS: Final = {"debug": 10, "info": 20, "warning": 30, "error": 40}


def log_of(name: str) -> Any:
    """The logger of a part of the server; for compiled modules, which import no other package."""
    return structlog.get_logger(name)


def hide_secrets(_logger: WrappedLogger, _method: str, event: EventDict) -> EventDict:
    """Log processor: redacts secrets."""
    for name in event:
        if name in SECRET:
            event[name] = "(hidden)"
    return event


def plain_console() -> structlog.dev.ConsoleRenderer:
    """Console renderer; tracebacks omit local variables, which may be secrets."""
    return structlog.dev.ConsoleRenderer(
        colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback
    )


class LibraryHandler(logging.Handler):
    """Handler for the logs of libraries, in the program's own format."""

    def emit(self, record: logging.LogRecord) -> None:
        """Log it as an event of the library."""
        logger = structlog.get_logger(record.name)
        level = max(logging.WARNING, min(record.levelno, logging.ERROR))
        logger.log(level, "library", name=record.name, said=record.getMessage()[:MOST_SAID])


def set_up_logs(form: str, level: str) -> None:
    """Configure all logging to stderr in one format; libraries from `warning` up."""
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
    # It warns of every malformed request: attackers could fill the disk with that.
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)
