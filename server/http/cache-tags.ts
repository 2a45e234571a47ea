import { AsyncLocalStorage } from "node:async_hooks";

/**
 * What a cached response shows or depends on. A change announces tags and drops the responses that carry one of them.
 *
 * - `product:<market>:<id>`: shows the product with its price.
 * - `order:<market>:<category>`: depends on any price of the category, as lists that are ordered or chosen by price do.
 * - `range:<market>:<category>`: says between which prices the category's products are, and how many are on offer.
 * - `prices:<market>`: depends on all prices of the market.
 * - `content`: depends on pages, menu, footer or the home page.
 *
 * A category is named by its address; without one the tag is that of the whole market's lists.
 */
export type CacheTag =
  | `${"product" | "order" | "range"}:${string}:${string}`
  | `prices:${string}`
  | "content";

const collector = new AsyncLocalStorage<Set<CacheTag>>();

/** Adds tags to the response that is being made, if any. */
export function addCacheTags(tags: Iterable<CacheTag>): void {
  const collected = collector.getStore();
  if (!collected) return;
  for (const tag of tags) collected.add(tag);
}

/** Collects the tags that `make` and whatever it calls add. */
export async function collectCacheTags<Made>(
  make: () => Promise<Made>,
): Promise<{ made: Made; tags: ReadonlySet<CacheTag> }> {
  const tags = new Set<CacheTag>();
  const made = await collector.run(tags, make);
  return { made, tags };
}

/** Which keys of a cache carry a tag. */
export function createTagIndex() {
  const keysByTag = new Map<CacheTag, Set<string>>();
  return {
    add: (key: string, tags: Iterable<CacheTag>) => {
      for (const tag of tags) {
        const keys = keysByTag.get(tag) ?? new Set();
        keysByTag.set(tag, keys.add(key));
      }
    },
    remove: (key: string, tags: Iterable<CacheTag>) => {
      for (const tag of tags) {
        const keys = keysByTag.get(tag);
        keys?.delete(key);
        if (keys?.size === 0) keysByTag.delete(tag);
      }
    },
    keysWith: (tags: Iterable<CacheTag>): Set<string> =>
      new Set([...tags].flatMap((tag) => [...(keysByTag.get(tag) ?? [])])),
    clear: () => keysByTag.clear(),
  };
}
