/** The title of the window: how many tables wait, which page it is, and whose. */

const NAME = "Farol";
let page = $state("");

/** `(2) Saboteur · Farol`. */
export const titleOf = (name: string, waiting: number): string =>
  `${waiting > 0 ? `(${waiting}) ` : ""}${name ? `${name} · ` : ""}${NAME}`;

/** The title, as the page that is open wants it. */
export const windowTitle = (waiting: number): string => titleOf(page, waiting);

/** Call a page so while it is open; to be called inside a component. */
export function callPage(name: () => string): void {
  $effect(() => {
    const wanted = name();
    if (!wanted) return undefined;
    page = wanted;
    return () => {
      if (page === wanted) page = "";
    };
  });
}
