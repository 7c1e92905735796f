"""Finds a game's tests with assertions, from their source."""

import ast
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Final

_RULE_TEST: Final = re.compile(r"test_([a-z]\d+_\d+)_")


class _Body(ast.NodeVisitor):
    """Body of a function: whether it asserts, and which functions it calls."""

    def __init__(self) -> None:
        self.asserts = False
        self.calls: set[str] = set()

    def visit_Assert(self, node: ast.Assert) -> None:
        self.asserts |= not isinstance(node.test, ast.Constant)
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        name = _called(node)
        self.calls.add(name)
        # pytest.raises, warns and fail; unittest's self.assertEqual; numpy's assert_allclose
        self.asserts |= name in {"raises", "warns", "fail"} or name.startswith("assert")
        self.generic_visit(node)


def _called(node: ast.Call) -> str:
    if isinstance(node.func, ast.Attribute):
        return node.func.attr
    return node.func.id if isinstance(node.func, ast.Name) else ""


def asserting_functions(sources: Iterable[str]) -> set[str]:
    """The names of all functions that assert, directly or through another one."""
    bodies: dict[str, _Body] = {}
    for source in sources:
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                body = _Body()
                for statement in node.body:
                    body.visit(statement)
                bodies[node.name] = body
    found = {name for name, body in bodies.items() if body.asserts}
    while more := {n for n, body in bodies.items() if n not in found and body.calls & found}:
        found |= more
    return found


def rules_with_tests(folder: Path) -> set[str]:
    """The numbers of rules (as `s5_4`) with an asserting test in this folder."""
    sources = [path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.py"))]
    named = map(_RULE_TEST.match, asserting_functions(sources))
    return {match[1] for match in named if match}
