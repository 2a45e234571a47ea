import { allocate } from "./allocate.ts";
import { fromWire, minorUnits, money, sumMoney, toWire, type BasisPoints, type Currency } from "./money.ts";
import { earnedPoints } from "./points.ts";
import { grossByRate, shippingShares, taxDifference, taxRow, type TaxRow } from "./tax.ts";

/** An order as it was paid; amounts in minor units, incl. VAT. */
export type PaidOrder = {
  /** Paid in money; the rest was paid with points. */
  moneyPaid: bigint;
  pointsPaid: number;
  shipping: bigint;
  lines: readonly PaidLine[];
};
/**
 * `total`: what was paid for the line, after adjustments. `pointsEach`: points that one item earns if all is paid in money.
 */
export type PaidLine = {
  id: string;
  total: bigint;
  /** What adjustments took off it. */
  reduction?: bigint;
  count: number;
  refundedCount: number;
  pointsEach: number;
  taxRate: BasisPoints;
};

/** A refund's parts. `value` is `items` and `shipping`; money and points together are worth it. */
export type RefundBreakdown = {
  items: bigint;
  shipping: bigint;
  value: bigint;
  money: bigint;
  points: number;
  /** Points that the order had earned and that are deducted. */
  earnedPoints: number;
};

const nothing = { items: 0n, shipping: 0n, value: 0n, money: 0n, points: 0, earnedPoints: 0 };

/** What was paid for so many items of a line, rounded down; for all of them exactly its total. */
export const paidShare = ({ total, count }: Pick<PaidLine, "total" | "count">, items: number): bigint =>
  (total * BigInt(items)) / BigInt(count);

/**
 * The refund for these counts (by line id) after earlier refunds. Each part is calculated for everything refunded so far,
 * minus the earlier refunds, so that however an order is divided, the refunds add up to exactly what was paid: money =
 * floor(value × money paid ÷ total), the rest in points, shipping with the last item.
 *
 * @param shippingAtMost with a withdrawal, the cost of the cheapest delivery: customers who chose a faster one pay the
 * difference
 */
export function calculateRefund(
  order: PaidOrder,
  counts: ReadonlyMap<string, number>,
  shippingAtMost: bigint = order.shipping,
): RefundBreakdown {
  const back = shippingAtMost < order.shipping ? shippingAtMost : order.shipping;
  const before = backBy(order, back, ({ refundedCount }) => refundedCount);
  const after = backBy(order, back, ({ id, refundedCount }) => refundedCount + (counts.get(id) ?? 0));
  return {
    items: after.items - before.items,
    shipping: after.shipping - before.shipping,
    value: after.value - before.value,
    money: after.money - before.money,
    points: after.points - before.points,
    earnedPoints: after.earnedPoints - before.earnedPoints,
  };
}

function backBy(
  { lines, shipping: delivery, moneyPaid, pointsPaid }: PaidOrder,
  shippingBack: bigint,
  countOf: (line: PaidLine) => number,
): RefundBreakdown {
  const total = lines.reduce((sum, line) => sum + line.total, delivery);
  if (total === 0n) return nothing;
  const items = lines.reduce((sum, line) => sum + paidShare(line, countOf(line)), 0n);
  const isAll = lines.every((line) => countOf(line) === line.count);
  const shipping = isAll ? shippingBack : 0n;
  const value = items + shipping;
  const money = (value * moneyPaid) / total;
  const byPoints = total - moneyPaid;
  const points = byPoints === 0n ? 0 : Number(((value - money) * BigInt(pointsPaid)) / byPoints);
  const pieces = (countIn: (line: PaidLine) => number) =>
    lines.reduce((sum, line) => sum + line.pointsEach * countIn(line), 0);
  const kept = pieces((line) => line.count - countOf(line));
  const full = lines.reduce((sum, { reduction = 0n }) => sum + reduction, total);
  const earned = earnedPoints(
    pieces(({ count }) => count),
    moneyPaid,
    full,
  );
  return {
    items,
    shipping,
    value,
    money,
    points,
    earnedPoints: earned - earnedPoints(kept, moneyPaid, full),
  };
}

/** What a refund is worth, and what of it is given back in points; in minor units. */
export const refundWorth = (refund: Pick<RefundBreakdown, "items" | "shipping" | "money">) => {
  const value = refund.items + refund.shipping;
  return { value, pointsWorth: value - refund.money };
};

