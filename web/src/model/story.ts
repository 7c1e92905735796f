/** The story of a finished game: its turning point, the moves that decided it, and what was said and was true. */
import type { Context, EventView, GameDrawing, Sheet, Verdict } from "../contract/drawing.ts";
import type { ClaimLine, Step } from "../net/wire.ts";
import { linesOf } from "./director/lines.ts";
import { fold } from "./director/fold.ts";
import { undone } from "./director/recap.ts";

/** From when on the winner was ahead. */
export interface TurningPoint {
  readonly seat: number;
  readonly at: number; // index in the chart
  readonly kind: "start" | "ahead" | "end"; // from the start, from there on, only by the last count
}

/** The most points that a seat gained between two points of the chart. */
export interface BestRound {
  readonly seat: number;
  readonly at: number;
  readonly points: number;
}

export interface Deed {
  readonly key: string;
  readonly seat: number | null;
  readonly text: string;
  readonly chapter: string;
}

/** A claim, or a deed that is one, with what came to light later. */
export interface Judged {
  readonly key: string;
  readonly seat: number;
  readonly chapter: string;
  readonly claim: ClaimLine | null; // null: a deed
  readonly text: string; // of the deed
  readonly verdict: Verdict;
}

export interface Story {
  readonly turning: TurningPoint | null;
  readonly best: BestRound | null;
  readonly deeds: readonly Deed[];
  readonly said: readonly Judged[];
  readonly suspected: readonly Judged[];
}

type Drawn = Pick<GameDrawing, "log" | "spot" | "chapters" | "decides" | "judges" | "suspects">;

const MOST_DEEDS = 4;

export function storyOf(
  steps: readonly Step[],
  claims: readonly ClaimLine[],
  drawing: Drawn,
  context: Context,
  sheet: Sheet,
): Story {
  const gone = undone(steps);
  const played = steps.filter(({ version, undo_to }) => undo_to == null && !gone.has(version));
  const chapters = chaptersOf(played, drawing, context);
  const judged = chapters.flatMap((chapter) => judgedIn(chapter, claims, drawing, context));
  return {
    turning: turningPoint(sheet),
    best: bestRound(sheet),
    deeds: deedsOf(chapters, drawing, context),
    said: judged.filter(({ verdict }) => verdict.about === undefined),
    suspected: judged.filter(({ verdict }) => verdict.about !== undefined),
  };
}

/** From when on the single winner stayed ahead of everybody; null without points by seat, or after a tie. */
export function turningPoint({ chart, places, lowest }: Sheet): TurningPoint | null {
  const winner = places.indexOf(1);
  const own = chart?.lines.find(({ seat }) => seat === winner)?.values;
  if (!chart || !own || chart.lines.length < 2 || places.lastIndexOf(1) !== winner) return null;
  const rivals = chart.lines.filter(({ seat }) => seat !== null && seat !== winner);
  const sign = lowest ? -1 : 1;
  const leads = own.map((value, at) => rivals.every(({ values }) => sign * (value - (values[at] ?? 0)) > 0));
  const at = leads.lastIndexOf(false) + 1;
  if (at >= own.length) return null;
  if (at > 0 && at === own.length - 1) return { seat: winner, at, kind: "end" };
  const level = chart.lines.every(({ values }) => values[0] === own[0]); // nobody has scored yet
  return { seat: winner, at, kind: at === 0 || (at === 1 && level) ? "start" : "ahead" };
}

/** The single greatest gain of a game for points; null where the fewest win. */
export function bestRound({ chart, lowest }: Sheet): BestRound | null {
  if (!chart || lowest) return null;
  const gains = chart.lines.flatMap(({ seat, values }) =>
    seat === null ? [] : values.map((value, at) => ({ seat, at, points: value - (values[at - 1] ?? 0) })),
  );
  gains.sort((a, b) => b.points - a.points);
  const [first, second] = gains;
  return first && first.points > Math.max(0, second?.points ?? 0) ? first : null;
}

interface Chapter {
  readonly title: string;
  readonly steps: readonly Step[]; // cut where it begins or ends within one
  readonly until: number; // the version at which the next one begins
}

function chaptersOf(steps: readonly Step[], drawing: Drawn, context: Context): Chapter[] {
  const chapters = fold(steps, drawing, context).chapters.map(({ title, turns }) => ({
    title: title ?? "",
    steps: turns.flatMap((turn) => turn.steps),
  }));
  return chapters.map((chapter, index) => ({
    ...chapter,
    until: chapters[index + 1]?.steps[0]?.version ?? Infinity,
  }));
}

const eventsIn = (steps: readonly Step[]): EventView[] => steps.flatMap(({ events }) => events as EventView[]);

/** The lines of the weightiest events, in order. The end itself is not among them: the title says it. */
function deedsOf(chapters: readonly Chapter[], drawing: Drawn, context: Context): Deed[] {
  const found = chapters.flatMap(({ title, steps }) =>
    steps.flatMap((step) =>
      linesOf(step, drawing, context).flatMap((line) => {
        const index = Number(line.key.split(".").at(-1));
        const weight = drawing.decides?.((step.events as EventView[])[index]!, context.view) ?? (line.strong ? 1 : 0);
        return weight > 0
          ? [{ key: `${title} ${line.key}`, seat: line.seat, text: line.text, chapter: title, weight }]
          : [];
      }),
    ),
  );
  const most = found.map((_, place) => place).sort((a, b) => found[b]!.weight - found[a]!.weight || b - a);
  const kept = new Set(most.slice(0, MOST_DEEDS));
  return found.filter((_, place) => kept.has(place)).map(({ weight: _, ...deed }) => deed);
}

/** What was said or shown by deeds in a chapter that came to light at its end. */
function judgedIn(
  { title, steps, until }: Chapter,
  claims: readonly ClaimLine[],
  drawing: Drawn,
  context: Context,
): Judged[] {
  const events = eventsIn(steps);
  const from = steps[0]?.version ?? 0;
  const spoken = claims.flatMap((claim): (Judged & { version: number })[] => {
    if (claim.version < from || claim.version >= until) return [];
    const verdict = drawing.judges?.(claim.claim as EventView, claim.seat, events) ?? null;
    if (!verdict) return [];
    const { seat, version } = claim;
    return [{ key: `said-${claim.number}`, seat, chapter: title, claim, text: "", verdict, version }];
  });
  const done = steps.flatMap((step) =>
    linesOf(step, drawing, context).flatMap((line): (Judged & { version: number })[] => {
      const event = (step.events as EventView[])[Number(line.key.split(".").at(-1))]!;
      const verdict = drawing.suspects?.(event, events) ?? null;
      if (!verdict || line.seat === null) return [];
      const { key, seat, text } = line;
      return [{ key: `${title} ${key}`, seat, chapter: title, claim: null, text, verdict, version: step.version }];
    }),
  );
  const seen = new Set<string>();
  return [...spoken, ...done]
    .sort((a, b) => a.version - b.version)
    .filter(({ seat, claim, text }) => {
      const words = `${seat} ${claim ? JSON.stringify(claim.claim) : text}`;
      return !seen.has(words) && seen.add(words);
    })
    .map(({ version: _, ...one }) => one);
}
