/** The end sheet: the pad with its thirteen lines, who shone, and how it came about. */
import type { Chart, Context, Happening, Sheet } from "../../contract/drawing.ts";
import { ofKind } from "../../contract/member.ts";
import { LINES } from "./facts.ts";
import type { Event, Line, Player, View } from "./wire.ts";
import { listed, seatName } from "./words.ts";

type Words = Context<View>;

const LINE_ICONS: Readonly<Partial<Record<Line, string>>> = {
  diamonds: "gg-diamond",
  bone: "gg-door-bone",
  tooth: "gg-door-tooth",
  other: "gg-door",
};

/** The picture of a line of the pad. */
export function lineIcon(line: Line): string {
  return LINE_ICONS[line] ?? `gg-${line}`;
}

export function sheet(context: Words, history: readonly Happening<Event>[]): Sheet | null {
  const { view, say } = context;
  if (!view.result) return null;
  const { scores, places, winners, dead_ends } = view.result;
  const names = listed(
    winners.map((seat) => seatName(context, seat)),
    say,
  );
  return {
    title: winners.length > 1 ? say("end-shared", { names }) : say("end-winner", { name: names }),
    subtitle: subtitle(context, scores, winners),
    totals: scores,
    places,
    rows: LINES.map((line) => ({
      label: say(`line-${line}`),
      icon: lineIcon(line),
      values: view.players.map((player) => player.score[line]),
    })),
    counts: [{ label: say("line-dead_ends"), icon: "gg-dead-end", values: dead_ends }],
    honours: honours(context),
    chart: chart(context, history),
  };
}

function subtitle({ view, say }: Words, scores: readonly number[], winners: readonly number[]): string {
  const best = Math.max(...scores);
  const level = scores.filter((score) => score === best).length;
  if (level > winners.length) return say("end-by-dead-ends", { score: best });
  const rest = scores.filter((_, seat) => !winners.includes(seat));
  if (winners.length > 1 || rest.length === 0) return say("end-score", { score: best });
  return say("end-ahead", { count: best - Math.max(...rest), rounds: view.rounds });
}

interface Best {
  readonly player: Player;
  readonly value: number;
}

/** The one seat that has most; nothing where two share it or nobody has any. */
export function champion(players: readonly Player[], value: (player: Player) => number): Best | null {
  const values = players.map((player) => ({ player, value: value(player) }));
  const best = Math.max(...values.map((each) => each.value));
  const first = values.filter((each) => each.value === best);
  return best > 0 && first.length === 1 ? (first[0] ?? null) : null;
}

export function longestRide(player: Player): number {
  return Math.max(0, ...player.paths.filter((path) => path.line !== null).map((path) => path.sections.length));
}

function honours(context: Words): Sheet["honours"] {
  const { view, say } = context;
  const given: { icon: string; title: string; text: string }[] = [];
  const give = (key: string, icon: string, best: Best | null) => {
    if (!best) return;
    const name = seatName(context, best.player.seat);
    given.push({ icon, title: say(`honour-${key}`, { name }), text: say(`honour-${key}.text`, { count: best.value }) });
  };
  give("ride", "gg-door-bone", champion(view.players, longestRide));
  give(
    "crowd",
    "gg-ghost",
    champion(view.players, (player) => player.monsters.length),
  );
  give(
    "line",
    "gg-lamp",
    champion(view.players, (player) => Math.max(...LINES.map((line) => player.score[line]))),
  );
  return given;
}

/** Everybody's points after each round, as far as the history tells them. */
export function chart({ view, say }: Words, history: readonly Happening<Event>[]): Chart | null {
  const events = history.flatMap((happening) => happening.events);
  const points = ofKind(events, "scores", "game-over").map(({ scores }) => scores);
  if (points.length < 2) return null;
  return {
    title: say("chart-title"),
    labels: points.map((_, index) => (index < view.rounds ? String(index + 1) : say("chart-end"))),
    lines: view.players.map(({ seat }) => ({ seat, values: points.map((scores) => scores[seat] ?? 0) })),
  };
}
