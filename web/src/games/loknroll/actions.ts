/** The buttons beside the hand: actions with the selected card, and without one. */
import { settings as house } from "../../settings/settings.svelte.ts";
import type { Say } from "../../contract/drawing.ts";
import type { Card, Choice, Odds, View } from "./wire.ts";
import { lays, mightAddMore, puts, word } from "./choosing.ts";
import { percent, signed, toldName } from "./names.ts";

export type Deed =
  | { readonly kind: "choose"; readonly choice: Choice; readonly thenRoll: boolean }
  | { readonly kind: "turn" }
  | { readonly kind: "ask-pass" }
  | { readonly kind: "pick"; readonly card: string };

export interface Action {
  readonly key: string;
  readonly icon: string;
  readonly title: string;
  readonly small: string;
  readonly primary: boolean;
  readonly deed: Deed;
}

const LAY = "lok-a-build";
const ROLL = "lok-die-rolling";
const CHAOS = "lok-a-chaos";

const danger = (odds: Odds | undefined, say: Say): string =>
  odds === undefined ? "" : odds.derail <= 0 ? say("odds-safe") : say("do-danger", { chance: percent(odds.derail) });

const choosing = (choice: Choice, thenRoll = false): Deed => ({ kind: "choose", choice, thenRoll });

/** A track card is selected: lay it, with or without rolling at once, or rotate it. */
function layActions(view: View, choices: readonly Choice[], card: Card, way: number, say: Say): Action[] {
  const ways = lays(choices, card.card);
  const choice = ways[way] ?? ways[0];
  if (!choice) return [];
  const odds = choice.shows.odds;
  const dice = odds?.dice ?? 0;
  const lay = (title: string, small: string): Action => ({
    key: "lay",
    icon: LAY,
    title,
    small,
    primary: true,
    deed: choosing(choice),
  });
  const layAndRoll = (primary: boolean): Action => ({
    key: "lay-roll",
    icon: ROLL,
    title: primary ? say("do-lay-roll", { dice }) : say("do-lay-and-roll"),
    small: primary ? danger(odds, say) : say("do-lay-and-roll-small", { dice, chance: percent(odds?.derail ?? 0) }),
    primary,
    deed: choosing(choice, true),
  });
  const found: Action[] = [];
  if (!odds) found.push(lay(say("do-lay-here"), toldName(card.card, say)));
  else if (word(choices, "roll")) found.push(lay(say("do-lay-too"), say("do-lay-too-small", { dice })));
  else if (!mightAddMore(view.me?.hand ?? [], card)) found.push(layAndRoll(true));
  else found.push(lay(say("do-lay-first"), say("do-lay-first-small", { value: card.value })), layAndRoll(false));
  if (ways.length > 1) {
    const small = say("do-turn-small", { ways: ways.length });
    found.push({
      key: "turn",
      icon: "ui-rotate",
      title: say("do-turn"),
      small,
      primary: false,
      deed: { kind: "turn" },
    });
  }
  return found;
}

/** A chaos card is selected: onto the pile, combined with its top card if possible. */
function putActions(choices: readonly Choice[], card: Card, say: Say): Action[] {
  const offered = puts(choices, card.card);
  const pair = offered.find(({ combine }) => combine);
  const plain = offered.find(({ combine }) => !combine);
  const found: Action[] = [];
  if (pair) {
    const title = say("do-pair", { value: pair.shows.top?.value ?? card.value });
    found.push({ key: "pair", icon: CHAOS, title, small: say("do-pair-small"), primary: true, deed: choosing(pair) });
  }
  if (plain) {
    const small = say("do-drop-small", { value: card.value });
    found.push({ key: "put", icon: CHAOS, title: say("do-drop"), small, primary: !pair, deed: choosing(plain) });
  }
  return found;
}

function rollAction(view: View, choices: readonly Choice[], primary: boolean, say: Say): Action[] {
  const choice = word(choices, "roll");
  if (!choice) return [];
  const dice = choice.shows.odds?.dice ?? view.build?.dice ?? 0;
  return [
    {
      key: "roll",
      icon: ROLL,
      title: say("do-roll", { dice }),
      small: danger(choice.shows.odds, say),
      primary,
      deed: choosing(choice),
    },
  ];
}

function stopAction(choices: readonly Choice[], primary: boolean, say: Say): Action[] {
  const choice = word(choices, "stop");
  if (!choice) return [];
  return [
    {
      key: "stop",
      icon: "ui-check",
      title: say("action-stop"),
      small: say("do-stop-small"),
      primary,
      deed: choosing(choice),
    },
  ];
}

/** `asked`: it was pressed once and needs a confirmation because of its cost. */
function passAction(choices: readonly Choice[], asked: boolean, say: Say): Action[] {
  const choice = word(choices, "pass");
  if (!choice) return [];
  const cost = choice.shows.odds?.wheels[0];
  const small =
    cost && cost.cards > 0
      ? house.previews
        ? say("do-pass-small", { cards: cost.cards, points: signed(cost.points) })
        : say("odds-cost", { cards: cost.cards })
      : say("do-pass-free");
  return [
    {
      key: "pass",
      icon: "lok-a-pass",
      title: say(asked ? "do-pass-sure" : "action-pass.short"),
      small,
      primary: asked,
      deed: asked || !cost || cost.cards === 0 ? choosing(choice) : { kind: "ask-pass" },
    },
  ];
}

/** The chaos cards of the hand, as a reminder that they may be discarded. */
function chaosAction(choices: readonly Choice[], card: Card | null, say: Say): Action[] {
  const chaos = puts(choices)[0];
  if (!chaos || card?.type === "chaos") return [];
  return [
    {
      key: "chaos",
      icon: CHAOS,
      title: say("do-chaos"),
      small: say("do-chaos-small"),
      primary: false,
      deed: { kind: "pick", card: chaos.card },
    },
  ];
}

/** The present buttons; penalty cards have their own sheet. */
export function actionsFor(
  view: View,
  choices: readonly Choice[],
  card: Card | null,
  way: number,
  say: Say,
  passing = false,
): Action[] {
  if (view.phase === "penalty") return [];
  if (passing && word(choices, "pass")) {
    const others = actionsFor(view, choices, card, way, say).filter(({ key }) => key !== "pass");
    return [...passAction(choices, true, say), ...others.map((one) => ({ ...one, primary: false }))];
  }
  const withCard = !card
    ? []
    : card.type === "chaos"
      ? putActions(choices, card, say)
      : layActions(view, choices, card, way, say);
  const alone = withCard.length === 0;
  return [
    ...withCard,
    ...rollAction(view, choices, alone, say),
    ...stopAction(choices, alone, say),
    ...passAction(choices, false, say),
    ...chaosAction(choices, card, say),
  ];
}
