/** Batches messages: the first is handled at once, the others together after the next frame. */
import { soon } from "../interaction/later.ts";

export function frameByFrame<Message>(handle: (messages: readonly Message[]) => void): (message: Message) => void {
  let waiting: Message[] = [];
  let resting = false;

  function take(): void {
    if (resting || waiting.length === 0) return;
    const messages = waiting;
    waiting = [];
    resting = true;
    soon(() => {
      resting = false;
      take();
    });
    handle(messages);
  }

  return (message) => {
    waiting.push(message);
    take();
  };
}
