import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { auditLog } from "#server/platform/database/audit-schema.ts";
import { orderItems } from "#server/platform/database/customer-schema.ts";
import { refunds } from "#server/platform/database/refund-schema.ts";
import { markets } from "#server/platform/database/schema.ts";
import { refundReviewHelpers } from "./support/refund-review-helpers.ts";
import { openProvider, type Provider } from "./support/provider.ts";
import { openShop, type Shop, type TestCustomer } from "./support/shop.ts";
import { retryWhenBusy } from "./support/retry-when-busy.ts";

let provider: Provider;
let shop: Shop;
let one: TestCustomer;
let other: TestCustomer;
beforeAll(async () => {
  provider = await openProvider();
  shop = await openShop({ provider });
});
afterAll(async () => {
  await shop.close();
  await provider.close();
});

const { anAdministrator, decide, paidWithMoney } = refundReviewHelpers(() => ({ shop, provider }));
const approve = { decision: "approve" };
const nothing = { times: 0, minor: 0n };
/** Minor units above which two administrators decide. A fern is 1895, two with shipping are 4485. */
const twoDecideAbove = (refund_second_approval_above_minor: bigint | null) =>
  shop.services.database.queries
    .update(markets)
    .set({ refund_second_approval_above_minor })
    .where(eq(markets.id, "europe"));
/** Each test has its own administrators, because the approvals of a day add up. */
beforeEach(async () => {
  [one, other] = [await anAdministrator(), await anAdministrator()];
  await twoDecideAbove(2_000n);
});

const loggedOf = async (id: string) => {
  const rows = await shop.services.database.queries
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `refund ${id}`));
  return rows.map(({ action, actor_id }) => `${action} ${actor_id}`).toSorted();
};

