/** Halloween in words: choices, what happened, what is going on. */
import type { Choice, Context, EventView, LogLine, Say } from "../contract.ts";
import { balanceWords } from "./balance.ts";
import { oddsOf, percent } from "./choices.ts";
import { nextColour, oddsIn, type Fight } from "./news.ts";
import { levelOf, type Card, type Cell, type Colour, type View } from "./view.ts";

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
  const text = (field: string) => String(choice[field] ?? "");
  const colour = choice["colour"] === undefined ? "" : say(`colour-${text("colour")}`);
  const building = choice["building"] === undefined ? "" : say(`building-${text("building")}`);
  const section = Number(choice["section"] ?? 0);
  switch (choice.type) {
    case "done":
      return OWN_PASS.has(step) ? say(`pass-${step}`) : say("pass");
    case "end_turn":
      return say("end-turn");
    case "act":
      return say(choice["raised"] ? "do-act-raised" : "do-act", { section, action: say(`action-${text("action")}`) });
    case "rest":
      return say("do-act", { section, action: say("action-rest") });
    case "occupy":
      return say("do-occupy", { card: say(`card-${text("card")}`) });
    case "use_card":
      return say("do-use", { what: say(`card-${text("card")}`) });
    case "use_bonus":
      return say("do-use", { what: say(`bonus-${text("bonus")}`) });
    case "ghost":
      return say("do-ghost", { verb: verb(step, say), building, colour });
    case "pair": {
      const [one = "blue", two = "blue"] = choice["colours"] as string[];
      return say("do-pair", { verb: say("action-summon"), building, one: say(`colour-${one}`), two: say(`colour-${two}`) });
    }
    case "building":
      return say("do-building", { verb: verb(step, say), building });
    case "haunt":
      return say(choice["extra"] ? "do-haunt-extra" : "do-haunt", { verb: say("action-haunt"), building, colour });
    case "take_back":
      return say("do-haunt", { verb: say("verb-take_back"), building, colour });
    case "place":
      return say("do-ghost", { verb: say("verb-place"), building, colour });
    case "section":
      return say("do-section", { verb: verb(step, say), section });
    case "sections":
      return say("do-sections", { verb: verb(step, say), sections: listed((choice["sections"] as number[]).map(String), say) });
    case "points":
      return say("do-points");
    case "number":
      return say("do-number", { number: Number(choice["number"]) });
    case "colour":
      return say("do-colour", { verb: verb(step, say), colour });
    case "pay":
      return say("do-pay", { tokens: listed((choice["tokens"] as string[]).map((each) => say(`colour-${each}`)), say) });
    case "trade":
      return tradeWords(text("colour") as Colour, choice["up"] === true, say);
    case "disc":
      if (choice["from"] === "reserve") return say("do-disc-reserve");
      return say(step === "recover" ? "do-disc-back" : "do-disc", { section, action: say(`action-${text("action")}`) });
    case "keep":
      return say("do-keep", { bonus: say(`bonus-${view.pending?.bonus ?? "reroll"}`) });
    case "discard":
      return say("do-discard", { bonus: say(`bonus-${text("bonus")}`) });
    case "reroll_token":
      return say("do-use", { what: say("bonus-reroll") });
    case "reroll":
    case "add_three":
    case "bigger_die":
      return dieWords(choice, view, say);
    default:
      return choice.type;
  }
}

function tradeWords(colour: Colour, up: boolean, say: Say): string {
  const level = levelOf(colour);
  const other = ["blue", "green", "yellow", "orange", "red"][up ? level : level - 2] ?? "blue";
  return say(up ? "do-trade-up" : "do-trade-down", { one: say(`colour-${colour}`), other: say(`colour-${other}`) });
}

/** Helpers name their die by its number too: two dice may be of one colour. */
function dieWords(choice: Choice, view: View, say: Say): string {
  const die = Number(choice["die"]);
  const colour = view.dice[die - 1]?.colour ?? view.pending?.roll?.attacker?.colour ?? "blue";
  return say(`do-${choice.type.replace("_", "-")}`, { die, colour: say(`colour-${colour}`) });
}

