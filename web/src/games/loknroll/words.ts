/** Lok'n'Roll in words: what is going on, what can be chosen, what happened. */
import { settings as house } from "../../settings/settings.svelte.ts";
import type { Context, LogLine, Say } from "../../contract/drawing.ts";
import { voice } from "../../contract/voice.ts";
import type { Choice, Event, LayChoice, Side, View } from "./wire.ts";
import { kindOf, sumOf } from "./cards.ts";
import { cardName, cardNames, toldName, toldNames, who } from "./names.ts";

type LokContext = Context<View>;

export function progress({ view, say }: LokContext): string {
  if (view.turn.number === 0) return say("progress-setup");
  return say("progress-turn", { number: view.turn.number, of: view.turn.of });
}

/** How many of my cards are no track. */
const chaosIn = ({ me }: View) => me?.hand.filter(({ type }) => type === "chaos").length ?? 0;

export function status({ view, me, toAct, say }: LokContext): string {
  if (view.phase === "over") return say("status-over");
  if (view.turn.who === "laura")
    return view.phase === "laura-lay" && toAct === me ? say("status-laura-lay") : say("status-laura");
  if (toAct === null) return say("status-chance");
  const mine = toAct === me;
  switch (view.phase) {
    case "setup-lay":
      return mine ? say("status-setup-mine") : say("status-setup");
    case "act":
      return mine ? say("status-act-mine", { chaos: chaosIn(view) }) : say("status-act");
    case "build":
      return mine ? say("status-build-mine", { value: view.build?.value ?? 0 }) : say("status-build");
    case "discard-chaos":
      return mine ? say("status-discard-mine") : say("status-discard");
    case "penalty":
      return mine ? say("status-penalty-mine") : say("status-penalty");
    default:
      return "";
  }
}

/** What stands where the lit button will be: what to do first, or for whom we wait. */
export function waitingText(context: LokContext): string {
  const { view, me, seats, toAct, say } = context;
  if (view.phase === "over") return say("status-over");
  if (me === null) return say("waiting-watching");
  if (toAct === me) {
    if (view.phase === "penalty") return say("waiting-penalty");
    if (view.phase !== "act") return status(context);
    return say(view.me?.hand.every((card) => card.blocked_by) ? "waiting-nothing" : "waiting-pick");
  }
  if (view.turn.who === "laura") return say("status-laura");
  return toAct === null ? say("status-chance") : say("waiting-for", { name: who(toAct, seats, say) });
}

export const DIRECTIONS: Readonly<Record<Side, string>> = {
  N: "direction-up",
  E: "direction-right",
  S: "direction-down",
  W: "direction-left",
};

/** Where a card would go: enough to tell its ways apart. */
function wayOf(choice: LayChoice, { view, say }: LokContext): string {
  const spot = choice.shows.spot;
  if (!spot) return "";
  const parts = [say("way-exit", { direction: say(DIRECTIONS[spot.exit.side]) })];
  if (view.track.length === 0) parts.unshift(say("way-rotation", { degrees: choice.rotation }));
  if (view.ends.length > 1) parts.push(endOf(choice.end, view, say));
  return parts.join(", ");
}

/** Which end of a track that is still open at both: by where it leads, if that tells. */
function endOf(end: number, { ends }: View, say: Say): string {
  const side = ends[end]?.side;
  const alike = ends.filter((other) => other.side === side).length > 1;
  if (side && !alike) return say("way-end", { direction: say(DIRECTIONS[side]) });
  return end === 0 ? say("way-this-end") : say("way-other-end");
}

/** The dice and the odds of laying a card, before it is even picked; nothing if it is laid without a ride. */
export function riskOf(card: string, choices: readonly Choice[], say: Say): string {
  const odds = choices.find((choice): choice is LayChoice => choice.type === "lay" && choice.card === card)?.shows.odds;
  return odds ? say("label-odds", { dice: odds.dice, chance: Math.round(odds.derail * 100) }) : "";
}

export function label(choice: Choice, context: LokContext): string {
  const { say } = context;
  switch (choice.type) {
    case "lay": {
      const laid = say("action-lay", { card: cardName(choice.card, say) });
      const way = wayOf(choice, context);
      const risk = riskOf(choice.card, [choice], say);
      return [laid, way, risk].filter(Boolean).join(", ");
    }
    case "put":
      return say(choice.combine ? "action-combine" : "action-put", { card: cardName(choice.card, say) });
    case "accept":
      return say(house.previews ? "label-accept" : "label-accept-unscored", {
        order: cardNames(choice.shows.order, say),
        points: sumOf(choice.shows.pile),
      });
    case "roll": {
      const odds = choice.shows.odds;
      return say("label-roll", { dice: odds?.dice ?? 0, chance: Math.round((odds?.derail ?? 0) * 100) });
    }
    case "pass":
      return say("label-pass", { cards: choice.shows.odds?.wheels[0]?.cards ?? 0 });
    case "stop":
      return say("action-stop");
  }
}

