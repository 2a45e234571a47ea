import { asc, eq, isNotNull, sql } from "drizzle-orm";
import * as customerSchema from "#server/platform/database/customer-schema.ts";
import * as schema from "#server/platform/database/schema.ts";
import { makeMissingInvoices } from "#server/commerce/invoices/make-invoice.ts";
import { finishPendingCaptures } from "#server/commerce/payment/process.ts";
import { refundLateCaptures } from "#server/commerce/payment/late-captures.ts";
import { refunds } from "#server/platform/database/refund-schema.ts";
import { makeMissingCreditNotes } from "#server/commerce/invoices/make-credit-note.ts";
import { finishPendingRefunds } from "#server/commerce/refunds/pay-refund.ts";
import { deleteOrphanedPhotos } from "#server/commerce/images/customer-photos.ts";
import { findWrongCommissions } from "./check-commissions.ts";
import { checkUses } from "./check-promotions.ts";
import { checkTaxes } from "./check-taxes.ts";
import { findWrongRefunds } from "./check-refunds.ts";
import { providerEvents } from "#server/platform/database/payment-schema.ts";
import { findOpenIssues, describeIssue } from "#server/commerce/payment/payment-issues.ts";
import { comparePayments } from "#server/commerce/reconciliation/compare.ts";
import { handleEvent } from "#server/commerce/reconciliation/handle-event.ts";
import { isPaid } from "#server/commerce/orders/orders.ts";
import type { Services } from "#server/commerce/services.ts";
import { wrongBooks } from "#tests/support/stock-helpers.ts";
import type { Provider } from "#tests/support/provider.ts";

const { customers, orders, payments, pointTransactions } = customerSchema;

export type ConsistencyReport = {
  orders: number;
  paid: number;
  captures: number;
  /** Booked refunds that customers requested. */
  refunds: number;
  /** Captures that were refunded in part. */
  paidBack: number;
  /** Webhook events. */
  events: number;
  /** Invoices with several rates of tax. */
  mixed: number;
  /** Completely refunded orders. */
  refundedWhole: number;
  /** Orders that a promotion reduced. */
  reduced: number;
  /** The problems found. */
  wrong: string[];
};

/**
 * Runs the jobs until none is pending, then compares orders, refunds, provider, points, commissions, taxes, stock,
 * invoice numbers and mails.
 */
export async function checkConsistency(services: Services, provider: Provider): Promise<ConsistencyReport> {
  for (let round = 0; round < 6; round += 1) {
    await finishPendingCaptures(services);
    await refundLateCaptures(services);
    await finishPendingRefunds(services);
    // A capture of this round may be pending for a while.
    provider.clock.now = new Date(provider.clock.now.getTime() + 60_000);
  }
  const events = await services.database.queries.select().from(providerEvents);
  for (const { id } of events) await handleEvent(services, id);
  while ((await makeMissingInvoices(services)) > 0);
  while ((await makeMissingCreditNotes(services)) > 0);
  await deleteOrphanedPhotos(services);
  const { queries } = services.database;
  const wrong: string[] = [];
  const books = await provider.book();
  const rows = await queries.select().from(orders);
  const paymentRows = await queries.select().from(payments);
  const refundRows = await queries.select().from(refunds).where(eq(refunds.status, "approved"));
  for (const order of rows) {
    const own = paymentRows.filter(({ order_id }) => order_id === order.id);
    const captured = own.filter(({ status }) => status === "captured");
    const expected = isPaid(order.status) && !order.paid_with_points ? 1 : 0;
    if (captured.length !== expected) {
      wrong.push(
        `order ${order.reference} is ${order.status} with ${captured.length} captures that were kept`,
      );
    }
    const inMoney = refundRows.filter(
      ({ order_id, money_minor }) => order_id === order.id && money_minor > 0n,
    );
    for (const { provider_order_id: id, amount_minor } of captured) {
      if (books.captured.get(id) !== amount_minor)
        wrong.push(`order ${order.reference}: another amount was taken`);
      const { times, minor } = books.refunded.get(id) ?? { times: 0, minor: 0n };
      const sum = inMoney.reduce((total, { money_minor }) => total + money_minor, 0n);
      if (times !== inMoney.length || minor !== sum)
        wrong.push(
          `order ${order.reference}: the provider paid ${minor} back in ${times}, the books say ${sum}`,
        );
    }
    if (order.status === "capturing") wrong.push(`order ${order.reference} hangs`);
  }
  const isKept = (id: string) =>
    paymentRows.some((row) => row.provider_order_id === id && row.status === "captured");
  for (const [id, amount] of books.captured) {
    if (!paymentRows.some((row) => row.provider_order_id === id))
      wrong.push(`a capture of nobody's order: ${id}`);
    if (!isKept(id) && books.refunded.get(id)?.minor !== amount)
      wrong.push(`a capture that pays nothing was not paid back: ${id}`);
  }
  const compared = await comparePayments(services);
  if (compared?.differences !== 0)
    wrong.push(`the provider's list differs in ${compared?.differences} places`);
  for (const issue of await findOpenIssues(queries)) wrong.push(describeIssue(issue));
  const { wrong: wrongTaxes, ...taxed } = await checkTaxes(services);
  const { wrong: wrongUses, reduced } = await checkUses(services);
  wrong.push(
    ...(await wrongPoints(services)),
    ...(await wrongInvoices(services)),
    ...(await wrongMails(services)),
    ...(await findWrongRefunds(services)),
    ...(await findWrongCommissions(services)),
    ...wrongTaxes,
    ...(await wrongStock(services)),
    ...wrongUses,
  );
  return {
    orders: rows.length,
    paid: rows.filter(({ status }) => isPaid(status)).length,
    captures: books.captured.size,
    refunds: refundRows.length,
    paidBack: books.refunded.size,
    events: events.length,
    ...taxed,
    reduced,
    wrong,
  };
}

