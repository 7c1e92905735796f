/** A random id. `crypto.randomUUID` is missing on pages from an insecure origin, such as the local network. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, "0")).join("");
}
