import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Fault } from "#sandbox/faults.ts";
import * as customerSchema from "#server/platform/database/customer-schema.ts";
import * as schema from "#server/platform/database/schema.ts";
import { makeInvoice } from "#server/commerce/invoices/make-invoice.ts";
import { finishPendingCaptures, processPayment } from "#server/commerce/payment/process.ts";
import type { CaptureState } from "#server/commerce/payment/provider.ts";
import { address, fern } from "./support/order-helpers.ts";
import { payerHelpers } from "./support/payers.ts";
import { openProvider, type Provider } from "./support/provider.ts";
import { openShop, type Shop } from "./support/shop.ts";
import { retryWhenBusy } from "./support/retry-when-busy.ts";

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

const { shopper, paymentsOf, approved } = payerHelpers(() => ({ shop, provider }));
const refusal = (status: number, code: string, detail: string) => {
  const title = { 409: "Conflict", 422: "Unprocessable Content", 502: "Bad Gateway" }[status];
  return { status, body: { type: "about:blank", title, status, detail, code } };
};
const shown = ({ status, body }: { status: number; body: unknown }) => ({ status, body });
const unclear = refusal(502, "payment_provider_error", "Payment provider error");
const lastInvoice = async () => {
  const [market] = await shop.services.database.queries
    .select()
    .from(schema.markets)
    .where(eq(schema.markets.id, "europe"));
  return market!.last_invoice_number;
};

