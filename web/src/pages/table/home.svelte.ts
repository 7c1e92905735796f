/**
 * A lost focus returns to the table, in a lesson to the coach: after opening, a move, a dialog or a scene. In play by
 * ear the input line takes it.
 */

interface Home {
  home(): HTMLElement | undefined;
  version(): number | null; // of the shown position
  away(): boolean; // the focus has another home, or there is none
}

/** Call once, inside a component. Returns the handler for `focusout` of the window. */
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
    if (relatedTarget === null) setTimeout(comeHome); // the focused element is gone
  };
}
