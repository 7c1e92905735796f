/** The tutorial: a first game against bots, one thing at a time. */
import type { Context, EventView, Lesson } from "../contract.ts";
import type { LokView } from "./view.ts";

const SETUP = ["start", "setup-draw", "setup-lay"];

const iDid =
  (kind: string) =>
  ({ me }: Context<LokView>, since: readonly EventView[]): boolean =>
    since.some((event) => event.kind === kind && event.seat === me);

export const lessons: readonly Lesson<LokView>[] = [
  { text: "lesson-aim" },
  { text: "lesson-setup", done: ({ view }) => !SETUP.includes(view.phase) },
  { text: "lesson-values" },
  { text: "lesson-build", done: iDid("thrown") },
  { text: "lesson-ride" },
  { text: "lesson-penalty" },
  { text: "lesson-pass" },
  { text: "lesson-end" },
];

export const lessonOptions = { start: "seat_1" };
