/** Facts for the texts of Lok'n'Roll that need code. */
import { rulesOf, type Fact, type Frame, type Thing } from "../../telling/scope.ts";
import declared from "../../../../src/farol/games/loknroll/telling.json?raw";
import { cardOf, kindOf, sumOf } from "./cards.ts";
import type { Event, Result, View } from "./wire.ts";

/** Figures of the seats, and Laura's behind them if she plays. */
const withLaura = <One>(seats: readonly One[], laura: One | undefined): readonly One[] =>
  laura === undefined ? seats : [...seats, laura];

const NOTHING = "–";
const resultOf = ({ result }: View): Result => result!; // sheets are made after the end

function totals(_: Thing, view: View): readonly number[] {
  const { scores, laura } = resultOf(view);
  return withLaura(scores, laura?.score);
}

/** L9.7: Laura has no hand, and each card on her pile counts one point. */
function sheets(_: Thing, view: View): readonly object[] {
  const { sheets: own, laura } = resultOf(view);
  return withLaura<object>(own, laura && { ...laura, hand_points: NOTHING, pile_points: laura.score });
}

/** Laura is first where she won or shares the victory. */
function places(_: Thing, view: View): readonly number[] {
  const { places: own, laura, against_laura } = resultOf(view);
  return withLaura(own, laura && (against_laura === "won" ? 2 : 1));
}

/** The public sum of each pile after every turn, then with the hands; for Laura's pile its number of cards. */
function chart(thing: Thing, view: View, { events }: Frame): number[][] | null {
  const ends = totals(thing, view);
  const sums = ends.map(() => 0);
  const rows = [[...sums]];
  let turn = 0;
  for (const event of events as readonly object[] as readonly Event[]) {
    if (event.kind === "drawn" && ++turn > 1) rows.push([...sums]);
    if (event.kind !== "put") continue;
    const { seat, combined_with: pair, value } = event;
    const alone = typeof seat === "number";
    const line = alone ? seat : view.seats;
    const change = alone ? (pair === null ? value : -cardOf(pair).value) : pair === null ? 1 : -1;
    if (line < sums.length) sums[line] = (sums[line] ?? 0) + change;
  }
  if (turn === 0) return null;
  rows.push(sums, [...ends]);
  return ends.map((_, line) => rows.map((row) => row[line] ?? 0));
}

/** The ends of the track, in a row with its cards: the end at the tail is before the first card. */
function lineEnds(_: Thing, { track = [], ends = [] }: View): object[] {
  const entry = track[0]?.spot?.entry;
  return ends.map((end, number) => {
    const isTail = number > 0 && entry?.x === end.x && entry.y === end.y;
    return { ...end, end: number, column: isTail ? 0 : track.length + 1 + (entry ? 0 : number) };
  });
}

const facts: Readonly<Record<string, Fact<View>>> = {
  kind: ({ card }) => kindOf(card),
  points_then: ({ shows }) => sumOf(shows.pile),
  ridden: ({ from, to }) => to - from,
  stop: ({ from, to }, { track }) => (to > from ? track[to] : null),
  boxed: (_, { box }) => Object.entries(box).flatMap(([name, count]) => Array<string>(count).fill(name)),
  sheets,
  totals,
  places,
  drivers: (_, view) => withLaura<object>(view.players, resultOf(view).laura && view.laura),
  chart,
  line_ends: lineEnds,
};

export const rules = rulesOf<View>(declared, facts);
