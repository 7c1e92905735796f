/** Why a bot did what it did: asked after the end, over a socket that closes with the answer. */
import { randomId } from "./id.ts";
import type { Language } from "./settings.svelte.ts";
import { connect } from "./socket.ts";
import { socketAddress } from "./table.svelte.ts";
import type { Explanation } from "./wire.ts";

/** The explanation of the step with that version; a sentence if there is none. */
export function askExplanation(code: string, version: number, language: Language): Promise<Explanation | string> {
  const id = randomId();
  return new Promise((resolve) => {
    const socket = connect(socketAddress(), {
      hello: () => ({ type: "hello", code }),
      heard(message) {
        if (message.type === "welcome") socket.send({ type: "ask-explanation", id, version, language });
        if (message.type === "explanation" && message.id === id) finish(message);
        if (message.type === "refused") finish(message.sentence);
      },
      line: () => undefined,
    });
    function finish(found: Explanation | string): void {
      socket.close();
      resolve(found);
    }
  });
}