/** Ways to lay one card stand together. */
export function path(choice: Choice, { say }: LokContext): readonly string[] {
  return choice.type === "lay" || choice.type === "put" ? [cardName(choice.card, say)] : [];
}

export function log(event: Event, context: LokContext): LogLine | null {
  const { seats, say } = context;
  const own = voice(event, context);
  const seat = who(event.seat, seats, say);
  const named = (card: string) => toldName(card, say);
  switch (event.kind) {
    case "start":
      return { text: say(`event-start${own}`, { seat }), icon: "lok-whistle" };
    case "setup-drawn":
      return { text: say(`event-setup-drawn${own}`, { seat, card: named(event.card) }) };
    case "set-aside":
      return { text: say("event-set-aside", { card: named(event.card) }) };
    case "restarted":
      return { text: say("event-restarted") };
    case "laid":
      return { text: say(`event-laid${own}`, { seat, card: named(event.card) }), icon: `lok-${kindOf(event.card)}` };
    case "ready":
      return { text: say("event-ready", { removed: event.removed }), icon: "lok-loco" };
    case "dealt":
      return event.card === undefined
        ? null
        : { text: say("log-dealt-me", { card: named(event.card) }), icon: `lok-${kindOf(event.card)}` };
    case "drawn":
      return event.card === undefined
        ? { text: say(`event-drawn${own}`, { seat }) }
        : { text: say("log-drawn-me", { card: named(event.card) }), icon: `lok-${kindOf(event.card)}` };
    case "passed":
      return { text: say(`event-passed${own}`, { seat }), icon: "lok-a-pass" };
    case "rolling":
      return { text: say(`event-rolling${own}`, { seat, dice: event.dice }), icon: "lok-die-rolling" };
    case "thrown":
      return {
        text: say("event-thrown", { wheels: event.wheels }),
        icon: event.wheels > 0 ? "lok-die-wheel" : "lok-die-blank",
      };
    case "rode":
      return { text: rodeText(event.to - event.from, event.broken, say), icon: "lok-loco" };
    case "derailed":
      return { text: say("event-derailed", { steps_left: event.steps_left }), icon: "lok-derail", strong: true };
    case "taken":
      return { text: takenText(seat, own, event.cards, say), icon: "lok-pile" };
    case "put":
      return event.combined_with === null
        ? { text: say(`event-put${own}`, { seat, card: named(event.card) }) }
        : {
            text: say(`log-paired${own}`, { seat, card: named(event.card), other: named(event.combined_with) }),
            strong: true,
          };
    case "laura-drew":
      return { text: say("event-laura-drew", { card: named(event.card) }), icon: "lok-laura" };
    case "boxed":
      return { text: say("event-boxed", { card: named(event.card) }), icon: "lok-laura" };
    case "revealed":
      return { text: say(`log-revealed${own}`, { seat, cards: toldNames(event.hand, say) }) };
    case "over":
      return { text: say("event-over"), icon: "lok-whistle", strong: true };
  }
}

/** Where the track goes on, and where the locomotive stands now: the picture shows that, the log leaves it out. */
export function heard(event: Event, { view, say }: LokContext): string | null {
  if (event.kind === "laid" && event.spot)
    return say("heard-exit", { direction: say(DIRECTIONS[event.spot.exit.side]) });
  const card = event.kind === "rode" && event.to > event.from ? view.track[event.to] : undefined;
  if (!card || event.kind !== "rode") return null;
  return say("heard-place", { at: event.to + 1, of: view.track.length, card: toldName(card.card, say) });
}

function rodeText(steps: number, broken: number, say: LokContext["say"]): string {
  const ride = say("event-rode", { steps });
  return broken > 0 ? `${ride} ${say("log-broken", { broken })}` : ride;
}

function takenText(seat: string, own: string, cards: readonly string[], say: LokContext["say"]): string {
  const values = { seat, count: cards.length, cards: toldNames(cards, say) };
  return say(`${cards.length > 0 ? "log" : "event"}-taken${own}`, values);
}
