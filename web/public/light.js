// Before anything is drawn: lamplight or daylight, as settings.svelte.ts will say again.
{
  let theme = null;
  try {
    theme = JSON.parse(localStorage.getItem("farol-settings"))?.theme;
  } catch {
    // storage is forbidden, or holds somebody else's text
  }
  const dark = theme === "dark" || (theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
}
