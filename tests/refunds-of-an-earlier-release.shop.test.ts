import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Entry } from "#sandbox/book.ts";
import { beginSession } from "#server/commerce/accounts/sessions.ts";
import { makeCreditNote, makeMissingCreditNotes } from "#server/commerce/invoices/make-credit-note.ts";
import { makeMissingInvoices } from "#server/commerce/invoices/make-invoice.ts";
import { orderItems, pointTransactions } from "#server/platform/database/customer-schema.ts";
import { documents } from "#server/platform/database/document-schema.ts";
import * as schema from "#server/platform/database/schema.ts";
import { findWrongCommissions } from "./kill/check-commissions.ts";
import { checkTaxes } from "./kill/check-taxes.ts";
import { populatedAsOf, populatedRows, populatedShop } from "./support/populated-shop.ts";
import { printedTaxes } from "./support/printed-taxes.ts";
import { openProvider, type Provider } from "./support/provider.ts";
import { refundHelpers } from "./support/refund-helpers.ts";
import { refundReviewHelpers } from "./support/refund-review-helpers.ts";
import type { Shop, TestCustomer } from "./support/shop.ts";

/** The last version without taxes by rate. */
const before = populatedAsOf("0052_refund_terms.json");
const rowsOf = (table: string, isMeant: (row: any) => boolean) => populatedRows(table, isMeant, before);
const bookedAs = (number: number) => rowsOf("refunds", (row) => row.credit_note_number === number)[0];
/** Two ferns, a spade and delivery, paid with money; a fern came back, and another was requested and approved once. */
const byMoney = bookedAs(1);
/** Two ferns and delivery, paid with points; a fern came back. */
const byPoints = bookedAs(2);

/** What the provider knew then. */
function ledgerOf({ order_id, id, provider_refund_id, money_minor }: any): Entry[] {
  const [payment] = rowsOf("payments", (row) => row.order_id === order_id);
  const { provider_order_id, capture_id: captureId, amount_minor, created_at } = payment;
  const at = new Date(created_at).toISOString();
  const addresses = { returnUrl: null, cancelUrl: null };
  const texts = { referenceId: order_id, customId: order_id, description: null, brandName: null };
  return [
    {
      kind: "orderCreated",
      at,
      requestId: null,
      id: provider_order_id,
      amount: { currency: "EUR", minor: String(amount_minor) },
      ...texts,
      ...addresses,
      payerAction: true,
    },
    { kind: "orderApproved", at, id: provider_order_id, payerId: "PAYER", fault: null },
    { kind: "orderCaptured", at, requestId: null, id: provider_order_id, captureId, settlesAt: at },
    {
      kind: "captureRefunded",
      at,
      requestId: `refund-${id}`,
      captureId,
      refundId: provider_refund_id,
      minor: String(money_minor),
    },
  ];
}

let provider: Provider;
let shop: Shop;
beforeAll(async () => {
  provider = await openProvider([], undefined, undefined, ledgerOf(byMoney));
  shop = await populatedShop({ provider }, before);
  shop.clock.now = new Date("2026-12-23T10:00:00Z");
  provider.clock.now = shop.clock.now;
  const { queries } = shop.services.database;
  // The shop's owner has used the new rates since.
  await queries.update(schema.products).set({ tax_class: "plants" });
  await queries.update(schema.markets).set({ vat_basis_points: 1_900, tax_rates: { plants: 900 } });
  // The files of the documents are not in this test's folder.
  await queries.delete(documents);
  while ((await makeMissingInvoices(shop.services)) > 0);
  while ((await makeMissingCreditNotes(shop.services)) > 0);
});
afterAll(async () => {
  await shop.close();
  await provider.close();
});

const { anAdministrator, decide } = refundReviewHelpers(() => ({ shop, provider }));

