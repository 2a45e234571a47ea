import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Schemas } from "../../server/api/reply.ts";
import type { Fault } from "../../sandbox/faults.ts";
import { address } from "../support/ordering.ts";
import type { Provider } from "../support/provider.ts";
import type { Moments } from "./moments.ts";

type Shopping = {
  shopUrl: string;
  provider: Provider;
  moments: Moments;
  /** From 0 to 1. */
  random: () => number;
  productId: string;
  isOver: () => boolean;
};
type Answer = { status: number; body: any };
const faults: readonly (Fault | "")[] = [
  "",
  "",
  "",
  "cut",
  "answersTwice",
  "late",
  "pending",
  "declined",
  "rubbish",
];
/** Milliseconds between two purchases, at most: a shopper that never stops only warms the processor. */
const thinking = 400;
const unfinished = ["submitted", "payment_pending", "capturing"];

/** No answer: the shop is dead, or died during the request. */
class NoAnswer extends Error {}

/**
 * Keeps buying, and tries again whenever a page would say so.
 *
 * @returns answers that a shop must not give
 */
export async function shopper(shopping: Shopping, token: string): Promise<string[]> {
  const complaints: string[] = [];
  const call = async (method: string, path: string, body?: unknown, key?: string): Promise<Answer> => {
    const response = await fetch(`${shopping.shopUrl}/api/v1${path}`, {
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
    if (response.status >= 500 && response.status !== 502) {
      complaints.push(`${method} ${path} answered ${response.status}`);
    }
    return { status: response.status, body: text === "" ? null : JSON.parse(text) };
  };
  while (!shopping.isOver()) {
    try {
      await buyOnce(shopping, call);
      await pause(thinking * shopping.random());
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      await pause(100);
    }
  }
  return complaints;
}

type Call = (method: string, path: string, body?: unknown, key?: string) => Promise<Answer>;

async function buyOnce(shopping: Shopping, call: Call): Promise<void> {
  const { body: orders } = await call("GET", "/orders/?limit=20");
  const open = (orders as Schemas["Order"][]).find(({ current_status }) =>
    unfinished.includes(current_status),
  );
  const id = open?.id ?? (await submitted(shopping, call));
  if (id) await pay(shopping, call, id);
}

async function submitted({ moments, random, productId }: Shopping, call: Call): Promise<string | null> {
  const cart = async () => (await call("GET", "/cart/en/europe")).body as Schemas["CartItem"][];
  if ((await cart()).length === 0) {
    await call("POST", "/cart/", { product_id: productId, count: 1 }, randomUUID());
  }
  const items = (await cart()).map(({ product_id, count }) => ({ product_id, count, price: 18.95 }));
  const draft = await call("POST", "/orders/", {
    language_id: "en",
    market_id: "europe",
    delivery_address: address,
    items,
  });
  if (draft.status !== 200) return null;
  const { body: me } = await call("GET", "/users/customers/me");
  const dice = random();
  const points = {
    ...(dice < 0.1 && { paid_with_points: true, points_balance: me.points }),
    ...(dice >= 0.1 && dice < 0.5 && { used_points: Math.min(me.points, 300), points_balance: me.points }),
  };
  const body = { shipping_code: "standard", terms_version: "2026-11", ...points };
  const answer = await call("POST", `/orders/${draft.body.id}/submit`, body);
  await moments.reached("the order was submitted");
  return answer.status === 200 && !answer.body.is_paid ? draft.body.id : null;
}

async function pay({ provider, moments, random }: Shopping, call: Call, id: string): Promise<void> {
  const prepared = await call("POST", `/orders/${id}/prepare_payment?payment_method=paypal`);
  await moments.reached("the payment was prepared");
  if (prepared.status !== 200) return;
  if (random() < 0.85) {
    await provider.approve(prepared.body.approval_url, faults[Math.floor(random() * faults.length)]!);
  }
  const asked = [call("POST", `/orders/${id}/process_payment`)];
  if (random() < 0.3) asked.push(call("POST", `/orders/${id}/process_payment`));
  if (random() < 0.3) asked.push(call("POST", `/orders/${id}/cancel`));
  await Promise.all(asked);
  await moments.reached("the payment was processed");
  if (random() < 0.3) {
    await call("POST", `/orders/${id}/cancel`);
    await moments.reached("the order was cancelled");
  }
}
