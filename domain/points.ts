import { fromWire, minorUnits, money, type Currency, type Money } from "./money.ts";
import { minimumOrderValue } from "./specified-values.ts";

/** A market's settings for points. `point_value`: a point's worth, in minor units of its currency. */
export type PointMarket = Currency & { point_value: number };

export const pointsToMoney = (points: number, market: PointMarket): Money =>
  money(BigInt(points) * BigInt(market.point_value), market);

/** The least value of an order's items, and the least to pay in money beside points; in minor units. */
export const minimumPayment = (currency: Currency): bigint =>
  minorUnits(fromWire(minimumOrderValue, currency));

/**
 * The fewest points that pay an amount in full.
 *
 * @param amount in minor units
 * @param value of one point, in minor units
 */
export const pointsToPay = (amount: bigint, value: bigint): number => Number((amount + value - 1n) / value);

/**
 * The most points that may pay part of an amount: at most the balance, and leaving at least the minimum to be paid in
 * money. 0 if the amount is too small. Amounts in minor units.
 *
 * @param value of one point
 */
export function maximumPoints(amount: bigint, balance: number, value: bigint, minimum: bigint): number {
  return Math.max(0, Math.min(balance, Number((amount - minimum) / value)));
}

/**
 * Points earned by a paid order: the items' points multiplied by the share of its full price that was paid with money,
 * rounded down.
 *
 * @param itemPoints points of all items together
 * @param paid money paid, in minor units
 * @param total items before promotions and shipping, in minor units
 */
export const earnedPoints = (itemPoints: number, paid: bigint, total: bigint): number =>
  total === 0n ? 0 : Number((BigInt(itemPoints) * paid) / total);
