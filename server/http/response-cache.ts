import { LRUCache } from "lru-cache";
import { telemetry } from "#server/platform/telemetry/telemetry.ts";
import {
  addToCollected,
  collectCacheTags,
  createTagIndex,
  type CacheTag,
  type Collected,
} from "./cache-tags.ts";
import {
  toCachedResponse,
  sizeInBytes,
  compressFully,
  isLoose,
  type CachedResponse,
  type CacheableResponse,
} from "./cached-response.ts";

/** Responses that are the same for everyone, made once per change of what they show. */
export type ResponseCache = {
  get: (key: string) => CachedResponse | undefined;
  /**
   * Returns the cached response or makes and caches it; concurrent calls share one. A null draft is not cached.
   * @param outdated called when a change during the draft made it outdated, and another response takes its place
   */
  make: (key: string, draft: Draft, outdated?: () => void) => Promise<CachedResponse | null>;
  once: <Made>(name: string, make: () => Promise<Made>) => Promise<Made>;
  /** After a change to the shop: drops what carries one of the tags. */
  invalidate: (tags: readonly CacheTag[]) => void;
  /** After a change that may concern everything: drops everything, including what is being made. */
  clear: () => void;
  /** While changes cannot be noticed: caches nothing until `clear`. */
  pause: () => void;
};
type Draft = () => Promise<CacheableResponse | null>;
type Part<Content> = Collected & { content: Content };
type Reply = Part<CachedResponse | null>;
type Context = { draft: Draft; outdated: () => void; attempts: number };

const maximumAge = 900_000;
const mostValues = 1_000;
/** How often something is made again that a change made outdated meanwhile. */
const mostAttempts = 2;

export function createResponseCache(maxBytes = 48 * 1024 * 1024): ResponseCache {
  let isPaused = false;
  const changes = createChangeLog();
  const replyIndex = createTagIndex();
  const tighten = createTightener();

  const replies: LRUCache<string, Reply, Context> = new LRUCache({
    maxSize: maxBytes,
    sizeCalculation: ({ content }, key) => (content ? sizeInBytes(content, key) : 1),
    ttl: maximumAge,
    ignoreFetchAbort: true,
    dispose: ({ tags }, key) => replyIndex.remove(key, tags),
    fetchMethod: (key, _previous, { signal, context: { draft, outdated, attempts } }) =>
      changes.watch<Reply | undefined>(async (attempt) => {
        telemetry.by?.cacheRead(false);
        const { made: drafted, tags, isOutdated } = await attempt(draft, outdated, signal);
        if (signal.aborted && attempts > 1) {
          outdated();
          return replies.fetch(key, { context: { draft, outdated, attempts: attempts - 1 } });
        }
        const content = drafted && toCachedResponse(drafted);
        const reply = { content, tags, isOutdated: isOutdated() };
        if (signal.aborted) return reply;
        const isPicture = Buffer.isBuffer(drafted?.body);
        const isCached = content !== null && !isPaused && !reply.isOutdated;
        // A fetch whose key was deleted is not stored.
        if (!isCached || isPicture) replies.delete(key);
        else replyIndex.add(key, tags);
        if (isCached && isPicture) pictures.set(key, content);
        return reply;
      }),
  });
  // In a cache of their own, so that they do not evict pages.
  const pictures = new LRUCache<string, CachedResponse>({
    maxSize: maxBytes / 2,
    sizeCalculation: sizeInBytes,
    ttl: maximumAge,
  });
  const values = createValueCache(changes);

  const forget = (paused: boolean): void => {
    isPaused = paused;
    replies.clear();
    pictures.clear();
    values.clear();
    replyIndex.clear();
  };

  const invalidate: ResponseCache["invalidate"] = (tags) => {
    changes.record(tags);
    for (const key of replyIndex.keysWith(tags)) replies.delete(key);
    values.invalidate(tags);
  };

  const make: ResponseCache["make"] = async (key, draft, outdated = () => {}) => {
    const context = { draft, outdated, attempts: mostAttempts };
    let fetched = await replies.fetch(key, { context });
    // It may have been begun by another request, before the change that this one must show.
    if (fetched?.isOutdated) fetched = await replies.fetch(key, { context });
    if (fetched) addToCollected(fetched);
    return fetched?.content ?? null;
  };

  return {
    get: (key) => {
      const known = replies.get(key);
      const reply = known?.content ?? pictures.get(key);
      if (!reply) return undefined;
      telemetry.by?.cacheRead(true);
      if (known) addToCollected(known);
      tighten(reply);
      return reply;
    },
    make,
    once: (name, work) => (isPaused ? work() : values.once(name, work)),
    invalidate,
    clear: () => forget(false),
    pause: () => forget(true),
  };
}

/** Values that several responses are made of. */
function createValueCache(changes: ReturnType<typeof createChangeLog>) {
  const valueIndex = createTagIndex();
  const values = new LRUCache<string, Part<unknown>, () => Promise<unknown>>({
    max: mostValues,
    ttl: maximumAge,
    ignoreFetchAbort: true,
    dispose: ({ tags }, name) => valueIndex.remove(name, tags),
    fetchMethod: (name, _previous, { signal, context: make }) =>
      changes.watch(async (attempt) => {
        const { made, tags, isOutdated } = await attempt(make, () => {}, signal);
        const value = { content: made, tags, isOutdated: isOutdated() };
        if (value.isOutdated) values.delete(name);
        else if (!signal.aborted) valueIndex.add(name, tags);
        return value;
      }),
  });
  return {
    once: async <Made>(name: string, work: () => Promise<Made>) => {
      let fetched = (await values.fetch(name, { context: work }))!;
      if (fetched.isOutdated) fetched = (await values.fetch(name, { context: work }))!;
      addToCollected(fetched);
      return fetched.content as Made;
    },
    invalidate: (tags: readonly CacheTag[]) => {
      for (const name of valueIndex.keysWith(tags)) values.delete(name);
    },
    clear: () => {
      values.clear();
      valueIndex.clear();
    },
  };
}

/**
 * A response that is requested again is worth full compression. One at a time, so that a change to the shop does
 * not occupy a processor for long.
 */
function createTightener(): (reply: CachedResponse) => void {
  let isTightening = false;
  return (reply) => {
    if (isTightening || !isLoose(reply)) return;
    isTightening = true;
    void compressFully(reply)
      .catch(() => {})
      .finally(() => (isTightening = false));
  };
}

type Attempt = <Made>(
  make: () => Promise<Made>,
  outdated: () => void,
  signal: AbortSignal,
) => Promise<{ made: Made; tags: ReadonlySet<CacheTag>; isOutdated: () => boolean }>;

/** Remembers what changes while something is made and stored: its tags are known only in the end. */
function createChangeLog() {
  const running = new Set<Set<CacheTag>>();
  return {
    record: (tags: readonly CacheTag[]) => {
      for (const changed of running) for (const tag of tags) changed.add(tag);
    },
    /** @param work may make something with its argument, again if a change of what it shows came in between */
    watch: async <Stored>(work: (attempt: Attempt) => Promise<Stored>): Promise<Stored> => {
      const changed = new Set<CacheTag>();
      running.add(changed);
      try {
        return await work(async (make, outdated, signal) => {
          for (let left = mostAttempts; ; left -= 1) {
            changed.clear();
            const { made, tags, ...part } = await collectCacheTags(make);
            const isOutdated = () => part.isOutdated || [...changed].some((tag) => tags.has(tag));
            if (signal.aborted || left === 1 || !isOutdated()) return { made, tags, isOutdated };
            outdated();
          }
        });
      } finally {
        running.delete(changed);
      }
    },
  };
}
