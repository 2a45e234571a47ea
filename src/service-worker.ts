import { CacheableResponsePlugin } from "workbox-cacheable-response";
import { CacheExpiration, ExpirationPlugin } from "workbox-expiration";
import { CacheFirst, NetworkFirst } from "workbox-strategies";

/**
 * What was seen once opens without a network. Pages and public answers come from the network whenever there is one; what is somebody's own
 * is never kept: only pages that say for which market and language they are, and answers that are the same for everybody.
 */
type Lasting = Event & { waitUntil: (work: Promise<unknown>) => void };
type Told = Lasting & { data: unknown };
type Fetching = Lasting & { request: Request; respondWith: (answer: Promise<Response>) => void };
/** TypeScript knows a page's globals or a worker's, and this file stands among a page's. */
declare const self: {
  location: Location;
  clients: { claim: () => Promise<void> };
  skipWaiting: () => Promise<void>;
  addEventListener: {
    (type: "fetch", act: (event: Fetching) => void): void;
    (type: "install" | "activate", act: (event: Lasting) => void): void;
    (type: "message", act: (event: Told) => void): void;
  };
};

const prefix = "seen";
const placeHeader = "offline-as";
const isMine = (name: string): boolean => name.startsWith(prefix);
const cacheOf = (place: string): string => `${prefix} ${place}`;

const files = new CacheFirst({
  cacheName: "files",
  plugins: [new ExpirationPlugin({ maxEntries: 300 }), new CacheableResponsePlugin({ statuses: [200] })],
});
const answers = new NetworkFirst({
  cacheName: cacheOf("answers"),
  plugins: [
    new ExpirationPlugin({ maxEntries: 200 }),
    { cacheWillUpdate: async ({ response }) => (isForEverybody(response) ? response : null) },
  ],
});

const isForEverybody = ({ status, headers }: Response): boolean =>
  status === 200 && (headers.get("cache-control") ?? "").includes("public");

self.addEventListener("install", () => void self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(event));
  else if (/^\/(assets|messages)\/|^\/api\/v1\/images\//.test(pathname)) {
    event.respondWith(files.handle({ event, request }));
  } else if (pathname.startsWith("/api/") && !request.headers.has("authorization")) {
    event.respondWith(answers.handle({ event, request }));
  }
});

/** A page that a link led to was put together in the browser. The server is asked for the whole of it, because only that opens by its address. */
self.addEventListener("message", (event) => {
  const seen = (event.data as { seen?: unknown } | null)?.seen;
  if (typeof seen === "string") event.waitUntil(ask(seen).catch(() => {}));
});

async function ask(address: string): Promise<void> {
  const url = new URL(address, self.location.origin);
  if (url.origin !== self.location.origin) return;
  const request = new Request(url, { headers: { accept: "text/html" } });
  const response = await fetch(request);
  const place = response.headers.get(placeHeader);
  // A browser refuses an answer that was redirected where it asked for a page.
  if (place !== null && !response.redirected) await keep(place, request, response);
}

/** From the network, else as it was seen last. */
async function page(event: Fetching): Promise<Response> {
  const { request } = event;
  try {
    const response = await fetch(request);
    const place = response.headers.get(placeHeader);
    // Nobody waits until it is kept.
    if (place !== null) event.waitUntil(keep(place, request, response.clone()));
    return response;
  } catch (error) {
    const seen = await caches.match(request, { ignoreVary: true });
    if (seen) return seen;
    throw error;
  }
}

/** Of one market and language: in another, prices and words are others. */
async function keep(place: string, request: Request, response: Response): Promise<void> {
  const others = (await caches.keys()).filter(
    (name) => isMine(name) && ![cacheOf(place), cacheOf("answers")].includes(name),
  );
  if (others.length > 0) {
    await Promise.all([...others, cacheOf("answers")].map((name) => caches.delete(name)));
  }
  const name = cacheOf(place);
  await (await caches.open(name)).put(request, response);
  const expiration = new CacheExpiration(name, { maxEntries: 200 });
  await expiration.updateTimestamp(request.url);
  await expiration.expireEntries();
}
