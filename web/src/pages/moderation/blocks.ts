/** Text with Markdown's headings, lists and paragraphs; everything else stays as it is written. */
export type Block =
  | { readonly kind: "heading" | "paragraph"; readonly text: string }
  | { readonly kind: "list"; readonly lines: readonly string[] };

export function blocksOf(text: string): readonly Block[] {
  return text
    .replaceAll("\r\n", "\n")
    .split(/\n{2,}|\n(?=#)|(?<=^#.*)\n/m)
    .map((part) => part.trim())
    .filter(Boolean)
    .map(blockOf);
}

function blockOf(part: string): Block {
  const heading = /^#+\s*(.*)$/.exec(part);
  if (heading) return { kind: "heading", text: heading[1] ?? "" };
  const lines = part.split("\n");
  if (lines.every((line) => /^[-*] /.test(line))) return { kind: "list", lines: lines.map((line) => line.slice(2)) };
  return { kind: "paragraph", text: lines.join(" ") };
}
