/** Work that need not be done in the task that asks for it: a page answers nobody while a task runs. */

/** Have it done in a task of its own after the next frame, when everything has its place; the answer cancels. */
export function afterFrame(work: () => void): () => void {
  let later: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (later = setTimeout(work)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(later);
  };
}

const NO_FRAME = 100; // ms without a frame: nobody looks at this page, and what goes on must not wait for it

/** The same for what has to be done even if no frame comes. */
export function soon(work: () => void): () => void {
  const stop = (): void => {
    cancel();
    clearTimeout(late);
  };
  const once = (): void => {
    stop();
    work();
  };
  const cancel = afterFrame(once);
  const late = setTimeout(once, NO_FRAME);
  return stop;
}

/** In a task of its own, when everything that has just changed has its place: to ask for one lays out nothing then. */
export const drawn = (): Promise<void> => new Promise((done) => void afterFrame(done));
