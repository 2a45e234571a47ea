import { allocate } from "./allocate.ts";
import { netOf, type BasisPoints } from "./money.ts";
import { maximumPoints, pointsToPay } from "./points.ts";
import {
  applyPromotions,
  takeOff,
  type Adjustment,
  type Promotion,
  type UnusedPromotion,
} from "./promotions.ts";
import { sumOf, taxTable, type TaxRow } from "./tax.ts";

/** What is bought of a variant. `unit`: the price of one, incl. tax, in minor units. `adjustments`: agreed before. */
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
  /** Those of the promotions, and the manual one. */
  adjustments: readonly Adjustment[];
  unusedPromotions: readonly UnusedPromotion[];
  items: bigint;
  itemsNet: bigint;
  /** After adjustments. */
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
 * @param manual taken off the items after promotions, in minor units
 * @param minimum the least value of the items, and the least that is paid in money beside points; in minor units
 */
export function quoteOrder({
  lines,
  shipping = 0n,
  promotions = [],
  manual = 0n,
  points = null,
  minimum = 0n,
}: {
  lines: readonly QuoteLine[];
  shipping?: bigint;
  promotions?: readonly Promotion[];
  manual?: bigint;
  points?: PointsUse | null;
  minimum?: bigint;
}): Quote {
  const merged = mergeLines(lines);
  const { unused, ...promoted } = applyPromotions(merged.toSorted(compareLines), shipping, promotions);
  const adjusted = takeOffManually(promoted, manual);
  const byKey = new Map(adjusted.lines.map((line) => [keyOf(line), line]));
  // In the order in which the lines were given.
  const quoted = merged.map((line) => byKey.get(keyOf(line))!);
  const items = quoted.reduce((sum, line) => sum + line.total, 0n);
  const taxables = quoted.map(({ taxRate: rate, total: gross }) => ({ rate, gross }));
  const taxes = taxTable(taxables, adjusted.shipping);
  const itemsNet = sumOf(taxTable(taxables), "net");
  const total = items + adjusted.shipping;
  const payment = payWithPoints(total, points, minimum);
  return {
    lines: quoted,
    adjustments: adjusted.adjustments,
    unusedPromotions: unused,
    items,
    itemsNet,
    shipping: adjusted.shipping,
    shippingNet: sumOf(taxes, "net") - itemsNet,
    total,
    taxes,
    points: payment.points,
    pointsWorth: total - payment.due,
    due: payment.due,
    refusals: [...(items < minimum ? (["below_minimum"] as const) : []), ...payment.refusals],
  };
}

type AdjustedOrder = { lines: readonly QuotedLine[]; adjustments: Adjustment[]; shipping: bigint };

/** Lines share the amount in proportion. */
function takeOffManually(order: AdjustedOrder, wanted: bigint): AdjustedOrder {
  const left = order.lines.reduce((sum, { total }) => sum + total, 0n);
  const amount = wanted < left ? wanted : left;
  if (amount === 0n) return order;
  const weights = order.lines.map(({ total }) => total);
  const adjustment = { cause: "manual", amount, target: "items", promotionId: null } as const;
  return takeOff(order, allocate(amount, weights), adjustment);
}

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

function mergeLines(lines: readonly QuoteLine[]): QuotedLine[] {
  const merged = new Map<string, Omit<QuotedLine, "total">>();
  for (const line of lines) {
    const same = merged.get(keyOf(line));
    const quantity = (same?.quantity ?? 0) + line.quantity;
    const adjustments = [...(same?.adjustments ?? []), ...(line.adjustments ?? [])];
    merged.set(keyOf(line), { ...line, quantity, adjustments });
  }
  return [...merged.values()].map((line) => ({ ...line, total: lineTotal(line) }));
}

/** Lines of one variant with different prices are ordered by these. */
const compareLines = (one: QuoteLine, other: QuoteLine): number =>
  (one.variantId < other.variantId ? -1 : one.variantId > other.variantId ? 1 : 0) ||
  Number(one.unit - other.unit) ||
  Number(one.taxRate - other.taxRate);

/** What is paid for a line. */
export const lineTotal = (
  line: Pick<QuoteLine, "unit" | "quantity"> & { adjustments: readonly Pick<Adjustment, "amount">[] },
): bigint => line.adjustments.reduce((left, { amount }) => left - amount, lineSubtotal(line));

/** A line's price before adjustments. */
export const lineSubtotal = ({ unit, quantity }: Pick<QuoteLine, "unit" | "quantity">): bigint =>
  unit * BigInt(quantity);

function payWithPoints(
  total: bigint,
  use: PointsUse | null,
  minimum: bigint,
): { points: number; due: bigint; refusals: QuoteRefusal[] } {
  const points = use === null ? 0 : use.used === "all" ? pointsToPay(total, use.value) : use.used;
  if (use === null || points === 0) return { points: 0, due: total, refusals: [] };
  const most = use.used === "all" ? use.balance : maximumPoints(total, use.balance, use.value, minimum);
  const worth = BigInt(points) * use.value;
  return {
    points,
    due: worth < total ? total - worth : 0n,
    refusals: points > most ? ["too_many_points"] : [],
  };
}
