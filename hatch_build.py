"""What a wheel of Farol holds beside its Python files: compiled hot modules, the web client, its
bill of materials."""

import os
import sys
import tomllib
from pathlib import Path
from typing import Any, Final

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Hatchling loads this file alone; the modules that it uses lie together in one folder.
sys.path.append(str(Path(__file__).parent / "tools" / "wheel"))

from bill_of_materials import bill_of_materials
from compiled_modules import CompileError, NoCompiler, compiled_modules
from web_client import NODE, ClientError, NoClient, built_client, system_node

BILL: Final = "farol/farol.cdx.json"  # and its software bill of materials (CycloneDX)
CLIENT: Final = "farol/web/static"  # where the built client lies in site-packages


class CustomBuildHook(BuildHookInterface[BuilderConfig]):
    """Adds to the wheel what has to be built first."""

    def dependencies(self) -> list[str]:
        """What the hook needs besides hatchling, for builds that pip isolates."""
        needed = [] if _is_set("FAROL_NO_WEB") or system_node() else [NODE]
        if not _is_set("FAROL_PLAIN"):
            project = tomllib.loads(Path(self.root, "pyproject.toml").read_text(encoding="utf-8"))
            needed += list(project["dependency-groups"]["build"])
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client and compile the hot modules, or say why the wheel goes without."""
        if version == "editable":
            return
        self._add_bill(build_data)
        self._add_client(build_data)
        self._add_compiled(build_data)

    def _add_bill(self, build_data: dict[str, Any]) -> None:
        """What a server of this wheel runs on, from the lock files."""
        bill = Path(self.root, "build", "bill", "farol.cdx.json")
        bill.parent.mkdir(parents=True, exist_ok=True)
        text = bill_of_materials(Path(self.root), self.metadata.version)
        bill.write_text(text, encoding="utf-8")
        build_data["force_include"][str(bill)] = BILL

    def _add_client(self, build_data: dict[str, Any]) -> None:
        if _is_set("FAROL_NO_WEB"):
            self._warn("Farol will have no web client: FAROL_NO_WEB is set")
            return
        try:
            client = built_client(Path(self.root))
        except NoClient as reason:
            self._warn(f"Farol will have no web client: {reason}")
            return
        except ClientError as error:
            self.app.abort(str(error))
        _include(client, CLIENT, build_data)

    def _add_compiled(self, build_data: dict[str, Any]) -> None:
        slow = "Farol will run as plain Python, several times slower"
        if _is_set("FAROL_PLAIN"):
            self._warn(f"{slow}: FAROL_PLAIN is set")
            return
        try:
            compiled = compiled_modules(Path(self.root))
        except NoCompiler as reason:
            self._warn(f"{slow}: {reason}")
            return
        except CompileError as error:
            self.app.abort(str(error))
        _include(compiled, "", build_data)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def _warn(self, sentence: str) -> None:
        self.app.display_warning(sentence)


def _include(folder: Path, target: str, build_data: dict[str, Any]) -> None:
    for file in sorted(folder.rglob("*")):
        if file.is_file():
            place = Path(target, file.relative_to(folder)).as_posix()
            build_data["force_include"][str(file)] = place


def _is_set(variable: str) -> bool:
    return os.environ.get(variable, "") not in ("", "0")
