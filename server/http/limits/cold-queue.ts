import { AsyncLocalStorage } from "node:async_hooks";
import { fairConcurrency } from "#server/platform/fair-concurrency.ts";

/** How many responses that no cache has are made at the same time: for one network, and altogether. */
const concurrency = { perKey: 4, all: 8 };
/** Seconds. */
const longestWait = 120;
/** Milliseconds that one takes until the first was made. */
const firstGuess = 20;
/** Weight of the latest duration in the mean. */
const weight = 0.05;

/**
 * The queue for responses that no cache has. Carts and checkouts do not wait in it and keep the database connections that it
 * does not use, and a network with many requests delays the others little.
 */
export type ColdQueue = {
  /**
   * Runs work in its network's turn; what this work requests of the shop itself runs at once. The turn comes before
   * anything that others may wait for, such as a fetch of the cache: else all turns could wait for one in the queue.
   */
  run: <Result>(network: string, work: () => Promise<Result>) => Promise<Result>;
  /** Seconds to come back after, if new work would wait for minutes; else null. */
  secondsToWait: () => number | null;
};

export function createColdQueue(now: () => number = () => performance.now()): ColdQueue {
  const limit = fairConcurrency(concurrency);
  const isInside = new AsyncLocalStorage<true>();
  let waiting = 0;
  let meanDuration = firstGuess;

  async function runTimed<Result>(work: () => Promise<Result>): Promise<Result> {
    waiting -= 1;
    const began = now();
    try {
      return await isInside.run(true, work);
    } finally {
      meanDuration += weight * (now() - began - meanDuration);
    }
  }

  return {
    run: (network, work) => {
      if (isInside.getStore()) return work();
      waiting += 1;
      return limit.run(network, () => runTimed(work));
    },
    secondsToWait: () => {
      if (isInside.getStore()) return null;
      const seconds = (waiting * meanDuration) / concurrency.all / 1_000;
      return seconds > longestWait ? Math.ceil(seconds) : null;
    },
  };
}
