/** HTTP requests and their failures. */
import type { Transport } from "./socket.ts";
import { transport } from "./transport.ts";
import type { Moderated, Problem } from "./wire.ts";

export const UNCHANGED = 304; // the client knows this answer

/** An error of the server, or no answer (`status` 0); `message` is a sentence for people. */
export class Failure extends Error {
  constructor(
    readonly status: number,
    sentence: string,
    readonly moderated: Moderated | null = null, // by moderators, for words in one's own language
  ) {
    super(sentence);
  }
}

export async function request(
  path: string,
  init?: RequestInit,
  way: Pick<Transport, "request"> = transport,
): Promise<Response> {
  let answer: Response;
  try {
    answer = await way.request(path, init ?? {});
  } catch {
    throw new Failure(0, "");
  }
  if (!answer.ok && answer.status !== UNCHANGED) throw await failureOf(answer);
  return answer;
}

async function failureOf(answer: Response): Promise<Failure> {
  try {
    const { sentence = "", moderated = null } = (await answer.json()) as Partial<Problem>;
    const number = answer.headers.get("farol-request"); // the request id in the server's log
    const told = answer.status >= 500 && sentence && number ? `${sentence} (${number})` : sentence;
    return new Failure(answer.status, told, moderated);
  } catch {
    return new Failure(answer.status, ""); // not a Farol answer, for example a proxy's page
  }
}

export async function get<T>(path: string): Promise<T> {
  return (await (await request(path)).json()) as T;
}

export async function put<T>(method: "POST" | "PUT" | "PATCH" | "DELETE", path: string, body: unknown): Promise<T> {
  const init = { method, headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  const answer = await request(path, init);
  return (answer.status === 204 ? null : await answer.json()) as T;
}
