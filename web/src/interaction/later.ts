/** Deferred work: long tasks block input. */

/** Run in a separate task after the next frame and its layout; returns a function that cancels. */
export function afterFrame(work: () => void): () => void {
  let later: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (later = setTimeout(work)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(later);
  };
}

const NO_FRAME = 100; // ms without a frame: the page is hidden, and must not wait for one

/** The same, but also without frames, as in a hidden tab. */
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

/** Resolves in a separate task after the next frame: measuring then forces no layout. */
export const drawn = (): Promise<void> => new Promise((done) => void afterFrame(done));
