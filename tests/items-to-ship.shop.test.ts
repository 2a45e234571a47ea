import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "#server/platform/ids.ts";
import { readOutbox } from "#server/commerce/mail/mailer.ts";
import { jobHandlers } from "#server/job-handlers.ts";
import { fern } from "./support/order-helpers.ts";
import { refundHelpers } from "./support/refund-helpers.ts";
import { openShop, type Shop, type TestCustomer } from "./support/shop.ts";

let shop: Shop;
let administrator: TestCustomer;
beforeAll(async () => {
  shop = await openShop();
  administrator = await shop.customer({ role: "administrator" });
});
afterAll(() => shop.close());

const dhl = { carrier: "DHL", tracking_number: "00340434", tracking_url: null };

/** A paid order of two ferns, with the actions of its customer and an administrator. */
async function paid() {
  const { token } = administrator;
  const customer = await shop.customer();
  const steps = refundHelpers(shop, customer);
  const order = await steps.paidOrder([fern]);
  const line = order.items[0]!.id;
  return {
    id: order.id,
    customer,
    line,
    withdraw: async (count: number) => {
      const answer = await steps.withdraw(order.id, { items: [{ id: line, count }] });
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    },
    giveBack: async (count: number) => {
      const { id } = await steps.draft(order, { items: [{ id: line, count }] });
      await steps.request(id);
      const body = { decision: "approve" };
      const decided = await shop.call("POST", `/admin/refunds/${id}/decision`, { token, body });
      expect(decided.status).toBe(200);
    },
    ship: () =>
      shop.call("POST", `/admin/orders/${order.id}/ship`, { token, body: { shipment: dhl, replaces: null } }),
    seen: async () => {
      const { stage, to_send } = (await shop.call("GET", `/admin/orders/${order.id}`, { token })).body;
      return [stage, to_send[0].count];
    },
  };
}

test("withdrawn items are not sent, even before the money is paid back", async () => {
  const { line, withdraw, ship, seen } = await paid();
  expect(await seen()).toEqual(["to_ship", 2]);
  await withdraw(1);
  expect(await seen()).toEqual(["to_ship", 1]);
  await withdraw(2);
  expect(await seen()).toEqual(["withdrawn", 0]);
  const { status, body } = await ship();
  expect([status, body.code]).toEqual([409, "nothing_left"]);
  const { token } = administrator;
  const { body: queue } = await shop.call("GET", "/admin/orders/?stage=withdrawn", { token });
  expect(queue).toMatchObject([{ stage: "withdrawn", to_send: [{ id: line, count: 0 }] }]);
});

test("a refunded and withdrawn order has nothing to ship; a fully refunded one is refunded", async () => {
  const { giveBack, withdraw, seen } = await paid();
  await giveBack(1);
  expect(await seen()).toEqual(["to_ship", 1]);
  await withdraw(2);
  expect(await seen()).toEqual(["withdrawn", 0]);
  const other = await paid();
  await other.giveBack(2);
  expect(await other.seen()).toEqual(["refunded", 0]);
});

test("items withdrawn after shipping stay in the parcel", async () => {
  const { ship, withdraw, seen } = await paid();
  expect((await ship()).status).toBe(200);
  shop.clock.now = new Date(shop.clock.now.getTime() + 1_000);
  await withdraw(1);
  expect(await seen()).toEqual(["shipped", 2]);
});

test("the shipping mail lists the parcel's items", async () => {
  const { id, customer, withdraw, ship } = await paid();
  await withdraw(1);
  await ship();
  await jobHandlers(shop.services)["order-shipped-mail"]({ orderId: id, change: 0 }, newId());
  const mails = await readOutbox(shop.services.files);
  const mail = mails.find((one) => one.to === customer.email && one.id.startsWith("order-shipped-mail"));
  expect(mail!.text).toContain("× 1");
  expect(mail!.text).not.toContain("× 2");
});
