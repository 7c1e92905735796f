/** Texts beside the hand: what to do first, whom we wait for, the risk of a card. */
import { tell } from "../../telling/frames.ts";
import type { Context, Say } from "../../contract/drawing.ts";
import { who } from "./names.ts";
import type { Choice, LayChoice, View } from "./wire.ts";

/** The text in place of the button: what to do first, or whom we wait for. */
export function waitingText(context: Context<View>): string {
  const { view, me, seats, toAct, say } = context;
  if (view.phase === "over") return say("status-over");
  if (me === null) return say("waiting-watching");
  if (toAct === me) {
    if (view.phase === "penalty") return say("waiting-penalty");
    if (view.phase !== "act") return tell("status", view, context);
    return say(view.me?.hand.every((card) => card.blocked_by) ? "waiting-nothing" : "waiting-pick");
  }
  if (view.turn.who === "laura") return say("status-laura");
  return toAct === null ? say("status-chance") : say("waiting-for", { name: who(toAct, seats, say) });
}

/** The dice and the odds of laying a card before it is selected; empty if it is laid without a ride. */
export function riskOf(card: string, choices: readonly Choice[], say: Say): string {
  const odds = choices.find((choice): choice is LayChoice => choice.type === "lay" && choice.card === card)?.shows.odds;
  return odds ? say("odds-risk", { ...odds }) : "";
}
