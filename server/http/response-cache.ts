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
  make: (key: string, draft: Draft) => Promise<CachedResponse | null>;
  once: <Made>(name: string, make: () => Promise<Made>) => Promise<Made>;
  /** After a change to the shop: drops everything, including what is being made. */
  clear: () => void;
  /** While changes cannot be noticed: caches nothing until `clear`. */
  pause: () => void;
};
/** The signal is aborted by a change to the shop; the draft may then mix both states and is made again. */
type Draft = (signal: AbortSignal) => Promise<CacheableResponse | null>;
type Replies = LRUCache<string, { reply: CachedResponse | null }, { draft: Draft; attempts: number }>;

const maximumAge = 900_000;
const mostValues = 1_000;

export function createResponseCache(maxBytes = 64 * 1024 * 1024): ResponseCache {
  let isPaused = false;
  const replies: Replies = new LRUCache({
    maxSize: maxBytes,
    sizeCalculation: ({ reply }, key) => (reply ? sizeInBytes(reply, key) : 1),
    ttl: maximumAge,
    ignoreFetchAbort: true,
    fetchMethod: async (key, _previous, { signal, context: { draft, attempts } }) => {
      telemetry.by?.cacheRead(false);
      const drafted = await draft(signal);
      if (signal.aborted && attempts > 1)
        return replies.fetch(key, { context: { draft, attempts: attempts - 1 } });
      const reply = drafted && (await toCachedResponse(drafted));
      if (signal.aborted) return { reply };
      const isPicture = Buffer.isBuffer(drafted?.body);
      // A fetch whose key was deleted is not stored.
      if (!reply || isPicture || isPaused) replies.delete(key);
      if (reply && isPicture && !isPaused) pictures.set(key, reply);
      return { reply };
    },
  });
  // In a cache of their own, so that they do not evict pages.
  const pictures = new LRUCache<string, CachedResponse>({
    maxSize: maxBytes / 2,
    sizeCalculation: sizeInBytes,
    ttl: maximumAge,
  });
  const values = new LRUCache<string, { made: unknown }, () => Promise<unknown>>({
    max: mostValues,
    ttl: maximumAge,
    ignoreFetchAbort: true,
    fetchMethod: async (_name, _previous, { context: make }) => ({ made: await make() }),
  });

  const forget = (paused: boolean): void => {
    isPaused = paused;
    replies.clear();
    pictures.clear();
    values.clear();
  };

  const make: ResponseCache["make"] = async (key, draft) => {
    const fetched = await replies.fetch(key, { context: { draft, attempts: 2 } });
    return fetched?.reply ?? null;
  };

  const once: ResponseCache["once"] = async <Made>(name: string, work: () => Promise<Made>) =>
    isPaused ? work() : ((await values.fetch(name, { context: work }))!.made as Made);

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
      const reply = replies.get(key)?.reply ?? pictures.get(key);
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
