import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { PaymentProvider } from "#server/commerce/payment/provider.ts";
import { payments } from "#server/platform/database/customer-schema.ts";
import { refunds } from "#server/platform/database/refund-schema.ts";
import { log } from "#server/platform/telemetry/log.ts";
import { payerHelpers } from "./support/payers.ts";
import { openProvider, type Provider } from "./support/provider.ts";
import { refundReviewHelpers } from "./support/refund-review-helpers.ts";
import { openShop, type Shop } from "./support/shop.ts";

let provider: Provider;
let shop: Shop;
let real: PaymentProvider;
beforeAll(async () => {
  provider = await openProvider();
  shop = await openShop({ provider, jobPollSeconds: 3_600 });
  real = shop.services.provider;
});
afterAll(async () => {
  await shop.close();
  await provider.close();
});
beforeEach(() => {
  vi.spyOn(log, "error").mockImplementation(() => {});
});
afterEach(() => {
  shop.services.provider = real;
  vi.restoreAllMocks();
});

const { approved, paymentsOf, shopper } = payerHelpers(() => ({ shop, provider }));
const { decide, paidWithMoney } = refundReviewHelpers(() => ({ shop, provider }));
const queries = () => shop.services.database.queries;
const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).toSorted();

test("one capture pays one of two orders, and the other is paid by its own", async () => {
  const both = [await approved(), await approved()];
  const captureId = crypto.randomUUID();
  const { capture } = real;
  shop.services.provider = {
    ...real,
    capture: async (...asked) => {
      const state = await capture(...asked);
      return state.outcome === "captured" ? { ...state, captureId } : state;
    },
  };
  expect(statuses(await Promise.all(both.map(({ id, process }) => process(id))))).toEqual([200, 500]);
  expect(await queries().$count(payments, eq(payments.capture_id, captureId))).toBe(1);
  shop.services.provider = real;
  expect(statuses(await Promise.all(both.map(({ id, process }) => process(id))))).toEqual([200, 200]);
  for (const { expectPaid } of both) await expectPaid();
});

test("one order of the provider is the payment of one of two orders", async () => {
  const both = await Promise.all([shopper(), shopper()]);
  const submitted = await Promise.all(
    both.map(async (steps) => ({ ...steps, ...(await steps.submitted()) })),
  );
  const same = await real.create({
    requestId: crypto.randomUUID(),
    reference: "K7RM-4QXD",
    amount: "44.85",
    currency: "EUR",
    returnUrl: "http://localhost:8080/en",
    cancelUrl: "http://localhost:8080/en",
  });
  shop.services.provider = { ...real, create: async () => same };
  expect(statuses(await Promise.all(submitted.map(({ id, prepare }) => prepare(id))))).toEqual([200, 500]);
  shop.services.provider = real;
  const prepared = await Promise.all(submitted.map(({ id, prepare }) => prepare(id)));
  expect(statuses(prepared)).toEqual([200, 200]);
  const ids = await Promise.all(
    submitted.map(async ({ id }) => (await paymentsOf(id))[0]!.provider_order_id),
  );
  expect(new Set(ids).size).toBe(2);
});

test("one refund of the provider settles one of two refunds", async () => {
  const both = [await paidWithMoney(), await paidWithMoney()];
  const ids = await Promise.all(both.map(({ requested }) => requested(1)));
  const refundId = crypto.randomUUID();
  shop.services.provider = { ...real, refund: async () => ({ outcome: "refunded", refundId }) };
  expect(statuses(await Promise.all(ids.map((id) => decide(id))))).toEqual([200, 500]);
  expect(await queries().$count(refunds, eq(refunds.provider_refund_id, refundId))).toBe(1);
  shop.services.provider = real;
  expect(statuses(await Promise.all(ids.map((id) => decide(id))))).toEqual([200, 200]);
  const refunded = await Promise.all(both.map(({ paidBack }) => paidBack()));
  expect(refunded.map(({ times }) => times).toSorted()).toEqual([0, 1]);
});
