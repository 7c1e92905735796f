/** Dates for people, by the wall where they are. */

/** Of today only the time, such as "18:00"; seconds since 1970. */
export function sinceText(date: number, language: string, now = Date.now()): string {
  const then = new Date(date * 1000);
  if (then.toDateString() !== new Date(now).toDateString()) return dateText(date, language);
  return new Intl.DateTimeFormat(language, { hour: "2-digit", minute: "2-digit" }).format(then);
}

/** Such as "Thu, 5 Nov, 18:00"; seconds since 1970. */
export function dateText(date: number, language: string): string {
  const format = new Intl.DateTimeFormat(language, {
    weekday: "short",
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
  });
  return format.format(new Date(date * 1000));
}
