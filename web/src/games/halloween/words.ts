/** Halloween in words: choices, what happened, what is going on. */
import type { Context, LogLine, Say } from "../../contract/drawing.ts";
import { member } from "../../contract/member.ts";
import { voice } from "../../contract/voice.ts";
import { COLOURS, levelOf, sidesOf } from "./facts.ts";
import type { AddThreeChoice, BiggerDieChoice, Card, Choice, Colour, Event, RerollChoice, View } from "./wire.ts";
import { balanceWords } from "./balance.ts";
import { oddsOf, percent } from "./choices.ts";
import { nextColour, oddsIn, type Fight } from "./news.ts";

export type Words = Context<View>;

/** "blue, green and red". */
export function listed(words: readonly string[], say: Say): string {
  if (words.length < 2) return words.join("");
  return say("list-and", { some: words.slice(0, -1).join(", "), last: words.at(-1) ?? "" });
}

export function seatName({ seats }: Pick<Words, "seats">, seat: number | null | undefined): string {
  return seat === null || seat === undefined ? "" : (seats[seat]?.name ?? String(seat + 1));
}

export function sourceWords(source: string, say: Say): string {
  return source.startsWith("card-") ? say(source) : say(`source-${source}`);
}

/** "any 3", "2 kinds": what a card costs now, as printed where nobody can say better. */
export function priceWords(card: Card, say: Say): string {
  if (!card.price) return say(`cost-${card.cost}`);
  return say(card.price.different ? "price-kinds" : "price-any", { count: card.price.tokens });
}

const OWN_PASS = new Set(["after_roll", "before_roll", "recover", "next_foe", "raise_section"]);
const STEPS_OF_ACTIONS = new Set(["summon", "scare", "upgrade", "move", "fight", "haunt"]);

function verb(step: string, say: Say): string {
  return STEPS_OF_ACTIONS.has(step) ? say(`action-${step}`) : say(`verb-${step}`);
}

/** A choice as a button says it; its cost and gain stand beside it. */
export function title(choice: Choice, { view, say }: Words): string {
  const step = view.pending?.step ?? "menu";
  const colour = "colour" in choice ? say(`colour-${choice.colour}`) : "";
  const building = "building" in choice ? say(`building-${choice.building}`) : "";
  const section = member(choice, "section") ?? 0;
  switch (choice.type) {
    case "done":
      return OWN_PASS.has(step) ? say(`pass-${step}`) : say("pass");
    case "end_turn":
      return say("end-turn");
    case "act":
      return say(choice.raised ? "do-act-raised" : "do-act", { section, action: say(`action-${choice.action}`) });
    case "rest":
      return say("do-act", { section, action: say("action-rest") });
    case "occupy":
      return say("do-occupy", { card: say(`card-${choice.card}`) });
    case "use_card":
      return say("do-use", { what: say(`card-${choice.card}`) });
    case "use_bonus":
      return say("do-use", { what: say(`bonus-${choice.bonus}`) });
    case "ghost":
      return say("do-ghost", { verb: verb(step, say), building, colour });
    case "pair": {
      const [one = "blue", two = "blue"] = choice.colours;
      return say("do-pair", {
        verb: say("action-summon"),
        building,
        one: say(`colour-${one}`),
        two: say(`colour-${two}`),
      });
    }
    case "building":
      return say("do-building", { verb: verb(step, say), building });
    case "haunt":
      return say(choice.extra ? "do-haunt-extra" : "do-haunt", { verb: say("action-haunt"), building, colour });
    case "take_back":
      return say("do-haunt", { verb: say("verb-take_back"), building, colour });
    case "place":
      return say("do-ghost", { verb: say("verb-place"), building, colour });
    case "section":
      return say("do-section", { verb: verb(step, say), section });
    case "sections":
      return say("do-sections", { verb: verb(step, say), sections: listed(choice.sections.map(String), say) });
    case "points":
      return say("do-points");
    case "number":
      return say("do-number", { number: choice.number });
    case "colour":
      return say("do-colour", { verb: verb(step, say), colour });
    case "pay":
      return say("do-pay", {
        tokens: listed(
          choice.tokens.map((each) => say(`colour-${each}`)),
          say,
        ),
      });
    case "trade":
      return tradeWords(choice.colour, choice.up, say);
    case "disc":
      if (choice.from === "reserve") return say("do-disc-reserve");
      return say(step === "recover" ? "do-disc-back" : "do-disc", { section, action: say(`action-${choice.action}`) });
    case "keep":
      return say("do-keep", { bonus: say(`bonus-${view.pending?.bonus ?? "reroll"}`) });
    case "discard":
      return say("do-discard", { bonus: say(`bonus-${choice.bonus}`) });
    case "reroll_token":
      return say("do-use", { what: say("bonus-reroll") });
    case "reroll":
    case "add_three":
    case "bigger_die":
      return dieWords(choice, view, say);
  }
}

