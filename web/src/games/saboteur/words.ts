/** Saboteur in words: choices, events, the board, the end. */
import type { Choice, Context, EventView, LogLine, Say, SeatInfo, TextGroup } from "../contract.ts";
import { canTurn, isDeadEnd, isPath, type SaboteurView } from "./view.ts";

type Words = Context<SaboteurView>;

const text = (value: unknown): string => String(value ?? "");
const number = (value: unknown): number => (typeof value === "number" ? value : 0);

export const goalName = (say: Say, goal: unknown): string => say(`goal-${text(goal)}`);
export const toolName = (say: Say, tool: unknown): string => say(`tool-${text(tool)}`);

/** A card's name; goals have names of their own. */
export function cardName(say: Say, card: unknown, turned = false): string {
  const id = text(card);
  if (id === "treasure" || id.startsWith("stone")) return say(`goal-${id}`);
  return turned && canTurn(id) ? say(`turned-${id}`) : say(`card-${id}`);
}

/** A card as people would tell of it: "a curve", "the card “Map”". */
function toldName(say: Say, card: string): string {
  if (!isPath(card)) return say("told-action", { card: shortName(say, card) });
  if (isDeadEnd(card)) return say("told-dead");
  if (card === "crossing") return say("told-crossing");
  if (card.startsWith("tee")) return say("told-tee");
  return say(card.startsWith("curve") ? "told-curve" : "told-straight");
}

/** What fits on an action card. */
export function shortName(say: Say, card: string): string {
  const tools = card.split("-").length - 1;
  return say(tools > 1 ? "card-short-mend-two" : `card-short-${card}`);
}

export function where(say: Say, x: unknown, y: unknown): string {
  const rows = number(y);
  const side = rows === 0 ? "start" : rows > 0 ? "above" : "below";
  return say("where", { column: number(x), side, rows: Math.abs(rows) });
}

function nameOf(seats: readonly SeatInfo[], seat: unknown): string {
  return seats[number(seat)]?.name ?? "";
}

function goalsTurned(say: Say, choice: Choice): string {
  const names = (choice["turns_up"] as number[]).map((goal) => goalName(say, goal));
  return names.length < 2 ? names.join("") : say("list-and", { some: names.slice(0, -1).join(", "), last: names.at(-1) ?? "" });
}

/** What laying or burying a card at a place would do. */
export function placeLabel(say: Say, choice: Choice): string {
  const at = where(say, choice["x"], choice["y"]);
  if (choice.type === "collapse") return say("label-collapse", { where: at });
  const card = cardName(say, choice["card"], choice["turned"] === true);
  const goals = goalsTurned(say, choice);
  return goals ? say("label-lay-goals", { card, where: at, goals }) : say("label-lay", { card, where: at });
}

/** What a choice that was picked leads to, in a short sentence. */
export function tipFor(choice: Choice, seats: readonly SeatInfo[], say: Say): string {
  switch (choice.type) {
    case "lay": {
      const goals = goalsTurned(say, choice);
      return goals ? say("tip-reaches", { goals, count: (choice["turns_up"] as number[]).length }) : say(isDeadEnd(text(choice["card"])) ? "tip-dead" : "tip-open");
    }
    case "break":
    case "mend":
      return say(`tip-${choice.type}`, {
        name: nameOf(seats, choice["seat"]),
        tool: toolName(say, choice["tool"]),
        kind: text(choice["tool"]),
      });
    case "look":
      return say("tip-look");
    default:
      return say("tip-collapse");
  }
}

export function label(choice: Choice, { say, seats, me }: Words): string {
  switch (choice.type) {
    case "lay":
    case "collapse":
      return placeLabel(say, choice);
    case "break":
    case "mend":
      return say(`label-${choice.type}${choice["seat"] === me ? "-own" : ""}`, {
        name: nameOf(seats, choice["seat"]),
        tool: toolName(say, choice["tool"]),
        kind: text(choice["tool"]),
        card: choice.type === "mend" ? cardName(say, choice["card"]) : "",
      });
    case "look":
      return say("label-look", { goal: goalName(say, choice["goal"]) });
    case "discard":
      return say("label-discard", { card: cardName(say, choice["card"]) });
    case "pick":
      return say("label-pick", { value: number(choice["value"]) });
    default:
      return say("label-pass");
  }
}

/** Whose tool was broken or mended: nobody says "Ana mends Ana's lamp". */
function toolLine(event: EventView, { say, seats, me }: Words, name: string): string {
  const values = { name, target: nameOf(seats, event["target"]), tool: toolName(say, event["tool"]), kind: text(event["tool"]) };
  const whose = event["target"] !== event.seat ? "" : event.seat === me ? "-mine" : "-own";
  return say(`log-${event.kind}${whose}`, values);
}

type Teller = (event: EventView, words: Words, name: string) => LogLine | null;

