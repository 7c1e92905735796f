/** Saboteur in words: choices, events, what is going on. */
import type { Context, LogLine, Say, SeatInfo } from "../../contract/drawing.ts";
import { member } from "../../contract/member.ts";
import { voice } from "../../contract/voice.ts";
import { canTurn, isDeadEnd, isPath, lyingCard } from "./facts.ts";
import { orientation } from "./orientation.svelte.ts";
import type { Play } from "./options.ts";
import type { Broke, Choice, CollapseChoice, Event, LayChoice, Mended, Tool, View } from "./wire.ts";

export type Words = Context<View>;

export const goalName = (say: Say, goal: number): string => say(`goal-${goal}`);
export const toolName = (say: Say, tool: Tool): string => say(`tool-${tool}`);

/** A card's name as it lies; goals have names of their own. `lying`: on a mine that stands upright, its cards on their sides. */
export function cardName(say: Say, card: string, turned = false, lying = orientation.upright): string {
  if (card === "treasure" || card.startsWith("stone")) return say(`goal-${card}`);
  const seen = lying ? lyingCard(card, turned) : { card, turned };
  return seen.turned && canTurn(seen.card) ? say(`turned-${seen.card}`) : say(`card-${seen.card}`);
}

/** A card as people would tell of it: "a curve", "the card “Map”". */
export function toldName(say: Say, card: string): string {
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

/** A place in words; on a turned mine columns go down and rows go to the side. */
export function where(say: Say, x: number, y: number, lying = orientation.upright): string {
  const across = x === 0 ? "start" : x > 0 ? "ahead" : "behind"; // nobody reads a number below nought
  const side = y === 0 ? "start" : y > 0 ? "above" : "below";
  return say(lying ? "where-lying" : "where", { across, columns: Math.abs(x), side, rows: Math.abs(y) });
}

export function nameOf(seats: readonly SeatInfo[], seat: number): string {
  return seats[seat]?.name ?? "";
}

/** "Ana, Bea and Carl". */
export function listed(words: readonly string[], say: Say): string {
  if (words.length < 2) return words.join("");
  return say("list-and", { some: words.slice(0, -1).join(", "), last: words.at(-1) ?? "" });
}

function goalsTurned(say: Say, { turns_up }: LayChoice): string {
  return listed(
    turns_up.map((goal) => goalName(say, goal)),
    say,
  );
}

/** What laying or burying a card at a place would do. */
export function placeLabel(say: Say, choice: LayChoice | CollapseChoice, lying = orientation.upright): string {
  const at = where(say, choice.x, choice.y, lying);
  if (choice.type === "collapse") return say("label-collapse", { where: at });
  const card = cardName(say, choice.card, choice.turned, lying);
  const goals = goalsTurned(say, choice);
  return goals ? say("label-lay-goals", { card, where: at, goals }) : say("label-lay", { card, where: at });
}

/** What a choice that was picked leads to, in a short sentence. */
export function tipFor(choice: Play, seats: readonly SeatInfo[], say: Say): string {
  switch (choice.type) {
    case "lay": {
      const goals = goalsTurned(say, choice);
      if (goals) return say("tip-reaches", { goals, count: choice.turns_up.length });
      return say(isDeadEnd(choice.card) ? "tip-dead" : "tip-open");
    }
    case "break":
    case "mend":
      return say(`tip-${choice.type}`, {
        name: nameOf(seats, choice.seat),
        tool: toolName(say, choice.tool),
        kind: choice.tool,
      });
    case "look":
      return say("tip-look");
    case "collapse":
      return say("tip-collapse");
  }
}

/** The same where a light shows the place. */
export function deed(choice: Choice, words: Words): string {
  const { say } = words;
  if (choice.type === "collapse") return say("deed-collapse");
  if (choice.type === "mend")
    return say(choice.seat === words.me ? "deed-mend-own" : "deed-mend", {
      name: nameOf(words.seats, choice.seat),
      tool: toolName(say, choice.tool),
      kind: choice.tool,
    });
  if (choice.type !== "lay") return label(choice, words);
  const goals = goalsTurned(say, choice);
  const card = cardName(say, choice.card, choice.turned);
  return goals ? say("deed-lay-goals", { card, goals }) : say("deed-lay", { card });
}

export function label(choice: Choice, { view, say, seats, me }: Words): string {
  switch (choice.type) {
    case "lay":
      return placeLabel(say, choice);
    case "collapse": {
      const buried = view.mine?.find(({ x, y }) => x === choice.x && y === choice.y);
      if (!buried) return placeLabel(say, choice);
      const values = { card: cardName(say, buried.card, buried.turned), where: where(say, choice.x, choice.y) };
      return say("label-collapse-card", values);
    }
    case "break":
    case "mend":
      return say(`label-${choice.type}${choice.seat === me ? "-own" : ""}`, {
        name: nameOf(seats, choice.seat),
        tool: toolName(say, choice.tool),
        kind: choice.tool,
        card: choice.type === "mend" ? cardName(say, choice.card) : "",
      });
    case "look":
      return say("label-look", { goal: goalName(say, choice.goal) });
    case "discard":
      return say("label-discard", { card: cardName(say, choice.card) });
    case "pick":
      return say("label-pick", { value: choice.value });
    case "pass":
      return say("label-pass");
  }
}

/** The card, then the place or the person; all discards together. */
export function path(choice: Choice, { say, seats }: Words): readonly string[] {
  switch (choice.type) {
    case "lay":
      return [cardName(say, choice.card), where(say, choice.x, choice.y)];
    case "collapse":
      return [cardName(say, "rockfall"), where(say, choice.x, choice.y)];
    case "look":
      return [cardName(say, "map")];
    case "break":
      return [cardName(say, `break-${choice.tool}`), nameOf(seats, choice.seat)];
    case "mend":
      return [cardName(say, choice.card), nameOf(seats, choice.seat)];
    case "discard":
      return [say("do-discard")];
    case "pick":
    case "pass":
      return [];
  }
}

export const aside = (choice: Choice): boolean => choice.type === "discard";

/** Whose tool was broken or mended: nobody says "Ana mends Ana's lamp". */
function toolLine(event: Broke | Mended, { say, seats, me }: Words, name: string, own: string): string {
  const { seat, target, tool, kind } = event;
  const values = { name, target: nameOf(seats, target), tool: toolName(say, tool), kind: tool };
  if (target === seat) return say(`log-${kind}-self${own}`, values);
  return say(`log-${kind}${target === me ? ".mine" : own}`, values);
}

const goalIcon = (card: string): string => (card === "treasure" ? "sb-gold" : "sb-stone");

export function log(event: Event, words: Words): LogLine | null {
  const { say, seats, me } = words;
  const name = nameOf(seats, member(event, "seat") ?? NaN);
  const own = voice(event, words);
  switch (event.kind) {
    case "first":
      return { text: say(`log-first${own}`, { name }) };
    case "role":
      if (!event.role) return null;
      return { text: say("log-role-card"), icon: "sb-back" }; // which one it is the card tells, when it is turned over
    case "laid":
      return {
        text: say(`log-laid${own}`, { name, card: toldName(say, event.card), where: where(say, event.x, event.y) }),
      };
    case "turned-up": {
      const values = { goal: goalName(say, event.goal), card: cardName(say, event.card) };
      return { text: say("log-turned", values), icon: goalIcon(event.card), strong: true };
    }
    case "looked": {
      const goal = goalName(say, event.goal);
      if (!event.card) return { text: say("log-looked", { name, goal }), icon: "sb-map" };
      return { text: say("log-looked-own", { goal, card: cardName(say, event.card) }), icon: goalIcon(event.card) };
    }
    case "collapsed":
      return {
        text: say(`log-collapsed${own}`, {
          name,
          card: toldName(say, event.card),
          where: where(say, event.x, event.y),
        }),
        icon: "sb-rockfall",
      };
    case "broke":
      return { text: toolLine(event, words, name, own), icon: `sb-${event.tool}-broken` };
    case "mended":
      return { text: toolLine(event, words, name, own), icon: `sb-${event.tool}` };
    case "discarded":
      if (!event.card) return { text: say("log-discarded", { name }) };
      return { text: say("log-discarded-own", { card: toldName(say, event.card) }) };
    case "passed":
      return { text: say(`log-passed${own}`, { name }) };
    case "round-over": {
      const saboteurs = event.saboteurs.map((seat) => (seat === me ? say("log-saboteur-you") : nameOf(seats, seat)));
      const winners = say(`winners-${event.winners}`);
      const who = saboteurs.length > 0 ? say("log-saboteurs", { names: saboteurs.join(", ") }) : say("reveal-none");
      return { text: `${say("log-round", { round: event.round, winners })} ${who}`, icon: "sb-gold", strong: true };
    }
    case "paid":
      return { text: say(`log-paid${own}`, { name, gold: event.gold }), icon: "sb-nugget-1" };
    case "picked":
      if (!event.value) return { text: say("log-picked", { name }), icon: "sb-gold-card" };
      return { text: say("log-picked-own", { value: event.value }), icon: `sb-nugget-${event.value}` };
    case "game-over":
      return { text: say("log-over"), strong: true };
    case "goals": // dealing and drawing are told by what is played of it
    case "dealt":
    case "drew":
    case "gold-drawn":
    case "gold-passed":
      return null;
  }
}

/**
 * That a round begins, which role it is, how a card lies, what I get, and where the treasure lay: the picture shows
 * that, the log leaves it out.
 */
export function heard(event: Event, words: Words): string | null {
  const { say, view } = words;
  switch (event.kind) {
    case "role": {
      const begun = event.seat === 0 && view.round > 1 ? [`${progress(words)}.`] : []; // roles are dealt first, from the first seat on
      const own = event.role ? [say("log-role-own", { role: say(`role-${event.role}`) })] : [];
      return [...begun, ...own].join(" ") || null;
    }
    case "round-over": {
      const at = event.goals.indexOf("treasure");
      return at < 0 || view.goals?.[at]?.face ? null : say("heard-treasure", { goal: goalName(say, at) });
    }
    case "laid": {
      const card = cardName(say, event.card, event.turned);
      return event.card === "crossing" ? null : say("log-laid-card", { card });
    }
    case "dealt":
    case "drew":
      return event.card ? say(`log-${event.kind}-own`, { card: cardName(say, event.card) }) : null;
    default:
      return null;
  }
}

export const progress = ({ view, say }: Words): string => say("progress", { round: view.round, rounds: view.rounds });

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
