"""The configuration of a server: defaults, then a file, then the environment, then flags."""

import os
import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct

from farol.core.errors import FarolError, shown

PREFIX: Final = "FAROL_"
FILE_VARIABLE: Final = "FAROL_CONFIG"


class BadSettings(FarolError):
    """A configuration that cannot be used."""


Count = Annotated[int, Meta(ge=1)]
Rate = Annotated[float, Meta(gt=0)]


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """What can be set; docs/configuration.md explains each."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8420
    data: str = ""
    browser: bool = True
    names: list[str] = []
    proxies: list[str] = []
    log: Literal["people", "json"] = "people"
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    metrics: Literal["loopback", "all", "off"] = "loopback"
    bot_workers: Annotated[int, Meta(ge=0, le=64)] = 0
    bot_pause: Annotated[float, Meta(ge=0, le=60)] = 0.8
    most_tables: Count = 20_000
    tables_per_host: Count = 20
    most_sockets: Count = 5_000
    sockets_per_address: Count = 100
    messages_per_second: Rate = 20.0
    requests_per_second: Rate = 20.0
    tries_per_minute: Rate = 20.0

    @property
    def file(self) -> Path:
        """Where the tables are kept."""
        return Path(self.data).expanduser() if self.data else usual_data()

    @property
    def workers(self) -> int:
        """How many processes think for bots."""
        return self.bot_workers or max(1, (os.cpu_count() or 2) - 1)

    @property
    def local(self) -> bool:
        """Whether only this machine can reach the server."""
        return self.host in {"127.0.0.1", "::1", "localhost"}


def usual_data() -> Path:
    """The file that is used when nobody says otherwise."""
    if sys.platform == "darwin":
        return Path.home() / "Library/Application Support/farol/farol.db"
    base = os.environ.get("XDG_DATA_HOME") or "~/.local/share"
    return Path(base).expanduser() / "farol/farol.db"


def usual_config() -> Path:
    """The configuration file that is read if it exists."""
    base = os.environ.get("XDG_CONFIG_HOME") or "~/.config"
    return Path(base).expanduser() / "farol/farol.toml"


def read_settings(
    environment: Mapping[str, str], flags: Mapping[str, object], config: str | None = None
) -> Settings:
    """Settings from all sources; BadSettings says which source is wrong, and why."""
    chosen = config or environment.get(FILE_VARIABLE)
    values = _from_file(Path(chosen)) if chosen else {}
    if not chosen and usual_config().is_file():
        values = _from_file(usual_config())
    given = {name: value for name, value in flags.items() if value is not None}
    variables = _from_environment(environment)
    checked: dict[str, object] = {}
    for source, part, strict in (
        ("The configuration file", values, True),
        ("The environment", variables, False),
        ("The command line", given, True),
    ):
        checked.update(_checked(source, part, strict))
    return msgspec.convert(checked, Settings, strict=False)


def _checked(source: str, part: dict[str, object], strict: bool) -> dict[str, object]:
    try:
        settings = msgspec.convert(part, Settings, strict=strict)
    except msgspec.ValidationError as error:
        raise BadSettings(f"{source} cannot be used: {error}.") from error
    return {name: getattr(settings, name) for name in part}


def _from_file(path: Path) -> dict[str, object]:
    try:
        return dict(tomllib.loads(path.read_text(encoding="utf-8")))
    except OSError as error:
        raise BadSettings(f"{shown(str(path))} cannot be read: {error.strerror}.") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadSettings(f"{shown(str(path))} is no TOML: {error}.") from error


def _from_environment(environment: Mapping[str, str]) -> dict[str, object]:
    """FAROL_PORT and so on; lists are separated by commas."""
    found: dict[str, object] = {}
    for field in msgspec.structs.fields(Settings):
        text = environment.get(PREFIX + field.name.upper())
        if text is not None:
            found[field.name] = _value(text, field.type)
    return found


def _value(text: str, kind: object) -> object:
    if kind == list[str]:
        return [part.strip() for part in text.split(",") if part.strip()]
    if kind is bool and text.lower() in {"yes", "no", "on", "off"}:
        return text.lower() in {"yes", "on"}
    return text
