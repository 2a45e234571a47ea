import { expect } from "vitest";
import type { Schemas } from "#server/http/reply.ts";
import { fern, spade } from "./order-helpers.ts";
import { refundHelpers } from "./refund-helpers.ts";
import type { Shop } from "./shop.ts";

export const dhl = { carrier: "DHL", tracking_number: "00340434", tracking_url: null };
export const ups = { carrier: "UPS", tracking_number: "1Z999", tracking_url: null };
export type Items = { id: string; count: number }[];

/** By a new administrator, whose session is not over. */
export const administer = async (shop: Shop, method: "GET" | "POST", path: string, body?: object) => {
  const { token } = await shop.customer({ role: "administrator" });
  return shop.call(method, `/admin/${path}`, { token, ...(body && { body }) });
};

/** A paid order of two ferns and a spade. */
export async function orderToShip(shop: Shop) {
  const customer = await shop.customer();
  const steps = refundHelpers(shop, customer);
  const order = await steps.paidOrder([fern, spade]);
  const [ferns, spades] = order.items.map(({ id }) => id) as [string, string];
  const act = (path: string, body: object) => administer(shop, "POST", `orders/${order.id}/${path}`, body);
  const orderNow = async (): Promise<Schemas["Order"]> =>
    (await administer(shop, "GET", `orders/${order.id}`)).body.order;
  const giveBack = async (items: Items, more: object = {}) => {
    const { id } = await steps.draft(order, { items });
    await steps.request(id);
    const body = { decision: "approve", ...more };
    const { status } = await administer(shop, "POST", `refunds/${id}/decision`, body);
    expect(status).toBe(200);
  };
  const seen = async () => {
    const { stage, to_send } = (await administer(shop, "GET", `orders/${order.id}`)).body;
    return [stage, ...to_send.map(({ count }: { count: number }) => count)];
  };
  return {
    id: order.id,
    customer,
    ferns,
    spades,
    giveBack,
    seen,
    act,
    withdraw: steps.withdraw,
    one: [{ id: ferns, count: 1 }],
    ship: (shipment: object, shipment_count = 0, items?: Items) =>
      act("ship", { shipment, replaces: null, shipment_count, ...(items && { items }) }),
    deliver: (shipment_id?: string) =>
      act("deliver", { in_person: false, ...(shipment_id && { shipment_id }) }),
    orderNow,
    ordersPage: () => steps.order(order.id),
  };
}