/** Above the market's limit, so two must approve. */
async function approve(id: string, approvals = 2): Promise<void> {
  for (let given = 0; given < approvals; given += 1)
    expect((await decide(id, { decision: "approve" }, await anAdministrator())).status).toBe(200);
  await makeCreditNote(shop.services, id);
}

async function stepsOf({ customer_id: id }: any) {
  const { services, clock } = shop;
  const token = await beginSession(services.database.queries, id, clock.now);
  const customer: TestCustomer = { id, email: `${id}@example.com`, token };
  return refundHelpers(shop, customer);
}

/** The rows of the invoice's table, then of the credit notes'. */
async function printedFor(orderId: string) {
  const papers = await shop.services.database.queries
    .select()
    .from(documents)
    .where(eq(documents.order_id, orderId))
    .orderBy(sql`document_type desc`, documents.file_name);
  const files = papers.map(({ content_hash }) => shop.services.documentFiles.read(content_hash));
  return (await Promise.all(files)).map((pdf) => printedTaxes(pdf)!.rows);
}

test("the lines of these orders have no rates of their own", async () => {
  const rates = await shop.services.database.queries
    .selectDistinct({ rate: orderItems.vat_basis_points })
    .from(orderItems);
  expect(rates).toEqual([{ rate: null }]);
});

test("credit notes before and after the migration add up to the invoice, and all money is paid back", async () => {
  const steps = await stepsOf(byMoney);
  const { order_id } = byMoney;
  const isWaiting = (row: any) => row.order_id === order_id && row.status === "requested";
  await approve(rowsOf("refunds", isWaiting)[0].id, 1);
  const order = await steps.order(order_id);
  const [spade] = order.items.filter(({ count }) => count === 1);
  const rest = await steps.draft(order, { items: [{ id: spade!.id, count: 1 }] });
  await steps.request(rest.id);
  await approve(rest.id);
  expect(await printedFor(order_id)).toEqual([
    [{ rate: 2_100, net: 6_062n, tax: 1_273n, gross: 7_335n }],
    [{ rate: 2_100, net: 1_566n, tax: 329n, gross: 1_895n }],
    [{ rate: 2_100, net: 1_566n, tax: 329n, gross: 1_895n }],
    [{ rate: 2_100, net: 2_930n, tax: 615n, gross: 3_545n }],
  ]);
  const [payment] = rowsOf("payments", (row) => row.order_id === order_id);
  const { captured, refunded } = await provider.book();
  expect([...captured]).toEqual([[payment.provider_order_id, 7_335n]]);
  expect([...refunded]).toEqual([[payment.provider_order_id, { times: 3, minor: 7_335n }]]);
  const now = await steps.order(order_id);
  expect([now.total_refund_incl_vat, now.total_refund_excl_vat]).toEqual([73.35, 60.62]);
});

test("the last credit note of an order paid with points gives the rest of the tax and of the points", async () => {
  const steps = await stepsOf(byPoints);
  const { order_id } = byPoints;
  const rest = await steps.draft(await steps.order(order_id));
  await steps.request(rest.id);
  await approve(rest.id);
  // By itself, 25.90 would be 21.40 without VAT.
  expect(await printedFor(order_id)).toEqual([
    [{ rate: 2_100, net: 3_707n, tax: 778n, gross: 4_485n }],
    [{ rate: 2_100, net: 1_566n, tax: 329n, gross: 1_895n }],
    [{ rate: 2_100, net: 2_141n, tax: 449n, gross: 2_590n }],
  ]);
  const moves = await shop.services.database.queries
    .select()
    .from(pointTransactions)
    .where(eq(pointTransactions.kind, "refunded"));
  const back = moves.filter(({ source_id }) => [byPoints.id, rest.id].includes(source_id));
  expect(back.map(({ points }) => points).toSorted()).toEqual([1_895, 2_590]);
});

test("taxes and commissions of all these orders are right", async () => {
  expect((await checkTaxes(shop.services)).wrong).toEqual([]);
  expect(await findWrongCommissions(shop.services)).toEqual([]);
});
