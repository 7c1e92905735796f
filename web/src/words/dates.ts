/** Dates for people, by the wall where they are. */

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
