"""Pitfalls of the compiler with native integers, found in the syntax of compiled modules."""

import ast
from collections.abc import Iterable, Iterator

from tests.source_tree import Module, modules


def is_number(node: ast.expr) -> bool:
    """Whether this is an integer literal, or a constant by its name."""
    if isinstance(node, ast.UnaryOp):
        return is_number(node.operand)
    if isinstance(node, ast.Constant):
        return isinstance(node.value, int) and not isinstance(node.value, bool)
    return isinstance(node, ast.Name) and node.id.isupper()


def functions(tree: ast.AST) -> Iterator[ast.FunctionDef]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


def short_shifts(tree: ast.AST) -> Iterator[str]:
    """`1 << place`: C shifts a literal in 32 bits.

    The same holds for `one << place` if `one` is assigned once in its function: the compiler
    inlines it.
    """
    for function in functions(tree):
        values = [
            (ast.unparse(node.target if isinstance(node, ast.AnnAssign) else node.targets[0]), node)
            for node in ast.walk(function)
            if isinstance(node, ast.Assign | ast.AnnAssign)
        ]
        names = [name for name, _ in values]
        fixed = {
            name
            for name, node in values
            if isinstance(node.value, ast.Constant) and names.count(name) == 1
        }
        for node in ast.walk(function):
            if (
                isinstance(node, ast.BinOp)
                and isinstance(node.op, ast.LShift)
                and (isinstance(node.left, ast.Constant) or ast.unparse(node.left) in fixed)
                and not is_number(node.right)
            ):
                yield f"line {node.lineno}: {ast.unparse(node)} (vectors.bit shifts in 64 bits)"


def mixed_choices(tree: ast.AST) -> Iterator[str]:
    """`n: i64 = 0 if flag else y`: both become objects first."""
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.AnnAssign)
            and ast.unparse(node.annotation) == "i64"
            and isinstance(node.value, ast.IfExp)
            and is_number(node.value.body) != is_number(node.value.orelse)
        ):
            yield f"line {node.lineno}: {ast.unparse(node)} (an if statement needs no objects)"


def is_truth(node: ast.expr) -> bool:
    """Whether an expression is certainly a bool."""
    return (
        isinstance(node, ast.Compare)
        or (isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not))
        or (isinstance(node, ast.Constant) and isinstance(node.value, bool))
        or (isinstance(node, ast.Call) and ast.unparse(node.func) == "bool")
    )


def lost_truths(tree: ast.AST) -> Iterator[str]:
    """`bool(n) if told else n`: both become an int, and True is returned as 1."""
    for node in ast.walk(tree):
        if isinstance(node, ast.IfExp) and is_truth(node.body) != is_truth(node.orelse):
            other = node.orelse if is_truth(node.body) else node.body
            if isinstance(other, ast.Name | ast.BinOp) or is_number(other):
                yield f"line {node.lineno}: {ast.unparse(node)} (an if statement keeps the truth)"


def loose_counters(tree: ast.AST) -> Iterator[str]:
    """`for side in range(4)`: without `side: i64` before it, the counter is an object."""
    for function in functions(tree):
        declared = {
            ast.unparse(node.target)
            for node in ast.walk(function)
            if isinstance(node, ast.AnnAssign)
        } | {argument.arg for argument in function.args.args}
        for node in ast.walk(function):
            if (
                isinstance(node, ast.For)
                and isinstance(node.target, ast.Name)
                and node.target.id not in declared | {"_"}
                and isinstance(node.iter, ast.Call)
                and ast.unparse(node.iter.func) == "range"
                and all(isinstance(part, ast.Constant) for part in node.iter.args)
            ):
                yield f"line {node.lineno}: for {node.target.id} in {ast.unparse(node.iter)}"


def nameless_counters(tree: ast.AST) -> Iterator[str]:
    """`for _ in range(count)`: `_` has any type, so the counter is an object."""
    for node in ast.walk(tree):
        if isinstance(node, ast.For) and ast.unparse(node.target) == "_":
            yield f"line {node.lineno}: for _ in {ast.unparse(node.iter)} (`_card: i64` before it)"


def loose_numbers(tree: ast.AST) -> Iterator[str]:
    """`n = 0`: an object; only `n: i64 = 0` is a native integer."""
    for function in functions(tree):
        seen = {argument.arg for argument in function.args.args} | {
            ast.unparse(node.target) for node in ast.walk(function) if isinstance(node, ast.For)
        }
        nodes = [
            node for node in ast.walk(function) if isinstance(node, ast.Assign | ast.AnnAssign)
        ]
        for node in sorted(nodes, key=lambda node: node.lineno):
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            if isinstance(target, ast.Name):
                if (
                    isinstance(node, ast.Assign)
                    and target.id not in seen
                    and isinstance(node.value, ast.Constant)
                    and type(node.value.value) is int
                ):
                    yield f"line {node.lineno}: {ast.unparse(node)}"
                seen.add(target.id)


