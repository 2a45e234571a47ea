import type { FastifyRequest } from "fastify";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { isLoopback, clientNetwork } from "./network.ts";

/** Requests and seconds, counted per process: for requests that cost work each time and that no person repeats so often. */
const paces = {
  /** Uncached pages, lists and searches, such as new terms each time; by network. */
  uncached: { points: 240, duration: 60 },
  /** Challenges for passkeys and their assertions, by network. */
  passkey: { points: 60, duration: 60 },
  /** The payment provider's webhooks, by network. */
  event: { points: 600, duration: 60 },
  report: { points: 60, duration: 60 },
  draft: { points: 600, duration: 3_600 },
  order: { points: 200, duration: 3_600 },
} as const;
export type ThrottleName = keyof typeof paces;

/** Counts in memory. Returns the seconds to wait if the limit is reached, else null. */
export type Throttle = (throttleName: ThrottleName, key: string) => Promise<number | null>;

export function createThrottle(): Throttle {
  const limiters = new Map(
    Object.entries(paces).map(([keyPrefix, pace]) => [
      keyPrefix,
      new RateLimiterMemory({ keyPrefix, ...pace }),
    ]),
  );
  return async (name, key) => {
    try {
      await limiters.get(name)!.consume(key);
      return null;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      return Math.max(1, Math.ceil(refused.msBeforeNext / 1_000));
    }
  };
}

type Client = Pick<FastifyRequest, "ip" | "ips">;

/**
 * The shop calls itself from this machine for the pages that it renders. A proxied request comes from
 * elsewhere, even if it names a local address; without a trusted proxy there is no list of addresses.
 */
const isOwnMachine = ({ ip, ips = [] }: Client): boolean => ips.length <= 1 && isLoopback(ip);

export const secondsToWait = async (
  throttle: Throttle,
  pace: ThrottleName,
  client: Client,
): Promise<number | null> => (isOwnMachine(client) ? null : throttle(pace, clientNetwork(client.ip)));
