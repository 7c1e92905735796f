/** What only code can compute for the words of Saboteur: open ends of the mine, sorts of cards, cards on a mine that lies on its side. */
import { rulesOf, type Fact, type Frame, type Thing } from "../../telling/scope.ts";
import declared from "../../../../src/farol/games/saboteur/telling.json?raw";
import { groundOf } from "./cells.ts";
import { isDeadEnd, isNamedAsItLies, isPath, lieDown, lyingCard } from "./facts.ts";
import { orientation } from "./orientation.svelte.ts";
import { openEnds } from "./tunnels.ts";
import type { Event, View } from "./wire.ts";

/** Whether the mine stands upright: then its cards lie on their sides. */
const lying = (thing: Thing): boolean => thing["lying"] ?? orientation.upright;

const cardOf = ({ card, key, value }: Thing): string => String(card ?? key ?? value);

/** A card as people would tell of it. */
function sort(thing: Thing): string {
  const card = cardOf(thing);
  if (!isPath(card)) return "action";
  if (isDeadEnd(card)) return "dead";
  const [first = ""] = card.split("-");
  return ["crossing", "tee", "curve"].includes(first) ? first : "straight";
}

function shown(thing: Thing, turned: boolean): { card: string; turned: boolean } {
  const card = cardOf(thing);
  return lying(thing) && isNamedAsItLies(card) ? lyingCard(card, turned) : { card, turned };
}

/** The goal under which the treasure lay; null if it was turned up before. */
function treasure({ goals }: Thing, view: View): number | null {
  const at: number = goals.indexOf("treasure");
  return at < 0 || view.goals?.[at]?.face ? null : at;
}

const DEEDS: readonly string[] = ["laid", "collapsed", "broke", "mended", "discarded", "looked"];

/** The farthest column a card lay in after each turn; it falls back to the start with every round. */
function chart(_: Thing, _view: View, { events }: Frame): number[][] | null {
  const values: number[] = [];
  let columns: number[] = [];
  for (const event of events as readonly object[] as readonly Event[]) {
    if (event.kind === "laid") columns.push(event.x);
    if (event.kind === "collapsed" && columns.includes(event.x)) columns.splice(columns.indexOf(event.x), 1);
    if (event.kind === "round-over") columns = [];
    if (DEEDS.includes(event.kind)) values.push(Math.max(0, ...columns));
  }
  return values.length > 0 ? [values] : null;
}

const facts: Readonly<Record<string, Fact<View>>> = {
  lying,
  card: cardOf,
  sort,
  shown: (thing) => shown(thing, thing["turned"] ?? false),
  held: (thing) => shown(thing, false),
  sides: (thing) => (lying(thing) ? lieDown(thing["open"] ?? "") : thing["open"]),
  buried: ({ x, y }, { mine }) => mine?.find((card) => card.x === x && card.y === y),
  treasure,
  open_ends: (_, view) => openEnds(view),
  ground: (_, view) => groundOf(view, orientation.upright),
  breaks: ({ tool }) => `break-${tool}`,
  role_then: ({ index }, _, { up }) => (up?.thing["saboteurs"].includes(index) ? "saboteur" : "digger"),
  chart,
};

export const rules = rulesOf<View>(declared, facts);
