import { randomUUID } from "node:crypto";
import type { Schemas } from "#server/http/reply.ts";
import type { Fault } from "#sandbox/faults.ts";
import { address } from "#tests/support/order-helpers.ts";
import type { Call, TestWorld } from "./person.ts";

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
const unfinished = ["submitted", "payment_pending", "capturing"];
export const isUnfinished = ({ current_status }: Schemas["Order"]): boolean =>
  unfinished.includes(current_status);

export const ordersOf = async (call: Call): Promise<Schemas["Order"][]> =>
  (await call("GET", "/orders/?limit=20")).body;

/** Pays an unpaid order, or buys ferns and mostly a spade, which have different rates of tax. */
export async function placeAndPayOrder(
  world: TestWorld,
  call: Call,
  orders: readonly Schemas["Order"][],
): Promise<void> {
  const open = orders.find(isUnfinished);
  const id = open?.id ?? (await submitted(world, call));
  if (id) await pay(world, call, id);
}

async function submitted(
  { moments, random, goods: { fern, spade }, nextChoice, acknowledged }: TestWorld,
  call: Call,
): Promise<string | null> {
  const cart = async () => (await call("GET", "/cart/en/europe")).body as Schemas["CartItem"][];
  if ((await cart()).length === 0) {
    const { ferns, hasSpade } = nextChoice();
    await call("POST", "/cart/", { product_id: fern.id, count: ferns }, randomUUID());
    if (hasSpade) await call("POST", "/cart/", { product_id: spade.id, count: 1 }, randomUUID());
  }
  const priceOf = (id: string) => (id === spade.id ? spade : fern).price;
  const items = (await cart()).map(({ product_id, count }) => ({
    product_id,
    count,
    price: priceOf(product_id),
  }));
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
  if (answer.status === 200) acknowledged(draft.body.id);
  return answer.status === 200 && !answer.body.is_paid ? draft.body.id : null;
}

export async function pay({ provider, moments, random }: TestWorld, call: Call, id: string): Promise<void> {
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
