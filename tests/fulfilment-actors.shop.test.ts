import { afterAll, beforeAll, expect, test } from "vitest";
import { createActor, toPromise } from "xstate";
import type { Shipment } from "#domain/tracking.ts";
import { apiClient } from "#src/api/client.ts";
import type { FulfilledOrder, ShipInput } from "#machines/administration/fulfilment/fulfilment.contract.ts";
import { fulfilmentActors } from "#src/flows/administration/fulfilment/fulfilment.actors.ts";
import { refundHelpers } from "./support/refund-helpers.ts";
import { openShop, type Shop, type TestCustomer } from "./support/shop.ts";

let shop: Shop;
let origin: string;
let administrator: TestCustomer;
beforeAll(async () => {
  shop = await openShop();
  origin = await shop.app.listen({ host: "127.0.0.1", port: 0 });
  administrator = await shop.customer({ role: "administrator" });
});
afterAll(() => shop.close());

const dhl: Shipment = { carrier: "DHL", trackingNumber: "00340434", trackingUrl: null };
const bicycle: Shipment = {
  carrier: "Bicycle",
  trackingNumber: null,
  trackingUrl: "https://bicycle.example/7",
};

/** The ports of a browser with this token, and how often its lists were refetched. */
function portsOf({ token } = administrator, address = origin) {
  const happened: string[] = [];
  const nothing = () => {};
  const api = apiClient({
    fetch,
    origin: address,
    language: "en",
    token: () => token,
    onRejected: nothing,
    onRefused: nothing,
  });
  const refreshOrders = async () => void happened.push("read anew");
  const ports = fulfilmentActors({ api, refreshOrders });
  return {
    happened,
    ship: (orderId: string, shipment: Shipment, more: Partial<ShipInput> = {}) => {
      const input = { orderId, shipment, items: null, shipmentCount: 0, corrects: null, ...more };
      return toPromise(createActor(ports.ship, { input }).start());
    },
    deliver: (orderId: string, shipmentId: string | null) =>
      toPromise(createActor(ports.deliver, { input: { orderId, shipmentId } }).start()),
  };
}

function shipmentIn(answer: { outcome: string; order?: FulfilledOrder }, index = 0) {
  const shipment = answer.order?.shipments[index];
  if (!shipment) throw new Error(`no shipment in ${JSON.stringify(answer)}`);
  return shipment;
}

async function paid() {
  const customer = await shop.customer();
  const steps = refundHelpers(shop, customer);
  const { id, items } = await steps.paidOrder();
  return { id, customer, line: items[0]!.id, withdraw: () => steps.withdraw(id) };
}

test("an order is shipped, corrected and delivered", async () => {
  const { id } = await paid();
  const { ship, deliver } = portsOf();
  const shippedAt = shop.clock.now.toISOString();
  const first = await ship(id, dhl);
  const sent = shipmentIn(first);
  const lines = [{ id: expect.any(String), name: "Boston fern", count: 2 }];
  expect(sent).toEqual({ id: sent.id, shipment: dhl, lines, shippedAt, deliveredAt: null });
  const order = { id, stage: "shipped", country: "NL", collectedAs: null, toShip: [], shipments: [sent] };
  expect(first).toEqual({ outcome: "shipped", order });
  const corrected = { ...sent, shipment: bicycle };
  expect(await ship(id, bicycle, { corrects: { id: sent.id, shipment: dhl } })).toEqual({
    outcome: "shipped",
    order: { ...order, shipments: [corrected] },
  });
  expect(await deliver(id, sent.id)).toEqual({
    outcome: "delivered",
    order: { ...order, stage: "delivered", shipments: [{ ...corrected, deliveredAt: shippedAt }] },
  });
});

test("an order handed over in person has no shipment", async () => {
  const { id } = await paid();
  const { deliver } = portsOf();
  expect(await deliver(id, null)).toMatchObject({
    outcome: "delivered",
    order: { stage: "delivered", shipments: [{ shipment: null, shippedAt: null }] },
  });
});

