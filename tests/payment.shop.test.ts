import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { Fault } from "../sandbox/faults.ts";
import * as customerSchema from "../server/database/customer-schema.ts";
import * as schema from "../server/database/schema.ts";
import { refundLateCaptures } from "../server/payment/late-captures.ts";
import { finishHangingPayments, processPayment } from "../server/payment/process.ts";
import type { CaptureState } from "../server/payment/provider.ts";
import { address, fern, ordering } from "./support/ordering.ts";
import { openProvider, type Provider } from "./support/provider.ts";
import { openShop, type Shop } from "./support/shop.ts";

let provider: Provider;
let shop: Shop;
beforeAll(async () => {
  provider = await openProvider(["USD"]);
  shop = await openShop({ provider });
});
afterAll(async () => {
  await shop.close();
  await provider.close();
});

const shopper = async () => {
  const customer = await shop.customer();
  return { customer, ...ordering(shop, customer) };
};
const refusal = (status: number, code: string, detail: string) => {
  const title = { 409: "Conflict", 422: "Unprocessable Content", 502: "Bad Gateway" }[status];
  return { status, body: { type: "about:blank", title, status, detail, code } };
};
const shown = ({ status, body }: { status: number; body: unknown }) => ({ status, body });
const unclear = refusal(502, "payment_provider_error", "Payment provider error");
const paymentsOf = (orderId: string) =>
  shop.services.database.queries
    .select()
    .from(customerSchema.payments)
    .where(eq(customerSchema.payments.order_id, orderId));
const lastInvoice = async () => {
  const [market] = await shop.services.database.queries
    .select()
    .from(schema.markets)
    .where(eq(schema.markets.id, "europe"));
  return market!.last_invoice_number;
};

/** A shopper whose order is approved at the provider, with something to go wrong. */
const approved = async (fault: Fault | "" = "") => {
  const steps = await shopper();
  const { id, approvalUrl } = await steps.prepared();
  const sentTo = await provider.approve(approvalUrl, fault);
  const captures = await provider.captures();
  const expectPaid = async () => {
    const order = await steps.order(id);
    const payments = await paymentsOf(id);
    expect([order.current_status, order.is_paid, order.amount_due]).toEqual(["paid", true, 44.85]);
    expect(order.invoice_number).toMatch(/^EUROPE-\d{6}$/);
    expect(payments.filter(({ status }) => status === "captured")).toHaveLength(1);
  };
  const expectPaidOnce = async () => {
    await expectPaid();
    expect((await provider.captures()) - captures).toBe(1);
  };
  return { ...steps, id, sentTo, expectPaid, expectPaidOnce };
};

describe("preparing", () => {
  test("twice, and many times at once, gives the same payment and link", async () => {
    const { submitted, prepare } = await shopper();
    const { id } = await submitted();
    const answers = [...(await Promise.all(Array.from({ length: 5 }, () => prepare(id)))), await prepare(id)];
    expect(new Set(answers.map(({ status, body }) => JSON.stringify({ status, body }))).size).toBe(1);
    expect(answers[0]!.body).toEqual({
      payment_id: expect.any(String),
      approval_url: expect.stringContaining("/checkoutnow?token="),
    });
    expect(await paymentsOf(id)).toHaveLength(1);
  });

  test("is refused for a draft, a cancelled order, a paid one, and one that is not there", async () => {
    const { submitted, prepare, cancel } = await shopper();
    const { id: other } = await submitted();
    await cancel(other);
    expect(shown(await prepare(other))).toEqual(refusal(409, "order_cancelled", "This order is cancelled."));
    const { id } = await (await shopper()).draft();
    expect((await prepare(id)).status).toBe(404);
    expect((await prepare(randomUUID())).status).toBe(404);
    const own = await shopper();
    const draftOnly = await own.draft();
    expect(shown(await own.prepare(draftOnly.id))).toEqual(
      refusal(409, "order_draft", "This order is draft."),
    );
    const { id: paid, process, prepare: again } = await approved();
    await process(paid);
    expect(shown(await again(paid))).toEqual(refusal(409, "order_paid", "This order is paid."));
  });

  test("says that the provider does not take a currency", async () => {
    const { customer, fillCart, draftOf, submit, prepare } = await shopper();
    const line = { ...fern, count: 1, price: 21.5 };
    await fillCart([line]);
    const place = { market_id: "asia", delivery_address: { ...address, country: "SG", zip_code: "018956" } };
    const { body } = await shop.call("POST", "/orders/", {
      token: customer.token,
      body: await draftOf([line], place),
    });
    await submit(body.id);
    expect(shown(await prepare(body.id))).toEqual(
      refusal(422, "currency_not_supported", "The payment provider does not support this currency."),
    );
  });
});

