import { AsyncLocalStorage } from "node:async_hooks";

/**
 * What a cached response shows or depends on. A change announces tags and drops the responses that carry one of them.
 *
 * - `product:<market>:<id>`: shows the product with its price.
 * - `price-order:<market>:<category>`: depends on any price of the category, as lists that are ordered or chosen by price do.
 * - `price-range:<market>:<category>`: says between which prices the category's products are, and how many are on offer.
 * - `prices:<market>`: depends on all prices of the market.
 * - `stock:<id>`: says whether the product is available, in any market.
 * - `stock-order`: depends on the availability of any product, as lists of what is in stock do.
 * - `content`: depends on pages, menu, footer or the home page.
 *
 * A category is named by its address; without one the tag is that of the whole market's lists.
 */
export type CacheTag =
  | `${"product" | "price-order" | "price-range"}:${string}:${string}`
  | `stock:${string}`
  | "stock-order"
  | `prices:${string}`
  | "content";

/** What a response is made of. `isOutdated`: a part was changed each time it was made. */
export type Collected = { tags: ReadonlySet<CacheTag>; isOutdated: boolean };

const collector = new AsyncLocalStorage<{ tags: Set<CacheTag>; isOutdated: boolean }>();

/** Adds tags to the response that is being made, if any. */
export const addCacheTags = (tags: Iterable<CacheTag>): void => addToCollected({ tags, isOutdated: false });

/** Adds a part to the response that is being made, if any. */
export function addToCollected(part: { tags: Iterable<CacheTag>; isOutdated: boolean }): void {
  const collected = collector.getStore();
  if (!collected) return;
  for (const tag of part.tags) collected.tags.add(tag);
  collected.isOutdated ||= part.isOutdated;
}

/** Collects what `make` and everything that it calls add. */
export async function collectCacheTags<Made>(make: () => Promise<Made>): Promise<{ made: Made } & Collected> {
  const collected = { tags: new Set<CacheTag>(), isOutdated: false };
  const made = await collector.run(collected, make);
  return { made, ...collected };
}

/** Which keys of a cache carry a tag. */
export function createTagIndex() {
  const keysByTag = new Map<CacheTag, Set<string>>();
  const tagsByKey = new Map<string, ReadonlySet<CacheTag>>();
  function remove(key: string, tags: ReadonlySet<CacheTag>): void {
    // The cache disposes of a key's former value after the new one was added.
    if (tagsByKey.get(key) !== tags) return;
    tagsByKey.delete(key);
    for (const tag of tags) {
      const keys = keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) keysByTag.delete(tag);
    }
  }
  return {
    add: (key: string, tags: ReadonlySet<CacheTag>) => {
      const former = tagsByKey.get(key);
      if (former) remove(key, former);
      tagsByKey.set(key, tags);
      for (const tag of tags) {
        const keys = keysByTag.get(tag) ?? new Set();
        keysByTag.set(tag, keys.add(key));
      }
    },
    remove,
    keysWith: (tags: Iterable<CacheTag>): Set<string> =>
      new Set([...tags].flatMap((tag) => [...(keysByTag.get(tag) ?? [])])),
    clear: () => {
      keysByTag.clear();
      tagsByKey.clear();
    },
  };
}
