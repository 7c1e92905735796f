/** The board in words, as declared in a game's `telling.json`: groups of lines, and tables. */
import type { TextGroup } from "../contract/drawing.ts";
import { framed, framesOf, said, textsOf } from "./frames.ts";
import type { Frame, GroupSpec, Looking } from "./scope.ts";

/** The seat's view in words. */
export function describe(context: Looking): TextGroup[] {
  const frame = framed(Object(context.view), context);
  const groups = (frame.speaker.rules?.describe ?? []).flatMap((spec) =>
    framesOf(spec, frame).map((one) => groupOf(spec, one)),
  );
  return groups.filter(({ lines, table }) => lines.length > 0 || (table?.rows.length ?? 0) > 0);
}

function groupOf({ title, lines = [], table }: GroupSpec, frame: Frame): TextGroup {
  const told = { title: said(title, frame), lines: textsOf(lines, frame).filter(Boolean) };
  if (!table) return told;
  const rows = framesOf(table, frame).map((row) => textsOf(table.cells, row));
  return { ...told, table: { columns: textsOf(table.columns, frame), rows } };
}
