/** Request for a bot's explanation, on a socket of its own, which is closed after the answer. */
import { randomId } from "../../net/id.ts";
import type { Language } from "../../settings/settings.svelte.ts";
import { transport } from "../../net/transport.ts";
import type { Explanation } from "../../net/wire.ts";
import { say } from "../../words/words.svelte.ts";

/** The explanation of the step with that version; a sentence if there is none. `look`: the asking seat. */
export function askExplanation(
  code: string,
  version: number,
  language: Language,
  look: number | null = null,
): Promise<Explanation | string> {
  const id = randomId();
  return new Promise((resolve) => {
    const socket = transport.connect({
      hello: () => ({ type: "hello", code, look }),
      heard(message) {
        if (message.type === "welcome") socket.send({ type: "ask-explanation", id, version, language });
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
