/** All texts of the shell in one language: a separate file, so that the others are not loaded. */
const FOUND = import.meta.glob<string>(["./en.ftl", "../../pages/*/text/en.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
export const sources: readonly string[] = Object.values(FOUND);
