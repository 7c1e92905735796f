/** Pace of animations. */
export type Pace = "calm" | "normal" | "brisk" | "once" | "steps";

export const PACES: readonly Pace[] = ["calm", "normal", "brisk", "once", "steps"];
