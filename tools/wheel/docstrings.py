"""Docstrings of compiled modules: mypyc keeps names of arguments and drops the rest."""

import ast
import re
from inspect import cleandoc
from pathlib import Path
from typing import Final

# An entry of a table of functions or methods: the C name, and its signature as documentation.
FUNCTION: Final = re.compile(r'(\(PyCFunction\)CPyPy_(\w+),\s[^"{}]*PyDoc_STR\("[^"]*)("\))')
PROPERTY: Final = re.compile(
    r"(\(getter\)(\w+),\s+(?:\(setter\)\w+|NULL),\s+)NULL(, NULL\})"  # documentation, closure
)
CLASS: Final = re.compile(
    r'(PyTypeObject CPyType_(\w+)_template_ = \{[^}]*?\.tp_doc = PyDoc_STR\("[^"]*)("\))'
)
MODULE: Final = re.compile(r'(PyModuleDef_HEAD_INIT,\s+"([\w.]+)",\s+)NULL(, /\* docstring \*/)')


def with_docstrings(text: str, said: dict[str, str]) -> str:
    """A C file of mypyc with the docstrings of functions, classes, properties and modules."""

    def add(found: re.Match[str]) -> str:
        return f"{found[1]}{said.get(found[2], '')}{found[3]}"

    def property_of(found: re.Match[str]) -> str:
        doc = said.get(found[2])
        return found[0] if doc is None else f'{found[1]}PyDoc_STR("{doc}"){found[3]}'

    def module_of(found: re.Match[str]) -> str:
        doc = said.get(exported(found[2]))
        return found[0] if doc is None else f'{found[1]}PyDoc_STR("{doc}"){found[3]}'

    text = FUNCTION.sub(add, text)
    text = CLASS.sub(add, text)
    text = PROPERTY.sub(property_of, text)
    return MODULE.sub(module_of, text)


def docstrings(module: str, source: Path) -> dict[str, str]:
    """The docstrings of a module as C strings without quotes, by the names that mypyc uses in C."""
    tree = ast.parse(source.read_bytes())
    found = {exported(module): said(tree)}
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and is_public(node):
            found[exported(f"{module}.{node.name}")] = said(node, signature(node))
        elif isinstance(node, ast.ClassDef):
            owner = f"{module}.{node.name}"
            found[exported(owner)] = said(node)
            for one in node.body:
                if not (isinstance(one, ast.FunctionDef) and is_public(one)):
                    continue
                if is_property(one):
                    found[f"{exported(owner)}_get_{one.name}"] = said(one)
                else:
                    found[exported(f"{owner}.{one.name}")] = said(one, signature(one))
    return {name: text for name, text in found.items() if text}


def exported(name: str) -> str:
    """A dotted name as mypyc writes it in C."""
    return name.replace("___", "___3_").replace(".", "___")


def is_public(function: ast.FunctionDef) -> bool:
    """Whether `help()` shows it."""
    return function.name == "__init__" or function.name[0] != "_"


def is_property(function: ast.FunctionDef) -> bool:
    """Whether it is read like an attribute."""
    return any(
        isinstance(one, ast.Name) and one.id == "property" for one in function.decorator_list
    )


def signature(function: ast.FunctionDef) -> str:
    """The signature with its types, which C does not tell."""
    returns = "" if function.returns is None else f" -> {ast.unparse(function.returns)}"
    return f"{function.name}({ast.unparse(function.args)}){returns}"


def said(node: ast.Module | ast.ClassDef | ast.FunctionDef, first: str = "") -> str:
    """A docstring below its first line, if one is given, as a C string without quotes."""
    lines = "\n".join(filter(None, [first, cleandoc(ast.get_docstring(node) or "")]))
    return "".join(
        chr(byte) if 32 <= byte < 127 and chr(byte) not in '"\\?' else f"\\{byte:03o}"
        for byte in lines.encode()
    )
