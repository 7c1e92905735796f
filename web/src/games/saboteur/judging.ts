/** What a round's end brings to light about claims and suspicions. */
import type { JsonObject, Verdict } from "../../contract/drawing.ts";
import type { Event } from "./wire.ts";

const ending = (round: readonly Event[]) => round.find((event) => event.kind === "round-over");

/** Reports and hints of the treasure, opinions, and "trust me"; the rest cannot be judged. */
export function judges(claim: JsonObject, seat: number, round: readonly Event[]): Verdict | null {
  const end = ending(round);
  if (!end) return null;
  const { type, goal, find, about, stance } = claim;
  const gold = end.goals[Number(goal)] === "treasure";
  if (type === "saw") return find === "nothing" ? null : { right: gold === (find === "gold") };
  if (type === "dig") return { right: gold };
  if (type === "trust-me") return { right: !end.saboteurs.includes(seat) };
  if (type !== "think" || stance === "unsure") return null;
  return { right: end.saboteurs.includes(Number(about)) === (stance === "saboteur"), about: Number(about) };
}

/** A digger who breaks somebody's tool takes them for a saboteur. A saboteur's blow is no suspicion. */
export function suspects(event: Event, round: readonly Event[]): Verdict | null {
  const end = ending(round);
  if (!end || event.kind !== "broke") return null;
  const { seat, target } = event;
  if (seat === target || end.saboteurs.includes(seat)) return null;
  return { right: end.saboteurs.includes(target), about: target };
}

/** The ends of rounds, and goals that were reached. */
export function decides({ kind }: Event): number {
  return kind === "round-over" ? 2 : kind === "turned-up" ? 1 : 0;
}
