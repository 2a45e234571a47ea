import { asc, isNotNull } from "drizzle-orm";
import * as customerSchema from "#server/platform/database/customer-schema.ts";
import { documents } from "#server/platform/database/document-schema.ts";
import { refundItems, refunds } from "#server/platform/database/refund-schema.ts";
import type { Services } from "#server/commerce/services.ts";
import { printedTaxes, type PrintedRow, type PrintedTaxes } from "#tests/support/printed-taxes.ts";

const { orderItems, orders } = customerSchema;
type Order = typeof orders.$inferSelect;
type Item = typeof orderItems.$inferSelect;
type Refund = typeof refunds.$inferSelect;
type Piece = typeof refundItems.$inferSelect;

export type TaxReport = {
  /** Invoices with several rates. */
  mixed: number;
  /** Completely refunded orders. */
  refundedWhole: number;
  wrong: string[];
};

/** Gross amounts in minor units by rate in basis points. */
type ByRate = ReadonlyMap<number, bigint>;
/** What a document is about. `inProportionTo`: the order's goods, between whose rates delivery is divided. */
type Subject = { goods: ByRate; inProportionTo: ByRate; delivery: bigint; money: bigint };

/**
 * Reads the taxes in the PDFs of invoices and credit notes, and compares them with the lines of the orders and with
 * what came back. Nothing is calculated by the functions that make the documents.
 */
export async function checkTaxes({ database: { queries }, documentFiles }: Services): Promise<TaxReport> {
  const invoiced = await queries.select().from(orders).where(isNotNull(orders.invoice_number));
  const items = await queries.select().from(orderItems);
  const pieces = await queries.select().from(refundItems);
  const papers = await queries.select().from(documents);
  const booked = await queries
    .select()
    .from(refunds)
    .where(isNotNull(refunds.credit_note_number))
    .orderBy(asc(refunds.credit_note_number));
  const print = async (
    orderId: string,
    refundId: string | null,
  ): Promise<PrintedTaxes | null | undefined> => {
    const paper = papers.find((one) => one.order_id === orderId && one.refund_id === refundId);
    return paper && printedTaxes(await documentFiles.read(paper.content_hash));
  };
  const report: TaxReport = { mixed: 0, refundedWhole: 0, wrong: [] };
  for (const order of invoiced) {
    const own = items.filter(({ order_id }) => order_id === order.id);
    const goods = goodsByRate(order, own);
    const say = (problem: string): void => void report.wrong.push(`order ${order.reference}: ${problem}`);
    const invoice = await print(order.id, null);
    const { shipping_minor: delivery, due_minor: money } = order;
    for (const problem of tableProblems(invoice, { goods, inProportionTo: goods, delivery, money }))
      say(`invoice, ${problem}`);
    if (goods.size > 1) report.mixed += 1;
    const notes: PrintedRow[][] = [];
    for (const refund of booked.filter(({ order_id }) => order_id === order.id)) {
      const note = await print(order.id, refund.id);
      for (const problem of tableProblems(note, subjectOf(refund, order, own, pieces, goods)))
        say(`credit note ${refund.credit_note_number}, ${problem}`);
      notes.push(note?.rows ?? []);
    }
    const isWhole = own.every(({ count, refunded_count }) => count === refunded_count);
    if (isWhole) report.refundedWhole += 1;
    // With a withdrawal, customers who chose a faster delivery pay the difference.
    const isAllBack = isWhole && delivery === (order.standard_shipping_minor ?? delivery);
    for (const problem of sumProblems(invoice?.rows ?? [], notes, isAllBack)) say(problem);
  }
  return report;
}

const rateOf = (order: Order, item: Item): number => item.vat_basis_points ?? order.vat_basis_points;

/** The promotion of the shop takes the same off each piece. */
function paidForEach({ unit_minor, count, adjustments }: Item): bigint {
  const reduction = adjustments.reduce((sum, { minor }) => sum + BigInt(minor), 0n);
  return unit_minor - reduction / BigInt(count);
}

function goodsByRate(order: Order, items: readonly Item[], countOf = ({ count }: Item) => count): ByRate {
  const goods = new Map<number, bigint>();
  for (const item of items) {
    const rate = rateOf(order, item);
    goods.set(rate, (goods.get(rate) ?? 0n) + paidForEach(item) * BigInt(countOf(item)));
  }
  return goods;
}

