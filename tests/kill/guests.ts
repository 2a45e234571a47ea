import type { Schemas } from "#server/http/reply.ts";
import { newId } from "#server/platform/ids.ts";
import { address } from "#tests/support/order-helpers.ts";
import { createPerson, type Call, type Identity, type TestWorld } from "./person.ts";
import { requestRefund } from "./refunds.ts";
import { isUnfinished, pay } from "./shoppers.ts";

/**
 * Orders without an account, one order after the other: pays, cancels, asks for refunds, and keeps some orders.
 * @param email that of an account, in which most of the orders can be kept
 */
export function createGuest(world: TestWorld, email: string, index: number): Promise<string[]> {
  const self: Identity = { token: null };
  let id: string | null = null;
  let placed = 0;
  const orderAnew = async (call: Call): Promise<void> => {
    placed += 1;
    self.network = `198.51.100.${(index * 50 + (placed % 50)) % 250}`;
    self.token = null;
    const saved = await call("POST", "/guest-orders/", draftOf(world, email));
    await world.moments.reached("a guest's draft was saved");
    if (saved.status !== 200) return;
    self.token = saved.body.guest_token;
    id = saved.body.order.id;
  };
  return createPerson(world, self, async (call) => {
    const found = id === null ? null : await call("GET", `/orders/${id}`);
    const order: Schemas["Order"] | null = found?.status === 200 ? found.body : null;
    if (order?.current_status === "draft") await submit(world, call, order.id);
    else if (order && isUnfinished(order)) await pay(world, call, order.id);
    else if (!order?.is_paid) await orderAnew(call);
    else if (world.random() < 0.6) await keep(world, call, order.id);
    else if (world.isBuying()) await orderAnew(call);
    else await requestRefund(world, call, [order]);
  });
}

function draftOf({ random, goods: { fern, spade }, nextChoice }: TestWorld, email: string) {
  const { ferns, hasSpade } = nextChoice();
  const items = [{ product_id: fern.id, count: ferns, price: fern.price }];
  if (hasSpade) items.push({ product_id: spade.id, count: 1, price: spade.price });
  return {
    email: random() < 0.9 ? email : `${newId()}@example.com`,
    tour_lead_code: random() < 0.5 ? "TOM-RIVERS" : null,
    language_id: "en",
    market_id: "europe",
    delivery_address: address,
    gift_note: random() < 0.3 ? "With love" : null,
    items,
  };
}

async function submit({ moments, acknowledged }: TestWorld, call: Call, id: string): Promise<void> {
  const body = { shipping_code: "standard", terms_version: "2026-11" };
  const { status } = await call("POST", `/orders/${id}/submit`, body);
  await moments.reached("the order was submitted");
  if (status === 200) acknowledged(id);
}

/** Sometimes twice concurrently; in vain if the address has no account. */
async function keep({ moments, random, keyToKeep, kept }: TestWorld, call: Call, id: string): Promise<void> {
  await call("POST", `/guest-orders/${id}/keep`);
  const confirm = () => call("POST", `/guest-orders/${id}/kept`, { key: keyToKeep(id) });
  const answers = await Promise.all(random() < 0.4 ? [confirm(), confirm()] : [confirm()]);
  await moments.reached("a guest's order was kept");
  if (answers.some(({ status }) => status === 204)) kept(id);
}