describe("processing", () => {
  test("is refused for a made-up, foreign, draft, submitted or cancelled order", async () => {
    const { draft, submit, process, cancel } = await shopper();
    const foreign = await (await shopper()).prepared();
    expect((await process(randomUUID())).status).toBe(404);
    expect((await process(foreign.id)).status).toBe(404);
    const { id } = await draft();
    const notPrepared = refusal(409, "payment_not_prepared", "There is no payment for this order yet.");
    expect(shown(await process(id))).toEqual(notPrepared);
    await submit(id);
    expect(shown(await process(id))).toEqual(notPrepared);
    await cancel(id);
    expect(shown(await process(id))).toEqual(refusal(409, "order_cancelled", "This order was cancelled."));
  });

  test("what nobody approved stays to be approved", async () => {
    const { prepared, process, order } = await shopper();
    const { id } = await prepared();
    expect(shown(await process(id))).toEqual(
      refusal(409, "payment_not_approved", "The payment was not approved."),
    );
    expect((await order(id)).current_status).toBe("payment_pending");
  });

  test("what was approved is paid, once, and the person comes back to the order", async () => {
    const { id, sentTo, process, expectPaidOnce, cancel } = await approved();
    expect(sentTo).toMatch(
      new RegExp(
        `^http://localhost:8080/en/confirm-order\\?order=${id}&payment=approved&token=\\w+&PayerID=\\w+$`,
      ),
    );
    const answers = await Promise.all(Array.from({ length: 5 }, () => process(id)));
    expect(answers.map(({ status, body }) => [status, body.current_status])).toEqual(
      Array(5).fill([200, "paid"]),
    );
    await expectPaidOnce();
    expect(shown(await cancel(id))).toEqual(refusal(409, "order_paid", "This order is paid."));
  });

  test("what is paid is told by mail and gets an invoice: the jobs are there, once", async () => {
    const { id, process } = await approved();
    await Promise.all([process(id), process(id)]);
    const { rows } = (await shop.services.database.queries.execute(
      sql`select name from jobs.job where data = ${JSON.stringify({ orderId: id })}::jsonb`,
    )) as unknown as { rows: { name: string }[] };
    expect(rows.map(({ name }) => name).sort()).toEqual(["invoice", "order-paid"]);
  });

  test.each<Fault>(["cut", "late", "answersTwice"])(
    "%s: the money was taken, so the order is paid",
    async (fault) => {
      const { id, process, expectPaidOnce } = await approved(fault);
      const { status, body } = await shop.impatiently(() => process(id));
      expect([status, body.current_status]).toEqual([200, "paid"]);
      await expectPaidOnce();
    },
  );

  test.each<Fault>(["neverAnswers", "rubbish"])("%s: unclear, and asked again it is paid", async (fault) => {
    const { id, process, order, expectPaidOnce } = await approved(fault);
    expect(shown(await shop.impatiently(() => process(id)))).toEqual(unclear);
    expect((await order(id)).current_status).toBe("capturing");
    expect((await process(id)).status).toBe(200);
    await expectPaidOnce();
  });

  test("declined: the order can be paid by a new payment", async () => {
    const { id, process, prepare, order, expectPaidOnce } = await approved("declined");
    expect(shown(await process(id))).toEqual(refusal(409, "payment_declined", "The payment was declined."));
    expect((await order(id)).current_status).toBe("submitted");
    const { body } = await prepare(id);
    await provider.approve(body.approval_url);
    await process(id);
    await expectPaidOnce();
    expect((await paymentsOf(id)).map(({ status }) => status).sort()).toEqual(["captured", "closed"]);
  });

  test("pending: the order waits, can't be cancelled, and is paid when the provider has decided", async () => {
    const { id, process, cancel, expectPaidOnce } = await approved("pending");
    const { status, body } = await process(id);
    expect([status, body.current_status]).toEqual([200, "capturing"]);
    expect(shown(await cancel(id))).toEqual(refusal(409, "order_capturing", "This order is capturing."));
    provider.clock.now = new Date(provider.clock.now.getTime() + 21_000);
    await process(id);
    await expectPaidOnce();
  });

  test("what was left hanging is finished by the job, and nothing that has just begun", async () => {
    const { id, process, order, expectPaidOnce } = await approved("neverAnswers");
    await shop.impatiently(() => process(id));
    await finishHangingPayments(shop.services);
    expect((await order(id)).current_status).toBe("capturing");
    const began = shop.clock.now;
    shop.clock.now = new Date(began.getTime() + 30_001);
    await finishHangingPayments(shop.services);
    shop.clock.now = began;
    await expectPaidOnce();
  });

  test("money taken while another tab hears that nothing was approved still pays the order", async () => {
    const { customer, prepared, order } = await shopper();
    const { id } = await prepared();
    const answers: ((state: CaptureState) => void)[] = [];
    const capture = () => new Promise<CaptureState>((answer) => answers.push(answer));
    const services = { ...shop.services, provider: { ...shop.services.provider, capture } };
    const tabs = [0, 1].map(() => processPayment(services, customer.id, id));
    await expect.poll(() => answers.length).toBe(2);
    answers[0]!({ outcome: "notApproved" });
    await Promise.race(tabs);
    answers[1]!({ outcome: "captured", captureId: randomUUID() });
    expect((await Promise.all(tabs)).map(({ outcome }) => outcome).sort()).toEqual(["notApproved", "paid"]);
    expect((await order(id)).current_status).toBe("paid");
  });
});

