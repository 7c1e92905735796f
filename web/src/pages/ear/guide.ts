/** The guide for blind players, `docs/by-ear.md`, as parts of a page: what its Markdown uses, and no more. */
import type { Language } from "../../settings/settings.svelte.ts";

export type Part =
  | { readonly kind: "title" | "heading" | "text"; readonly text: string }
  | { readonly kind: "list"; readonly lines: readonly string[] }
  | { readonly kind: "steps"; readonly lines: readonly string[] }
  | { readonly kind: "table"; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };

/** A piece of a line: plain, strong, or something to type. */
export interface Piece {
  readonly kind: "plain" | "strong" | "typed";
  readonly text: string;
}

const FILES: Readonly<Record<Language, () => Promise<{ default: string }>>> = {
  en: () => import("../../../../docs/by-ear.md?raw"),
  es: () => import("../../../../docs/by-ear.es.md?raw"),
};

export const guideIn = async (language: Language): Promise<Part[]> => partsOf((await FILES[language]()).default);

export function partsOf(source: string): Part[] {
  const blocks = source.split(/\n\s*\n/).map((block) => block.trim());
  return blocks.filter((block) => block && !block.startsWith("[")).map(partOf); // a link to the other language
}

function partOf(block: string): Part {
  const lines = block.split("\n");
  if (block.startsWith("# ")) return { kind: "title", text: block.slice(2) };
  if (block.startsWith("## ")) return { kind: "heading", text: block.slice(3) };
  if (block.startsWith("- ")) return { kind: "list", lines: lines.map((line) => line.slice(2)) };
  if (/^\d+\. /.test(block)) return { kind: "steps", lines: lines.map((line) => line.replace(/^\d+\. /, "")) };
  if (!block.startsWith("|")) return { kind: "text", text: lines.join(" ") };
  const [head = [], , ...rows] = lines.map((line) => line.slice(1, -1).split("|").map((cell) => cell.trim())); // prettier-ignore
  return { kind: "table", head, rows };
}

export function piecesOf(text: string): Piece[] {
  return text.split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/).flatMap((piece): Piece[] => {
    if (!piece) return [];
    if (piece.startsWith("`")) return [{ kind: "typed", text: piece.slice(1, -1) }];
    const bare = piece.replace(/^\*+|\*+$/g, "");
    return [{ kind: piece.startsWith("*") ? "strong" : "plain", text: bare }];
  });
}
