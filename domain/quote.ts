import { lineSubtotal, lineTotal } from "./line-total.ts";
import { netOf, type BasisPoints } from "./money.ts";
import { maximumPoints, pointsToPay } from "./points.ts";
import type { Adjustment } from "./promotions.ts";
import { sumOf, taxTable, type TaxRow } from "./tax.ts";

/**
 * What is bought of a variant. `unit`: the price of one, incl. tax, in minor units. `adjustments`: what
 * `applyPromotions` takes off the line.
 */
export type QuoteLine = {
  variantId: string;
  quantity: number;
  unit: bigint;
  taxRate: BasisPoints;
  adjustments?: readonly Adjustment[];
};

/** `total`: what is paid for the line, after its share of the adjustments. */
export type QuotedLine = QuoteLine & { adjustments: Adjustment[]; total: bigint };

export type PointsUse = {
  /** `all`: as many as pay the whole order. */
  used: number | "all";
  balance: number;
  /** Of one point, in minor units. */
  value: bigint;
};
export type QuoteRefusal = "below_minimum" | "too_many_points";

/** What an order costs; amounts in minor units, incl. tax unless they are called net. */
export type Quote = {
  lines: readonly QuotedLine[];
  items: bigint;
  itemsNet: bigint;
  shipping: bigint;
  shippingNet: bigint;
  /** Items and shipping. */
  total: bigint;
  /** By rate, highest first; they add up to `total`. Points are a means of payment and change none. */
  taxes: TaxRow[];
  points: number;
  /** What the points pay. */
  pointsWorth: bigint;
  /** To be paid in money. */
  due: bigint;
  refusals: QuoteRefusal[];
};

/**
 * The only place where an order's amounts are added up. Integers in one currency; reads no clock and no database.
 *
 * @param minimum in minor units: the least value of the items before adjustments, the least total above 0, and the least
 * that is paid in money beside points
 */
export function quoteOrder({
  lines,
  shipping = 0n,
  points = null,
  minimum = 0n,
}: {
  lines: readonly QuoteLine[];
  shipping?: bigint;
  points?: PointsUse | null;
  minimum?: bigint;
}): Quote {
  const quoted = mergeLines(lines);
  const items = quoted.reduce((sum, line) => sum + line.total, 0n);
  const taxables = quoted.map(({ taxRate: rate, total: gross }) => ({ rate, gross }));
  const taxes = taxTable(taxables, shipping);
  const itemsNet = sumOf(taxTable(taxables), "net");
  const subtotal = quoted.reduce((sum, line) => sum + lineSubtotal(line), 0n);
  const total = items + shipping;
  const isTooLittle = subtotal < minimum || (total > 0n && total < minimum);
  const payment = payWithPoints(total, points, minimum);
  return {
    lines: quoted,
    items,
    itemsNet,
    shipping,
    shippingNet: sumOf(taxes, "net") - itemsNet,
    total,
    taxes,
    points: payment.points,
    pointsWorth: total - payment.due,
    due: payment.due,
    refusals: [...(isTooLittle ? (["below_minimum"] as const) : []), ...payment.refusals],
  };
}

/** What is taken off an exempt delivery, which costs `shipping` with its tax, by a reduction with its tax. */
export const exemptReduction = (lines: readonly QuoteLine[], shipping: bigint, reduction: bigint): bigint =>
  exempt(lines, shipping + reduction).shipping - exempt(lines, shipping).shipping;

/** Lines and shipping of an exempt supply: each at its net price, with the rate 0. */
export function exempt(
  lines: readonly QuoteLine[],
  shipping: bigint,
): { lines: QuoteLine[]; shipping: bigint } {
  return { lines: lines.map(exemptLine), shipping: quoteOrder({ lines, shipping }).shippingNet };
}

function exemptLine(line: QuoteLine): QuoteLine {
  const unit = exemptUnit(line);
  let left = lineSubtotal({ unit, quantity: line.quantity });
  const adjustments = (line.adjustments ?? []).map((adjustment) => {
    const net = netOf(adjustment.amount, line.taxRate);
    const amount = net < left ? net : left;
    left -= amount;
    return { ...adjustment, amount };
  });
  // What costs nothing with its tax costs nothing without it, however each part is rounded.
  const last = adjustments.at(-1);
  if (last && lineTotal(line) === 0n) last.amount += left;
  return { ...line, unit, taxRate: 0n, adjustments };
}

/** The price of one without its tax, rounded half up. */
export const exemptUnit = ({ unit, taxRate }: Pick<QuoteLine, "unit" | "taxRate">): bigint =>
  netOf(unit, taxRate);

/** A submitted order on its frozen terms: what a point is worth may have changed since. */
export function quoteSubmittedOrder(order: {
  lines: readonly QuoteLine[];
  shipping: bigint;
  points: number;
  due: bigint;
}): Quote {
  const quote = quoteOrder({ lines: order.lines, shipping: order.shipping });
  const { points, due } = order;
  return { ...quote, points, due, pointsWorth: quote.total - due };
}

const keyOf = ({ variantId, unit, taxRate }: QuoteLine): string => `${variantId} ${unit} ${taxRate}`;

/** Pieces of one variant at one price become one line. */
export function mergeLines(lines: readonly QuoteLine[]): QuotedLine[] {
  const merged = new Map<string, Omit<QuotedLine, "total">>();
  for (const line of lines) {
    const same = merged.get(keyOf(line));
    const quantity = (same?.quantity ?? 0) + line.quantity;
    const adjustments = [...(same?.adjustments ?? []), ...(line.adjustments ?? [])];
    merged.set(keyOf(line), { ...line, quantity, adjustments });
  }
  return [...merged.values()].map((line) => ({ ...line, total: lineTotal(line) }));
}

function payWithPoints(
  total: bigint,
  use: PointsUse | null,
  minimum: bigint,
): { points: number; due: bigint; refusals: QuoteRefusal[] } {
  if (use === null) return { points: 0, due: total, refusals: [] };
  const points = use.used === "all" ? pointsToPay(total, use.value) : use.used;
  const most = use.used === "all" ? use.balance : maximumPoints(total, use.balance, use.value, minimum);
  const worth = BigInt(points) * use.value;
  return {
    points,
    due: worth < total ? total - worth : 0n,
    refusals: points > most ? ["too_many_points"] : [],
  };
}