test("a payment that cannot be finished keeps no other one waiting", async () => {
  const began = shop.clock.now;
  const [stuck, waiting] = [await approved("neverAnswers"), await approved("neverAnswers")];
  for (const { process, id } of [stuck, waiting]) await shop.impatiently(() => process(id));
  const { queries } = shop.services.database;
  const { customers } = customerSchema;
  const deposit = (points: bigint) =>
    queries
      .update(customers)
      .set({ points_in_deposit: sql`${points.toString()}::bigint` })
      .where(eq(customers.id, stuck.customer.id));
  // No more points fit in, so that the order cannot be settled.
  await deposit(2n ** 63n - 1n);
  const told = vi.spyOn(console, "error").mockImplementation(() => {});
  shop.clock.now = new Date(began.getTime() + 30_001);
  await finishHangingPayments(shop.services);
  expect(told).toHaveBeenCalledOnce();
  expect((await stuck.order(stuck.id)).current_status).toBe("capturing");
  await waiting.expectPaid();
  await deposit(0n);
  shop.clock.now = new Date(began.getTime() + 90_000);
  await finishHangingPayments(shop.services);
  await stuck.expectPaid();
  shop.clock.now = began;
  told.mockRestore();
});

test("a million pieces earn their points", async () => {
  const { prepared, process, order, customer } = await shopper();
  const { id, approvalUrl } = await prepared([{ ...fern, count: 1_000_000 }]);
  await shop.services.database.queries
    .update(customerSchema.orderItems)
    .set({ points_each: 1_000_000 })
    .where(eq(customerSchema.orderItems.order_id, id));
  await provider.approve(approvalUrl);
  await process(id);
  expect((await order(id)).is_paid).toBe(true);
  const me = await shop.call("GET", "/users/customers/me", { token: customer.token });
  expect(me.body.points_in_deposit).toBeGreaterThan(2 ** 31);
});

test("invoice numbers have no gap when twenty orders are paid at once", async () => {
  const before = await lastInvoice();
  const buyers = await Promise.all(Array.from({ length: 20 }, () => approved()));
  const answers = await Promise.all(buyers.flatMap(({ id, process }) => [process(id), process(id)]));
  expect(answers.map(({ status }) => status)).toEqual(Array(40).fill(200));
  const numbers = new Set(answers.map(({ body }) => body.invoice_number));
  const due = Array.from(
    { length: 20 },
    (_, index) => `EUROPE-${String(before + index + 1).padStart(6, "0")}`,
  );
  expect([...numbers].sort()).toEqual(due);
});

describe("what the provider should not have done", () => {
  test("money that comes for a cancelled order goes back, once", async () => {
    const began = shop.clock.now;
    const { id, cancel, order } = await approved();
    const [payment] = await paymentsOf(id);
    expect((await cancel(id)).status).toBe(200);
    const row = await order(id);
    const expected = {
      providerOrderId: payment!.provider_order_id,
      amount: row.amount_due.toFixed(2),
      currency: row.currency,
    };
    const { services } = shop;
    expect((await services.provider.capture(expected, payment!.id)).outcome).toBe("captured");
    await refundLateCaptures(services);
    expect((await paymentsOf(id))[0]!.refund_id).toBeNull();
    shop.clock.now = new Date(began.getTime() + 61_000);
    await Promise.all([refundLateCaptures(services), refundLateCaptures(services)]);
    await refundLateCaptures(services);
    shop.clock.now = began;
    const [closed] = await paymentsOf(id);
    expect([closed!.status, (await order(id)).current_status]).toEqual(["closed", "cancelled"]);
    expect(closed!.refund_id).toMatch(/./);
    expect(await provider.refunds(closed!.capture_id!)).toBe(1);
  });

  test("an answer about another order, amount or currency pays nothing", async () => {
    const { id } = await approved();
    const [payment] = await paymentsOf(id);
    const right = { providerOrderId: payment!.provider_order_id, amount: "44.85", currency: "EUR" };
    const { provider: adapter } = shop.services;
    expect((await adapter.capture({ ...right, amount: "4.85" }, payment!.id)).outcome).toBe("unclear");
    expect((await adapter.lookUp({ ...right, currency: "USD" })).outcome).toBe("unclear");
    expect((await adapter.lookUp(right)).outcome).toBe("captured");
  });

  test("a currency that is refused only at the capture is told, and another payment may be made", async () => {
    const { id, process, prepare } = await approved("currencyNotSupported");
    expect((await process(id)).body.code).toBe("currency_not_supported");
    expect((await prepare(id)).status).toBe(200);
  });
});
