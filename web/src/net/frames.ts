/** Messages may come faster than a screen can draw them: the first at once, the rest together with the next frame. */

const HIDDEN = 200; // milliseconds: a page that nobody sees draws no frames

export function frameByFrame<Message>(handle: (messages: readonly Message[]) => void): (message: Message) => void {
  let waiting: Message[] = [];
  let resting = false;

  function rest(): void {
    resting = true;
    const wake = (): void => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      resting = false;
      take();
    };
    const frame = requestAnimationFrame(wake);
    const timer = setTimeout(wake, HIDDEN);
  }

  function take(): void {
    if (resting || waiting.length === 0) return;
    const messages = waiting;
    waiting = [];
    rest();
    handle(messages);
  }

  return (message) => {
    waiting.push(message);
    take();
  };
}
