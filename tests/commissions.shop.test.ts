import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { commissionTransactions } from "#server/platform/database/commission-schema.ts";
import { customers } from "#server/platform/database/customer-schema.ts";
import { matureCommission, bookCommission } from "#server/commerce/commissions/ledger.ts";
import { refundLateCaptures } from "#server/commerce/payment/late-captures.ts";
import { finishPendingRefunds } from "#server/commerce/refunds/pay-refund.ts";
import { refundReviewHelpers } from "./support/refund-review-helpers.ts";
import { createTourLead } from "./support/create-tour-lead.ts";
import { address, fern, orderHelpers, spade } from "./support/order-helpers.ts";
import { earnCommission } from "./support/payout-helpers.ts";
import { openProvider, type Provider } from "./support/provider.ts";
import { refundHelpers } from "./support/refund-helpers.ts";
import { openShop, type Shop } from "./support/shop.ts";
import { requirements } from "./support/requirements.ts";

let provider: Provider;
let shop: Shop;
beforeAll(async () => {
  provider = await openProvider();
  shop = await openShop({ provider });
});
afterAll(async () => {
  await shop.close();
  await provider.close();
});

const { decide, paidWithMoney, withoutProvider } = refundReviewHelpers(() => ({ shop, provider }));
const euro = { currency: "EUR", currency_precision: 2 };
const change = (id: string, fields: Partial<typeof customers.$inferInsert>) =>
  shop.services.database.queries.update(customers).set(fields).where(eq(customers.id, id));

describe("a paid order", () => {
  /** Five per cent of the items excl. tax, worked out from what is sold there, in minor units. */
  test.each([
    ["europe", 18.95, 2, 0.21, "NL", "1015 DV", 156],
    ["japan", 3_000, 0, 0.1, "JP", "150-0001", 272],
    ["asia", 21.5, 2, 0, "SG", "238801", 215],
  ])(
    "in %s earns a share without its market's tax",
    async (market_id, price, digits, rate, country, zip_code, minor) => {
      const exact = (price * 2 * 10 ** digits * 0.05) / (1 + rate);
      expect(Math.abs(exact - minor)).toBeLessThan(1);
      const lead = await createTourLead(shop);
      const customer = await lead.follower();
      const { draftOf, fillCart, submit, prepare, process } = orderHelpers(shop, customer);
      await fillCart([{ ...fern, price }]);
      const delivery_address = { ...address, country, zip_code };
      const body = await draftOf([{ ...fern, price }], { market_id, delivery_address });
      const { body: draft } = await shop.call("POST", "/orders/", { token: customer.token, body });
      expect((await submit(draft.id)).status).toBe(200);
      const { body: prepared } = await prepare(draft.id);
      await provider.approve(prepared.approval_url);
      await process(draft.id);
      const [entry] = await lead.listed();
      expect(Math.round(entry!.value * 10 ** digits)).toBe(minor);
    },
  );

  test("earns 5 % of its items excl. VAT in its currency, without revealing the customer", async () => {
    requirements("product.tour-lead-earns");
    const lead = await createTourLead(shop);
    const follower = await lead.follower();
    const { order, process } = await paidWithMoney(0, [fern], follower);
    await Promise.all([process(order.id), process(order.id)]);
    const [entry, ...more] = await lead.listed();
    expect(more).toEqual([]);
    expect(entry).toEqual({
      id: entry!.id,
      created_at: shop.clock.now.toISOString(),
      order_id: order.id,
      order: { reference: order.reference, submitted_at: order.submitted_at },
      currency: "EUR",
      transaction_type: "earned",
      value: 1.56,
      pending: { payable_from: new Date(shop.clock.now.getTime() + 60 * 86_400_000).toISOString() },
      payout_status: null,
      self_billing_invoice: null,
    });
    expect(await lead.counted()).toEqual({ count: 1 });
    expect(await lead.me()).toMatchObject({
      commission_balances: { EUR: 0 },
      commission_pending: { EUR: 1.56 },
      commission_payout_sums: { EUR: 0 },
      tour_lead_code: lead.code,
    });
  });

  test("earns in proportion to the part paid with money, and nothing if paid with points", async () => {
    const lead = await createTourLead(shop);
    await paidWithMoney(600, [fern], await lead.follower());
    expect(await lead.history()).toEqual([["earned", 1.35]]);
    expect((await refundHelpers(shop, await lead.follower()).paidOrder()).is_paid).toBe(true);
    expect(await lead.counted()).toEqual({ count: 1 });
  });

  test("earns for the lead who was active at submission, even if the lead changes later", async () => {
    const [first, second] = [await createTourLead(shop), await createTourLead(shop)];
    const follower = await first.follower();
    const { prepared, process } = orderHelpers(shop, follower);
    const { id, approvalUrl } = await prepared();
    await change(follower.id, { tour_lead_id: second.id });
    await provider.approve(approvalUrl);
    await process(id);
    expect([await first.history(), await second.history()]).toEqual([[["earned", 1.56]], []]);
  });

  test("earns nothing without a lead or for an inactive or deleted lead", async () => {
    const lead = await createTourLead(shop);
    const follower = await lead.follower();
    await change(lead.id, { tour_lead_active: false });
    await paidWithMoney(0, [fern], follower);
    await change(lead.id, { tour_lead_active: true });
    const { prepared, process } = orderHelpers(shop, follower);
    const { id, approvalUrl } = await prepared([spade]);
    await change(lead.id, { deleted_at: shop.clock.now });
    await provider.approve(approvalUrl);
    await process(id);
    await change(lead.id, { deleted_at: null });
    expect(await lead.history()).toEqual([]);
  });

  test("earns for the other lead when two leads are each other's customers and pay concurrently", async () => {
    const one = await createTourLead(shop);
    const other = await createTourLead(shop, { tour_lead_id: one.id });
    await change(one.id, { tour_lead_id: other.id });
    for (let round = 1; round <= 3; round += 1) {
      const bought = await Promise.all([one, other].map((lead) => orderHelpers(shop, lead).prepared([fern])));
      await Promise.all(bought.map(({ approvalUrl }) => provider.approve(approvalUrl)));
      const [first, second] = bought;
      const paid = await Promise.all([
        orderHelpers(shop, one).process(first!.id),
        orderHelpers(shop, other).process(second!.id),
      ]);
      expect(paid.map(({ status }) => status)).toEqual([200, 200]);
    }
    expect((await one.me()).commission_pending).toEqual({ EUR: 4.68 });
    expect((await other.me()).commission_pending).toEqual({ EUR: 4.68 });
  });
});

