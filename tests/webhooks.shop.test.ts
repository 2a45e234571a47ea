import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { beginSession } from "#server/commerce/accounts/sessions.ts";
import { customers, payments } from "#server/platform/database/customer-schema.ts";
import { paymentIssues, providerEvents } from "#server/platform/database/payment-schema.ts";
import { refundLateCaptures } from "#server/commerce/payment/late-captures.ts";
import { refunds } from "#server/platform/database/refund-schema.ts";
import { fetchDisputes } from "#server/commerce/reconciliation/disputes.ts";
import { handleEvent } from "#server/commerce/reconciliation/handle-event.ts";
import { fern } from "./support/order-helpers.ts";
import { refundHelpers } from "./support/refund-helpers.ts";
import { openShopWithWebhooks, webhookHelpers, type ShopWithWebhooks } from "./support/webhook-helpers.ts";
import { scaledTimeLimit } from "#scripts/time-limits.ts";

let webhooks: ShopWithWebhooks;
beforeAll(async () => {
  webhooks = await openShopWithWebhooks();
});
afterAll(() => webhooks.close());
beforeEach(() => begin());

const { begin, decide, paidWithMoney, paidWithApproval, post, read, sent, typesSent, allHandled, issues } =
  webhookHelpers(() => webhooks);
const refundRow = async (id: string) => {
  const [row] = await webhooks.shop.services.database.queries
    .select()
    .from(refunds)
    .where(eq(refunds.id, id));
  return row!;
};

describe("a pending refund at the provider", () => {
  test("is booked only when the provider confirms it", async () => {
    const { requested, orderNow, paidBack } = await paidWithMoney();
    const id = await requested(1);
    await webhooks.provider.nextRefund("pending");
    await decide(id);
    const pending = await refundRow(id);
    expect([pending.status, pending.provider_refund_id]).toEqual(["requested", expect.any(String)]);
    expect((await orderNow()).items[0]!.refunded_count).toBe(0);
    await sent("PAYMENT.REFUND.PENDING");
    await allHandled();
    expect((await refundRow(id)).status).toBe("requested");
    webhooks.provider.clock.now = new Date(Date.now() + 60_000);
    await sent("PAYMENT.CAPTURE.REFUNDED");
    await allHandled();
    const booked = await refundRow(id);
    expect([booked.status, booked.provider_refund_id]).toEqual(["approved", pending.provider_refund_id]);
    expect((await orderNow()).items[0]!.refunded_count).toBe(1);
    expect((await paidBack()).times).toBe(1);
  });

  test("that fails is reported to an administrator, and requested again with a new id", async () => {
    const { requested, order, paidBack } = await paidWithMoney();
    const id = await requested(1);
    await webhooks.provider.nextRefund("failing");
    await decide(id);
    const { provider_refund_id: first } = await refundRow(id);
    webhooks.provider.clock.now = new Date(Date.now() + 60_000);
    await sent("PAYMENT.REFUND.FAILED");
    await allHandled();
    expect(await issues()).toContainEqual({
      kind: "refund_failed",
      reference: first,
      order_id: order.id,
    });
    await decide(id);
    const booked = await refundRow(id);
    expect([booked.status, booked.failed_refunds, booked.provider_refund_id === first]).toEqual([
      "approved",
      1,
      false,
    ]);
    expect((await paidBack()).minor).toBe(booked.money_minor);
  });
});

