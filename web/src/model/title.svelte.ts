/** The window's title: number of waiting tables, page, program. */

const NAME = "Farol";
let page = $state("");

/** `(2) Saboteur · Farol`. */
export const titleOf = (name: string, waiting: number): string =>
  `${waiting > 0 ? `(${waiting}) ` : ""}${name ? `${name} · ` : ""}${NAME}`;

/** The title of the open page. */
export const windowTitle = (waiting: number): string => titleOf(page, waiting);

/** Set the page's name while it is open; call inside a component. */
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