test("money that arrives for a cancelled order is refunded and earns nothing", async () => {
  const lead = await createTourLead(shop);
  const { prepared, cancel } = orderHelpers(shop, await lead.follower());
  const { id, approvalUrl } = await prepared();
  await provider.approve(approvalUrl);
  expect((await cancel(id)).status).toBe(200);
  const { services, clock } = shop;
  const providerOrderId = new URL(approvalUrl).searchParams.get("token")!;
  const expected = { providerOrderId, amount: "44.85", currency: "EUR" };
  expect((await services.provider.capture(expected, crypto.randomUUID())).outcome).toBe("captured");
  clock.now = new Date(clock.now.getTime() + 61_000);
  await refundLateCaptures(services);
  expect(await provider.refunded(approvalUrl)).toEqual({ times: 1, minor: 4_485n });
  expect(await lead.history()).toEqual([]);
});

describe("a refund", () => {
  test("reverses the commission per item, down to zero with the last one", async () => {
    const lead = await createTourLead(shop);
    const { requested } = await paidWithMoney(0, [fern], await lead.follower());
    await decide(await requested(1));
    expect(await lead.history()).toEqual([
      ["reversed", -0.78],
      ["earned", 1.56],
    ]);
    await decide(await requested(1));
    expect(await lead.history()).toEqual([
      ["reversed", -0.78],
      ["reversed", -0.78],
      ["earned", 1.56],
    ]);
    expect(await lead.balances()).toEqual({ EUR: 0 });
  });

  test("reverses the commission once, and only after the money was paid back", async () => {
    const lead = await createTourLead(shop);
    const { requested } = await paidWithMoney(0, [fern], await lead.follower());
    const id = await requested(2);
    await withoutProvider(async () => {
      await decide(id);
      expect((await lead.me()).commission_pending).toEqual({ EUR: 1.56 });
    });
    shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
    await Promise.all([finishPendingRefunds(shop.services), finishPendingRefunds(shop.services), decide(id)]);
    expect(await lead.history()).toEqual([
      ["reversed", -1.56],
      ["earned", 1.56],
    ]);
  });

  test("after a payout makes the balance negative", async () => {
    const lead = await createTourLead(shop);
    const { requested, order } = await paidWithMoney(0, [fern], await lead.follower());
    await shop.services.database.transaction((tx) => matureCommission(tx, shop.clock.now, order.id));
    const payout = { customerId: lead.id, sourceId: crypto.randomUUID(), orderId: null, currency: euro };
    await shop.services.database.transaction((tx) =>
      bookCommission(tx, shop.clock.now, { ...payout, kind: "paid_out", value: -156n, isPending: false }),
    );
    await decide(await requested(2));
    expect(await lead.me()).toMatchObject({
      commission_balances: { EUR: -1.56 },
      commission_payout_sums: { EUR: 1.56 },
    });
    expect((await lead.listed()).map(({ order_id }) => order_id === null)).toEqual([false, true, false]);
  });

  test("of an order without commission reverses nothing", async () => {
    const lead = await createTourLead(shop);
    const follower = await lead.follower();
    const { requested, order } = await paidWithMoney(0, [fern], follower);
    const { queries } = shop.services.database;
    await queries.delete(commissionTransactions).where(eq(commissionTransactions.order_id, order.id));
    await decide(await requested(1));
    expect(await lead.history()).toEqual([]);
  });
});

test("an inactive lead is refused the commission list and has no code", async () => {
  const lead = await createTourLead(shop);
  await change(lead.id, { tour_lead_active: false });
  const { status, body } = await shop.call("GET", "/users/tour_leads/me/commission_transactions", lead);
  expect([status, body.code, (await lead.me()).tour_lead_code]).toEqual([403, "not_a_tour_lead", null]);
});

test("commission of one currency leaves the balance of another unchanged", async () => {
  const lead = await createTourLead(shop);
  const yen = { currency: "JPY", currency_precision: 0 };
  await earnCommission(shop, lead.id, 1_000n, euro);
  await earnCommission(shop, lead.id, 500n, yen);
  await earnCommission(shop, lead.id, 50n, euro);
  expect((await lead.me()).commission_balances).toEqual({ EUR: 10.5, JPY: 500 });
});

test("commissions are paged and sortable by date", async () => {
  const lead = await createTourLead(shop);
  const follower = await lead.follower();
  await paidWithMoney(0, [fern], follower);
  await paidWithMoney(0, [spade], follower);
  const values = async (query: string) => (await lead.listed(query)).map(({ value }) => value);
  expect(await values("")).toEqual([1.17, 1.56]);
  expect(await values("?sort=created_at")).toEqual([1.56, 1.17]);
  expect(await values("?skip=1&limit=1")).toEqual([1.56]);
});
