import { AsyncLocalStorage } from "node:async_hooks";
import { fairConcurrency } from "#server/platform/fair-concurrency.ts";

/** How many responses that no cache has are made at the same time: for one network, and altogether. */
const concurrency = { perKey: 4, all: 8 };
/** Seconds. */
const longestWait = 120;
/** Requests of one network that wait; each takes some 8 KB. */
const mostWaiting = 2_000;
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
   * @param isGone whether the client has closed its connection: then the work is not done, and the result is null
   */
  run: <Result>(
    network: string,
    work: () => Promise<Result>,
    isGone?: () => boolean,
  ) => Promise<Result | null>;
  /** Seconds to come back after, if new work of the network would wait for minutes or too much of it waits; else null. */
  secondsToWait: (network: string) => number | null;
};

export function createColdQueue(now: () => number = () => performance.now()): ColdQueue {
  const limit = fairConcurrency(concurrency);
  const isInside = new AsyncLocalStorage<true>();
  const waiting = new Map<string, number>();
  let allWaiting = 0;
  let meanDuration = firstGuess;

  const count = (network: string, change: 1 | -1) => {
    allWaiting += change;
    const left = (waiting.get(network) ?? 0) + change;
    if (left === 0) waiting.delete(network);
    else waiting.set(network, left);
  };

  async function runTimed<Result>(
    network: string,
    work: () => Promise<Result>,
    isGone: () => boolean,
  ): Promise<Result | null> {
    // Work without a pause, as on the embedded database, would keep everything else from its turn on the event loop.
    await new Promise(setImmediate);
    count(network, -1);
    if (isGone()) return null;
    const began = now();
    try {
      return await isInside.run(true, work);
    } finally {
      meanDuration += weight * (now() - began - meanDuration);
    }
  }

  return {
    run: (network, work, isGone = () => false) => {
      if (isInside.getStore()) return work();
      count(network, 1);
      return limit.run(network, () => runTimed(network, work, isGone));
    },
    secondsToWait: (network) => {
      if (isInside.getStore()) return null;
      const own = waiting.get(network) ?? 0;
      const secondsFor = (others: number) => {
        const turns = Math.max(own / concurrency.perKey, (own + others) / concurrency.all);
        return (turns * meanDuration) / 1_000;
      };
      // With everything that waits as an upper bound, which spares most requests the sum below.
      if (own < mostWaiting && secondsFor(allWaiting - own) <= longestWait) return null;
      // Networks take turns, but some of each are in line already: before this one are as many of another network as of its own, and those.
      const others = [...waiting].reduce(
        (sum, [name, theirs]) => (name === network ? sum : sum + Math.min(theirs, own + concurrency.perKey)),
        0,
      );
      const seconds = secondsFor(others);
      return seconds > longestWait || own >= mostWaiting ? Math.ceil(seconds) : null;
    },
  };
}