/** Items by line id, and shipping in minor units. */
export type RefundedPart = { counts: ReadonlyMap<string, number>; shipping: bigint };

export const nothingRefunded: RefundedPart = { counts: new Map(), shipping: 0n };

/**
 * The taxes of a refund by rate: those of everything refunded up to it, less those of the refunds before, so that the
 * credit notes of an order add up to its invoice.
 */
export function refundTaxes(order: PaidOrder, earlier: RefundedPart, refund: RefundedPart): TaxRow[] {
  const counts = new Map(
    order.lines.map(({ id }) => [id, (earlier.counts.get(id) ?? 0) + (refund.counts.get(id) ?? 0)]),
  );
  const shipping = earlier.shipping + refund.shipping;
  return taxDifference(refundedTable(order, { counts, shipping }), refundedTable(order, earlier));
}

/** Refunded shipping is divided like the invoice's. */
function refundedTable(
  { lines, shipping: delivery }: PaidOrder,
  { counts, shipping }: RefundedPart,
): TaxRow[] {
  const paid = grossByRate(lines.map(({ taxRate: rate, total: gross }) => ({ rate, gross })));
  const back = allocate(shipping, shippingShares(paid, delivery));
  return paid.map(({ rate }, index) => {
    const goods = lines.filter(({ taxRate }) => taxRate === rate);
    const gross = goods.reduce((sum, line) => sum + paidShare(line, counts.get(line.id) ?? 0), back[index]!);
    return taxRow(rate, gross);
  });
}

/** Why no refund can be requested now; `possible` if one can. */
export type RefundEligibility =
  | "possible"
  | "order_not_paid"
  | "refund_requested"
  | "refund_too_old"
  | "nothing_left";

const day = 86_400_000;

/** The end of the refund period, which counts from the last delivery; see `countsAsDeliveredAt`. */
export const refundableUntil = (deliveredAt: Date, days: number): Date =>
  new Date(deliveredAt.getTime() + days * day);

/**
 * An open request allows no changes until it is decided, so its items cannot be requested again.
 *
 * @param order.piecesRequested of `piecesLeft`, those in an open request or withdrawal
 */
export function checkRefundable(order: {
  isPaid: boolean;
  until: Date | null;
  piecesLeft: number;
  piecesRequested: number;
  now: Date;
}): RefundEligibility {
  if (!order.isPaid || !order.until) return "order_not_paid";
  if (order.piecesLeft === 0) return "nothing_left";
  if (order.piecesRequested === order.piecesLeft) return "refund_requested";
  return order.now.getTime() > order.until.getTime() ? "refund_too_old" : "possible";
}

export const refundReasons = [
  "damaged",
  "wrong_item",
  "not_as_described",
  "missing",
  "changed_mind",
  "other",
] as const;
export type RefundReason = (typeof refundReasons)[number];

const needsParcel: readonly RefundReason[] = ["damaged", "wrong_item", "not_as_described", "missing"];

/** Before shipping, reasons that concern the parcel are left out. */
export const reasonsFor = ({ isShipped }: { isShipped: boolean }): RefundReason[] =>
  refundReasons.filter((reason) => isShipped || !needsParcel.includes(reason));

/** Characters. */
export const maximumRefundNoteLength = 2_000;

/**
 * The shipping cost in a refund's total. Amounts as on the wire.
 *
 * @param paid for each of its items
 */
export function shippingPart(total: number, paid: readonly number[], currency: Currency): number {
  const goods = sumMoney(
    paid.map((amount) => fromWire(amount, currency)),
    currency,
  );
  return toWire(money(minorUnits(fromWire(total, currency)) - minorUnits(goods), currency));
}

/** Whether a text contains a letter or digit. The API requires the same (`RefundDecision`). */
export const isMeaningfulReason = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** A line's quantities: `received` are those refunded after they were sent, `approved` all refunded ones. */
export type SentLine = { count: number; shipped: number; approved: number; received: number };

/**
 * How many of the refunded pieces of a line that was sent in part had been sent. A withdrawal takes those not sent yet
 * first; another refund is asked for what arrived, so it takes the sent ones first.
 */
export function receivedPieces(
  { count, shipped, approved, received }: SentLine,
  refunded: number,
  isWithdrawal: boolean,
): number {
  const unsent = Math.max(0, count - shipped - (approved - received));
  const kept = Math.max(0, shipped - received);
  return isWithdrawal ? Math.max(0, refunded - unsent) : Math.min(refunded, kept);
}