describe("above the market's limit", () => {
  test("partial refunds of an order add up: the one that exceeds the limit needs two approvals", async () => {
    const { requested, paidBack } = await paidWithMoney();
    expect((await decide(await requested(1), approve, one)).body.refund.current_status).toBe("approved");
    const rest = await requested(1);
    const { body } = await decide(rest, approve, one);
    expect(body).toMatchObject({ first_approval: { is_own: true }, refund: { current_status: "requested" } });
    expect(await paidBack()).toEqual({ times: 1, minor: 1_895n });
    await decide(rest, approve, other);
    expect(await paidBack()).toEqual({ times: 2, minor: 4_485n });
  });

  test("a first approval is stored and pays nothing; another administrator's equal one pays", async () => {
    const { requested, paidBack, order, refund, customer } = await paidWithMoney();
    const id = await requested(2);
    const { status, body } = await decide(id, approve, one);
    const first = {
      at: shop.clock.now.toISOString(),
      items: [{ id: order.items[0]!.id, count: 2 }],
      note: null,
    };
    expect([status, body.first_approval]).toEqual([200, { ...first, is_own: true }]);
    expect(body).toMatchObject({ is_paying_back: false, refund: { current_status: "requested" } });
    expect(await paidBack()).toEqual(nothing);
    const { body: queue } = await shop.call("GET", "/admin/refunds/?current_status=requested", {
      token: other.token,
    });
    expect(queue[0].first_approval).toEqual({ ...first, is_own: false });
    const { body: paid } = await decide(id, approve, other);
    expect(paid).toMatchObject({ first_approval: null, refund: { current_status: "approved" } });
    expect(await paidBack()).toEqual({ times: 1, minor: 4_485n });
    expect(await refund(id)).toEqual(paid.refund);
    expect(await loggedOf(id)).toEqual(
      [
        `refund.requested ${customer.id}`,
        `refund.first_approved ${one.id}`,
        `refund.approved ${other.id}`,
        `refund.paid_back ${other.id}`,
      ].toSorted(),
    );
  });

  test("a repeated approval changes nothing, and one with other items replaces the first", async () => {
    const { requested, paidBack, order } = await paidWithMoney();
    await twoDecideAbove(1_000n);
    const id = await requested(2);
    const note = "One was whole.";
    const pieces = (count: number) => ({ ...approve, items: [{ id: order.items[0]!.id, count }] });
    const { body: before } = await decide(id, approve, one);
    shop.clock.now = new Date(shop.clock.now.getTime() + 1_000);
    const { body: again } = await decide(id, approve, one);
    expect(again).toEqual(before);
    const { body: replaced } = await decide(id, { ...pieces(1), note }, one);
    expect(replaced.first_approval).toMatchObject({
      items: [{ id: order.items[0]!.id, count: 1 }],
      note,
    });
    expect((await decide(id, pieces(1), one)).body).toEqual(replaced);
    expect(await paidBack()).toEqual(nothing);
    const { status, body } = await decide(id, approve, other);
    expect([status, body.code]).toEqual([409, "approved_otherwise"]);
    const { body: paid } = await decide(id, { ...pieces(1), note: "Another reason." }, other);
    expect(paid.refund).toMatchObject({ decision_note: note, declined_items: [{ count: 1 }] });
    expect(await paidBack()).toEqual({ times: 1, minor: 1_895n });
  });

  test("a first approval without a reason, from an older version, takes the second one's", async () => {
    const { requested, order, refund } = await paidWithMoney();
    await twoDecideAbove(1_000n);
    const id = await requested(2);
    const part = { ...approve, items: [{ id: order.items[0]!.id, count: 1 }] };
    await decide(id, { ...part, note: "One was whole." }, one);
    const { queries } = shop.services.database;
    await queries.update(refunds).set({ first_approved_note: null }).where(eq(refunds.id, id));
    const { status, body } = await decide(id, part, other);
    expect([status, body.code]).toEqual([409, "reason_missing"]);
    await decide(id, { ...part, note: "It was whole." }, other);
    expect(await refund(id)).toMatchObject({ current_status: "approved", decision_note: "It was whole." });
  });

  test("a different partial approval pays nothing, even below the limit", async () => {
    const { requested, paidBack, order } = await paidWithMoney();
    const id = await requested(2);
    await decide(id, approve, one);
    const part = { ...approve, items: [{ id: order.items[0]!.id, count: 1 }] };
    const { status, body } = await decide(id, part, other);
    expect([status, body.code]).toEqual([409, "approved_otherwise"]);
    expect(await paidBack()).toEqual(nothing);
    // An administrator replaces their own approval; the new one needs no second.
    const withReason = { ...part, note: "One was whole." };
    expect((await decide(id, withReason, one)).body.refund.current_status).toBe("approved");
  });

  test("ten concurrent approvals by two administrators pay once", async () => {
    const { requested, paidBack } = await paidWithMoney();
    const id = await requested(2);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        retryWhenBusy(() => decide(id, approve, index % 2 === 0 ? one : other)),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await paidBack()).toEqual({ times: 1, minor: 4_485n });
    const logged = await loggedOf(id);
    expect(logged.filter((entry) => entry.startsWith("refund.first_approved"))).toHaveLength(1);
    expect(logged.filter((entry) => entry.startsWith("refund.paid_back"))).toHaveLength(1);
  });

  test("ten concurrent approvals by one administrator pay nothing", async () => {
    const { requested, paidBack } = await paidWithMoney();
    const id = await requested(2);
    await Promise.all(Array.from({ length: 10 }, () => retryWhenBusy(() => decide(id, approve, one))));
    expect(await paidBack()).toEqual(nothing);
    expect((await loggedOf(id)).filter((entry) => entry.startsWith("refund.first_approved"))).toHaveLength(1);
  });

  test.each([
    ["the first", () => one],
    ["the second", () => other],
  ])("%s administrator may reject, which discards the approval", async (_, who) => {
    const { requested, paidBack } = await paidWithMoney();
    const id = await requested(2);
    await decide(id, approve, one);
    const { status, body } = await decide(id, { decision: "reject", note: "It was watered." }, who());
    expect([status, body.first_approval, body.refund.current_status]).toEqual([200, null, "rejected"]);
    expect((await decide(id, approve, other)).body.code).toBe("refund_decided");
    expect(await paidBack()).toEqual(nothing);
    const next = await requested(2);
    expect((await decide(next, approve, other)).body.first_approval.is_own).toBe(true);
  });

  test("an approval of more than is left is refused, and the first approval stays", async () => {
    const { requested, paidBack, order } = await paidWithMoney();
    const id = await requested(2);
    await decide(id, approve, one);
    await shop.services.database.queries
      .update(orderItems)
      .set({ approved_count: 1, refunded_count: 1 })
      .where(eq(orderItems.order_id, order.id));
    const { status, body } = await decide(id, approve, other);
    expect([status, body.code]).toEqual([409, "counts_changed"]);
    expect(await paidBack()).toEqual(nothing);
  });
});

test("up to the limit, or without one, a single administrator decides", async () => {
  await twoDecideAbove(4_485n);
  const upTo = await paidWithMoney();
  expect((await decide(await upTo.requested(2), approve, one)).body.refund.current_status).toBe("approved");
  await twoDecideAbove(null);
  const without = await paidWithMoney();
  expect((await decide(await without.requested(2), approve, one)).body.refund.current_status).toBe(
    "approved",
  );
});

test("points count towards the limit too", async () => {
  // Of 44.85, points paid 10.00.
  await twoDecideAbove(4_000n);
  const { requested, paidBack } = await paidWithMoney(1_000);
  const id = await requested(2);
  const { body } = await decide(id, approve, one);
  expect(body.first_approval.is_own).toBe(true);
  expect(await paidBack()).toEqual(nothing);
});

test("a changed currency of the market requires two approvals", async () => {
  const { requested } = await paidWithMoney();
  const id = await requested(1);
  const { queries } = shop.services.database;
  const inCurrency = (currency: string) =>
    queries.update(markets).set({ currency }).where(eq(markets.id, "europe"));
  await inCurrency("CZK");
  expect((await decide(id, approve, one)).body.first_approval.is_own).toBe(true);
  await inCurrency("EUR");
});
