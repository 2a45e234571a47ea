import { CacheableResponsePlugin } from "workbox-cacheable-response";
import { CacheExpiration, ExpirationPlugin } from "workbox-expiration";
import { CacheFirst, NetworkFirst } from "workbox-strategies";

/**
 * Makes pages that were visited available offline. Network first. Only responses that are the same for everyone are
 * cached: pages whose header names their market and language, and public API responses.
 */
type Lasting = Event & { waitUntil: (work: Promise<unknown>) => void };
type Told = Lasting & { data: unknown };
type Fetching = Lasting & { request: Request; respondWith: (answer: Promise<Response>) => void };
/** The TypeScript project has the DOM's globals, not a worker's. */
declare const self: {
  location: Location;
  clients: {
    claim: () => Promise<void>;
    matchAll: (which: { type: "window" }) => Promise<{ url: string }[]>;
  };
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
self.addEventListener("activate", (event) => event.waitUntil(begin()));

/** Pages that were opened before the worker was installed are cached now. */
async function begin(): Promise<void> {
  await self.clients.claim();
  const open = await self.clients.matchAll({ type: "window" });
  await Promise.all(open.map(({ url }) => ask(url).catch(() => {})));
}

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

/** A page reached by a link was rendered in the browser, so its HTML is fetched for the cache. */
self.addEventListener("message", (event) => {
  const seen = (event.data as { seen?: unknown } | null)?.seen;
  if (typeof seen === "string") event.waitUntil(ask(seen).catch(() => {}));
});

/** Search parameters that do not change a page. */
const passing = /^(market|tlId|utm_\w+|\w*clid)$/;
const offlinePage = "/offline.html";

async function ask(address: string): Promise<void> {
  const url = new URL(address, self.location.origin);
  if (url.origin !== self.location.origin) return;
  const request = new Request(url, { headers: { accept: "text/html" } });
  const response = await fetch(request);
  // A browser rejects a redirected response for a navigation.
  if (!response.redirected) await keep(response);
}

/** From the network, otherwise from the cache. */
async function page(event: Fetching): Promise<Response> {
  const { request } = event;
  try {
    const response = await fetch(request);
    // The response does not wait for the cache.
    if (response.headers.has(placeHeader)) event.waitUntil(keep(response.clone()));
    return response;
  } catch (error) {
    const url = new URL(request.url);
    const isElsewhere = await isOfAnotherMarket(url.searchParams.get("market"));
    const besides = [...url.searchParams.keys()].filter((name) => passing.test(name));
    for (const name of besides) url.searchParams.delete(name);
    const seen = (isElsewhere ? undefined : await kept(url.href)) ?? (await kept(offlinePage));
    if (seen) return seen;
    throw error;
  }
}

/** The `market` parameter overrides the path, and the cache holds the prices of one market only. */
const isOfAnotherMarket = async (market: string | null): Promise<boolean> =>
  market !== null && !(await caches.keys()).some((name) => name.startsWith(cacheOf(`${market}.`)));

const kept = (address: string): Promise<Response | undefined> => caches.match(address, { ignoreVary: true });

/**
 * Caches a response under the URL that its header names. The cache holds one market locale; pages of another are deleted,
 * because their prices and texts differ.
 */
async function keep(response: Response): Promise<void> {
  const [place, address] = response.headers.get(placeHeader)?.split(" ") ?? [];
  if (place === undefined || address === undefined) return;
  const others = (await caches.keys()).filter(
    (name) => isMine(name) && ![cacheOf(place), cacheOf("answers")].includes(name),
  );
  if (others.length > 0) {
    await Promise.all([...others, cacheOf("answers")].map((name) => caches.delete(name)));
  }
  const name = cacheOf(place);
  const cache = await caches.open(name);
  const { href } = new URL(address, self.location.origin);
  await cache.put(href, response);
  const expiration = new CacheExpiration(name, { maxEntries: 200 });
  await expiration.updateTimestamp(href);
  await expiration.expireEntries();
  if (await cache.match(offlinePage)) return;
  const offline = await fetch(`/offline-${place.split(".")[1]}.html`);
  if (offline.ok) await cache.put(offlinePage, offline);
}
