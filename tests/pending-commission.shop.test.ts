import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { matureCommissions } from "#server/commerce/commissions/mature.ts";
import { commissionTransactions } from "#server/platform/database/commission-schema.ts";
import { orders } from "#server/platform/database/customer-schema.ts";
import { markets } from "#server/platform/database/schema.ts";
import { convertDeposits } from "#server/commerce/points/points.ts";
import { findWrongCommissions } from "./kill/check-commissions.ts";
import { refundReviewHelpers } from "./support/refund-review-helpers.ts";
import { holdingPeriodHelpers } from "./support/holding-period-helpers.ts";
import { fern } from "./support/order-helpers.ts";
import { password, payoutHelpers } from "./support/payout-helpers.ts";
import { openProvider, type Provider } from "./support/provider.ts";
import { queueRequests } from "./support/queued-requests.ts";
import { openShop, type Shop } from "./support/shop.ts";

let provider: Provider;
let shop: Shop;
beforeAll(async () => {
  provider = await openProvider();
  shop = await openShop({ provider, waitsForLocks: true });
});
afterAll(async () => {
  await shop.close();
  await provider.close();
});

const { decide, paidWithMoney } = refundReviewHelpers(() => ({ shop, provider }));
const { ago, later, sums, points } = holdingPeriodHelpers(() => shop);
const day = 86_400_000;
const queries = () => shop.services.database.queries;
const nightlyJobs = async () => {
  await convertDeposits(shop.services);
  await matureCommissions(shop.services);
};
/** Two ferns, which earn their tour lead 1.56 and the buyer points. `earned`: in cents. */
async function sold(daysAgo: number, earned = 0n) {
  const lead = await payoutHelpers(shop, earned);
  const steps = await ago(daysAgo, async () => paidWithMoney(0, [fern], await lead.follower()));
  const delivered = (days: number) =>
    queries()
      .update(orders)
      .set({ status: "delivered", delivered_at: new Date(shop.clock.now.getTime() - days * day) })
      .where(eq(orders.id, steps.order.id));
  return { lead, ...steps, delivered };
}

describe("commission of a paid order", () => {
  test("is pending until 30 days after delivery, and becomes payable once", async () => {
    const { lead, order, customer, delivered } = await sold(40);
    await delivered(29);
    await nightlyJobs();
    expect(await sums(lead)).toEqual([0, 156]);
    const [granted, deposit] = await points(customer);
    const [entry] = await lead.listed();
    expect(entry!.pending).toEqual({
      payable_from: new Date(shop.clock.now.getTime() + day).toISOString(),
    });
    await delivered(31);
    await Promise.all([nightlyJobs(), nightlyJobs(), nightlyJobs()]);
    await nightlyJobs();
    expect(await sums(lead)).toEqual([156, 0]);
    expect(await points(customer)).toEqual([granted + deposit, 0]);
    const [matured] = await lead.listed();
    expect([matured!.order_id, matured!.pending]).toEqual([order.id, null]);
    expect(await findWrongCommissions(shop.services)).toEqual([]);
  });

  test("stays pending, like the deposit, if a delivery is being recorded when the jobs run", async () => {
    const { lead, order, customer } = await sold(70);
    const { token } = await shop.customer({ role: "administrator" });
    const body = { in_person: true };
    await queueRequests<unknown>(shop, { table: "audit_log" }, [
      () => shop.call("POST", `/admin/orders/${order.id}/deliver`, { token, body }),
      () => matureCommissions(shop.services),
      () => convertDeposits(shop.services),
    ]);
    expect(await sums(lead)).toEqual([0, 156]);
    expect((await points(customer))[1]).toBeGreaterThan(0);
  });

  test("is pending until the end of a longer withdrawal period", async () => {
    const { lead, order, customer, delivered } = await sold(60);
    await delivered(39);
    await queries().update(orders).set({ withdrawal_days: 40 }).where(eq(orders.id, order.id));
    await nightlyJobs();
    expect(await sums(lead)).toEqual([0, 156]);
    expect((await points(customer))[1]).toBeGreaterThan(0);
    await later(3, nightlyJobs);
    expect(await sums(lead)).toEqual([156, 0]);
    expect((await points(customer))[1]).toBe(0);
  });

  test("is pending until the end of the order's own refund period", async () => {
    const { lead, order, customer, delivered } = await sold(60);
    await delivered(39);
    await queries().update(orders).set({ refund_days: 40 }).where(eq(orders.id, order.id));
    await nightlyJobs();
    expect(await sums(lead)).toEqual([0, 156]);
    expect((await points(customer))[1]).toBeGreaterThan(0);
    await later(2, nightlyJobs);
    expect(await sums(lead)).toEqual([156, 0]);
    expect((await points(customer))[1]).toBe(0);
  });

  test("without a recorded delivery counts from the market's latest delivery date", async () => {
    const { lead, customer } = await sold(59);
    await nightlyJobs();
    expect(await sums(lead)).toEqual([0, 156]);
    expect((await points(customer))[1]).toBeGreaterThan(0);
    await later(2, nightlyJobs);
    expect(await sums(lead)).toEqual([156, 0]);
    expect((await points(customer))[1]).toBe(0);
    const latest = (latest_delivery_days: number) =>
      queries().update(markets).set({ latest_delivery_days }).where(eq(markets.id, "europe"));
    const quick = await sold(41);
    await nightlyJobs();
    expect(await sums(quick.lead)).toEqual([0, 156]);
    await latest(10);
    await nightlyJobs();
    await latest(30);
    expect(await sums(quick.lead)).toEqual([156, 0]);
  });

  test("counts from a delivery recorded after that date, if it is still pending", async () => {
    const { lead, delivered } = await sold(62);
    await delivered(20);
    await nightlyJobs();
    expect(await sums(lead)).toEqual([0, 156]);
    const other = await sold(62);
    await nightlyJobs();
    await other.delivered(0);
    await nightlyJobs();
    expect(await sums(other.lead)).toEqual([156, 0]);
  });

  test.each(["refund", "withdrawal"])("is not payable while a %s is open", async (kind) => {
    const { lead, customer, order, orderNow, withdraw, requested, delivered } = await sold(20);
    await delivered(10);
    if (kind === "refund") await requested(1);
    else {
      const { id } = (await orderNow()).items[0]!;
      expect((await withdraw(order.id, { items: [{ id, count: 1 }] })).status).toBe(200);
    }
    const [refund] = (await orderNow()).order_returns;
    await later(25, nightlyJobs);
    expect(await sums(lead)).toEqual([0, 156]);
    expect((await points(customer))[1]).toBeGreaterThan(0);
    expect((await lead.listed())[0]!.pending).toEqual({ payable_from: null });
    await decide(refund!.id);
    expect(await sums(lead)).toEqual([0, 78]);
    await later(25, nightlyJobs);
    expect(await sums(lead)).toEqual([78, 0]);
  });
});

