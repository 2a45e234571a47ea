import { eq, inArray } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { customers } from "#server/platform/database/customer-schema.ts";
import { refunds } from "#server/platform/database/refund-schema.ts";
import { markets } from "#server/platform/database/schema.ts";
import { variantStock } from "#server/platform/database/stock-schema.ts";
import { refundReviewHelpers } from "./support/refund-review-helpers.ts";
import { fern } from "./support/order-helpers.ts";
import { openProvider, type Provider } from "./support/provider.ts";
import { testStart } from "./support/settings.ts";
import { openShop, type Shop, type TestCustomer } from "./support/shop.ts";
import { retryWhenBusy } from "./support/retry-when-busy.ts";

let provider: Provider;
let shop: Shop;
beforeAll(async () => {
  provider = await openProvider();
  shop = await openShop({ provider });
  // Otherwise concurrent approvals of the same variant would wait for its stock already.
  await shop.services.database.queries.delete(variantStock);
});
afterAll(async () => {
  await shop.close();
  await provider.close();
});

const { anAdministrator, decide, paidWithMoney } = refundReviewHelpers(() => ({ shop, provider }));
const approve = { decision: "approve" };
const queries = () => shop.services.database.queries;
/** One fern of two is 18.95, so five are below the limit and six are above. */
const limit = 10_000n;
const fields = (some: Partial<typeof markets.$inferInsert>) =>
  queries().update(markets).set(some).where(eq(markets.id, "europe"));
beforeEach(() => fields({ refund_second_approval_above_minor: limit }));
afterEach(() => {
  shop.clock.now = new Date(testStart);
});

/** Refunds of one fern each, of one customer or of several. */
async function small(count: number, customer?: TestCustomer): Promise<string[]> {
  const ids: string[] = [];
  for (let nth = 0; nth < count; nth += 1)
    ids.push(await (await paidWithMoney(0, [fern], customer)).requested(1));
  return ids;
}
const statusOf = async (id: string): Promise<string> => {
  const [row] = await queries().select().from(refunds).where(eq(refunds.id, id));
  return row!.status;
};
const approvedOf = async (ids: readonly string[]): Promise<number> => {
  const all = await Promise.all(ids.map(statusOf));
  return all.filter((status) => status === "approved").length;
};

test("from an administrator's sixth small refund of a day on, a second approval is required", async () => {
  const one = await anAdministrator();
  const ids = await small(10);
  const answers = [];
  for (const id of ids) answers.push((await decide(id, approve, one)).body);
  expect(answers.map(({ refund }) => refund.current_status)).toEqual([
    ...Array.from({ length: 5 }, () => "approved"),
    ...Array.from({ length: 5 }, () => "requested"),
  ]);
  expect(answers[5].first_approval).toMatchObject({ is_own: true });
  const other = await anAdministrator();
  expect((await decide(ids[5]!, approve, other)).body.refund.current_status).toBe("approved");
  // The other administrator's approvals count too.
  const [more] = await small(1);
  expect((await decide(more!, approve, other)).body.refund.current_status).toBe("approved");
});

test("ten concurrent approvals by one administrator stay within the daily limit", async () => {
  const one = await anAdministrator();
  const ids = await small(10);
  const answers = await Promise.all(ids.map((id) => retryWhenBusy(() => decide(id, approve, one))));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await approvedOf(ids)).toBe(5);
});

test("a customer's refunds of a day count together across administrators, even concurrently", async () => {
  const customer = await shop.customer();
  const ids = await small(8, customer);
  const administrators = await Promise.all(ids.map(() => anAdministrator()));
  await Promise.all(ids.map((id, nth) => retryWhenBusy(() => decide(id, approve, administrators[nth]))));
  expect(await approvedOf(ids)).toBe(5);
});

test("so do those of one email address's guests, who each have a customer of their own", async () => {
  const ids = await small(8);
  const rows = await queries().select().from(refunds).where(inArray(refunds.id, ids));
  for (const { customer_id } of rows)
    await queries()
      .update(customers)
      .set({ email_key: `GUEST:${customer_id}`, guest_email_key: "several@example.com" })
      .where(eq(customers.id, customer_id));
  const administrators = await Promise.all(ids.map(() => anAdministrator()));
  await Promise.all(ids.map((id, nth) => retryWhenBusy(() => decide(id, approve, administrators[nth]))));
  expect(await approvedOf(ids)).toBe(5);
});

test("a day ends at midnight in the market's time zone", async () => {
  await fields({ time_zone: "Pacific/Auckland" });
  const customer = await shop.customer();
  const ids = await small(7, customer);
  const decideAt = async (time: string, id: string) => {
    shop.clock.now = new Date(time);
    return decide(id, approve, await anAdministrator());
  };
  // 23:50 and 0:10 in Auckland, which is thirteen hours ahead of UTC.
  for (const id of ids.slice(0, 5)) await decideAt("2026-11-21T10:50:00Z", id);
  expect((await decideAt("2026-11-21T10:55:00Z", ids[5]!)).body.refund.current_status).toBe("requested");
  // Another refund than the one before, which has a first approval now.
  expect((await decideAt("2026-11-21T11:10:00Z", ids[6]!)).body.refund.current_status).toBe("approved");
  await fields({ time_zone: "Europe/Amsterdam" });
});

test("an amount in another currency than the market's requires two approvals", async () => {
  const [id] = await small(1);
  await fields({ currency: "CZK" });
  const { body } = await decide(id!, approve, await anAdministrator());
  await fields({ currency: "EUR" });
  expect(body.first_approval).toMatchObject({ is_own: true });
});

test("without a limit in the market, one administrator decides", async () => {
  await fields({ refund_second_approval_above_minor: null });
  const one = await anAdministrator();
  const ids = await small(7);
  await Promise.all(ids.map((id) => retryWhenBusy(() => decide(id, approve, one))));
  expect(await approvedOf(ids)).toBe(7);
});
