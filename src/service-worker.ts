import { CacheableResponsePlugin } from "workbox-cacheable-response";
import { CacheExpiration, ExpirationPlugin } from "workbox-expiration";
import { CacheFirst, NetworkFirst } from "workbox-strategies";

/**
 * Makes pages that were visited available offline. Network first. Only responses that are the same for everyone are
 * cached: pages whose header names their market and language, and public API responses.
 */
type ExtendableEvent = Event & { waitUntil: (work: Promise<unknown>) => void };
type MessageEvent = ExtendableEvent & { data: unknown };
type FetchEvent = ExtendableEvent & { request: Request; respondWith: (result: Promise<Response>) => void };
/** The TypeScript project has the DOM's globals, not a worker's. */
declare const self: {
  location: Location;
  clients: {
    claim: () => Promise<void>;
    matchAll: (which: { type: "window" }) => Promise<{ url: string }[]>;
  };
  skipWaiting: () => Promise<void>;
  addEventListener: {
    (type: "fetch", act: (event: FetchEvent) => void): void;
    (type: "install" | "activate", act: (event: ExtendableEvent) => void): void;
    (type: "message", act: (event: MessageEvent) => void): void;
  };
};

const prefix = "seen";
const placeHeader = "offline-as";
const isOwnCache = (name: string): boolean => name.startsWith(prefix);
const cacheName = (marketLocale: string): string => `${prefix} ${marketLocale}`;

const files = new CacheFirst({
  cacheName: "files",
  plugins: [new ExpirationPlugin({ maxEntries: 300 }), new CacheableResponsePlugin({ statuses: [200] })],
});
const apiResponses = new NetworkFirst({
  cacheName: cacheName("answers"),
  plugins: [
    new ExpirationPlugin({ maxEntries: 200 }),
    { cacheWillUpdate: async ({ response }) => (isPublic(response) ? response : null) },
  ],
});

const isPublic = ({ status, headers }: Response): boolean =>
  status === 200 && (headers.get("cache-control") ?? "").includes("public");

self.addEventListener("install", () => void self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(activate()));

/** Pages that were opened before the worker was installed are cached now. */
async function activate(): Promise<void> {
  await self.clients.claim();
  const open = await self.clients.matchAll({ type: "window" });
  await Promise.all(open.map(({ url }) => fetchAndStore(url).catch(() => {})));
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(respondToNavigation(event));
  else if (/^\/(assets|messages)\/|^\/api\/v1\/images\//.test(pathname)) {
    event.respondWith(files.handle({ event, request }));
  } else if (pathname.startsWith("/api/") && !request.headers.has("authorization")) {
    event.respondWith(apiResponses.handle({ event, request }));
  }
});

/** A page reached by a link was rendered in the browser, so its HTML is fetched for the cache. */
self.addEventListener("message", (event) => {
  const seen = (event.data as { seen?: unknown } | null)?.seen;
  if (typeof seen === "string") event.waitUntil(fetchAndStore(seen).catch(() => {}));
});

/** Search parameters that do not change a page. */
const ignoredParameters = /^(market|tlId|utm_\w+|\w*clid)$/;
const offlinePage = "/offline.html";

async function fetchAndStore(address: string): Promise<void> {
  const url = new URL(address, self.location.origin);
  if (url.origin !== self.location.origin) return;
  const request = new Request(url, { headers: { accept: "text/html" } });
  const turn = nextTurn();
  const response = await fetch(request);
  // A browser rejects a redirected response for a navigation.
  if (!response.redirected) await store(response, turn);
}

/** From the network, otherwise from the cache. */
async function respondToNavigation(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const turn = nextTurn();
  try {
    const response = await fetch(request);
    // The response does not wait for the cache.
    if (response.headers.has(placeHeader)) event.waitUntil(store(response.clone(), turn));
    return response;
  } catch (error) {
    const url = new URL(request.url);
    const isOtherMarket = await lacksMarket(url.searchParams.get("market"));
    const ignoredNames = [...url.searchParams.keys()].filter((name) => ignoredParameters.test(name));
    for (const name of ignoredNames) url.searchParams.delete(name);
    const seen =
      (isOtherMarket ? undefined : await cachedResponse(url.href)) ?? (await cachedResponse(offlinePage));
    if (seen) return seen;
    throw error;
  }
}

/** The `market` parameter overrides the path, and the cache holds the prices of one market only. */
const lacksMarket = async (market: string | null): Promise<boolean> =>
  market !== null && !(await caches.keys()).some((name) => name.startsWith(cacheName(`${market}.`)));

const cachedResponse = (address: string): Promise<Response | undefined> =>
  caches.match(address, { ignoreVary: true });

let turns = 0;
const nextTurn = (): number => (turns += 1);
let stored = { turn: 0, marketLocale: "" };
let storing: Promise<void> = Promise.resolve();

/**
 * Caches a response under the URL that its header names, one at a time. The cache holds one market locale; pages of
 * another are deleted, because their prices and texts differ. A response that was requested before the newest one and is
 * of another market locale comes too late.
 */
function store(response: Response, turn: number): Promise<void> {
  const result = storing.then(() => storeNow(response, turn));
  storing = result.catch(() => {});
  return result;
}

async function storeNow(response: Response, turn: number): Promise<void> {
  const [marketLocale, address] = response.headers.get(placeHeader)?.split(" ") ?? [];
  if (marketLocale === undefined || address === undefined) return;
  if (turn < stored.turn && marketLocale !== stored.marketLocale) return;
  stored = { turn: Math.max(turn, stored.turn), marketLocale };
  const otherCaches = (await caches.keys()).filter(
    (name) => isOwnCache(name) && ![cacheName(marketLocale), cacheName("answers")].includes(name),
  );
  if (otherCaches.length > 0) {
    await Promise.all([...otherCaches, cacheName("answers")].map((name) => caches.delete(name)));
  }
  const name = cacheName(marketLocale);
  const cache = await caches.open(name);
  const { href } = new URL(address, self.location.origin);
  await cache.put(href, response);
  const expiration = new CacheExpiration(name, { maxEntries: 200 });
  await expiration.updateTimestamp(href);
  await expiration.expireEntries();
  if (await cache.match(offlinePage)) return;
  const offline = await fetch(`/offline-${marketLocale.split(".")[1]}.html`);
  if (offline.ok) await cache.put(offlinePage, offline);
}