async function wrongStock({ database: { queries } }: Services): Promise<string[]> {
  const { rows } = await queries.execute(wrongBooks);
  return rows.map((row) => `the stock of a variant is not what moved and is open: ${JSON.stringify(row)}`);
}

async function wrongPoints({ database: { queries } }: Services): Promise<string[]> {
  const moves = await queries.select().from(pointTransactions);
  const everybody = await queries.select().from(customers);
  return everybody.flatMap(({ id, points, points_in_deposit }) => {
    const own = moves.filter(({ customer_id }) => customer_id === id);
    const sum = (part: "points" | "deposit") => own.reduce((total, move) => total + move[part], 0);
    const isExplained = sum("points") === points && sum("deposit") === points_in_deposit;
    return isExplained ? [] : [`customer ${id} has ${points} points, the ledger says ${sum("points")}`];
  });
}

async function wrongInvoices({ database: { queries } }: Services): Promise<string[]> {
  const markets = await queries.select().from(schema.markets);
  const wrong: string[] = [];
  for (const market of markets) {
    const numbered = await queries
      .select({ number: orders.invoice_number })
      .from(orders)
      .where(eq(orders.market_id, market.id))
      .orderBy(asc(orders.invoice_number));
    const numbers = numbered.flatMap(({ number }) => number ?? []);
    const gapless = numbers.every((number, index) => number === index + 1);
    if (!gapless || numbers.length !== market.last_invoice_number) {
      wrong.push(
        `${market.id}: invoice numbers ${numbers.join(", ")}, the last ${market.last_invoice_number}`,
      );
    }
  }
  const unnumbered = await queries.select().from(orders).where(isNotNull(orders.paid_at));
  for (const { reference, invoice_number } of unnumbered) {
    if (invoice_number === null) wrong.push(`order ${reference} is paid without an invoice number`);
  }
  return wrong;
}

/** Each paid order has one mail job, which the queue stores for days. */
async function wrongMails({ database: { queries } }: Services): Promise<string[]> {
  const { rows } = await queries.execute<{ id: string; jobs: string }>(
    sql`select data->>'orderId' as id, count(*) as jobs from jobs.job where data->>'job' = 'order-paid' group by 1`,
  );
  const paid = await queries.select().from(orders).where(isNotNull(orders.paid_at));
  const jobsFor = (id: string) => Number(rows.find((row) => row.id === id)?.jobs ?? 0);
  return paid
    .filter(({ id }) => jobsFor(id) !== 1)
    .map(({ id, reference }) => `order ${reference} is paid and has ${jobsFor(id)} mails`);
}
