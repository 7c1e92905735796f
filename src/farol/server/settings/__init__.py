"""The configuration of a server: defaults, then a file, then the environment, then flags."""

import os
import sys
import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Annotated, Any, Final, Literal, NamedTuple, get_args

import msgspec
from msgspec import Meta, Struct

from farol.core.errors import shown
from farol.server.settings.limits import BadSettings, Limits, parsed_limits
from farol.server.settings.old_names import OLD_NAMES, Renamer

SITE_FOLDER: Final = "site"  # beside the file of the tables
PREFIX: Final = "FAROL_"
FILE_VARIABLE: Final = "FAROL_CONFIG"
REHEARSAL: Final = "FAROL_REHEARSAL"  # refused: only a program may start a server for tests


def says(text: str) -> Meta:
    """Metadata of a field: the help text for the command line."""
    return Meta(description=text)


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """The settings; docs/configuration.md explains each. Command-line flags are made from these
    fields."""

    host: Annotated[str, says("Address to listen on.")] = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535), says("Port; if it is taken, the next free one.")] = (
        8420
    )
    data: Annotated[str, says("File that keeps the tables, or postgresql://…")] = ""
    node: Annotated[str, says("Where other servers of the database reach this one.")] = ""
    node_key: Annotated[str, says("Secret that the servers of one database share.")] = ""
    browser: Annotated[bool, says("Open a browser.")] = True
    names: Annotated[list[str], says("Names this server is called by.")] = []
    proxies: Annotated[list[str], says("Addresses of proxies to be trusted.")] = []
    log: Annotated[Literal["text", "json"], says("text or json.")] = "text"
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"], says("debug, info, warning or error.")
    ] = "info"
    metrics: Annotated[
        Literal["loopback", "all", "off"], says("Who sees /metrics: loopback, all or off.")
    ] = "loopback"
    traces: Annotated[str, says("Where traces of moves go: http://…; empty: nowhere.")] = ""
    bot_workers: Annotated[int, Meta(ge=0, le=64), says("Processes that think; 0: by cores.")] = 0
    bot_pause: Annotated[
        float, Meta(ge=0, le=60), says("Seconds a bot takes at least, in company.")
    ] = 0.8
    learned: Annotated[str, says("Folder of networks that play as learned bots.")] = ""
    push: Annotated[
        str,
        Meta(pattern="^(on|off|(mailto:|https://).+)$"),
        says("Web Push: on, off, or on with a contact for push services, mailto:… or https://…"),
    ] = "on"
    mail: Annotated[str, says("SMTP server: smtp+starttls://user@host:587/?from=…")] = ""
    mail_password: Annotated[
        str, says("Its password, or file:PATH of a file that holds only the password.")
    ] = ""
    company: Annotated[bool, says("Strangers meet here: a board of open tables.")] = False
    limits: Annotated[Limits, says("small, default or large, and NAME=FIGURE, by commas.")] = (
        Limits()
    )

    @property
    def file(self) -> Path:
        """The file of the tables."""
        return Path(self.data).expanduser() if self.data else usual_data()

    @property
    def networks(self) -> Path | None:
        """The folder of learned bots; None without them."""
        return Path(self.learned).expanduser().absolute() if self.learned else None

    @property
    def site_folder(self) -> Path | None:
        """The site that `farol site` wrote beside the file of the tables, where there is one."""
        file = usual_data() if "://" in self.data else self.file
        folder = file.parent.absolute() / SITE_FOLDER
        return folder if (folder / "worker.js").is_file() else None

    @property
    def workers(self) -> int:
        """The number of worker processes for bots."""
        return self.bot_workers or max(1, (os.cpu_count() or 2) - 1)

    @property
    def local(self) -> bool:
        """Whether the server listens on the loopback address only."""
        return self.host in {"127.0.0.1", "::1", "localhost"}


class Described(NamedTuple):
    """A setting as the command line describes it."""

    name: str
    kind: Any  # a type
    text: str


def described() -> list[Described]:
    """All settings, in their order."""
    found = []
    for field in msgspec.structs.fields(Settings):
        kind, *metas = get_args(field.type)
        texts = [meta.description for meta in metas if meta.description is not None]
        found.append(Described(field.name, kind, texts[0]))
    return found


def usual_data() -> Path:
    """The default store file."""
    if sys.platform == "darwin":
        return Path.home() / "Library/Application Support/farol/farol.db"
    base = os.environ.get("XDG_DATA_HOME") or "~/.local/share"
    return Path(base).expanduser() / "farol/farol.db"


def usual_config() -> Path:
    """The default configuration file, which is optional."""
    base = os.environ.get("XDG_CONFIG_HOME") or "~/.config"
    return Path(base).expanduser() / "farol/farol.toml"


def _to_stderr(sentence: str) -> None:
    print(sentence, file=sys.stderr)


def read_settings(
    environment: Mapping[str, str],
    flags: Mapping[str, object],
    config: str | None = None,
    warn: Callable[[str], None] = _to_stderr,
) -> Settings:
    """Settings merged from all sources; BadSettings names the source and the reason."""
    chosen = config or environment.get(FILE_VARIABLE)
    values = _from_file(Path(chosen)) if chosen else {}
    if not chosen and usual_config().is_file():
        values = _from_file(usual_config())
    given = {name: value for name, value in flags.items() if value is not None}
    variables = _from_environment(environment)
    renamer = Renamer(warn)
    checked: dict[str, Any] = {}
    for source, part, strict in (
        ("The configuration file", values, True),
        ("The environment", variables, False),
        ("The command line", given, True),
    ):
        checked.update(_checked(source, part, strict, renamer, checked))
    return Settings(**{"mail": renamer.mail()} | checked)


def _checked(
    source: str,
    part: dict[str, object],
    strict: bool,
    renamer: Renamer,
    before: Mapping[str, object],
) -> dict[str, object]:
    try:
        if "limits" in part:
            part["limits"] = parsed_limits(part["limits"])
        renamer.renew(part, before, strict)
        settings = msgspec.convert(part, Settings, strict=strict)
    except (msgspec.ValidationError, BadSettings) as error:
        raise BadSettings(f"{source} cannot be used: {str(error).rstrip('.')}.") from error
    return {name: getattr(settings, name) for name in part}


def _from_file(path: Path) -> dict[str, object]:
    try:
        return dict(tomllib.loads(path.read_text(encoding="utf-8")))
    except OSError as error:
        raise BadSettings(f"{shown(str(path))} cannot be read: {error.strerror}.") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadSettings(f"{shown(str(path))} is not valid TOML: {error}.") from error


def _from_environment(environment: Mapping[str, str]) -> dict[str, object]:
    """FAROL_PORT and so on; lists are separated by commas."""
    if REHEARSAL in environment:
        raise BadSettings(
            f"The environment cannot be used: no server is rehearsed by {REHEARSAL}; "
            "rehearsals are for tests, which start their server themselves."
        )
    found: dict[str, object] = {}
    kinds = {setting.name: setting.kind for setting in described()}
    for name in (*kinds, *sorted(OLD_NAMES)):
        text = environment.get(PREFIX + name.upper())
        if text is not None:
            found[name] = _value(text, kinds.get(name, str))
    return found


def _value(text: str, kind: object) -> object:
    if kind == list[str]:
        return [part.strip() for part in text.split(",") if part.strip()]
    if kind is bool and text.lower() in {"yes", "no", "on", "off"}:
        return text.lower() in {"yes", "on"}
    return text
