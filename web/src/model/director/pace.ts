/** How long things are shown. */
import type { Pace } from "../../settings/pace.ts";

const FACTORS: Readonly<Record<Pace, number>> = { calm: 1.7, normal: 1, brisk: 0.5, once: 0, steps: 1 };
const STILL = 0.6; // of the time, where nothing moves: enough to read one thing after another

export const BREATH = 260; // ms between two moves
export const READING = 650; // ms that somebody else's turn stands in words before the next one, and before anybody is asked
export const LONG = 4500; // ms of somebody else's turn after which the rest of it takes half the time
export const HURRY = 1500; // ms in all, while a clock runs against the person
export const BRIEF = 3500; // ms that a scene holds for who likes it brisk, or that is short by itself
export const COUNTDOWN = 9000; // ms that a scene holds in company

/** How long something that takes `ms` at normal pace lasts. */
export function lasting(ms: number, pace: Pace, motion: boolean): number {
  return ms * FACTORS[pace] * (motion ? 1 : STILL);
}
