"""The software bill of materials of a wheel (CycloneDX 1.6, JSON), from the lock files alone.

It lists the dependencies of a server of this wheel: the locked Python packages, and the packages
that the web client was built with, each with its hashes. It needs no network, and the same lock
files give the same bytes.
"""

import base64
import json
import re
from pathlib import Path
from typing import Any, Final
from uuid import NAMESPACE_URL, uuid5

SERVED: Final = "requirements.lock"
CLIENT: Final = "web/package-lock.json"
_PACKAGE: Final = re.compile(
    r"^(?P<name>[A-Za-z0-9._-]+)==(?P<version>[^\s;\\]+)(?P<rest>(?:[^\n]*\\\n)*[^\n]*)",
    re.MULTILINE,
)
_HASH: Final = re.compile(r"--hash=sha256:([0-9a-f]{64})")
_NAMES: Final = {"sha1": "SHA-1", "sha256": "SHA-256", "sha384": "SHA-384", "sha512": "SHA-512"}

Component = dict[str, Any]


def python_components(lock: str) -> list[Component]:
    """The packages of a lock file. Each has a hash per file: which file is installed depends on the
    machine.
    """
    return [
        {
            "type": "library",
            "bom-ref": (purl := f"pkg:pypi/{found['name'].lower()}@{found['version']}"),
            "name": found["name"],
            "version": found["version"],
            "purl": purl,
            "hashes": [{"alg": "SHA-256", "content": one} for one in _HASH.findall(found["rest"])],
        }
        for found in _PACKAGE.finditer(lock)
    ]


def web_components(lock: str) -> list[Component]:
    """The packages of the web client; build tools are marked as excluded."""
    packages: dict[str, dict[str, Any]] = json.loads(lock)["packages"]
    return [_web_component(path, package) for path, package in packages.items() if path]


def _web_component(path: str, package: dict[str, Any]) -> Component:
    name = package.get("name") or path.rpartition("node_modules/")[2]
    group, _, short = name.rpartition("/")
    purl = f"pkg:npm/{name.replace('@', '%40')}@{package['version']}"
    component: Component = {
        "type": "library",
        "bom-ref": f"{purl}#{path}",
        "name": short,
        "version": package["version"],
        "purl": purl,
        "scope": "excluded" if package.get("dev") or package.get("devOptional") else "required",
        "hashes": _integrity(package.get("integrity", "")),
    }
    return component | ({"group": group} if group else {})


def _integrity(text: str) -> list[dict[str, str]]:
    found = [word.partition("-") for word in text.split()]
    return [
        {"alg": _NAMES[kind], "content": base64.b64decode(value).hex()} for kind, _, value in found
    ]


def bill_of_materials(root: Path, version: str) -> str:
    """The bill for this version of Farol."""
    components = python_components((root / SERVED).read_text(encoding="utf-8"))
    components += web_components((root / CLIENT).read_text(encoding="utf-8"))
    product = {"type": "application", "bom-ref": "farol", "name": "farol", "version": version}
    bill = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{uuid5(NAMESPACE_URL, json.dumps([product, components]))}",
        "version": 1,
        "metadata": {"component": product},
        "components": components,
        "dependencies": [
            {"ref": "farol", "dependsOn": [component["bom-ref"] for component in components]}
        ],
    }
    return json.dumps(bill, indent=1) + "\n"
