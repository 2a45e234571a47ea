import { LRUCache } from "lru-cache";
import { telemetry } from "#server/platform/telemetry/telemetry.ts";
import {
  toCachedResponse,
  sizeInBytes,
  compressFully,
  type CachedResponse,
  type CacheableResponse,
} from "./cached-response.ts";

/** Responses that are the same for everyone, made once per change to the shop. */
export type ResponseCache = {
  get: (key: string) => CachedResponse | undefined;
  /** Returns the cached response or makes and caches it; concurrent calls share one. A null draft is not cached. */
  make: (key: string, draft: () => Promise<CacheableResponse | null>) => Promise<CachedResponse | null>;
  once: <Made>(name: string, make: () => Promise<Made>) => Promise<Made>;
  /** After a change to the shop: drops everything, including what is being made. */
  clear: () => void;
  /** While changes cannot be noticed: caches nothing until `clear`. */
  pause: () => void;
};

const maximumAge = 900_000;

export function createResponseCache(maxBytes = 64 * 1024 * 1024): ResponseCache {
  const replies = new LRUCache<string, CachedResponse>({
    maxSize: maxBytes,
    sizeCalculation: sizeInBytes,
    ttl: maximumAge,
  });
  const pictures = new LRUCache<string, CachedResponse>({
    maxSize: maxBytes / 2,
    sizeCalculation: sizeInBytes,
    ttl: maximumAge,
  });
  let generation = {};
  let isPaused = false;
  let making = new Map<string, Promise<CachedResponse | null>>();
  let values = new Map<string, { made: Promise<unknown>; until: number }>();

  const forget = (paused: boolean): void => {
    generation = {};
    isPaused = paused;
    replies.clear();
    pictures.clear();
    making = new Map();
    values = new Map();
  };

  /** A value made while the shop changes may mix both states, so it is made again. */
  async function makeOfOneShop(
    key: string,
    draft: () => Promise<CacheableResponse | null>,
    attempts = 2,
  ): Promise<CachedResponse | null> {
    const generationAtStart = generation;
    const drafted = await draft();
    if (generationAtStart !== generation && attempts > 1) return makeOfOneShop(key, draft, attempts - 1);
    const reply = drafted && (await toCachedResponse(drafted));
    // In a cache of their own, so that they do not evict pages.
    const shelf = Buffer.isBuffer(drafted?.body) ? pictures : replies;
    if (reply && generationAtStart === generation && !isPaused) shelf.set(key, reply);
    return reply;
  }

  const make: ResponseCache["make"] = (key, draft) => {
    const running = making.get(key);
    if (running) return running;
    const ownMaking = making;
    telemetry.by?.cacheRead(false);
    const made = makeOfOneShop(key, draft);
    ownMaking.set(key, made);
    const end = () => void ownMaking.delete(key);
    made.then(end, end);
    return made;
  };

  const once: ResponseCache["once"] = <Made>(name: string, work: () => Promise<Made>) => {
    const known = values.get(name);
    const now = performance.now();
    if (known && known.until > now) return known.made as Promise<Made>;
    const made = work();
    const ownValues = values;
    const value = { made, until: isPaused ? now : now + maximumAge };
    ownValues.set(name, value);
    made.catch(() => ownValues.get(name) === value && ownValues.delete(name));
    return made;
  };

  /**
   * A response that is requested again is worth full compression. One at a time, so that a change to the shop does
   * not occupy a processor for long.
   */
  let isTightening = false;
  async function tightenOne(reply: CachedResponse): Promise<void> {
    isTightening = true;
    try {
      await compressFully(reply);
    } catch {}
    isTightening = false;
  }

  return {
    get: (key) => {
      const reply = replies.get(key) ?? pictures.get(key);
      if (!reply) return undefined;
      telemetry.by?.cacheRead(true);
      if (!reply.isTight && !isTightening) void tightenOne(reply);
      return reply;
    },
    make,
    once,
    clear: () => forget(false),
    pause: () => forget(true),
  };
}