describe("an event", () => {
  test("is handled once, however often and in whatever order it is sent", async () => {
    webhooks.relay.deliver = async () => 204;
    const { requested } = await paidWithMoney();
    const id = await requested(1);
    await decide(id);
    const [captured, refunded] = [
      await sent("PAYMENT.CAPTURE.COMPLETED"),
      await sent("PAYMENT.CAPTURE.REFUNDED"),
    ];
    const answers = await Promise.all([refunded, captured, refunded, captured, captured].map(post));
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204, 204]);
    const { queries } = webhooks.shop.services.database;
    for (const one of [captured, refunded])
      expect(await queries.$count(providerEvents, eq(providerEvents.id, read(one).id))).toBe(1);
    await allHandled();
    await allHandled();
    expect((await refundRow(id)).status).toBe("approved");
    expect(await issues()).not.toContainEqual(expect.objectContaining({ kind: "difference" }));
  });

  test("about a refund whose response was lost waits until the refund is known", async () => {
    const { requested, order } = await paidWithMoney();
    const id = await requested(1);
    const { services } = webhooks.shop;
    const here = services.provider;
    services.provider = {
      ...here,
      refund: async (...asked) => {
        await here.refund(...asked);
        return { outcome: "unclear" };
      },
    };
    await decide(id);
    const event = read(await sent("PAYMENT.CAPTURE.REFUNDED"));
    await vi.waitUntil(
      () => services.database.queries.$count(providerEvents, eq(providerEvents.id, event.id)),
      scaledTimeLimit(60_000),
    );
    await expect(handleEvent(services, event.id)).rejects.toThrow("is not clear yet");
    services.provider = here;
    await allHandled();
    expect((await refundRow(id)).status).toBe("approved");
    expect(await issues()).not.toContainEqual(expect.objectContaining({ order_id: order.id }));
  });

  test("completes a capture without a response", async () => {
    const customer = await webhooks.shop.customer();
    const steps = refundHelpers(webhooks.shop, customer);
    const draft = await steps.draftOrder([fern]);
    await steps.submit(draft.id, { shipping_code: "standard", terms_version: "2026-11" });
    const { body } = await steps.prepare(draft.id);
    await webhooks.provider.approve(body.approval_url, "pending");
    await steps.process(draft.id);
    expect((await steps.order(draft.id)).current_status).toBe("capturing");
    webhooks.provider.clock.now = new Date(Date.now() + 60_000);
    await sent("PAYMENT.CAPTURE.COMPLETED");
    await allHandled();
    expect((await steps.order(draft.id)).current_status).toBe("paid");
    const { queries } = webhooks.shop.services.database;
    const [payment] = await queries.select().from(payments).where(eq(payments.order_id, draft.id));
    expect(payment!.fee_minor).toBe(112n);
  });
});

describe("a capture unknown to the shop", () => {
  /** An order whose payment was approved. */
  const approved = async () => {
    const customer = await webhooks.shop.customer();
    const steps = refundHelpers(webhooks.shop, customer);
    const draft = await steps.draftOrder([fern]);
    await steps.submit(draft.id, { shipping_code: "standard", terms_version: "2026-11" });
    const { body } = await steps.prepare(draft.id);
    await webhooks.provider.approve(body.approval_url);
    const { queries } = webhooks.shop.services.database;
    const [payment] = await queries.select().from(payments).where(eq(payments.order_id, draft.id));
    const expected = { providerOrderId: payment!.provider_order_id, amount: "44.85", currency: "EUR" };
    const capture = () => webhooks.shop.services.provider.capture(expected, payment!.id);
    return { ...steps, id: draft.id, approvalUrl: body.approval_url as string, capture };
  };

  test("is booked, even if another tab saw it as not approved", async () => {
    const { capture, order, id } = await approved();
    await capture();
    expect((await order(id)).current_status).toBe("payment_pending");
    await sent("PAYMENT.CAPTURE.COMPLETED");
    await allHandled();
    expect((await order(id)).current_status).toBe("paid");
  });

  test("that was refunded manually leaves the order unpaid, and is reported", async () => {
    const { capture, order, process, id, approvalUrl } = await approved();
    await capture();
    await webhooks.provider.refundByHand(approvalUrl);
    expect((await process(id)).body.code).toBe("payment_not_approved");
    expect((await order(id)).current_status).toBe("submitted");
    expect(await issues()).toContainEqual(expect.objectContaining({ kind: "difference", order_id: id }));
    await refundLateCaptures(webhooks.shop.services);
    expect((await order(id)).current_status).toBe("submitted");
  });

  test("is refunded once if the shop lost its own refund request", async () => {
    const { capture, cancel, id, approvalUrl } = await approved();
    await capture();
    await cancel(id);
    const { queries } = webhooks.shop.services.database;
    webhooks.shop.clock.now = new Date(Date.now() + 120_000);
    const services = { ...webhooks.shop.services };
    await refundLateCaptures(services);
    await queries
      .update(payments)
      .set({ capture_id: null, refund_id: null, looked_up_at: null })
      .where(eq(payments.order_id, id));
    await refundLateCaptures(services);
    const [row] = await queries.select().from(payments).where(eq(payments.order_id, id));
    expect([row!.refund_id, row!.looked_up_at]).toEqual([expect.any(String), webhooks.shop.clock.now]);
    expect((await webhooks.provider.refunded(approvalUrl)).times).toBe(1);
  });
});

