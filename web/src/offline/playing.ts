/** The site of a server, for playing without a network: it lies below the page and has a service worker of its own. */
export const SITE = "./site/";

const AT_A_SERVER = "farol-site"; // in the storage that a server's page shares with its site

const address = (): string => new URL(SITE, location.href).href;

/** Whether this page is the site of a server, as that server's page has said. */
export const isAtServer = (): boolean => localStorage.getItem(AT_A_SERVER) === new URL(".", location.href).href;

/** Whether this device has all of its files. */
export async function canPlayHere(): Promise<boolean> {
  if (!("serviceWorker" in navigator)) return false;
  const registration = await navigator.serviceWorker.getRegistration(address());
  if (registration?.scope !== address() || registration.active === null) return false;
  localStorage.setItem(AT_A_SERVER, address());
  return true;
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
