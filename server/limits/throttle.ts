import type { FastifyRequest } from "fastify";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { isLoopback, clientNetwork } from "./network.ts";

/**
 * How often, within how many seconds, by each program of the shop: what costs work each time that it is asked and that no
 * person asks so often.
 */
const paces = {
  /** Pages, lists and searches that no cache answers, such as terms that are new each time; by network. */
  uncached: { points: 240, duration: 60 },
  /** Challenges for passkeys and what answers them, by network. */
  passkey: { points: 60, duration: 60 },
  /** What the payment provider sends, by network. */
  event: { points: 600, duration: 60 },
  /** What a browser reports of a page's policy, by network. */
  report: { points: 60, duration: 60 },
  /** By customer. */
  draft: { points: 600, duration: 3_600 },
  order: { points: 200, duration: 3_600 },
} as const;
export type ThrottleName = keyof typeof paces;

/** Counts in this program's memory. Answers the seconds to wait if the pace is too fast, else null. */
export type Throttle = (pace: ThrottleName, key: string) => Promise<number | null>;

export function createThrottle(): Throttle {
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

type Client = Pick<FastifyRequest, "ip" | "ips">;

/**
 * The shop asks itself from this machine, for the pages that it renders. What a proxy forwards comes from elsewhere,
 * whatever address it names; without a trusted proxy there is no list of addresses.
 */
const isOwnMachine = ({ ip, ips = [] }: Client): boolean => ips.length <= 1 && isLoopback(ip);

/** Seconds to wait for this client's network, else null. */
export const secondsToWait = async (
  throttle: Throttle,
  pace: ThrottleName,
  client: Client,
): Promise<number | null> => (isOwnMachine(client) ? null : throttle(pace, clientNetwork(client.ip)));
