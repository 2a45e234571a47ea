import { fromWire, minorUnits, money, sumMoney, multiplyMoney, toWire, type Currency } from "./money.ts";
import { earnedPoints } from "./points.ts";

/** An order as it was paid; amounts in minor units, incl. VAT. */
export type PaidOrder = {
  /** What was paid in money; points paid the rest. */
  moneyPaid: bigint;
  pointsPaid: number;
  shipping: bigint;
  lines: readonly PaidLine[];
};
/** `pointsEach`: what one piece earns where all is paid in money. */
export type PaidLine = {
  id: string;
  unit: bigint;
  count: number;
  refundedCount: number;
  pointsEach: number;
};

/** What comes back for some pieces. `value` is `items` and `shipping`; money and points together are worth it. */
export type RefundBreakdown = {
  items: bigint;
  shipping: bigint;
  value: bigint;
  money: bigint;
  points: number;
  /** Points that the order had earned and that are taken back. */
  earnedPoints: number;
};

const nothing = { items: 0n, shipping: 0n, value: 0n, money: 0n, points: 0, earnedPoints: 0 };

/**
 * What comes back for these pieces (by line id) after those that came back before. Each part is reckoned for all that has
 * come back by then, less what had come back before, so that however an order is divided, in the end exactly what was paid has
 * come back: money = floor(value × money paid ÷ total), the rest in points, shipping with the last piece.
 *
 * @param shippingAtMost with a withdrawal, what the cheapest delivery would have cost: whoever chose a faster one pays the difference
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
  const total = lines.reduce((sum, { unit, count }) => sum + unit * BigInt(count), delivery);
  if (total === 0n) return nothing;
  const items = lines.reduce((sum, line) => sum + line.unit * BigInt(countOf(line)), 0n);
  const isAll = lines.every((line) => countOf(line) === line.count);
  const shipping = isAll ? shippingBack : 0n;
  const value = items + shipping;
  const money = (value * moneyPaid) / total;
  const byPoints = total - moneyPaid;
  const points = byPoints === 0n ? 0 : Number(((value - money) * BigInt(pointsPaid)) / byPoints);
  const pieces = (countIn: (line: PaidLine) => number) =>
    lines.reduce((sum, line) => sum + line.pointsEach * countIn(line), 0);
  const kept = pieces((line) => line.count - countOf(line));
  const earned = earnedPoints(
    pieces(({ count }) => count),
    moneyPaid,
    total,
  );
  return {
    items,
    shipping,
    value,
    money,
    points,
    earnedPoints: earned - earnedPoints(kept, moneyPaid, total),
  };
}

/** Why no refund can be asked for now; `possible` if one can. */
export type RefundEligibility =
  | "possible"
  | "order_not_paid"
  | "refund_requested"
  | "refund_too_old"
  | "nothing_left";

const day = 86_400_000;

/** The end of the time in which a refund can be asked for; it counts from delivery where there is one, else from payment. */
export const refundableUntil = (paidAt: Date, deliveredAt: Date | null, days: number): Date =>
  new Date((deliveredAt ?? paidAt).getTime() + days * day);

/**
 * An open request takes more pieces until it is decided, so it closes the way only for the pieces that it asks for.
 *
 * @param order.isClosed an open withdrawal or a refund that is being paid back: nothing can be added to it
 * @param order.piecesRequested of `piecesLeft`, those that an open request asks for
 */
export function checkRefundable(order: {
  isPaid: boolean;
  until: Date | null;
  isClosed: boolean;
  piecesLeft: number;
  piecesRequested: number;
  now: Date;
}): RefundEligibility {
  if (!order.isPaid || !order.until) return "order_not_paid";
  if (order.isClosed) return "refund_requested";
  if (order.piecesLeft === 0) return "nothing_left";
  if (order.piecesRequested === order.piecesLeft) return "refund_requested";
  return order.now.getTime() > order.until.getTime() ? "refund_too_old" : "possible";
}

/** Why pieces come back, as a customer may say. */
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

/** What cannot be before there was a parcel is no reason yet. */
export const reasonsFor = ({ isShipped }: { isShipped: boolean }): RefundReason[] =>
  refundReasons.filter((reason) => isShipped || !needsParcel.includes(reason));

/** Characters of the note that a customer writes to a refund. */
export const maximumRefundNoteLength = 2_000;

/** What of a refund's total comes back beyond its goods: the delivery. Amounts as the API writes them. */
export function shippingPart(
  total: number,
  items: readonly { price: number; count: number }[],
  currency: Currency,
): number {
  const goods = sumMoney(
    items.map(({ price, count }) => multiplyMoney(fromWire(price, currency), count)),
    currency,
  );
  return toWire(money(minorUnits(fromWire(total, currency)) - minorUnits(goods), currency));
}

/** Whether a text says anything: a dash or a face is no reason. The API asks the same of it (`RefundDecision`). */
export const isMeaningfulReason = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);
