/**
 * Focus without a place goes to the table, in a lesson to the coach: when it opens, after a move, a dialog or a scene. In
 * play by ear the input line takes it.
 */

interface Home {
  home(): HTMLElement | undefined;
  version(): number | null; // as far as it was seen
  away(): boolean; // the focus has another home, or there is none
}

/** Call once, inside of a component. The answer is for `focusout` of the window. */
export function followFocus({ home, version, away }: Home): (event: FocusEvent) => void {
  function comeHome(): void {
    if (!away() && document.activeElement === document.body) home()?.focus({ preventScroll: true });
  }

  $effect(() => {
    void [home(), version()];
    const timer = setTimeout(comeHome);
    return () => clearTimeout(timer);
  });

  return ({ relatedTarget }) => {
    if (relatedTarget === null) setTimeout(comeHome); // what had it is gone
  };
}
