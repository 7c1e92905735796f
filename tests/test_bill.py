"""The software bill of materials: all locked packages, included in the wheel, made without the
network.
"""

import json
import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import pytest
from bill_of_materials import bill_of_materials, python_components, web_components

from farol import __version__

ROOT = Path(__file__).parent.parent
LOCK = """\
anyio==4.16.0 \\
    --hash=sha256:{one} \\
    --hash=sha256:{two}
Some.Name==1.0 ; python_version < "3.12" \\
    --hash=sha256:{two}
""".format(one="1" * 64, two="2" * 64)


@pytest.fixture(scope="module")
def bill() -> dict[str, Any]:
    read: dict[str, Any] = json.loads(bill_of_materials(ROOT, __version__))
    return read


def test_a_lock_file_is_read_with_all_hashes() -> None:
    first, second = python_components(LOCK)
    assert first["purl"] == "pkg:pypi/anyio@4.16.0"
    assert [one["content"] for one in first["hashes"]] == ["1" * 64, "2" * 64]
    assert (second["name"], second["version"]) == ("Some.Name", "1.0")


def test_packages_of_the_client_have_their_group_and_their_scope() -> None:
    packages = {
        "": {"name": "farol-web"},
        "node_modules/@fluent/bundle": {"version": "0.19.1", "integrity": "sha512-AAAA"},
        "node_modules/a/node_modules/b": {"version": "2.0.0", "dev": True},
    }
    first, second = web_components(json.dumps({"packages": packages}))
    assert (first["group"], first["name"], first["scope"]) == ("@fluent", "bundle", "required")
    assert first["purl"] == "pkg:npm/%40fluent/bundle@0.19.1"
    assert first["hashes"] == [{"alg": "SHA-512", "content": "000000"}]
    assert (second["name"], second["scope"], second["hashes"]) == ("b", "excluded", [])


def test_the_bill_names_everything_that_is_locked(bill: dict[str, Any]) -> None:
    names = {component["name"] for component in bill["components"]}
    assert {"uvicorn", "msgspec", "starlette", "svelte", "vite"} <= names
    locked = len(re.findall(r"^\S+==", (ROOT / "requirements.lock").read_text(), re.MULTILINE))
    packages = json.loads((ROOT / "web/package-lock.json").read_text())["packages"]
    assert len(bill["components"]) == locked + len(packages) - 1
    assert (bill["bomFormat"], bill["specVersion"]) == ("CycloneDX", "1.6")


def test_every_component_is_named_once(bill: dict[str, Any]) -> None:
    references = [component["bom-ref"] for component in bill["components"]]
    assert len(references) == len(set(references))
    assert bill["dependencies"] == [{"ref": "farol", "dependsOn": references}]


def test_the_same_lock_files_give_the_same_bytes(bill: dict[str, Any]) -> None:
    assert json.loads(bill_of_materials(ROOT, __version__)) == bill
    assert bill["serialNumber"] in bill_of_materials(ROOT, __version__)
    assert bill["serialNumber"] not in bill_of_materials(ROOT, "0.0.0")


def test_a_wheel_holds_its_bill(tmp_path: Path) -> None:
    settings = {"FAROL_NO_WEB": "1", "FAROL_PLAIN": "1"}
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, env=os.environ | settings, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as opened:
        assert opened.read("farol/farol.cdx.json").decode() == bill_of_materials(ROOT, __version__)
