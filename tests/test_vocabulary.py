"""One word per thing: what a thing is called in a game, it is called in log, action, hint and rules.

A pair is a word that is used and the words that mean the same and may not stand beside it. The list
is short on purpose: it holds what was mixed once.
"""

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

ROOT: Final = Path(__file__).parent.parent
SEARCHED: Final = "search-words"  # where other words for a thing are wanted
TYPED: Final = re.compile(
    r"(ask|asks|word|sense|meaning|claim-words)-|(light|weak|asking|named)-senses|little-words"
)


class Pair(NamedTuple):
    """`never` is a pattern for whole words; an empty game is the program around the games."""

    game: str
    language: str
    used: str
    never: str


PAIRS: Final = (
    Pair("saboteur", "en", "straight tunnel", r"(level|upright) tunnel"),
    Pair("saboteur", "en", "gold card", r"cards? of gold"),
    Pair("saboteur", "en", "mend", r"repair\w*"),
    Pair("saboteur", "en", "pickaxe", r"pick"),
    Pair("saboteur", "es", "túnel recto", r"túnel(es)? (horizontal|vertical)(es)?"),
    Pair("saboteur", "es", "rol", r"papel(es)?"),
    Pair("saboteur", "es", "callejón sin salida", r"callejón(?! sin salida)|muñón"),
    Pair("saboteur", "es", "arreglar", r"repar(?!t)\w*"),
    Pair("saboteur", "es", "colocar", r"pon(er|erl[ao]|e|es)(?= [{] ?[$]card)"),
    Pair("saboteur", "es", "cavar", r"excav\w+"),
    Pair("saboteur", "es", "destino", r"metas?"),
    Pair("saboteur", "es", "mazo", r"mont[oó]n(es)?"),
    Pair("saboteur", "es", "comienzo", r"inicio"),
    Pair("ghosts_galore", "en", "space", r"fields?"),
    Pair("ghosts_galore", "es", "casilla", r"campos?"),
    Pair("ghosts_galore", "es", "ruta", r"caminos?"),
    Pair("ghosts_galore", "es", "pila", r"mont[oó]n(es)?"),
    Pair("ghosts_galore", "es", "curva doble", r"dobles? curvas?"),
    Pair("ghosts_galore", "es", "vía cortada", r"vías? muertas?|callejón"),
    Pair("ghosts_galore", "es", "lado", r"caras? del tablero"),
    Pair("ghosts_galore", "es", "farol", r"lámparas?"),
    Pair("ghosts_galore", "es", "loseta oculta", r"losetas? escondidas?"),
    Pair("loknroll", "en", "pair", r"combin\w+|cancel\w*"),
    Pair("loknroll", "en", "discard", r"drop(s|ped|ping)?"),
    Pair("loknroll", "es", "combinar", r"(des)?emparej\w+|se anul\w+"),
    Pair("loknroll", "es", "penalización", r"castigos?"),
    Pair("loknroll", "es", "descartar", r"s[ou]e?lt(a|ar|as|an|ando)"),
    Pair("loknroll", "es", "vía destruida", r"(vía|carta)s? rotas?"),
    Pair("loknroll", "es", "pila", r"mont[oó]n(es)?"),
    Pair("loknroll", "es", "robar", r"toma\w* (la última carta|una carta) del mazo|carta tomada"),
    Pair("halloween", "es", "pueblo", r"ciudad"),
    Pair("halloween", "es", "bonificación", r"primas?"),
    Pair("halloween", "es", "variante Maestra", r"Maestro"),
    Pair("halloween", "es", "edificio", r"casas?(?! llena)"),
    Pair("", "es", "registro", r"diario"),
    Pair("", "es", "chat", r"charla(?! en la mesa)"),
    Pair("", "es", "pista", r"consejos?"),
)


class _Spoken(Visitor):
    """The words of a message, with `{ $name }` where something is filled in."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802  # the parser's name for it
        parts = [
            part.value if isinstance(part, ast.TextElement) else self._filled(part)
            for part in node.elements
        ]
        self.said.append("".join(parts))
        self.generic_visit(node)

    def _filled(self, part: ast.Placeable) -> str:
        inside = part.expression
        name = inside.id.name if isinstance(inside, ast.VariableReference) else ""
        return f"{{ ${name} }}"


@cache
def sentences(path: Path) -> tuple[str, ...]:
    """Everything that a file of texts says to people."""
    source = path.read_text(encoding="utf-8")
    if path.suffix == ".md":
        return (source,)
    spoken = _Spoken()
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Message | ast.Term) and entry.id.name != SEARCHED:
            if TYPED.match(entry.id.name):
                entry.value = None  # its help speaks
            spoken.visit(entry)
    return tuple(spoken.said)


def files(pair: Pair) -> list[Path]:
    """Where a game, or the program around the games, speaks this language."""
    if not pair.game:
        web = (ROOT / "web/src").glob(f"[pw]*/**/text/{pair.language}.ftl")  # pages and words
        return [*web, *(ROOT / "src/farol/bots/text").glob(f"*.{pair.language}.ftl")]
    folder = ROOT / "src/farol/games" / pair.game
    found = [*folder.rglob(f"*.{pair.language}.ftl"), *folder.rglob(f"*.{pair.language}.md")]
    return [*found, ROOT / "web/src/games" / pair.game / "text" / f"{pair.language}.ftl"]


def mixed(pair: Pair, said: Iterable[str]) -> list[str]:
    """Where one of the words stands that mean the same."""
    never = re.compile(rf"(?<![\w$-])(?:{pair.never})(?![\w-])", re.IGNORECASE)
    return [
        f"{pair.game or 'the program'}: it is called {pair.used!r}, and not "
        f"{sentence[max(0, hit.start() - 40) : hit.end() + 40]!r}"
        for sentence in said
        for hit in never.finditer(sentence)
    ]


def is_said(pair: Pair, said: Iterable[str]) -> bool:
    """Whether its word is used, in some form."""
    stem = pair.used.lower()[: max(3, len(pair.used) - 2)]
    return stem in " ".join(said).lower()


def spoken(pair: Pair) -> list[str]:
    return [sentence for path in files(pair) for sentence in sentences(path)]


def test_a_thing_has_one_word() -> None:
    found = [line for pair in PAIRS for line in mixed(pair, spoken(pair))]
    assert not found, "\n".join(found)


def test_the_word_that_is_used_is_said() -> None:
    """A pair whose word is gone from the game has become useless, or hides a third word."""
    assert [pair for pair in PAIRS if not is_said(pair, spoken(pair))] == []


def test_a_second_word_would_be_noticed() -> None:
    pair = Pair("saboteur", "en", "mend", r"repair\w*")
    assert len(mixed(pair, ["Repaired by a card, repairs.", "Mended.", "$repair"])) == 2
    assert is_said(pair, ["Mended."])
    assert not is_said(pair, ["Repaired."])
