"""What the build writes into the C files of mypyc."""

from pathlib import Path

from docstrings import docstrings, with_docstrings

SOURCE = '''"""A module; it says "so"."""


class Heap:
    """A heap."""

    def __init__(self, size: int) -> None:
        self.size = size

    @property
    def top(self) -> int:
        """The top card."""
        return self.size

    def _hidden(self) -> None:
        """Nobody asks for help with this."""


def draw(heap: Heap, count: int = 1) -> list[int]:
    """Draw cards."""
    return [heap.top] * count
'''
C_FILE = r"""
static PyGetSetDef a___heap___Heap_getseters[] = {
    {"top",
     (getter)a___heap___Heap_get_top,
    NULL, NULL, NULL},
    {"size",
     (getter)a___heap___Heap_get_size, (setter)a___heap___Heap_set_size,
     NULL, NULL},
static PyMethodDef a___heap___Heap_methods[] = {
    {"_hidden",
     (PyCFunction)CPyPy_a___heap___Heap____hidden,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_hidden($self)\n--\n\n")},
static PyTypeObject CPyType_a___heap___Heap_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_doc = PyDoc_STR("Heap(size)\n--\n\n"),
    {"draw", (PyCFunction)CPyPy_a___heap___draw, METH_FASTCALL, PyDoc_STR("draw(heap, count=1)\n--\n\n") /* docstring */},
static struct PyModuleDef a___heapmodule = {
    PyModuleDef_HEAD_INIT,
    "a.heap",
    NULL, /* docstring */
"""


def test_docstrings_and_types_are_added_where_mypyc_keeps_signatures(tmp_path: Path) -> None:
    source = tmp_path / "heap.py"
    source.write_text(SOURCE, encoding="utf-8")
    told = with_docstrings(C_FILE, docstrings("a.heap", source))
    assert r'PyDoc_STR("Heap(size)\n--\n\nA heap.")' in told
    assert (
        r'PyDoc_STR("draw(heap, count=1)\n--\n\n'
        r'draw(heap: Heap, count: int=1) -> list[int]\012Draw cards.")' in told
    )
    assert 'NULL, PyDoc_STR("The top card."), NULL}' in told
    assert r'PyDoc_STR("A module; it says \042so\042."), /* docstring */' in told


def test_what_has_no_docstring_stays_as_it_was(tmp_path: Path) -> None:
    source = tmp_path / "heap.py"
    source.write_text(SOURCE, encoding="utf-8")
    told = with_docstrings(C_FILE, docstrings("a.heap", source))
    assert "a___heap___Heap_set_size,\n     NULL, NULL}," in told
    assert r'PyDoc_STR("_hidden($self)\n--\n\n")}' in told
    assert with_docstrings(C_FILE, {}) == C_FILE
