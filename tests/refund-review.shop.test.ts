import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Schemas } from "#server/http/reply.ts";
import { auditLog } from "#server/platform/database/audit-schema.ts";
import { convertDeposits } from "#server/commerce/points/points.ts";
import { finishPendingRefunds } from "#server/commerce/refunds/pay-refund.ts";
import { refundReviewHelpers } from "./support/refund-review-helpers.ts";
import { openProvider, type Provider } from "./support/provider.ts";
import { refundHelpers } from "./support/refund-helpers.ts";
import { openShop, type Shop } from "./support/shop.ts";
import { retryWhenBusy } from "./support/retry-when-busy.ts";
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

const day = 86_400_000;
const { anAdministrator, decide, withoutProvider, paidWithMoney } = refundReviewHelpers(() => ({
  shop,
  provider,
}));

describe("approving", () => {
  test("pays one item back in money and in points, and updates refund, order, points and log", async () => {
    const { paidBack, requested, refund, orderNow, me } = await paidWithMoney(500);
    expect(await me()).toMatchObject({ points: 500, points_in_deposit: 31 });
    const id = await requested(1);
    const { status, body } = await decide(id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ is_paying_back: false, customer: { refund_count: 1 } });
    // 18.95 of 44.85, of which 39.85 was paid in money; see domain/refund.test.ts.
    expect(body.refund).toMatchObject({
      current_status: "approved",
      total_amount: 18.95,
      money_amount: 16.83,
      points: 212,
      decided_at: shop.clock.now.toISOString(),
    });
    expect(await paidBack()).toEqual({ times: 1, minor: 1_683n });
    expect(await me()).toMatchObject({ points: 712, points_in_deposit: 15 });
    expect(await orderNow()).toMatchObject({
      total_refund_incl_vat: 18.95,
      total_refund_excl_vat: 15.66,
      has_requested_return: false,
      refundable: "possible",
      items: [{ count: 2, refunded_count: 1 }],
      points_earned: 15,
    });
    expect(await refund(id)).toEqual(body.refund);
    const log = await shop.services.database.queries
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `refund ${id}`));
    expect(log.map(({ action }) => action).sort()).toEqual([
      "refund.approved",
      "refund.paid_back",
      "refund.requested",
    ]);
  });

  test("the rest pays back exactly what was paid, including shipping", async () => {
    const { paidBack, requested, orderNow, me } = await paidWithMoney(500);
    await decide(await requested(1));
    await decide(await requested(1));
    expect(await paidBack()).toEqual({ times: 2, minor: 3_985n });
    expect(await me()).toMatchObject({ points: 1_000, points_in_deposit: 0 });
    expect(await orderNow()).toMatchObject({
      total_refund_incl_vat: 44.85,
      refundable: "nothing_left",
      points_earned: 0,
      points_convert_at: null,
    });
  });

  test("with a reason of spaces only is refused", async () => {
    const { requested } = await paidWithMoney();
    const { status } = await decide(await requested(1), { decision: "reject", note: "   " });
    expect(status).toBe(400);
  });

  test("again after it was booked sends no request to the provider", async () => {
    const { requested } = await paidWithMoney();
    const id = await requested(1);
    await decide(id);
    await withoutProvider(async () => {
      shop.services.provider.refund = () => Promise.reject(new Error("asked again"));
      const { status, body } = await decide(id);
      expect([status, body.refund?.current_status]).toEqual([200, "approved"]);
    });
  });

  test("ten times concurrently pays once", async () => {
    const { paidBack, requested } = await paidWithMoney();
    const id = await requested(1);
    const answers = await Promise.all(Array.from({ length: 10 }, () => retryWhenBusy(() => decide(id))));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await paidBack()).toEqual({ times: 1, minor: 1_895n });
  });

  test("an order paid with points alone needs no provider", async () => {
    const customer = await shop.customer();
    const steps = refundHelpers(shop, customer);
    const { id } = await steps.draft(await steps.paidOrder());
    await steps.request(id);
    const { body } = await decide(id);
    expect(body.refund).toMatchObject({ current_status: "approved", money_amount: 0, points: 1_895 });
  });
});

describe("a provider without a response", () => {
  test("leaves the refund requested, and the job pays it back once", async () => {
    const { paidBack, requested, refund } = await paidWithMoney();
    const id = await requested(1);
    await withoutProvider(async () => {
      const { status, body } = await decide(id);
      expect([status, body.is_paying_back, body.refund.current_status]).toEqual([200, true, "requested"]);
      const other = await decide(id, { decision: "reject", note: "No." });
      expect([other.status, other.body.code]).toEqual([409, "refund_decided"]);
    });
    const later = { ...shop.services, clock: () => new Date(shop.clock.now.getTime() + 60_000) };
    expect(await finishPendingRefunds(later)).toBe(1);
    expect(await finishPendingRefunds(later)).toBe(0);
    expect((await refund(id)).current_status).toBe("approved");
    expect(await paidBack()).toEqual({ times: 1, minor: 1_895n });
  });

  test("that has already paid back does not pay again on retry", async () => {
    const { paidBack, requested, refund } = await paidWithMoney();
    const id = await requested(1);
    // As if the shop had been killed between the provider's response and the booking.
    const { provider: here } = shop.services;
    const refundUnheard: typeof here.refund = async (...asked) => {
      await here.refund(...asked);
      throw new Error("killed");
    };
    shop.services.provider = { ...here, refund: refundUnheard };
    expect((await decide(id)).status).toBe(500);
    shop.services.provider = here;
    expect(await paidBack()).toEqual({ times: 1, minor: 1_895n });
    const later = { ...shop.services, clock: () => new Date(shop.clock.now.getTime() + 60_000) };
    await finishPendingRefunds(later);
    expect((await refund(id)).current_status).toBe("approved");
    expect(await paidBack()).toEqual({ times: 1, minor: 1_895n });
  });
});