const TELLERS: Readonly<Record<string, Teller>> = {
  first: (_, { say }, name) => ({ text: say("log-first", { name }) }),
  role: (event, { say }) =>
    event["role"] ? { text: say("log-role-own", { role: say(`role-${text(event["role"])}`) }), icon: `sb-${text(event["role"])}` } : null,
  laid: (event, { say }, name) => ({ text: say("log-laid", { name, card: toldName(say, text(event["card"])) }) }),
  "turned-up": (event, { say }) => ({
    text: say("log-turned", { goal: goalName(say, event["goal"]), card: cardName(say, event["card"]) }),
    icon: event["card"] === "treasure" ? "sb-gold" : "sb-stone",
    strong: true,
  }),
  looked: (event, { say }, name) => {
    const goal = goalName(say, event["goal"]);
    return event["card"]
      ? { text: say("log-looked-own", { goal, card: cardName(say, event["card"]) }), icon: event["card"] === "treasure" ? "sb-gold" : "sb-stone" }
      : { text: say("log-looked", { name, goal }), icon: "sb-map" };
  },
  collapsed: (_, { say }, name) => ({ text: say("log-collapsed", { name }), icon: "sb-rockfall" }),
  broke: (event, words, name) => ({ text: toolLine(event, words, name), icon: `sb-${text(event["tool"])}-broken` }),
  mended: (event, words, name) => ({ text: toolLine(event, words, name), icon: `sb-${text(event["tool"])}` }),
  discarded: (event, { say }, name) => ({
    text: event["card"] ? say("log-discarded-own", { card: toldName(say, text(event["card"])) }) : say("log-discarded", { name }),
  }),
  passed: (_, { say }, name) => ({ text: say("log-passed", { name }) }),
  "round-over": (event, { say, seats }) => {
    const saboteurs = (event["saboteurs"] as number[]).map((seat) => nameOf(seats, seat));
    const winners = say(`winners-${text(event["winners"])}`);
    const who = saboteurs.length > 0 ? say("log-saboteurs", { names: saboteurs.join(", ") }) : say("reveal-none");
    return { text: `${say("log-round", { round: number(event["round"]), winners })} ${who}`, icon: "sb-gold", strong: true };
  },
  paid: (event, { say }, name) => ({ text: say("log-paid", { name, gold: number(event["gold"]) }), icon: "sb-nugget-1" }),
  picked: (event, { say }, name) => ({
    text: event["value"] ? say("log-picked-own", { value: number(event["value"]) }) : say("log-picked", { name }),
    icon: event["value"] ? `sb-nugget-${text(event["value"])}` : "sb-gold-card",
  }),
  "game-over": (_, { say }) => ({ text: say("log-over"), strong: true }),
};

export function log(event: EventView, words: Words): LogLine | null {
  return TELLERS[event.kind]?.(event, words, nameOf(words.seats, event.seat)) ?? null;
}

export function status({ view, me, toAct, say }: Words): string {
  if (view.phase === "over") return say("status-over");
  if (view.phase === "pick-gold") return say(toAct === me && me !== null ? "status-pick" : "status-gold");
  if (toAct !== null && toAct === me) {
    if (view.me?.hand.length === 0) return say("status-pass");
    if ((view.players?.[me]?.broken.length ?? 0) > 0) return say("status-broken");
    return say("status-choose");
  }
  return say("status-pile", { pile: view.pile ?? 0 });
}

export function describe({ view, seats, say }: Words): TextGroup[] {
  const groups: TextGroup[] = [];
  const own = view.me;
  if (own) {
    const role = own.role ? say(`role-${own.role}`) : say("text-none");
    groups.push({ title: say("role"), lines: [role, say("gold-own", { gold: own.gold_total })] });
    groups.push({ title: say("text-hand"), lines: own.hand.map((card) => cardName(say, card)) });
  }
  groups.push({ title: say("mine"), lines: [...mineLines(view, say), ...goalLines(view, say)] });
  const players = (view.players ?? []).map((player) =>
    say("text-player", {
      name: nameOf(seats, player.seat),
      hand: player.hand,
      gold: player.gold_cards,
      broken: player.broken.map((tool) => toolName(say, tool)).join(", ") || say("text-none"),
    }),
  );
  groups.push({ title: say("seats"), lines: [...players, say("status-pile", { pile: view.pile ?? 0 })] });
  return groups;
}

function mineLines(view: SaboteurView, say: Say): string[] {
  return [...(view.mine ?? [])]
    .sort((a, b) => a.x - b.x || b.y - a.y)
    .map((card) =>
      say("text-card", {
        where: where(say, card.x, card.y),
        card: cardName(say, card.card, card.turned),
        sides: [...card.open].map((side) => say(`side-${side}`)).join(", "),
        reached: card.reached || card.card === "start" ? "yes" : "no",
      }),
    );
}

function goalLines(view: SaboteurView, say: Say): string[] {
  return (view.goals ?? []).map((goal, index) => {
    const values = { goal: goalName(say, index), where: where(say, goal.x, goal.y) };
    const known = view.me?.goals_seen[String(index)];
    if (goal.face) return say("text-goal-up", { ...values, card: cardName(say, goal.face.card) });
    if (known) return say("text-goal-known", { ...values, card: cardName(say, known) });
    return say("text-goal-down", values);
  });
}
