/**
 * The browser and terminals have the same texts: every sentence of the golden games is compared, byte by byte, in every
 * language. `tests/golden/told.py` has the terminals' texts.
 */
import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import type { Choice, Context, EventView, GameDrawing, JsonObject, Sheet, SheetRow } from "../contract/drawing.ts";
import { contextsOf, goldenGames } from "../testing/golden.ts";
import { loadDrawing } from "../games/index.ts";

type View = JsonObject & { seats: number; to_act: number | null };

interface Said {
  readonly lines: readonly (string | null)[];
  readonly heard: readonly (string | null)[];
  readonly labels: readonly string[];
  readonly paths: readonly (readonly string[])[];
  readonly status?: string;
  readonly progress?: string;
  readonly groups?: readonly unknown[];
  readonly sheet?: unknown;
}

interface Told {
  readonly view: View;
  readonly me: number | null;
  readonly events: readonly EventView[];
  readonly whole: boolean; // describe the position, too
  readonly choices?: readonly Choice[];
  readonly history?: readonly EventView[];
  readonly said: Readonly<Record<"en" | "es", Said>>;
}

const ROOT = new URL("../../../", import.meta.url).pathname;
const PYTHON = process.env["FAROL_PYTHON"] ?? "python3";

function toldInTerminals(game: string): Told[] {
  const path = ["src", process.env["PYTHONPATH"] ?? ""].join(":");
  const run = spawnSync(PYTHON, ["-m", "tests.golden.told", game], {
    cwd: ROOT,
    encoding: "utf8",
    env: { ...process.env, PYTHONPATH: path },
    maxBuffer: 1 << 30,
  });
  if (run.status !== 0) throw new Error(run.stderr || String(run.error));
  return run.stdout
    .trim()
    .split("\n")
    .map((line): Told => JSON.parse(line));
}

/** A row of a score sheet in the terminal's format. */
const rowOf = ({ label, values }: SheetRow) => [
  label,
  values.map((value) => {
    if (Array.isArray(value)) return value.join(" + ") || "–";
    return typeof value === "object" && "text" in value ? value.text : String(value);
  }),
];

function sheetOf(sheet: Sheet | null, { seats }: Context<View>): unknown {
  return (
    sheet && {
      title: sheet.title,
      subtitle: sheet.subtitle,
      names: [...seats, ...(sheet.rivals ?? [])].map(({ name }) => name),
      totals: sheet.totals,
      places: sheet.places,
      rows: [...sheet.rows, ...(sheet.counts ?? [])].map(rowOf),
      honours: sheet.honours.map(({ title, text }) => [title, text]),
      chart: sheet.chart && [sheet.chart.title, sheet.chart.lines.map(({ values }) => values)],
    }
  );
}

/** The browser's texts for the same things. */
function saidHere(drawing: GameDrawing, context: Context<View>, told: Told): Said {
  const { events, choices = [], history } = told;
  return {
    lines: events.map((event) => drawing.log(event, context)?.text ?? null),
    heard: events.map((event) => drawing.heard?.(event, context) ?? null),
    labels: choices.map((choice) => drawing.label(choice, context)),
    paths: choices.map((choice) => drawing.path?.(choice, context) ?? []),
    ...(told.whole
      ? { status: drawing.status(context), progress: drawing.progress(context), groups: drawing.describe(context) }
      : {}),
    ...(history ? { sheet: sheetOf(drawing.sheet(context, [{ version: 1, events: history }]), context) } : {}),
  };
}

test.each(goldenGames().map(([game]) => game))(
  "%s is told alike in browsers and terminals",
  { timeout: 300_000 },
  async (game) => {
    const drawing = await loadDrawing(game);
    const contextOf = contextsOf<View>(game);
    const all = toldInTerminals(game);
    expect(all.length).toBeGreaterThan(200);
    expect(all.flatMap(({ choices = [] }) => choices).length).toBeGreaterThan(50);
    for (const told of all) {
      for (const language of ["en", "es"] as const) {
        expect(saidHere(drawing, contextOf(told.view, told.me, language), told)).toEqual(told.said[language]);
      }
    }
  },
);