describe("rejecting", () => {
  test("shows the reason to the customer, pays nothing, and allows another request", async () => {
    const { paidBack, requested, refund, orderNow } = await paidWithMoney();
    const id = await requested(1);
    const { status } = await decide(id, { decision: "reject", note: "The picture shows another pot." });
    expect(status).toBe(200);
    expect(await refund(id)).toMatchObject({
      current_status: "rejected",
      decision_note: "The picture shows another pot.",
    });
    expect(await paidBack()).toEqual({ times: 0, minor: 0n });
    expect(await orderNow()).toMatchObject({ refundable: "possible", total_refund_incl_vat: 0 });
    expect(await requested(1)).not.toBe(id);
  });

  test("and approving concurrently: one decides, and the other is refused", async () => {
    const { requested } = await paidWithMoney();
    const id = await requested(1);
    const other = await anAdministrator();
    const answers = await Promise.all([
      decide(id),
      decide(id, { decision: "reject", note: "Not broken." }, other),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)!.body.code).toBe("refund_decided");
  });

  test("needs a reason, and a draft cannot be decided", async () => {
    requirements("refunds.draft-not-reviewed");
    const { requested, draft, order } = await paidWithMoney();
    const drafted = await draft(order);
    const early = await decide(drafted.id);
    expect([early.status, early.body.code]).toEqual([409, "refund_draft"]);
    const id = await requested(1);
    expect((await decide(id, { decision: "reject" })).status).toBe(400);
    expect((await decide(id, { decision: "reject", note: "" })).status).toBe(400);
    expect((await decide(crypto.randomUUID())).status).toBe(404);
  });

  test.each([
    [{ decision: "reject", note: "" }, "note", "must NOT have fewer than 1 characters"],
    [{ decision: "reject", note: "x".repeat(2_001) }, "note", "must NOT have more than 2000 characters"],
    [{ decision: "reject" }, "note", "must have required property 'note'"],
    [{ decision: "approve", items: [] }, "items", "must NOT have fewer than 1 items"],
    [{ decision: "perhaps" }, "decision", "is none of its values"],
    [{}, "decision", "must have required property 'decision'"],
  ])("an invalid decision is refused by field: %j", async (body, field, message) => {
    const { status, body: refused } = await decide(crypto.randomUUID(), body);
    expect([status, refused.errors[0]]).toMatchObject([400, { field, message }]);
    expect(refused.detail).toContain(message);
  });
});

test("the queue lists the longest waiting refunds first, and no drafts", async () => {
  const first = await paidWithMoney();
  const second = await paidWithMoney();
  const draft = await second.draft(second.order);
  const waiting = await first.requested(1);
  shop.clock.now = new Date(shop.clock.now.getTime() + 1_000);
  const later = await (await paidWithMoney()).requested(1);
  const { token } = await anAdministrator();
  const { body } = await shop.call("GET", "/admin/refunds/?current_status=requested&limit=100", { token });
  const ids = body.map(({ refund }: Schemas["RefundToDecide"]) => refund.id);
  const { body: turned } = await shop.call("GET", "/admin/refunds/?sort=-requested_at&limit=1", { token });
  expect(turned[0].refund.id).toBe(later);
  expect(ids).not.toContain(draft.id);
  expect(ids.indexOf(waiting)).toBeLessThan(ids.indexOf(later));
  expect(body.find(({ refund }: Schemas["RefundToDecide"]) => refund.id === waiting).customer).toEqual({
    id: first.customer.id,
    email: first.customer.email,
    refund_count: 1,
  });
});

test("a deposit is converted once no refund is open, without the reversed points", async () => {
  const { requested, me } = await paidWithMoney();
  const earned = 36;
  expect(await me()).toMatchObject({ points: 1_000, points_in_deposit: earned });
  await decide(await requested(1));
  expect(await me()).toMatchObject({ points_in_deposit: earned / 2 });
  const waiting = await requested(1);
  const after = { ...shop.services, clock: () => new Date(shop.clock.now.getTime() + 61 * day) };
  await convertDeposits(after);
  expect(await me()).toMatchObject({ points: 1_000, points_in_deposit: earned / 2 });
  await decide(waiting, { decision: "reject", note: "It was watered too much." });
  await convertDeposits(after);
  expect(await me()).toMatchObject({ points: 1_018, points_in_deposit: 0 });
  // Earned points that were converted are taken from the balance.
  const converted = await requested(1);
  await decide(converted);
  expect(await me()).toMatchObject({ points: 1_000, points_in_deposit: 0 });
});
