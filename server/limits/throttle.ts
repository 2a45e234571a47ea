import ipaddr from "ipaddr.js";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { networkOf } from "./network.ts";

/**
 * How often, within how many seconds, by each program of the shop: what costs work each time that it is asked and that no
 * person asks so often.
 */
const paces = {
  /** Pages, lists and searches that no cache answers, such as terms that are new each time; by network. */
  uncached: { points: 240, duration: 60 },
  /** What the payment provider sends, by network. */
  event: { points: 600, duration: 60 },
  /** By customer. */
  draft: { points: 600, duration: 3_600 },
  order: { points: 200, duration: 3_600 },
} as const;
export type Pace = keyof typeof paces;

/** Counts in this program's memory. Answers the seconds to wait if the pace is too fast, else null. */
export type Throttle = (pace: Pace, key: string) => Promise<number | null>;

export function openThrottle(): Throttle {
  const limiters = new Map(
    Object.entries(paces).map(([keyPrefix, pace]) => [
      keyPrefix,
      new RateLimiterMemory({ keyPrefix, ...pace }),
    ]),
  );
  return async (pace, key) => {
    try {
      await limiters.get(pace)!.consume(key);
      return null;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      return Math.max(1, Math.ceil(refused.msBeforeNext / 1_000));
    }
  };
}

/** The shop asks itself from this machine, for the pages that it renders. */
const isOwnMachine = (ip: string): boolean => ipaddr.process(ip).range() === "loopback";

/** Seconds to wait for somebody at this address, else null. */
export const waitOf = async (throttle: Throttle, pace: Pace, ip: string): Promise<number | null> =>
  isOwnMachine(ip) ? null : throttle(pace, networkOf(ip));
