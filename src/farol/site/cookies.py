"""The cookies of one tab: a worker's requests go nowhere, so no browser keeps them."""

from http.cookies import SimpleCookie
from typing import Final

import msgspec

from farol.server.store.settings import SettingStore

SETTING: Final = "tab-cookies"


class Cookies:
    """Who the person at this device is, kept with the tables."""

    def __init__(self, settings: SettingStore) -> None:
        self._settings = settings
        self._values: dict[str, str] = {}

    async def load(self) -> None:
        """Read what is kept."""
        kept = await self._settings.get(SETTING)
        self._values = {} if kept is None else msgspec.json.decode(kept, type=dict[str, str])

    @property
    def header(self) -> str:
        """What a browser would send."""
        return "; ".join(f"{name}={value}" for name, value in self._values.items())

    async def hear(self, lines: list[str]) -> None:
        """Set-Cookie lines of an answer; done when they are kept."""
        if not lines:
            return
        for line in lines:
            for name, morsel in SimpleCookie(line).items():
                self._values[name] = morsel.value
                if not morsel.value or morsel["max-age"] == "0":
                    del self._values[name]
        await self._settings.set(SETTING, msgspec.json.encode(self._values).decode())
