import pLimit, { type LimitFunction } from "p-limit";

export type FairConcurrency = {
  run: <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;
  waiting: (key: string) => { ofKey: number; ofAll: number };
};

/**
 * Limits concurrency per key and altogether. Work waits for its key's own turn first, so that many calls with one key
 * do not delay the others.
 */
export function fairConcurrency(maximum: { perKey: number; all: number }): FairConcurrency {
  const all = pLimit(maximum.all);
  const byKey = new Map<string, LimitFunction>();
  return {
    run: async (key, work) => {
      const own = byKey.get(key) ?? pLimit(maximum.perKey);
      byKey.set(key, own);
      try {
        return await own(() => all(work));
      } finally {
        if (own.activeCount + own.pendingCount === 0) byKey.delete(key);
      }
    },
    waiting: (key) => ({ ofKey: byKey.get(key)?.pendingCount ?? 0, ofAll: all.pendingCount }),
  };
}
