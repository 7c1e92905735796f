/** Finished games of a website without a server, handed in to the history of a server. */
import { Failure, request } from "./http.ts";
import { overNetwork } from "./overNetwork.ts";
import type { HandedIn } from "./wire.ts";

export interface Handed {
  taken: number;
  again: number; // were there before
  refused: number;
  reason: string; // of the last refusal
}

const [BAD, UNFIT, TOO_LARGE] = [400, 409, 413]; // this game, not the next one

/** Hand in games, a line each, to the server of this address. Rejects where it takes no more; those before are kept. */
export async function handIn(lines: string): Promise<Handed> {
  const handed: Handed = { taken: 0, again: 0, refused: 0, reason: "" };
  const headers = { "Content-Type": "application/json" };
  for (const body of lines.split("\n").filter((line) => line.trim() !== "")) {
    try {
      const answer = await request("/api/me/games", { method: "POST", headers, body }, overNetwork());
      const { again } = (await answer.json()) as HandedIn;
      handed[again ? "again" : "taken"] += 1;
    } catch (error) {
      if (!(error instanceof Failure) || ![BAD, UNFIT, TOO_LARGE].includes(error.status)) throw error;
      handed.refused += 1;
      handed.reason = error.message;
    }
  }
  return handed;
}
