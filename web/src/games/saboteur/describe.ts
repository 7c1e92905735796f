/** The whole table in words, for people who cannot see it: one's own, the mine with its open ends, the others. */
import type { TextGroup } from "../../contract/drawing.ts";
import { lieDown } from "./facts.ts";
import { orientation } from "./orientation.svelte.ts";
import { openEnds } from "./tunnels.ts";
import type { Player, Round } from "./wire.ts";
import {
  cardName,
  goalName,
  listed,
  nameOf,
  progress,
  status,
  toldName,
  toolName,
  where,
  type Words,
} from "./words.ts";

export function describe(context: Words): TextGroup[] {
  const groups = [
    ...ownGroups(context),
    mineGroup(context),
    endGroup(context),
    playerGroup(context),
    { title: context.say("text-table"), lines: tableLines(context) },
    { title: context.say("text-past"), lines: pastLines(context) },
  ];
  return groups.filter(({ lines, table }) => lines.length > 0 || (table?.rows.length ?? 0) > 0);
}

function ownGroups({ view, say }: Words): TextGroup[] {
  const own = view.me;
  if (!own) return [];
  const lines = [own.role ? say(`role-${own.role}`) : say("role-unseen"), say("gold-own", { gold: own.gold_total })];
  if (own.gold.length > 0) lines.push(say("text-gold-cards", { cards: own.gold.join(", ") }));
  for (const { pool, kept } of own.gold_seen) lines.push(say("text-gold-seen", { pool: pool.join(", "), kept }));
  if (own.pool) lines.push(say("text-pool", { pool: own.pool.join(", ") }));
  const hand = own.hand.map((card) => cardName(say, card));
  const thrown = own.discards.map((card) => toldName(say, card));
  if (thrown.length > 0) hand.push(say("text-discards-own", { cards: listed(thrown, say) }));
  return [
    { title: say("role"), lines },
    { title: say("text-hand"), lines: hand },
  ];
}

/** Goals first, then every card of the mine with where its tunnels lead. */
function mineGroup(context: Words): TextGroup {
  const { view, say } = context;
  const cards = [...(view.mine ?? [])].sort((one, other) => one.x - other.x || other.y - one.y);
  return {
    title: say("mine"),
    lines: goalLines(context),
    table: {
      columns: [say("column-place"), say("column-card"), say("column-open"), say("column-joined")],
      rows: cards.map((card) => [
        where(say, card.x, card.y),
        cardName(say, card.card, card.turned),
        [...(orientation.upright ? lieDown(card.open) : card.open)].map((side) => say(`side-${side}`)).join(", "),
        say(card.reached || card.card === "start" ? "yes" : "no"),
      ]),
    },
  };
}

function goalLines({ view, seats, say }: Words): string[] {
  return (view.goals ?? []).map((goal, index) => {
    const values = { goal: goalName(say, index), where: where(say, goal.x, goal.y) };
    const known = view.me?.goals_seen[String(index)];
    if (goal.face) {
      const card = cardName(say, goal.face.card, goal.face.turned);
      const sides = [...(orientation.upright ? lieDown(goal.open ?? "") : (goal.open ?? ""))].map((side) =>
        say(`side-${side}`),
      );
      return say("text-goal-open", { ...values, card, sides: sides.join(", ") });
    }
    const line = known
      ? say("text-goal-known", { ...values, card: cardName(say, known) })
      : say("text-goal-down", values);
    const lookers = goal.looked_at_by.map((seat) => nameOf(seats, seat));
    return lookers.length > 0 ? line + say("text-goal-looked", { names: listed(lookers, say) }) : line;
  });
}

/** Where the next card would join the start, and cards from there to each goal. */
function endGroup({ view, say }: Words): TextGroup {
  const goals = (view.goals ?? []).flatMap(({ face }, goal) => (face ? [] : [goal]));
  return {
    title: say("text-ends"),
    lines: [],
    table: {
      columns: [say("column-place"), ...goals.map((goal) => say("column-cards-to", { goal: goalName(say, goal) }))],
      rows: openEnds(view).map(({ x, y, cards }) => [where(say, x, y), ...goals.map((goal) => String(cards[goal]))]),
    },
  };
}

function playerGroup(context: Words): TextGroup {
  const { view, say } = context;
  const players = view.players ?? [];
  const anyRole = players.some(({ role }) => role !== undefined);
  const columns = ["column-name", "column-hand", "column-broken", "column-gold", "column-debt"].map((key) => say(key));
  return {
    title: say("text-players"),
    lines: view.pile === undefined ? [] : [say("status-pile", { pile: view.pile })],
    table: {
      columns: anyRole ? [...columns, say("column-role")] : columns,
      rows: players.map((player) => [...playerRow(player, context), ...(anyRole ? [roleOf(player, context)] : [])]),
    },
  };
}

function playerRow({ seat, hand, broken, gold_cards, gold_debt }: Player, { seats, say }: Words): string[] {
  const tools = broken.map((tool) => toolName(say, tool)).join(", ") || say("text-none");
  return [nameOf(seats, seat), String(hand), tools, String(gold_cards), String(gold_debt)];
}

function roleOf({ role }: Player, { say }: Words): string {
  return role ? say(`role-${role}`) : say("text-none");
}

function tableLines(context: Words): string[] {
  const { view, seats, say } = context;
  const lines = [progress(context), status(context)];
  if (view.to_act !== null) lines.push(say("text-turn", { name: nameOf(seats, view.to_act) }));
  if (view.first !== undefined) lines.push(say("text-first", { name: nameOf(seats, view.first) }));
  lines.push(say("text-roles", { ...view.role_cards }), say("text-gold-left", { ...view.gold }));
  if (view.discards) {
    const up = Object.entries(view.discards.face_up).map(([card, count]) =>
      say("text-times", { count, card: cardName(say, card) }),
    );
    const down = view.discards.face_down.map((seat) => nameOf(seats, seat));
    lines.push(say("text-face-up", { cards: up.join(", ") || say("text-none") }));
    lines.push(say("text-face-down", { count: down.length, names: down.join(", ") }));
  }
  for (const [name, value] of Object.entries(view.options)) if (value) lines.push(say(`option-${name}`));
  return lines;
}

function pastLines({ view, seats, say }: Words): string[] {
  const lines = view.past.map((past, index) => roundWords(index + 1, past, { seats, say }));
  const result = view.result;
  if (!result) return lines;
  result.scores.forEach((gold, seat) => {
    const cards = result.gold[seat]?.join(", ") || say("text-none");
    lines.push(say("text-result", { name: nameOf(seats, seat), gold, place: result.places[seat] ?? 0, cards }));
  });
  const winners = result.winners.map((seat) => nameOf(seats, seat));
  return [...lines, say("text-winners", { names: listed(winners, say) })];
}

function roundWords(round: number, past: Round, { seats, say }: Pick<Words, "seats" | "say">): string {
  const names = past.saboteurs.map((seat) => nameOf(seats, seat));
  const goals = past.goals.map((card, goal) =>
    say("text-goal-was", { goal: goalName(say, goal), card: cardName(say, card) }),
  );
  return [
    say("log-round", { round, winners: say(`winners-${past.winners}`) }),
    names.length > 0 ? say("log-saboteurs", { names: names.join(", ") }) : say("reveal-none"),
    ...(past.finisher === null ? [] : [say("text-finisher", { name: nameOf(seats, past.finisher) })]),
    `${goals.join(", ")}.`,
  ].join(" ");
}
