import { afterAll, beforeAll, expect, test } from "vitest";
import { createActor, toPromise } from "xstate";
import type { Shipment } from "#domain/tracking.ts";
import { apiClient } from "#src/api/client.ts";
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
    ship: (orderId: string, shipment: Shipment, replaces: Shipment | null = null) =>
      toPromise(createActor(ports.ship, { input: { orderId, shipment, replaces } }).start()),
    deliver: (orderId: string, inPerson: boolean) =>
      toPromise(createActor(ports.deliver, { input: { orderId, inPerson } }).start()),
  };
}

async function paid() {
  const customer = await shop.customer();
  const steps = refundHelpers(shop, customer);
  const { id } = await steps.paidOrder();
  return { id, customer, withdraw: () => steps.withdraw(id) };
}

test("an order is shipped, corrected and delivered", async () => {
  const { id } = await paid();
  const { ship, deliver } = portsOf();
  const shippedAt = shop.clock.now.toISOString();
  const order = { id, stage: "shipped", country: "NL", shipment: dhl, shippedAt, deliveredAt: null };
  expect(await ship(id, dhl)).toEqual({ outcome: "shipped", order });
  const corrected = { ...order, shipment: bicycle };
  expect(await ship(id, bicycle, dhl)).toEqual({ outcome: "shipped", order: corrected });
  const delivered = { ...corrected, stage: "delivered", deliveredAt: shippedAt };
  expect(await deliver(id, false)).toEqual({ outcome: "delivered", order: delivered });
});

test("an order handed over in person has no shipment", async () => {
  const { id } = await paid();
  expect(await portsOf().deliver(id, true)).toMatchObject({
    outcome: "delivered",
    order: { stage: "delivered", shipment: null, shippedAt: null },
  });
});

test("a late decision returns the order as it is now", async () => {
  const { id } = await paid();
  const { ship, deliver } = portsOf();
  const late = portsOf(await shop.customer({ role: "administrator" }));
  expect(await late.deliver(id, false)).toMatchObject({
    outcome: "overtaken",
    order: { stage: "to_ship" },
  });
  await ship(id, dhl);
  const shipped = { outcome: "overtaken", order: { id, stage: "shipped", shipment: dhl } };
  expect([await late.ship(id, bicycle), await late.deliver(id, true)]).toMatchObject([shipped, shipped]);
  await deliver(id, false);
  expect(await late.ship(id, bicycle, dhl)).toMatchObject({
    outcome: "overtaken",
    order: { stage: "delivered" },
  });
  expect(late.happened).toHaveLength(4);
});

test("a withdrawn or unpaid order is not sent", async () => {
  const { id, withdraw } = await paid();
  const { ship, deliver } = portsOf();
  expect((await withdraw()).status).toBe(200);
  const withdrawn = { outcome: "overtaken", order: { stage: "withdrawn" } };
  expect([await ship(id, dhl), await deliver(id, true)]).toMatchObject([withdrawn, withdrawn]);
  const steps = refundHelpers(shop, await shop.customer());
  const unpaid = await steps.submitted();
  const notPaid = { outcome: "overtaken", order: { stage: "unpaid" } };
  expect([await ship(unpaid.id, dhl), await deliver(unpaid.id, true)]).toMatchObject([notPaid, notPaid]);
  await steps.cancel(unpaid.id);
  const cancelled = { outcome: "overtaken", order: { stage: "cancelled" } };
  expect([await ship(unpaid.id, dhl), await deliver(unpaid.id, true)]).toMatchObject([cancelled, cancelled]);
});

test("an unknown order is gone, and input against the contract is unforeseen", async () => {
  const { id } = await paid();
  const { ship, deliver } = portsOf();
  const unknownId = crypto.randomUUID();
  expect([await ship(unknownId, dhl), await deliver(unknownId, true)]).toEqual([
    { outcome: "notFound" },
    { outcome: "notFound" },
  ]);
  expect(await ship(id, { ...dhl, carrier: "x".repeat(61) })).toEqual({ outcome: "unforeseen" });
});

test("a former administrator gets an outcome; without a response both ports reject", async () => {
  const { id, customer } = await paid();
  const { ship, deliver } = portsOf(customer);
  expect([await ship(id, dhl), await deliver(id, true)]).toEqual([
    { outcome: "administratorsOnly" },
    { outcome: "administratorsOnly" },
  ]);
  const unplugged = portsOf(administrator, "http://127.0.0.1:1");
  await expect(unplugged.ship(id, dhl)).rejects.toThrow("nobody answered");
  await expect(unplugged.deliver(id, true)).rejects.toThrow("nobody answered");
});
