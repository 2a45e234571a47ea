import { allocate } from "./allocate.ts";
import { netOf, type BasisPoints } from "./money.ts";
import { maximumPoints, pointsToPay } from "./points.ts";
import { sumOf, taxTable, type TaxRow } from "./tax.ts";

/** What is bought of a variant. `unit`: the price of one, incl. tax, in minor units. */
export type QuoteLine = { variantId: string; quantity: number; unit: bigint; taxRate: BasisPoints };

/** An amount taken off the items, in minor units and above 0. */
export type Adjustment = { cause: "promotion" | "coupon" | "manual"; amount: bigint };

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
  lines: QuotedLine[];
  adjustments: Adjustment[];
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
 * @param minimum the least value of the items, and the least that is paid in money beside points; in minor units
 */
export function quoteOrder({
  lines,
  shipping = 0n,
  adjustments = [],
  points = null,
  minimum = 0n,
}: {
  lines: readonly QuoteLine[];
  shipping?: bigint;
  adjustments?: readonly Adjustment[];
  points?: PointsUse | null;
  minimum?: bigint;
}): Quote {
  const adjusted = adjustLines(mergeLines(lines), adjustments);
  const items = adjusted.lines.reduce((sum, line) => sum + line.total, 0n);
  const taxables = adjusted.lines.map(({ taxRate: rate, total: gross }) => ({ rate, gross }));
  const taxes = taxTable(taxables, shipping);
  const itemsNet = sumOf(taxTable(taxables), "net");
  const total = items + shipping;
  const payment = payWithPoints(total, points, minimum);
  return {
    ...adjusted,
    items,
    itemsNet,
    shipping,
    shippingNet: sumOf(taxes, "net") - itemsNet,
    total,
    taxes,
    points: payment.points,
    pointsWorth: total - payment.due,
    due: payment.due,
    refusals: [...(items < minimum ? (["below_minimum"] as const) : []), ...payment.refusals],
  };
}

/** Lines and shipping of an exempt supply: each at its net price, with the rate 0. */
export function exempt(
  lines: readonly QuoteLine[],
  shipping: bigint,
): { lines: QuoteLine[]; shipping: bigint } {
  return {
    lines: lines.map((line) => ({ ...line, unit: exemptUnit(line), taxRate: 0n })),
    shipping: quoteOrder({ lines, shipping }).shippingNet,
  };
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

function mergeLines(lines: readonly QuoteLine[]): QuoteLine[] {
  const merged = new Map<string, QuoteLine>();
  for (const line of lines) {
    const key = `${line.variantId} ${line.unit} ${line.taxRate}`;
    const quantity = (merged.get(key)?.quantity ?? 0) + line.quantity;
    merged.set(key, { ...line, quantity });
  }
  return [...merged.values()];
}

/** Lines share the adjustments in proportion; of equal remainders the lower variant id gets the minor unit. */
function adjustLines(
  lines: readonly QuoteLine[],
  wanted: readonly Adjustment[],
): { lines: QuotedLine[]; adjustments: Adjustment[] } {
  const quoted = lines.map((line): QuotedLine => ({ ...line, adjustments: [], total: lineSubtotal(line) }));
  const byId = quoted.toSorted(compareLines);
  const adjustments: Adjustment[] = [];
  for (const { cause, amount: asked } of wanted) {
    const left = quoted.reduce((sum, { total }) => sum + total, 0n);
    const amount = asked < left ? asked : left;
    if (amount === 0n) continue;
    adjustments.push({ cause, amount });
    const parts = allocate(
      amount,
      byId.map(({ total }) => total),
    );
    for (const [index, line] of byId.entries()) {
      const part = parts[index]!;
      if (part === 0n) continue;
      line.adjustments.push({ cause, amount: part });
      line.total -= part;
    }
  }
  return { lines: quoted, adjustments };
}

/** Lines of one variant with different prices are ordered by these. */
const compareLines = (one: QuoteLine, other: QuoteLine): number =>
  one.variantId.localeCompare(other.variantId) ||
  Number(one.unit - other.unit) ||
  Number(one.taxRate - other.taxRate);

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