def lost_words(tree: ast.AST) -> Iterator[str]:
    """`class Seat(Struct, frozen=True)`: the compiler drops the class keywords and everything but
    the names of types, so that it is mutable and cannot be read from JSON.
    """
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef) and any("Struct" in ast.unparse(b) for b in node.bases):
            yield f"line {node.lineno}: class {node.name} (a Struct needs a module that is plain)"


TRAPS = {
    "short shift": short_shifts,
    "mixed choice": mixed_choices,
    "lost truth": lost_truths,
    "loose counter": loose_counters,
    "loose number": loose_numbers,
    "nameless counter": nameless_counters,
}
# Loops that run rarely, or whose iterations are long compared with a boxed counter.
EXEMPT = {
    (f"farol.{module}", "nameless counter")
    for module in (
        *("bench.loops", "bots.knowledge", "bots.search", "core.encoder"),
        *("games.ghosts_galore.bots.knowledge", "games.ghosts_galore.scoring"),
        *("games.halloween.bots.knowledge", "games.halloween.resolve", "games.halloween.town"),
        *("games.loknroll.heaps", "games.loknroll.position", "games.loknroll.tables"),
        *("games.saboteur.bots.features", "games.saboteur.gold"),
    )
}


def caught(sources: Iterable[Module]) -> list[str]:
    """All pitfalls in compiled modules; those of native integers only where they are used."""
    anywhere = {"lost truth": lost_truths, "lost words": lost_words}
    return [
        f"{module.file}: {name}, {found}"
        for module in sources
        for name, trap in (TRAPS | anywhere if "i64" in module.text else anywhere).items()
        if (module.name, name) not in EXEMPT
        for found in trap(module.tree)
    ]


def test_compiled_modules_keep_clear_of_all_traps() -> None:
    compiled = [module for module in modules() if module.is_compiled]
    assert len(compiled) > 50
    found = caught(compiled)
    assert not found, "\n".join(found)


def test_traps_in_modules_would_be_noticed() -> None:
    sources = [
        Module("farol.core.one", "def one(n: i64) -> int:\n    return 1 << n"),
        Module("farol.core.two", "def two(n: int) -> int:\n    return 1 << n"),
        Module("farol.core.three", "class Seat(Struct): pass"),
        Module("farol.core.four", "for _ in range(3): print(i64)"),
        Module("farol.bots.search", "for _ in range(3): print(i64)"),  # exempt
    ]
    assert [line.partition(", ")[0] for line in caught(sources)] == [
        "src/farol/core/one.py: short shift",
        "src/farol/core/three.py: lost words",
        "src/farol/core/four.py: nameless counter",
    ]


def test_only_what_has_such_a_loop_is_exempt() -> None:
    by_name = {module.name: module for module in modules()}
    idle = [name for name, trap in EXEMPT if not [*TRAPS[trap](by_name[name].tree)]]
    assert idle == []


def test_lost_words_are_seen() -> None:
    found = [ast.parse(f"class Seat({bases}): pass") for bases in ("Struct", "NamedTuple", "")]
    assert [len(list(lost_words(tree))) for tree in found] == [1, 0, 0]


SEEN = (
    ("short shift", "return 1 << place"),
    ("short shift", "return 16 << place + 1"),
    ("short shift", "one: i64 = 1\n    return one << place"),
    ("mixed choice", "n: i64 = 0 if place else place"),
    ("mixed choice", "n: i64 = place if place else NONE"),
    ("lost truth", "return bool(place) if NONE else place"),
    ("loose counter", "for side in range(4): pass"),
    ("loose number", "n = 0"),
    ("nameless counter", "for _ in range(place): pass"),
)
LEFT_ALONE = (
    ("short shift", "return place << place"),
    ("short shift", "return 1 << WORD"),
    ("mixed choice", "n: i64 = 0 if place else 1"),
    ("lost truth", "return place > 0 if NONE else place < 0"),
    ("lost truth", "return bool(place) if NONE else None"),
    ("loose counter", "side: i64\n    for side in range(4): pass"),
    ("loose counter", "for seat in range(seats): pass"),
    ("loose number", "n: i64 = 0\n    n = 1"),
    ("loose number", "place = 0"),
    ("nameless counter", "_card: i64\n    for _card in range(place): pass"),
)


def times_seen(trap: str, body: str) -> int:
    return len(list(TRAPS[trap](ast.parse(f"def one(place: i64) -> i64:\n    {body}\n"))))


def test_every_trap_is_seen_once() -> None:
    assert {trap for trap, _ in SEEN} == TRAPS.keys()
    assert [case for case in SEEN if times_seen(*case) != 1] == []


def test_what_is_no_trap_is_left_alone() -> None:
    assert {trap for trap, _ in LEFT_ALONE} == TRAPS.keys()
    assert [case for case in LEFT_ALONE if times_seen(*case) != 0] == []