describe("preparing", () => {
  test("repeatedly or concurrently returns the same payment and link", async () => {
    const { submitted, prepare } = await shopper();
    const { id } = await submitted();
    const prepared = () => retryWhenBusy(() => prepare(id));
    const answers = [...(await Promise.all(Array.from({ length: 5 }, prepared))), await prepared()];
    expect(new Set(answers.map(({ status, body }) => JSON.stringify({ status, body }))).size).toBe(1);
    expect(answers[0]!.body).toEqual({
      payment_id: expect.any(String),
      approval_url: expect.stringContaining("/checkoutnow?token="),
    });
    expect(await paymentsOf(id)).toHaveLength(1);
  });

  test("is refused for a draft, a cancelled, a paid or an unknown order", async () => {
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

  test("reports a currency that the provider does not take", async () => {
    const { customer, fillCart, draftOf, submit, prepare } = await shopper();
    const line = { ...fern, count: 1, price: 21.5 };
    await fillCart([line]);
    const place = { market_id: "asia", delivery_address: { ...address, country: "SG", zip_code: "018956" } };
    const { body } = await shop.call("POST", "/orders/", {
      token: customer.token,
      body: await draftOf([line], place),
    });
    await submit(body.id);
    const refused = () => shop.call("GET", `/orders/${body.id}`, { token: customer.token });
    expect((await refused()).body.payment_refusal).toBeNull();
    expect(shown(await prepare(body.id))).toEqual(
      refusal(422, "currency_not_supported", "The payment provider does not support this currency."),
    );
    expect((await refused()).body.payment_refusal).toBe("currency_not_supported");
  });
});

describe("processing", () => {
  test("is refused for an unknown, another customer's, a draft, a submitted or a cancelled order", async () => {
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

  test("an unapproved payment is refused and can still be approved", async () => {
    const { prepared, process, order } = await shopper();
    const { id } = await prepared();
    expect(shown(await process(id))).toEqual(
      refusal(409, "payment_not_approved", "The payment was not approved."),
    );
    expect((await order(id)).current_status).toBe("payment_pending");
  });

  test("an approved payment is captured once, and the customer returns to the order", async () => {
    const { id, sentTo, process, expectPaidOnce, cancel } = await approved();
    expect(sentTo).toMatch(
      new RegExp(
        `^http://localhost:8080/en/confirm-order\\?order=${id}&payment=approved&token=\\w+&PayerID=\\w+$`,
      ),
    );
    const answers = await Promise.all(Array.from({ length: 5 }, () => retryWhenBusy(() => process(id))));
    expect(answers.map(({ status, body }) => [status, body.current_status])).toEqual(
      Array(5).fill([200, "paid"]),
    );
    await expectPaidOnce();
    expect(shown(await cancel(id))).toEqual(refusal(409, "order_paid", "This order is paid."));
  });

  test("a paid order gets an invoice and mails, one job each", async () => {
    const { id, process } = await approved();
    await Promise.all([process(id), process(id)]);
    // Again after it is paid, like a reloaded page.
    expect((await process(id)).body.current_status).toBe("paid");
    const jobs = async () => {
      const { rows } = await shop.services.database.queries.execute<{ name: string }>(
        sql`select data ->> 'job' as name from jobs.job where data ->> 'orderId' = ${id}`,
      );
      return rows.map(({ name }) => name).sort();
    };
    expect(await jobs()).toEqual(["invoice", "order-to-pack-mail"]);
    const make = () => makeInvoice(shop.services, id);
    await Promise.all([make(), make(), make()]);
    await make();
    expect(await jobs()).toEqual(["invoice", "order-paid", "order-to-pack-mail"]);
  });

  test.each<Fault>(["cut", "late", "answersTwice"])(
    "%s: a captured payment makes the order paid",
    async (fault) => {
      const { id, process, expectPaidOnce } = await approved(fault);
      const { status, body } = await shop.withShortProviderTimeout(() => process(id));
      expect([status, body.current_status]).toEqual([200, "paid"]);
      await expectPaidOnce();
    },
  );

  test("repeated captures use one request id", async () => {
    const { id, process } = await approved("neverAnswers");
    const requestIds: string[] = [];
    await shop.withShortProviderTimeout(async () => {
      const patient = shop.services.provider;
      shop.services.provider = {
        ...patient,
        capture: (expected, requestId) => {
          requestIds.push(requestId);
          return patient.capture(expected, requestId);
        },
      };
      await process(id);
      await process(id);
    });
    expect(requestIds.length).toBeGreaterThan(1);
    expect(new Set(requestIds).size).toBe(1);
  });

  test.each<Fault>(["neverAnswers", "rubbish"])(
    "%s: the result is unclear, and the order is paid on the next try",
    async (fault) => {
      const { id, process, order, expectPaidOnce } = await approved(fault);
      expect(shown(await shop.withShortProviderTimeout(() => process(id)))).toEqual(unclear);
      expect((await order(id)).current_status).toBe("capturing");
      expect((await process(id)).status).toBe(200);
      await expectPaidOnce();
    },
  );

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

  test("pending: the order waits, cannot be cancelled, and is paid when the provider has decided", async () => {
    const { id, process, cancel, expectPaidOnce } = await approved("pending");
    const { status, body } = await process(id);
    expect([status, body.current_status]).toEqual([200, "capturing"]);
    expect(shown(await cancel(id))).toEqual(refusal(409, "order_being_paid", "This order is capturing."));
    provider.clock.now = new Date(provider.clock.now.getTime() + 21_000);
    await process(id);
    await expectPaidOnce();
  });

  test("a job completes interrupted captures, but not ones that have just begun", async () => {
    const { id, process, order, expectPaidOnce } = await approved("neverAnswers");
    await shop.withShortProviderTimeout(() => process(id));
    await finishPendingCaptures(shop.services);
    expect((await order(id)).current_status).toBe("capturing");
    const began = shop.clock.now;
    shop.clock.now = new Date(began.getTime() + 30_001);
    await finishPendingCaptures(shop.services);
    shop.clock.now = began;
    await expectPaidOnce();
  });

  test("a capture pays the order even if another tab sees it as not approved", async () => {
    const { customer, prepared, order } = await shopper();
    const { id } = await prepared();
    const answers: ((state: CaptureState) => void)[] = [];
    const capture = () => new Promise<CaptureState>((answer) => answers.push(answer));
    const services = { ...shop.services, provider: { ...shop.services.provider, capture } };
    const tabs = [0, 1].map(() => processPayment(services, { ...customer, role: "customer" }, id));
    await expect.poll(() => answers.length).toBe(2);
    answers[0]!({ outcome: "notApproved" });
    await Promise.race(tabs);
    answers[1]!({ outcome: "captured", captureId: randomUUID(), fee: null });
    expect((await Promise.all(tabs)).map(({ outcome }) => outcome).sort()).toEqual(["notApproved", "paid"]);
    expect((await order(id)).current_status).toBe("paid");
  });
});

test("a million items earn their points", async () => {
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

test("invoice numbers have no gaps when twenty orders are paid concurrently", async () => {
  const before = await lastInvoice();
  const buyers: Awaited<ReturnType<typeof approved>>[] = [];
  for (let count = 0; count < 20; count += 1) buyers.push(await approved());
  const answers = await Promise.all(
    buyers.flatMap(({ id, process }) => [retryWhenBusy(() => process(id)), retryWhenBusy(() => process(id))]),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(40).fill(200));
  const numbers = new Set(answers.map(({ body }) => body.invoice_number));
  const due = Array.from(
    { length: 20 },
    (_, index) => `EUROPE-${String(before + index + 1).padStart(6, "0")}`,
  );
  expect([...numbers].sort()).toEqual(due);
});
