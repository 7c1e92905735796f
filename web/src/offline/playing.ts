/** The site of a server, for playing without a network: it lies below the page and has a service worker of its own. */
export const SITE = "./site/";

const address = (): string => new URL(SITE, location.href).href;

/** Whether this device has all of its files. */
export async function canPlayHere(): Promise<boolean> {
  if (!("serviceWorker" in navigator)) return false;
  const registration = await navigator.serviceWorker.getRegistration(address());
  return registration?.scope === address() && registration.active !== null;
}

/** Fetch all of its files; rejects when that fails. */
export async function fetchSite(): Promise<void> {
  const registration = await navigator.serviceWorker.register(`${SITE}worker.js`, { scope: SITE });
  const worker = registration.installing ?? registration.waiting;
  if (registration.active || !worker) return;
  await new Promise<void>((done, failed) => {
    worker.addEventListener("statechange", () => {
      if (worker.state === "activated") done();
      if (worker.state === "redundant") failed(new Error());
    });
  });
}
