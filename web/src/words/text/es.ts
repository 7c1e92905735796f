/** All words of the shell in one language: a file of its own, so that nobody loads the others. */
const FOUND = import.meta.glob<string>(["./es.ftl", "../../pages/*/text/es.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
export const sources: readonly string[] = Object.values(FOUND);
