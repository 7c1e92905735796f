/** Arrow keys walk through all that can be chosen, in the order of the page. */
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The place after `at` among `count`, in a circle; from nowhere the first or the last. */
export function nextPlace(at: number, step: number, count: number): number {
  if (at < 0) return step > 0 ? 0 : count - 1;
  return (at + step + count) % count;
}

/** Move the focus; true if the key was an arrow and there was somewhere to go. */
export function walk(event: KeyboardEvent, root: HTMLElement | undefined): boolean {
  const step = STEPS[event.key];
  const all = [...(root?.querySelectorAll<HTMLElement>("[data-pick]:not(:disabled)") ?? [])];
  if (step === undefined || all.length === 0) return false;
  event.preventDefault();
  all[nextPlace(all.indexOf(document.activeElement as HTMLElement), step, all.length)]?.focus();
  return true;
}
