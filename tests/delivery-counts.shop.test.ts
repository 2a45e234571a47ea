import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { convertDeposits } from "#server/commerce/points/points.ts";
import { readOutbox } from "#server/commerce/mail/mailer.ts";
import { refundReviewHelpers } from "./support/refund-review-helpers.ts";
import { openProvider, type Provider } from "./support/provider.ts";
import { testStart } from "./support/settings.ts";
import { openShop, type Shop } from "./support/shop.ts";

let provider: Provider;
let shop: Shop;
beforeAll(async () => {
  provider = await openProvider();
  shop = await openShop({ provider, jobPollSeconds: 0.5 });
});
afterAll(async () => {
  await shop.close();
  await provider.close();
});
afterEach(() => {
  shop.clock.now = new Date(testStart);
});

const { anAdministrator, decide, paidWithMoney } = refundReviewHelpers(() => ({ shop, provider }));
const after = (days: number): Date => new Date(Date.parse(testStart) + days * 86_400_000);
const wait = (days: number) => {
  shop.clock.now = after(days);
};
const dhl = { carrier: "DHL", tracking_number: "7", tracking_url: null };
const act = async (path: string, body: object) => {
  const { token } = await anAdministrator();
  expect((await shop.call("POST", `/admin/orders/${path}`, { token, body })).status).toBe(200);
};
async function bought() {
  const steps = await paidWithMoney();
  const { token } = steps.customer;
  const call = async (path: string) => (await shop.call("GET", path, { token })).body;
  return {
    ...steps,
    orderNow: () => call(`/orders/${steps.order.id}`),
    me: () => call("/users/customers/me"),
  };
}
/** Keeps the customer's session alive. */
const wait29 = async (me: () => Promise<unknown>) => {
  wait(29);
  await me();
};

test("an order is refundable, and its points pending, until 30 days after delivery", async () => {
  const { order, orderNow, me } = await bought();
  await act(`${order.id}/ship`, { shipment: dhl, replaces: null });
  wait(20);
  await act(`${order.id}/deliver`, { in_person: false });
  const until = after(50).toISOString();
  expect(await orderNow()).toMatchObject({ refundable_until: until, points_convert_at: until });
  await wait29(me);
  wait(45);
  await convertDeposits(shop.services);
  expect(await orderNow()).toMatchObject({ refundable: "possible" });
  const { points_in_deposit: waiting, points } = await me();
  expect(waiting).toBeGreaterThan(0);
  wait(51);
  await convertDeposits(shop.services);
  expect(await orderNow()).toMatchObject({ refundable: "refund_too_old" });
  expect(await me()).toMatchObject({ points_in_deposit: 0, points: points + waiting });
});

test("without a delivery, an order is refundable for 30 days after it counts as delivered, and again once it is", async () => {
  const { order, orderNow, me, requested, paidBack } = await bought();
  for (const days of [29, 58]) {
    wait(days);
    await me();
  }
  wait(60);
  expect(await orderNow()).toMatchObject({
    refundable: "possible",
    refundable_until: after(60).toISOString(),
  });
  wait(61);
  expect(await orderNow()).toMatchObject({ refundable: "refund_too_old" });
  await act(`${order.id}/ship`, { shipment: dhl, replaces: null });
  await act(`${order.id}/deliver`, { in_person: false });
  expect(await orderNow()).toMatchObject({
    refundable: "possible",
    refundable_until: after(91).toISOString(),
  });
  wait(80);
  await convertDeposits(shop.services);
  expect((await me()).points_in_deposit).toBeGreaterThan(0);
  expect((await decide(await requested(1), undefined, await anAdministrator())).status).toBe(200);
  expect(await paidBack()).toMatchObject({ times: 1 });
});

test("each shipping mail is sent once; a correction gets its own, and outdated mails are dropped", async () => {
  const { order, customer } = await bought();
  const shipment = { ...dhl, tracking_number: "8" };
  await act(`${order.id}/ship`, { shipment: dhl, replaces: null });
  await act(`${order.id}/ship`, { shipment: dhl, replaces: null });
  const mails = async () =>
    (await readOutbox(shop.services.files))
      .filter(({ to, id }) => to === customer.email && /^order-(shipped|delivered)/.test(id))
      .map(({ id }) => id.replace(order.id, "it"));
  await expect.poll(mails).toEqual(["order-shipped-mail.it.0"]);
  await act(`${order.id}/ship`, { shipment, replaces: dhl });
  await act(`${order.id}/ship`, { shipment, replaces: dhl });
  await act(`${order.id}/deliver`, { in_person: false });
  await act(`${order.id}/deliver`, { in_person: false });
  await expect
    .poll(async () => (await mails()).toSorted())
    .toEqual(["order-delivered-mail.it", "order-shipped-mail.it.0", "order-shipped-mail.it.1"]);
  const [corrected] = (await readOutbox(shop.services.files)).filter(({ id }) =>
    id.endsWith(`${order.id}.1`),
  );
  expect(corrected!.text).toContain("tracking-id=8");
  expect(corrected!.text).toContain("Prinsengracht 12");
});