/** A choice with all it promises, for lists and screen readers. */
export function label(choice: Choice, context: Words): string {
  const { say } = context;
  const odds = oddsOf(choice);
  const promises = [
    balanceWords(choice, say),
    odds && (choice.type === "ghost" || context.view.pending?.roll) ? say("odds-to-win", { percent: percent(odds) }) : "",
  ].filter(Boolean);
  const text = title(choice, context);
  return promises.length > 0 ? say("do-with", { what: text, promises: promises.join(", ") }) : text;
}

/** "yellow against green at the school, with 58 % to win" */
export function fightWords({ ghost, foe, odds }: Fight, say: Say): string {
  const values = { colour: say(`colour-${ghost.colour}`), foe: say(`colour-${foe.colour}`), at: say(`at-${foe.building}`) };
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
  if (!step) {
    const used = view.players[view.turn]?.sections.every(({ done }) => done);
    const master = String(view.options.master); // no cards and no bonus tokens there
    return say(view.to_act !== me ? "status-other" : used ? "status-used" : "status-menu", { master });
  }
  if (step === "pay" || step === "disc_for_card" || step === "share") {
    return say("status-for-card", { card: say(`card-${view.pending?.card ?? 1}`), decision: say(`decision-${step}`) });
  }
  return say(`decision-${step}`);
}

const ICONS: Readonly<Record<string, string>> = {
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
const STRONG = new Set(["haunted", "occupied", "end_triggered", "game_over"]);

function iconOf(event: EventView): string | undefined {
  const { kind } = event;
  if (kind.startsWith("bonus_") && event["bonus"]) return `hal-bonus-${String(event["bonus"])}`;
  const level = event["colour"] === undefined ? 0 : levelOf(event["colour"] as Colour);
  if (kind === "rolled") return `hal-d${level * 2 + 2}`;
  if (kind.startsWith("tokens_")) return `hal-token-${level}`;
  if (kind === "action") return `hal-a-${String(event["action"])}`;
  return ICONS[kind];
}

/** One line of the log. */
export function log(event: EventView, context: Words): LogLine {
  const { say } = context;
  const ghost = event["ghost"] as unknown as Cell | undefined;
  const foe = event["foe"] as unknown as Cell | undefined;
  const other = event["other"] as unknown as Cell | undefined;
  const values: Record<string, string | number> = { player: seatName(context, event.seat) };
  for (const [name, value] of Object.entries(event)) if (typeof value === "number" && name !== "seat") values[name] = value;
  const colour = ghost && event.kind === "upgraded" ? nextColour(ghost.colour) : (ghost?.colour ?? event["colour"]);
  if (colour) {
    values["colour"] = say(`colour-${String(colour)}`);
    values["ghost"] = say("a-ghost", { colour: values["colour"], hue: String(colour) });
  }
  const building = ghost?.building ?? event["building"];
  if (building) {
    values["building"] = say(`building-${String(building)}`);
    values["at"] = say(`at-${String(foe?.building ?? building)}`);
    values["from"] = say(`from-${String(building)}`);
  }
  if (event["to"]) values["to"] = say(`to-${String(event["to"])}`);
  if (event.kind === "attacked") values["percent"] = percent(oddsIn(event));
  if (foe) values["foe"] = say(`colour-${foe.colour}`);
  if (other) values["other"] = say(`building-${other.building}`);
  if (event["card"]) values["card"] = say(`card-${String(event["card"])}`);
  if (event["bonus"]) values["bonus"] = say(`bonus-${String(event["bonus"])}`);
  if (event["action"]) values["action"] = say(`action-${String(event["action"])}`);
  if (event["source"]) values["source"] = sourceWords(String(event["source"]), say);
  const icon = iconOf(event);
  return { text: say(`event-${event.kind}`, values), strong: STRONG.has(event.kind), ...(icon ? { icon } : {}) };
}
