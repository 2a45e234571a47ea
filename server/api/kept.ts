import { LRUCache } from "lru-cache";

/** Answers that are the same for everybody, made once per change and kept as text, by address. */
export type Kept = {
  get: (url: string) => string | undefined;
  set: (url: string, text: string) => void;
  clear: () => void;
};

/** Another process on the same database may change the shop, so nothing is kept longer than this. */
const longest = 60_000;

export function keepAnswers(maxBytes = 64 * 1024 * 1024): Kept {
  const cache = new LRUCache<string, string>({
    maxSize: maxBytes,
    sizeCalculation: (text, url) => text.length + url.length,
    ttl: longest,
  });
  return {
    get: (url) => cache.get(url),
    set: (url, text) => void cache.set(url, text),
    clear: () => cache.clear(),
  };
}