describe("a payout", () => {
  test("never exceeds the payable balance, whatever is pending", async () => {
    const { lead } = await sold(0, 3_000n);
    await lead.account();
    expect(await lead.me()).toMatchObject({
      commission_balances: { EUR: 30 },
      commission_pending: { EUR: 1.56 },
    });
    const { status, body } = await lead.ask(30.01);
    expect([status, body.code, body.params]).toEqual([409, "balance_changed", { balance: 30 }]);
    const raced = await Promise.all([lead.ask(30), lead.ask(30)]);
    expect(raced.map((answer) => answer.status).sort()).toEqual([201, 409]);
    expect(await sums(lead)).toEqual([0, 156]);
  });

  test("before a refund leaves a debt, which prevents deletion until later commission clears it", async () => {
    const { lead, requested, delivered } = await sold(29);
    await delivered(31);
    await nightlyJobs();
    await delivered(20);
    await lead.account();
    const { body: payout } = await lead.ask(1.56);
    await lead.mark(payout.id, "paid");
    await decide(await requested(2));
    expect(await sums(lead)).toEqual([-156, 0]);
    const remove = () =>
      shop.call("POST", "/users/customers/me/deletion", { token: lead.token, body: { password } });
    expect(await remove()).toMatchObject({
      status: 409,
      body: { code: "commission_debt", params: { debts: { EUR: 1.56 } } },
    });
    await lead.earn(100n);
    expect((await remove()).body.params).toEqual({ debts: { EUR: 0.56 } });
    expect((await lead.ask(1)).body).toMatchObject({ code: "balance_changed", params: { balance: -0.56 } });
    await lead.earn(56n);
    expect((await remove()).status).toBe(204);
  });
});

test("entries by a server of the last release are payable, and the sums stay right", async () => {
  const { lead, order } = await sold(31);
  const [entry] = await queries()
    .select()
    .from(commissionTransactions)
    .where(eq(commissionTransactions.order_id, order.id));
  await queries().execute(sql`insert into commission_transactions
    (id, customer_id, kind, source_id, order_id, currency, currency_precision, value_minor, created_at)
    values (${crypto.randomUUID()}, ${lead.id}, 'reversed', ${crypto.randomUUID()}, ${order.id}, 'EUR', 2, -78, ${entry!.created_at.toISOString()})`);
  await queries().execute(sql`update commission_balances set balance_minor = balance_minor - 78
    where customer_id = ${lead.id} and currency = 'EUR'`);
  expect(await sums(lead)).toEqual([-78, 156]);
  await later(30, nightlyJobs);
  expect(await sums(lead)).toEqual([78, 0]);
  const wrong = (await findWrongCommissions(shop.services)).filter((line) => !line.startsWith("order "));
  expect(wrong).toEqual([]);
});
