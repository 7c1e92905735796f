/** How each event of Saboteur is shown, for how long, and what it changes on the table at once. */
import type { Animation, Context, Happening, Showing } from "../../contract/drawing.ts";
import { cellKey } from "./options.ts";
import { openSides, type DrawnGoal } from "./facts.ts";
import type { Event, Goal, Laid, MineCard, Phase, RoundOver, View } from "./wire.ts";

const ROLE = 420; // ms for each role that is turned over
const TOLD = 1500; // ms before the first

/** When my map has reached its goal, and the goal comes near and turns: as a share of the gesture. */
export const MAP_THERE = 0.35;

const PLAIN: Readonly<Record<string, Showing>> = {
  first: { gesture: "first", ms: 500 },
  laid: { gesture: "lay", ms: 620 },
  collapsed: { gesture: "collapse", ms: 700 },
  broke: { gesture: "tool", ms: 680 },
  mended: { gesture: "tool", ms: 680 },
  looked: { gesture: "map", ms: 650 },
  discarded: { gesture: "discard", ms: 430 },
  passed: { gesture: "pass", ms: 550 },
  "turned-up": { gesture: "turn", ms: 1000, first: true },
  picked: { gesture: "gold", ms: 420 },
};

export function shows(event: Event, { seats, view }: Context<View>): Showing | null {
  if (event.kind === "round-over")
    return { gesture: "round", ms: TOLD + ROLE * (seats.length + 1), scene: true, first: true };
  if (event.kind === "looked" && event.card) return { gesture: "map", ms: 1500, scene: true }; // turned over for me
  if (event.kind === "picked" && view.gold.pool <= 1) return { gesture: "shared", ms: 900, scene: true }; // the last card
  if (event.kind === "role" && event.role) return { gesture: "role", ms: 1100, scene: true, waits: true };
  return PLAIN[event.kind] ?? null;
}

/** When the role of a seat is turned over at the end of a round, of a scene that lasts `ms`: as a share of it. */
export function roleDelay(index: number, seats: number): number {
  return (TOLD + ROLE * index) / (TOLD + ROLE * (seats + 1));
}

/** The table in the middle of a step: its own view comes when all of it was seen, and may be of the next round. */
export function after(view: View, event: Event): View {
  if (event.kind === "laid")
    return { ...view, mine: [...(view.mine ?? []), laidCard(event)], ...withoutCard(view, event) };
  if (event.kind === "discarded") return { ...view, ...withoutCard(view, event) };
  if (event.kind === "round-over") return { ...view, goals: allUp(view.goals, event.goals) };
  if (event.kind !== "turned-up") return view;
  const face = { card: event.card, turned: event.turned };
  return { ...view, goals: (view.goals ?? []).map((goal, index) => (index === event.goal ? up(goal, face) : goal)) };
}

function up(goal: Goal, face: NonNullable<Goal["face"]>): Goal {
  return { ...goal, face, open: openSides(face.card, face.turned) };
}

/** At the end of a round all goals are turned up. */
function allUp(goals: readonly Goal[] = [], cards: RoundOver["goals"]): DrawnGoal[] {
  return goals.map((goal, index) => {
    const card = cards[index];
    return goal.face || !card ? goal : { ...up(goal, { card, turned: false }), late: true };
  });
}

const SHARING: readonly Phase[] = ["draw-gold", "pick-gold", "over"];

/** The rules gather all cards before gold is shared; on the table the old round's piles, tools and goals stay until the next deal. */
export function keeps(before: View, now: View): View {
  if (!SHARING.includes(now.phase) || now.round !== before.round) return now;
  const { pile, discards } = before;
  const goals = now.past?.at(-1)?.goals;
  const players = now.players?.map((player, seat) => ({ ...player, broken: before.players?.[seat]?.broken ?? [] }));
  return {
    ...now,
    ...(pile === undefined ? {} : { pile }),
    ...(discards === undefined ? {} : { discards }),
    ...(players === undefined ? {} : { players }),
    ...(goals === undefined ? {} : { goals: allUp(now.goals, goals) }),
  };
}

/** The step that ended the round whose gold is being shared. */
export function cleared(view: View, steps: readonly Happening<Event>[]): number | null {
  if (!SHARING.includes(view.phase)) return null;
  return steps.findLast(({ events }) => events.some(({ kind }) => kind === "round-over"))?.version ?? null;
}

/** My role is not told by words while its card lies face down. */
export function covered(view: View, { gesture }: Pick<Animation, "gesture">): View {
  return gesture === "role" && view.me ? { ...view, me: { ...view.me, role: null } } : view;
}

function laidCard({ x, y, card, turned }: Laid): MineCard {
  return { x, y, card, turned, open: openSides(card, turned), reached: true };
}

function withoutCard(view: View, event: { readonly seat: number; readonly card?: string }): Partial<View> {
  const players = (view.players ?? []).map((player) =>
    player.seat === event.seat ? { ...player, hand: player.hand - 1 } : player,
  );
  const own = view.me;
  if (!own || own.seat !== event.seat) return { players };
  const at = own.hand.indexOf(event.card ?? "");
  return { players, me: { ...own, hand: own.hand.filter((_, index) => index !== at) } };
}

/** Where an event took place. */
export function spot(event: Event): string | null {
  switch (event.kind) {
    case "laid":
    case "collapsed":
      return `[data-cell="${cellKey(event.x, event.y)}"]`;
    case "looked":
    case "turned-up":
      return `[data-goal="${event.goal}"]`;
    case "broke":
    case "mended":
      return `[data-tool="${event.target} ${event.tool}"], [data-seat="${event.target}"]`;
    default:
      return !("seat" in event) ? null : `[data-seat="${event.seat}"]`;
  }
}
