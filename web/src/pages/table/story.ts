/** The course of a finished game in sentences. */
import type { SeatInfo } from "../../contract/drawing.ts";
import type { Story } from "../../model/story.ts";
import { say } from "../../words/words.svelte.ts";

/** The turning point, and the greatest gain. */
export function courseInWords(
  { turning, best }: Pick<Story, "turning" | "best">,
  seats: readonly SeatInfo[],
): string[] {
  const name = (seat: number): string => seats[seat]?.name ?? "";
  const sentences: string[] = [];
  if (turning) sentences.push(say(`story-turning-${turning.kind}`, { name: name(turning.seat) }));
  if (best) sentences.push(say("story-best", { name: name(best.seat), points: best.points }));
  return sentences;
}
