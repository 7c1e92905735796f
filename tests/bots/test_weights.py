"""Weights are used only with the features that they were learned for."""

import json
from importlib import resources

import pytest

from farol.bots import learning
from farol.bots.learning import load_numpy, weights_text
from farol.bots.weights import BadWeights, check_features, read_weights
from farol.games.loknroll.bots import value as loknroll
from farol.games.saboteur.bots import features as saboteur
from farol.games.saboteur.bots.history import DEEDS

FILES = [
    ("farol.games.saboteur.bots", "value.json", saboteur.NAMES),
    ("farol.games.saboteur.bots", "belief.json", DEEDS),
    ("farol.games.loknroll.bots", "value.json", loknroll.NAMES),
]


@pytest.mark.parametrize(("package", "file", "names"), FILES)
def test_swapped_features_are_refused(package: str, file: str, names: tuple[str, ...]) -> None:
    swapped = [names[1], names[0], *names[2:]]
    assert read_weights(package, file, names)
    with pytest.raises(BadWeights, match=f"number 1 is '{names[0]}' in the file and '{names[1]}'"):
        read_weights(package, file, swapped)


@pytest.mark.parametrize(
    ("learned", "features", "sentence"),
    [
        (["a", "b"], ["a"], "number 2 is 'b' in the file and missing in the code"),
        (["a"], ["a", "b"], "number 2 is missing in the file and 'b' in the code"),
        (None, ["a"], "does not name its features"),
    ],
)
def test_other_differences_are_named(
    learned: list[str] | None, features: list[str], sentence: str
) -> None:
    with pytest.raises(BadWeights, match=sentence):
        check_features("w.json", learned and list(learned), features)


@pytest.mark.parametrize(("package", "file", "names"), FILES)
def test_files_are_as_learning_writes_them(package: str, file: str, names: tuple[str, ...]) -> None:
    text = resources.files(package).joinpath(file).read_text(encoding="utf-8")
    assert weights_text(json.loads(text)) + "\n" == text
    assert len(set(names)) == len(names)


def test_learning_without_numpy_ends_with_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> None:
        raise ModuleNotFoundError(name=name)

    monkeypatch.setattr(learning, "import_module", missing)
    with pytest.raises(SystemExit, match="pip install --group learn"):
        load_numpy()
