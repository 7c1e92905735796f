/** Request for a bot's explanation, on a socket of its own, which is closed after the answer. */
import { randomId } from "../../net/id.ts";
import type { Language } from "../../settings/settings.svelte.ts";
import { transport } from "../../net/transport.ts";
import type { Explanation, Step } from "../../net/wire.ts";
import { say } from "../../words/words.svelte.ts";

/** A bot's move or claim, by its number. */
export interface Doing {
  readonly version: number;
  readonly seat: number;
  readonly said?: number | undefined;
}

/** A step or claim about which somebody may ask why. */
export type Asking = Pick<Step, "seat" | "version" | "undo_to"> & { readonly said?: number | undefined };
/** The request for an explanation; null: there is none. */
export type Explains = (asking: Asking) => (() => void) | null;

/** The explanation of a move or claim; a sentence if there is none. `look`: the asking seat. */
export function askExplanation(
  code: string,
  { version, said = null }: Pick<Doing, "version"> & { said?: number | null | undefined },
  language: Language,
  look: number | null = null,
): Promise<Explanation | string> {
  const id = randomId();
  return new Promise((resolve) => {
    const socket = transport.connect({
      hello: () => ({ type: "hello", code, look }),
      heard(message) {
        if (message.type === "welcome") socket.send({ type: "ask-explanation", id, version, said, language });
        if (message.type === "explanation" && message.id === id) finish(message);
        if (message.type === "refused") finish(say("why-unknown"));
      },
      connection: () => undefined,
    });
    function finish(found: Explanation | string): void {
      socket.close();
      resolve(found);
    }
  });
}
