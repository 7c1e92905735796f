/** Local dates for people. */

/** A regional variant of a language by the browser's languages: English dates in Britain are British. */
export function localeOf(language: string, preferred: readonly string[] = navigator.languages): string {
  const same = preferred.find((one) => one.split("-")[0] === language);
  if (same) return same;
  const region = preferred[0] ? new Intl.Locale(preferred[0]).region : undefined;
  return region ? `${language}-${region}` : language;
}

/** Only the time for today, such as "18:00"; seconds since 1970. */
export function sinceText(date: number, language: string, now = Date.now()): string {
  const then = new Date(date * 1000);
  if (then.toDateString() !== new Date(now).toDateString()) return dateText(date, language);
  return new Intl.DateTimeFormat(localeOf(language), { hour: "2-digit", minute: "2-digit" }).format(then);
}

/** Such as "Thu, 5 Nov, 18:00"; seconds since 1970. */
export function dateText(date: number, language: string): string {
  const format = new Intl.DateTimeFormat(localeOf(language), {
    weekday: "short",
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
  });
  return format.format(new Date(date * 1000));
}
