"""Mutants of a file: each changes one node of its syntax tree."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

Place = tuple[ast.AST, str, int | None]  # the parent, its field, the index in a list
Function = tuple[int, str]  # first line, decorators included, and name: as code objects have them

OPERATORS: Final[dict[type[ast.AST], type[ast.AST]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.And: ast.Or,
    ast.Or: ast.And,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.Div: ast.Mult,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
# Types, decorators and texts of errors are not mutated.
LEFT_ALONE: Final = {"annotation", "returns", "decorator_list", "type_params", "exc", "cause"}
CONDITIONAL: Final = (ast.If, ast.IfExp)


@dataclass(frozen=True)
class Mutant:
    """One mutant of a file."""

    path: Path
    number: int  # index in its file
    line: int
    function: Function | None  # None: module level
    before: str
    after: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.before}  ->  {self.after}"


def mutants(path: Path) -> list[Mutant]:
    """All mutants of a file, in order."""
    found = []
    for number, (place, node, new, function) in enumerate(_changes(_parse(path))):
        before, line = _shown(node, place[0]), _line(node, place[0])
        after = _shown(new, place[0])
        found.append(Mutant(path, number, line, function, before, after))
    return found


def mutated(path: Path, number: int) -> ast.Module:
    """The mutated file."""
    tree = _parse(path)
    for found, ((parent, field, index), _, new, _) in enumerate(_changes(tree)):
        if found == number:
            if index is None:
                setattr(parent, field, new)
            else:
                getattr(parent, field)[index] = new
            return ast.fix_missing_locations(tree)
    raise ValueError(f"{path} has no mutant {number}")


def functions(tree: ast.Module) -> list[ast.FunctionDef | ast.AsyncFunctionDef]:
    """Functions of the module and its classes, without nested ones."""
    found: list[ast.FunctionDef | ast.AsyncFunctionDef] = []
    rooms: list[ast.AST] = [tree]
    while rooms:
        for node in ast.iter_child_nodes(rooms.pop()):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                found.append(node)
            elif isinstance(node, ast.ClassDef | ast.If | ast.Try):
                rooms.append(node)
    return found


def name_of(function: ast.FunctionDef | ast.AsyncFunctionDef) -> Function:
    """The name of the function in its code object."""
    first = min([one.lineno for one in function.decorator_list], default=function.lineno)
    return first, function.name


def _parse(path: Path) -> ast.Module:
    return ast.parse(path.read_bytes(), str(path))


def _changes(tree: ast.Module) -> Iterator[tuple[Place, ast.AST, ast.AST, Function | None]]:
    for place, node, function in _nodes(tree, None):
        for new in _others(node, place):
            yield place, node, new, function


def _nodes(
    parent: ast.AST, function: Function | None
) -> Iterator[tuple[Place, ast.AST, Function | None]]:
    for field, value in ast.iter_fields(parent):
        if field in LEFT_ALONE or (field == "type" and isinstance(parent, ast.ExceptHandler)):
            continue
        inside = function
        if isinstance(parent, ast.FunctionDef | ast.AsyncFunctionDef) and function is None:
            inside = name_of(parent) if field == "body" else None
        several = isinstance(value, list)
        for index, node in enumerate(value if several else [value]):
            if isinstance(node, ast.AST) and not _is_for_types(node):
                yield (parent, field, index if several else None), node, inside
                yield from _nodes(node, inside)


def _is_for_types(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)


def _others(node: ast.AST, place: Place) -> list[ast.AST]:
    """The possible replacements of a node."""
    parent, field, _ = place
    if (other := OPERATORS.get(type(node))) is not None:
        return [] if field == "op" and _joins_text(parent) else [other()]
    if isinstance(parent, CONDITIONAL) and field == "test":
        return [ast.Constant(True), ast.Constant(False), *_of_an_expression(node)]
    if isinstance(parent, ast.comprehension) and field == "ifs":
        return [ast.Constant(True), *_of_an_expression(node)]
    if isinstance(node, ast.expr):
        is_docstring = isinstance(parent, ast.Expr)
        return [] if is_docstring else _of_an_expression(node)
    return _of_a_statement(node)


def _of_an_expression(node: ast.AST) -> list[ast.AST]:
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not | ast.USub):
        return [node.operand]
    if isinstance(node, ast.Constant):
        return [ast.Constant(other) for other in _of_a_value(node.value)]
    return []


def _of_a_value(value: object) -> list[bool | int | float | str]:
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int | float):
        return [value + 1]
    if isinstance(value, str) and value:
        return [f"{value}?"]
    return []


def _of_a_statement(node: ast.AST) -> list[ast.AST]:
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call | ast.Await):
        return [ast.Pass()]
    if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Attribute | ast.Subscript):
        return [ast.Pass()]
    if isinstance(node, ast.AugAssign):
        return [ast.Pass()]
    if isinstance(node, ast.Break):
        return [ast.Continue()]
    if isinstance(node, ast.Continue):
        return [ast.Break()]
    return []


def _joins_text(parent: ast.AST) -> bool:
    """Whether the replaced operator would only be a type error."""
    if not isinstance(parent, ast.BinOp):
        return False
    return any(isinstance(one, ast.JoinedStr) for one in (parent.left, parent.right))


def _line(node: ast.AST, parent: ast.AST) -> int:
    line: int = getattr(node, "lineno", 0) or getattr(parent, "lineno", 0)
    return line


def _shown(node: ast.AST, parent: ast.AST) -> str:
    if isinstance(node, ast.operator | ast.cmpop | ast.boolop):
        return f"{type(node).__name__} in `{_text(parent)}`"
    return f"`{_text(node)}`"


def _text(node: ast.AST) -> str:
    return ast.unparse(ast.fix_missing_locations(node)).split("\n")[0][:100]
