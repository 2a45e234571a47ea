import { setTimeout as pause } from "node:timers/promises";
import type { Provider } from "#tests/support/provider.ts";
import { isBusy } from "#tests/support/retry-when-busy.ts";
import type { Goods } from "./goods.ts";
import type { KillPoints } from "./kill-points.ts";

export type TestWorld = {
  /** The URL of one of the shop's servers. */
  shopUrl: () => string;
  provider: Provider;
  moments: KillPoints;
  random: () => number;
  goods: { fern: Goods; spade: Goods };
  /** What the next order has: two ferns, then one, and a spade in two of three, so that six orders have every combination. */
  nextChoice: () => { ferns: 1 | 2; hasSpade: boolean };
  /** A 503 is acceptable for a while. */
  mayBeAway: boolean;
  /** A request without a response. */
  unanswered: () => void;
  /** A write succeeded. */
  wrote: () => void;
  /** An order was placed and confirmed to the shopper. */
  acknowledged: (orderId: string) => void;
  /** The key in the mail's link that keeps a guest's order in an account. */
  keyToKeep: (orderId: string) => string;
  /** A guest's order was moved to the account, and that was confirmed. */
  kept: (orderId: string) => void;
  /** Whether somebody buys now, or else sends something back. */
  isBuying: () => boolean;
  isOver: () => boolean;
};
type Answer = { status: number; body: any };
/** As whom the next request is sent. */
export type Identity = { token: string | null; network?: string };
export type Call = (method: string, path: string, body?: unknown, key?: string) => Promise<Answer>;

/** Maximum milliseconds between two actions of a person; more would only load the processor. */
const thinking = 400;

/** The statuses of a shop without its database, and of a load balancer without a shop. The provider uses 502 too. */
const unavailable = [502, 503, 504];

/** No response: the shop is stopped, or was killed during the request. */
class NoAnswer extends Error {}

/** Repeats an action, and retries where a page would offer it. @returns responses that the shop must never give */
export async function createPerson(
  world: TestWorld,
  identity: Identity,
  act: (call: Call) => Promise<void>,
): Promise<string[]> {
  const complaints: string[] = [];
  const call = async (method: string, path: string, body?: unknown, key?: string): Promise<Answer> => {
    const began = performance.now();
    const { token, network } = identity;
    const response = await fetch(`${world.shopUrl()}/api/v1${path}`, {
      method,
      headers: {
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(network !== undefined && { "x-forwarded-for": network }),
        "x-requested-with": "XMLHttpRequest",
        ...(body !== undefined && { "content-type": "application/json" }),
        ...(key && { "idempotency-key": key }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(20_000),
    }).catch(() => {
      throw new NoAnswer();
    });
    const text = await response.text().catch(() => {
      throw new NoAnswer();
    });
    if (
      isBusy(response.status, performance.now() - began) ||
      (world.mayBeAway && unavailable.includes(response.status))
    )
      throw new NoAnswer();
    if (method !== "GET" && response.ok) world.wrote();
    if (response.status >= 500 && response.status !== 502) {
      complaints.push(`${method} ${path} answered ${response.status}`);
    }
    return { status: response.status, body: text === "" ? null : JSON.parse(text) };
  };
  while (!world.isOver()) {
    try {
      await act(call);
      await pause(thinking * world.random());
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      world.unanswered();
      await pause(100);
    }
  }
  return complaints;
}