function subjectOf(
  { id, shipping_minor, money_minor }: Refund,
  order: Order,
  items: readonly Item[],
  pieces: readonly Piece[],
  inProportionTo: ByRate,
): Subject {
  const own = pieces.filter(({ refund_id }) => refund_id === id);
  const countOf = (item: Item): number =>
    own.find(({ order_item_id }) => order_item_id === item.id)?.count ?? 0;
  const goods = goodsByRate(order, items, countOf);
  return { goods, inProportionTo, delivery: shipping_minor, money: money_minor };
}

const sum = (amounts: Iterable<bigint>): bigint => [...amounts].reduce((one, other) => one + other, 0n);
const list = (amounts: readonly bigint[]): string => amounts.join(" and ");
const distance = (one: bigint, other: bigint): bigint => (one > other ? one - other : other - one);

function tableProblems(
  printed: PrintedTaxes | null | undefined,
  { goods, inProportionTo, delivery, money }: Subject,
): string[] {
  if (printed === undefined) return ["which is missing"];
  const rates = [...inProportionTo.keys()];
  if (rates.every((rate) => rate === 0)) return printed ? ["which has a table without any tax"] : [];
  if (!printed) return ["which has no table"];
  const { rows, total, payments } = printed;
  const all = sum(inProportionTo.values());
  const value = sum(goods.values()) + delivery;
  const paid = [value - money, money].filter((amount) => amount > 0n);
  return [
    ...rows.flatMap(({ rate, net, tax, gross }) => [
      ...(rates.includes(rate) ? [] : [`${rate}: no line has this rate`]),
      ...(net + tax === gross ? [] : [`${rate}: ${net} and ${tax} are not ${gross}`]),
    ]),
    ...rates.flatMap((rate) => {
      const gross = rows.find((row) => row.rate === rate)?.gross ?? 0n;
      const ofGoods = goods.get(rate) ?? 0n;
      const isOneUnitOff = distance((gross - ofGoods) * all, delivery * inProportionTo.get(rate)!) >= all;
      return isOneUnitOff ? [`${rate}: ${gross} for goods of ${ofGoods} and a share of ${delivery}`] : [];
    }),
    ...(sum(rows.map(({ gross }) => gross)) === value && total === value
      ? []
      : [`the rows add up to ${sum(rows.map(({ gross }) => gross))}, the total is ${total}, not ${value}`]),
    ...(list(payments) === list(paid) ? [] : [`payments of ${list(payments)}, not ${list(paid)}`]),
  ];
}

/** The tax is rounded once for everything so far, so that the last credit note leaves nothing of the invoice. */
function sumProblems(
  invoice: readonly PrintedRow[],
  notes: readonly (readonly PrintedRow[])[],
  isAllBack: boolean,
): string[] {
  return invoice.flatMap(({ rate, net, tax, gross }) => {
    const back = { net: 0n, tax: 0n, gross: 0n };
    const wrong = isTaxOf(rate, gross, tax) ? [] : [`invoice, ${rate}: ${tax} is not the tax in ${gross}`];
    for (const row of notes.flatMap((rows) => rows.filter((one) => one.rate === rate))) {
      back.net += row.net;
      back.tax += row.tax;
      back.gross += row.gross;
      if (!isTaxOf(rate, back.gross, back.tax))
        wrong.push(`credit notes, ${rate}: ${back.tax} is not the tax in ${back.gross}`);
    }
    const sums = `${back.net}, ${back.tax} and ${back.gross} of ${net}, ${tax} and ${gross}`;
    if (back.net > net || back.tax > tax || back.gross > gross)
      wrong.push(`credit notes, ${rate}: ${sums} are too much`);
    else if (isAllBack && (back.net < net || back.tax < tax || back.gross < gross))
      wrong.push(`credit notes, ${rate}: ${sums} are not all`);
    return wrong;
  });
}

/** At most half a minor unit from gross × rate ÷ (1 + rate). */
const isTaxOf = (rate: number, gross: bigint, tax: bigint): boolean =>
  2n * distance(tax * BigInt(10_000 + rate), gross * BigInt(rate)) <= BigInt(10_000 + rate);
