/** Facts for the texts of Halloween that need code. */
import { rulesOf, type Fact, type Frame, type Thing } from "../../telling/scope.ts";
import declared from "../../../../src/farol/games/halloween/telling.json?raw";
import { changesOf } from "./balance.ts";
import { COLOURS, levelOf, sidesOf, sum } from "./facts.ts";
import { nextColour } from "./news.ts";
import type { Colour, Counts, Event, View } from "./wire.ts";

/** A choice's gains, costs, possible finds, and odds. */
function promises(choice: Thing, view: View): object[] {
  const changes = choice["type"] === "pay" ? [] : changesOf(choice); // its tokens are named already
  const { odds } = choice;
  return [
    ...changes,
    ...lying(choice, view).map((bonus) => ({ what: "bonus", bonus })),
    ...(odds && (choice["type"] === "ghost" || view.pending?.roll) ? [{ what: "odds", ...odds }] : []),
  ];
}

/** The bonus token of a ghost's destination, where the seat may still choose what to keep. */
function lying({ type, building, gain }: Thing, { pending, players, turn, buildings }: View): string[] {
  const moving = pending?.step === "move_to" || pending?.step === "fly_to";
  if (type !== "building" || !moving || gain?.bonus?.length) return [];
  if (players[turn]?.bonus.every((space) => space === "locked")) return [];
  return buildings.flatMap(({ name, bonus }) => (name === building && bonus ? [bonus] : []));
}

function traded({ colour, up }: Thing): Colour {
  return COLOURS[levelOf(colour) + (up ? 0 : -2)] ?? "blue";
}

/** The colour of the ghost or space; that of an upgraded ghost is the next one. */
function colourOf({ kind, ghost, colour }: Thing): Colour {
  return kind === "upgraded" ? nextColour(ghost.colour) : (ghost?.colour ?? colour);
}

/** The round that begins with the end of a turn; null if none does. */
function nextRound({ seat }: Thing, { first, seats, last_round, quiet, options, round }: View): number | null {
  if (seat === null || (seat + 1) % seats !== first) return null;
  const isEnd = last_round || (options.quiet_rounds > 0 && quiet + 1 >= options.quiet_rounds);
  return isEnd ? null : round + 1;
}

/** The ghosts, places and card of the pending step. */
function underWay(_: Thing, { pending }: View): object[] {
  if (!pending) return [];
  const { acting, roll, bonus, colour, card } = pending;
  const cells = [pending.ghost, pending.moved, pending.attacker, roll?.attacker, roll?.foe];
  const places = [pending.building, roll?.building];
  return [
    ...(acting ? [{ what: "act", ...acting }] : []),
    ...cells.flatMap((cell) => (cell ? [{ what: "cell", ...cell }] : [])),
    ...places.flatMap((building) => (building ? [{ what: "building", building }] : [])),
    ...(colour ? [{ what: "colour", colour }] : []),
    ...(bonus ? [{ what: "bonus", bonus }] : []),
    ...(card ? [{ what: "card", card }] : []),
    ...(roll?.number ? [{ what: "number", number: roll.number }] : []),
  ];
}

const there = (counts: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(counts).filter(([, count]) => count !== 0));

const SOURCES: readonly string[] = ["haunts", "cards", "sharing", "bonus", "sets"];

/** Every source that gave somebody points, the game's own ones first, then cards by number. */
export function sourcesOf({ players }: Pick<View, "players">): { source: string }[] {
  const found = new Set(players.flatMap(({ sheet }) => Object.keys(sheet)));
  const cards = [...found].filter((source) => !SOURCES.includes(source));
  const sorted = cards.sort((a, b) => Number(a.slice(5)) - Number(b.slice(5)));
  return [...SOURCES.filter((source) => found.has(source)), ...sorted].map((source) => ({ source }));
}

/** Everybody's points after each round, and at the end. */
function chart(_: Thing, view: View, { events }: Frame): number[][] | null {
  const points = view.players.map(() => 0);
  const rounds: number[][] = [];
  let turns = 0;
  for (const event of events as readonly object[] as readonly Event[]) {
    if (event.kind === "points" && event.seat !== null) points[event.seat] = (points[event.seat] ?? 0) + event.points;
    if (event.kind === "turn_ended" && ++turns % view.seats === 0) rounds.push([...points]);
  }
  if (rounds.length < 2) return null;
  return points.map((end, seat) => [...rounds.map((scores) => scores[seat] ?? 0), end]);
}

const facts: Readonly<Record<string, Fact<View>>> = {
  promises,
  traded,
  die_colour: ({ die }, { dice, pending }) => dice[die - 1]?.colour ?? pending?.roll?.attacker?.colour ?? "blue", // two dice may be of one colour
  colour: colourOf,
  at: ({ foe, ghost, building }) => (foe ?? ghost)?.building ?? building,
  next_round: nextRound,
  all_used: (_, { players, turn }) => players[turn]?.sections.every(({ done }) => done),
  under_way: underWay,
  supply: (_, { bonus_supply }) => there(bonus_supply),
  used_up: (_, { bonus_discards }) => there(bonus_discards),
  own_sources: ({ sheet }) => Object.entries(there(sheet)).map(([source, points]) => ({ source, points })),
  sources: (_, view) => sourcesOf(view),
  winners: (_, { result }) => result?.places.flatMap((place, seat) => (place === 1 ? [seat] : [])),
  souls: ({ tokens }) => sum(tokens as Counts),
  chart,
  level: ({ colour }) => levelOf(colour),
  grid: ({ index }) => ({ column: index % 3, row: Math.floor(index / 3) }), // three buildings a row
  sides: ({ colour }) => sidesOf(colour),
};

export const rules = rulesOf<View>(declared, facts);
