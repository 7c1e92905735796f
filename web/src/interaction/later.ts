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

/** In a task of its own, when everything that has just changed has its place: to ask for one lays out nothing then. */
export const drawn = (): Promise<void> => new Promise((done) => void afterFrame(done));
