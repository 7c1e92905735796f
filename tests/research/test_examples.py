"""Agents of other libraries train on our games as the examples say."""

import re
import sys
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parent.parent.parent
SHORT = ["ghosts_galore", "--minutes", "0.001", "--looks", "1", "--deals", "2", "--steps", "128"]


def example(name: str) -> ModuleType:
    spec = spec_from_file_location(name, ROOT / "examples" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def needs(*packages: str) -> pytest.MarkDecorator:
    missing = [one for one in packages if find_spec(one) is None]
    return pytest.mark.skipif(bool(missing), reason=f"without {', '.join(missing)}")


@needs("torch", "sb3_contrib")
def test_maskable_ppo_of_sb3(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    example("maskable_ppo").main([*SHORT, "--plot", str(tmp_path / "curve.svg")])
    assert (tmp_path / "curve.svg").read_text().count('class="dot"') == 2
    found = re.findall(r"(\d+) decisions: wins \d", capsys.readouterr().out)
    assert found[0] == "0"
    assert int(found[1]) > 0


@needs("torch", "torchrl")
@pytest.mark.filterwarnings("ignore")
def test_ppo_of_torchrl(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    example("torchrl_ppo").main([*SHORT, "--plot", str(tmp_path / "curve.svg")])
    assert (tmp_path / "curve.svg").read_text().count('class="dot"') == 2
    found = re.findall(r"(\d+) decisions: wins \d", capsys.readouterr().out)
    assert [int(one) >= many for one, many in zip(found, (0, 128), strict=True)] == [True, True]


@needs("torch", "pyspiel")
def test_deep_cfr_of_openspiel(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["kuhn.game", "--iterations", "2", "--steps", "20", "--traversals", "10"]
    example("deep_cfr").main(words)
    out = capsys.readouterr().out
    assert "uniform play: NashConv 0.917" in out
    found = re.search(r"Deep CFR, 2 iterations: NashConv (\d\.\d+)", out)
    assert found is not None
    assert 0 < float(found[1]) < 4
