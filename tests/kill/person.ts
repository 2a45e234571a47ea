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
  /** A 503 is acceptable for a while. */
  mayBeAway: boolean;
  /** A request without a response. */
  unanswered: () => void;
  /** A write succeeded. */
  wrote: () => void;
  /** An order was placed and confirmed to the shopper. */
  acknowledged: (orderId: string) => void;
  isOver: () => boolean;
};
type Answer = { status: number; body: any };
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
  token: string,
  act: (world: TestWorld, call: Call) => Promise<void>,
): Promise<string[]> {
  const complaints: string[] = [];
  const call = async (method: string, path: string, body?: unknown, key?: string): Promise<Answer> => {
    const began = performance.now();
    const response = await fetch(`${world.shopUrl()}/api/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
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
      await act(world, call);
      await pause(thinking * world.random());
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      world.unanswered();
      await pause(100);
    }
  }
  return complaints;
}
