/** Durations of animations. */
import type { Pace } from "../../settings/pace.ts";

const FACTORS: Readonly<Record<Pace, number>> = { calm: 1.7, normal: 1, brisk: 0.5, once: 0, steps: 1 };
const STILL = 0.6; // factor without motion: enough to read one thing after another

export const BREATH = 260; // ms between two moves
export const READING = 650; // ms that somebody else's turn stays readable, before the next one or a prompt
export const LONG = 4500; // ms of somebody else's turn after which the rest takes half the time
export const HURRY = 1500; // ms in total, while the person's clock runs
export const BRIEF = 3500; // ms of a short scene, or at a brisk pace
export const COUNTDOWN = 9000; // ms of a scene in company

/** The duration of `ms` at normal pace. */
export function lasting(ms: number, pace: Pace, motion: boolean): number {
  return ms * FACTORS[pace] * (motion ? 1 : STILL);
}