describe("an issue for administrators", () => {
  test("about a dispute is mailed once, closed when resolved, and never opened again", async () => {
    const { order, approvalUrl } = await paidWithApproval();
    const dispute = `PP-R-${randomUUID().slice(0, 8)}`;
    await webhooks.provider.dispute(approvalUrl, dispute, "CREATED");
    await sent("CUSTOMER.DISPUTE.CREATED", dispute);
    await allHandled();
    expect(await issues()).toContainEqual({ kind: "dispute", reference: dispute, order_id: order.id });
    await webhooks.provider.dispute(approvalUrl, dispute, "RESOLVED");
    await sent("CUSTOMER.DISPUTE.RESOLVED", dispute);
    await allHandled();
    await webhooks.provider.dispute(approvalUrl, dispute, "CREATED");
    await expect.poll(() => typesSent().filter((type) => type.endsWith(".CREATED")).length).toBe(2);
    await allHandled();
    expect(await issues()).not.toContainEqual(expect.objectContaining({ reference: dispute }));
    const { queries } = webhooks.shop.services.database;
    expect(await queries.$count(paymentIssues, eq(paymentIssues.reference, dispute))).toBe(1);
  });

  test("about a dispute without an event is found by polling", async () => {
    webhooks.relay.deliver = async () => 503;
    const { order, approvalUrl } = await paidWithApproval();
    const dispute = `PP-R-${randomUUID().slice(0, 8)}`;
    const open = { kind: "dispute", reference: dispute, order_id: order.id };
    await webhooks.provider.dispute(approvalUrl, dispute, "CREATED");
    await fetchDisputes(webhooks.shop.services);
    expect(await issues()).toContainEqual(open);
    await webhooks.provider.dispute(approvalUrl, dispute, "RESOLVED");
    await fetchDisputes(webhooks.shop.services);
    expect(await issues()).not.toContainEqual(open);
  });

  test("can be closed by an administrator, but not for their own order", async () => {
    const { order, approvalUrl, customer } = await paidWithApproval();
    const dispute = `PP-R-${randomUUID().slice(0, 8)}`;
    await webhooks.provider.dispute(approvalUrl, dispute, "CREATED");
    await sent("CUSTOMER.DISPUTE.CREATED", dispute);
    await allHandled();
    const { token } = await webhooks.shop.customer({ role: "administrator" });
    const list = async () => (await webhooks.shop.call("GET", "/admin/payment-issues/", { token })).body;
    const issue = (await list()).find(({ reference }: { reference: string }) => reference === dispute);
    expect(issue).toMatchObject({ kind: "dispute", order_id: order.id, order_reference: order.reference });
    const close = (by: string) =>
      webhooks.shop.call("POST", `/admin/payment-issues/${issue.id}/close`, { token: by });
    const { queries } = webhooks.shop.services.database;
    await queries.update(customers).set({ role: "administrator" }).where(eq(customers.id, customer.id));
    const own = await beginSession(queries, customer.id, webhooks.shop.clock.now);
    expect((await close(own)).body.code).toBe("own_case");
    expect([(await close(token)).status, (await close(token)).status]).toEqual([204, 204]);
    expect(await list()).not.toContainEqual(issue);
  });

  test("is opened for a manual refund as a difference from the books", async () => {
    const { order, approvalUrl } = await paidWithApproval();
    const reference = await webhooks.provider.refundByHand(approvalUrl);
    await sent("PAYMENT.CAPTURE.REFUNDED", reference);
    await allHandled();
    expect(await issues()).toContainEqual({ kind: "difference", reference, order_id: order.id });
  });
});
