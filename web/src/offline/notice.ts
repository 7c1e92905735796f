/** Push message of the server as a notification: game, table and event. */

export interface Notice {
  readonly title: string;
  readonly options: { body: string; tag: string; lang: string; icon: string; badge: string; data: string };
}

const ICON = "/icons/farol-192.png";
const LANTERN: Notice = {
  title: "Farol",
  options: { body: "", tag: "farol", lang: "en", icon: ICON, badge: ICON, data: "/" },
};

/** The notification of a push message. Also an unreadable one must show something, or the browser does. */
export function noticeOf(text: string): Notice {
  const said = read(text);
  const code =
    typeof said.code === "string" && /^[2-9A-HJKMNP-Z]{6}([2-9A-HJKMNP-Z]{2})?$/.test(said.code) ? said.code : null;
  if (code === null || typeof said.title !== "string" || typeof said.body !== "string") return LANTERN;
  const lang = said.language === "es" ? "es" : "en";
  const { options } = LANTERN;
  return { title: said.title, options: { ...options, body: said.body, tag: code, lang, data: `/#/t/${code}` } };
}

function read(text: string): Record<string, unknown> {
  try {
    const said: unknown = JSON.parse(text);
    return typeof said === "object" && said !== null ? (said as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
