/** Requests of company. */
import { put, request, UNCHANGED } from "../../net/http.ts";
import type { CompanyBoard, Wishes } from "../../net/wire.ts";

/** A board with its tag; the tag is empty if it is not known. */
export interface Answer {
  readonly board: CompanyBoard;
  readonly tag: string;
}

/** The board, or null if it is the one of this tag; who looks for company goes on looking by asking for it. */
export async function board(tag: string): Promise<Answer | null> {
  const answer = await request("/api/company", tag ? { headers: { "If-None-Match": tag } } : {});
  if (answer.status === UNCHANGED) return null;
  return { board: (await answer.json()) as CompanyBoard, tag: answer.headers.get("ETag") ?? "" };
}

export const seek = (wishes: Wishes): Promise<Answer> => changed("PUT", wishes);
export const stop = (): Promise<Answer> => changed("DELETE", {});

async function changed(method: "PUT" | "DELETE", body: object): Promise<Answer> {
  return { board: await put<CompanyBoard>(method, "/api/company/search", body), tag: "" };
}