test("a late decision returns the order as it is now", async () => {
  const { id } = await paid();
  const { ship, deliver } = portsOf();
  const late = portsOf(await shop.customer({ role: "administrator" }));
  expect(await late.deliver(id, crypto.randomUUID())).toMatchObject({
    outcome: "overtaken",
    order: { stage: "to_ship" },
  });
  const sent = shipmentIn(await ship(id, dhl));
  const shipped = { outcome: "overtaken", order: { id, stage: "shipped", shipments: [{ shipment: dhl }] } };
  expect([await late.ship(id, bicycle), await late.deliver(id, null)]).toMatchObject([shipped, shipped]);
  await deliver(id, sent.id);
  expect(await late.ship(id, bicycle, { corrects: { id: sent.id, shipment: dhl } })).toMatchObject({
    outcome: "overtaken",
    order: { stage: "delivered" },
  });
  expect(late.happened).toHaveLength(4);
});

test("a part is shipped, then the rest; each shipment is corrected and delivered by its id", async () => {
  const { id, line } = await paid();
  const { ship, deliver, happened } = portsOf();
  const one = [{ id: line, count: 1 }];
  const first = shipmentIn(await ship(id, dhl, { items: one }));
  const late = await portsOf().ship(id, bicycle, { items: one });
  expect(late).toMatchObject({ outcome: "overtaken", order: { stage: "to_ship" } });
  const both = await ship(id, bicycle, { items: one, shipmentCount: 1 });
  expect(both).toMatchObject({ outcome: "shipped", order: { stage: "shipped", toShip: [] } });
  const second = shipmentIn(both, 1);
  const corrected = await ship(
    id,
    { ...dhl, trackingNumber: "2" },
    { corrects: { id: first.id, shipment: dhl } },
  );
  expect(corrected).toMatchObject({
    order: { shipments: [{ shipment: { trackingNumber: "2" } }, { shipment: bicycle }] },
  });
  expect(await deliver(id, second.id)).toMatchObject({
    order: { stage: "shipped", shipments: [{ deliveredAt: null }, { deliveredAt: expect.any(String) }] },
  });
  expect(await deliver(id, first.id)).toMatchObject({ order: { stage: "delivered" } });
  expect(happened).toHaveLength(5);
});

test("a withdrawn or unpaid order is not sent", async () => {
  const { id, withdraw } = await paid();
  const { ship, deliver } = portsOf();
  expect((await withdraw()).status).toBe(200);
  const withdrawn = { outcome: "overtaken", order: { stage: "withdrawn" } };
  expect([await ship(id, dhl), await deliver(id, null)]).toMatchObject([withdrawn, withdrawn]);
  const steps = refundHelpers(shop, await shop.customer());
  const unpaid = await steps.submitted();
  const notPaid = { outcome: "overtaken", order: { stage: "unpaid" } };
  expect([await ship(unpaid.id, dhl), await deliver(unpaid.id, null)]).toMatchObject([notPaid, notPaid]);
  await steps.cancel(unpaid.id);
  const cancelled = { outcome: "overtaken", order: { stage: "cancelled" } };
  expect([await ship(unpaid.id, dhl), await deliver(unpaid.id, null)]).toMatchObject([cancelled, cancelled]);
});

test("an unknown order is gone, and input against the contract is unforeseen", async () => {
  const { id } = await paid();
  const { ship, deliver } = portsOf();
  const unknownId = crypto.randomUUID();
  expect([await ship(unknownId, dhl), await deliver(unknownId, null)]).toEqual([
    { outcome: "notFound" },
    { outcome: "notFound" },
  ]);
  expect(await ship(id, { ...dhl, carrier: "x".repeat(61) })).toEqual({ outcome: "unforeseen" });
});

test("a former administrator gets an outcome; without a response both ports reject", async () => {
  const { id, customer } = await paid();
  const { ship, deliver } = portsOf(customer);
  expect([await ship(id, dhl), await deliver(id, null)]).toEqual([
    { outcome: "administratorsOnly" },
    { outcome: "administratorsOnly" },
  ]);
  const unplugged = portsOf(administrator, "http://127.0.0.1:1");
  await expect(unplugged.ship(id, dhl)).rejects.toThrow("no response");
  await expect(unplugged.deliver(id, null)).rejects.toThrow("no response");
});