function tradeWords(colour: Colour, up: boolean, say: Say): string {
  const level = levelOf(colour);
  const other = COLOURS[up ? level : level - 2] ?? "blue";
  return say(up ? "do-trade-up" : "do-trade-down", { one: say(`colour-${colour}`), other: say(`colour-${other}`) });
}

/** Helpers name their die by its number too: two dice may be of one colour. */
function dieWords(choice: RerollChoice | AddThreeChoice | BiggerDieChoice, view: View, say: Say): string {
  const { die } = choice;
  const colour = view.dice[die - 1]?.colour ?? view.pending?.roll?.attacker?.colour ?? "blue";
  return say(`do-${choice.type.replace("_", "-")}`, { die, colour: say(`colour-${colour}`) });
}

/** A choice with all it promises, for lists and screen readers. */
export function label(choice: Choice, context: Words): string {
  const { say } = context;
  const odds = oddsOf(choice);
  const promises = [
    balanceWords(choice, say),
    odds && (choice.type === "ghost" || context.view.pending?.roll)
      ? say("odds-to-win", { percent: percent(odds) })
      : "",
  ].filter(Boolean);
  const text = title(choice, context);
  return promises.length > 0 ? say("do-with", { what: text, promises: promises.join(", ") }) : text;
}

/** Actions under their section, ghosts and spaces under their building. */
export function path(choice: Choice, { say }: Words): readonly string[] {
  if (choice.type === "act" || choice.type === "rest") return [`${say("section")} ${choice.section}`];
  if (choice.type === "occupy") return [say("cards")];
  return "building" in choice ? [say(`building-${choice.building}`)] : [];
}

export const aside = (choice: Choice): boolean => choice.type === "end_turn";

/** What can be done with something, with its gain and its odds: for whoever presses and holds it. */
export function offerWords(choices: readonly Choice[], context: Words): string {
  return choices.map((choice) => label(choice, context)).join(" · ");
}

/** "yellow against green at the school, with 58 % to win" */
export function fightWords({ ghost, foe, odds }: Fight, say: Say): string {
  const values = {
    colour: say(`colour-${ghost.colour}`),
    foe: say(`colour-${foe.colour}`),
    at: say(`at-${foe.building}`),
  };
  const pair = say("fight-pair", values);
  return odds ? say("fight-stood", { pair, percent: percent(odds) }) : pair;
}

export function progress({ view, say }: Words): string {
  if (view.round === 0) return say("progress-setup");
  return say(view.last_round && !view.result ? "progress-last" : "progress-round", { round: view.round });
}

/** What is being decided or rolled, in one line. */
export function status({ view, me, say }: Words): string {
  const step = view.pending?.step;
  if (view.phase === "over") return say("event-game_over");
  if (view.phase === "chance" || view.phase === "setup") return say(step === "dice" ? "status-dice" : "status-setup");
  const master = String(view.options.master); // no cards and no bonus tokens there
  if (view.to_act !== me) return say("status-other", { master });
  if (!step) {
    const used = view.players[view.turn]?.sections.every(({ done }) => done);
    return say(used ? "status-used" : "status-menu", { master });
  }
  if (step === "pay" || step === "disc_for_card" || step === "share") {
    return say("status-for-card", { card: say(`card-${view.pending?.card ?? 1}`), decision: say(`decision-${step}`) });
  }
  return say(`decision-${step}`);
}

