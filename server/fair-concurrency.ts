import pLimit, { type LimitFunction } from "p-limit";

export type FairConcurrency = {
  /** Runs `work` when it is its turn. */
  run: <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;
  /** How many wait of this key, and of all. */
  waiting: (key: string) => { ofKey: number; ofAll: number };
};

/**
 * Limits how much runs at the same time, by key and altogether. Work of one key waits for its own turn first, so a crowd
 * of one key never stands in the way of another key.
 */
export function fairConcurrency(atOnce: { perKey: number; all: number }): FairConcurrency {
  const all = pLimit(atOnce.all);
  const byKey = new Map<string, LimitFunction>();
  return {
    run: async (key, work) => {
      const own = byKey.get(key) ?? pLimit(atOnce.perKey);
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
