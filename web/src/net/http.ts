/** HTTP requests and their failures. */
import { transport } from "./transport.ts";
import type { Problem } from "./wire.ts";

/** An error of the server, or no answer (`status` 0); `message` is a sentence for people. */
export class Failure extends Error {
  constructor(
    readonly status: number,
    sentence: string,
  ) {
    super(sentence);
  }
}

export async function request(path: string, init?: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await transport.request(path, init ?? {});
  } catch {
    throw new Failure(0, "");
  }
  if (!answer.ok) throw new Failure(answer.status, await sentenceOf(answer));
  return answer;
}

async function sentenceOf(answer: Response): Promise<string> {
  try {
    const sentence = ((await answer.json()) as Problem).sentence ?? "";
    const number = answer.headers.get("farol-request"); // the request id in the server's log
    return answer.status >= 500 && sentence && number ? `${sentence} (${number})` : sentence;
  } catch {
    return ""; // not a Farol answer, for example a proxy's page
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