const ICONS: Readonly<Partial<Record<Event["kind"], string>>> = {
  summoned: "hal-a-summon",
  placed: "hal-a-summon",
  blues_came: "hal-ghost-1-plain",
  scared: "hal-a-scare",
  scare_gained: "hal-scare-point",
  scare_paid: "hal-scare-point",
  upgraded: "hal-a-upgrade",
  level: "hal-a-upgrade",
  moved: "hal-a-move",
  swapped: "hal-a-move",
  attacked: "hal-a-fight",
  fight_won: "hal-a-fight",
  fight_lost: "hal-a-fight",
  haunted: "hal-a-haunt",
  unhaunted: "hal-a-haunt",
  rested: "hal-a-rest",
  points: "hal-haunt-point",
  occupied: "hal-card",
  card_used: "hal-card",
  end_triggered: "hal-pumpkin",
  game_over: "hal-pumpkin",
};
const STRONG: ReadonlySet<Event["kind"]> = new Set(["haunted", "occupied", "end_triggered", "game_over"]);

function iconOf(event: Event): string | undefined {
  switch (event.kind) {
    case "bonus_laid":
    case "bonus_found":
    case "bonus_discarded":
    case "bonus_used":
      return `hal-bonus-${event.bonus}`;
    case "rolled":
      return `hal-d${sidesOf(event.colour)}`;
    case "tokens_taken":
    case "tokens_given":
      return `hal-token-${levelOf(event.colour)}`;
    case "action":
      return `hal-a-${event.action}`;
    default:
      return ICONS[event.kind];
  }
}

/** What is told without saying who: dice, ghosts and the town. */
const DEEDS_OF_NOBODY: ReadonlySet<Event["kind"]> = new Set([
  "card_dealt",
  "bonus_laid",
  "bonus_reshuffled",
  "rolled",
  "fight_won",
  "fight_lost",
  "removed",
  "swapped",
  "blues_came",
  "reds_left",
  "game_over",
]);

/** One line of the log. */
export function log(event: Event, context: Words): LogLine {
  const icon = iconOf(event);
  const own = DEEDS_OF_NOBODY.has(event.kind) ? "" : voice(event, context);
  const text = context.say(`event-${event.kind}${own}`, valuesOf(event, context));
  return { text, strong: STRONG.has(event.kind), ...(icon ? { icon } : {}) };
}

/** What the sentence about an event may name: numbers as they are, everything else in words. */
function valuesOf(event: Event, context: Words): Record<string, string | number> {
  const { say } = context;
  const values: Record<string, string | number> = { player: seatName(context, event.seat) };
  for (const [name, value] of Object.entries(event))
    if (typeof value === "number" && name !== "seat") values[name] = value;
  const ghost = member(event, "ghost");
  const foe = member(event, "foe");
  const colour =
    ghost && event.kind === "upgraded" ? nextColour(ghost.colour) : (ghost?.colour ?? member(event, "colour"));
  if (colour) {
    values["colour"] = say(`colour-${colour}`);
    values["ghost"] = say("a-ghost", { colour: values["colour"], hue: colour });
  }
  const building = ghost?.building ?? member(event, "building");
  if (building) {
    values["building"] = say(`building-${building}`);
    values["at"] = say(`at-${foe?.building ?? building}`);
    values["from"] = say(`from-${building}`);
  }
  if ("to" in event) values["to"] = say(`to-${event.to}`);
  if (event.kind === "attacked") values["percent"] = percent(oddsIn(event));
  if (foe) values["foe"] = say(`colour-${foe.colour}`);
  if ("other" in event) values["other"] = say(`building-${event.other.building}`);
  if ("card" in event) values["card"] = say(`card-${event.card}`);
  if ("bonus" in event) values["bonus"] = say(`bonus-${event.bonus}`);
  if ("action" in event) values["action"] = say(`action-${event.action}`);
  if ("source" in event) values["source"] = sourceWords(event.source, say);
  return values;
}

/** That a round begins: the picture shows that, the log leaves it out. */
export function heard(event: Event, { view, say }: Words): string | null {
  const { first, seats, last_round, quiet, options, round } = view;
  if (event.kind !== "turn_ended" || event.seat === null || (event.seat + 1) % seats !== first) return null;
  const isEnd = last_round || (options.quiet_rounds > 0 && quiet + 1 >= options.quiet_rounds);
  return isEnd ? null : `${say("progress-round", { round: round + 1 })}.`;
}
