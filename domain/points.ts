import { minimumOrderValue } from "./specified-values.ts";
import { fromWire, minorUnits, money, type Currency, type Money } from "./money.ts";

/** A market's settings for points. `point_value`: a point's worth, in minor units of its currency. */
export type PointMarket = Currency & { point_value: number };

export const pointsToMoney = (points: number, market: PointMarket): Money =>
  money(BigInt(points) * BigInt(market.point_value), market);

/** The rest to pay after so many points; never negative. */
export const amountAfterPoints = (amount: Money, points: number, market: PointMarket): Money => {
  const left = minorUnits(amount) - minorUnits(pointsToMoney(points, market));
  return money(left > 0n ? left : 0n, market);
};

/** The fewest points that pay an amount in full. */
export const pointsToPay = (amount: Money, market: PointMarket): number => {
  const value = BigInt(market.point_value);
  return Number((minorUnits(amount) + value - 1n) / value);
};

/**
 * The most points that may pay part of an amount: at most the balance, and leaving at least the minimum order value to be
 * paid online. 0 if the amount is too small.
 */
export function maximumPoints(amount: Money, balance: number, market: PointMarket): number {
  const room = minorUnits(amount) - minorUnits(fromWire(minimumOrderValue, market));
  return Math.max(0, Math.min(balance, Number(room / BigInt(market.point_value))));
}

/**
 * Points earned by a paid order: the items' points multiplied by the share of the order that was paid with money, rounded
 * down.
 *
 * @param itemPoints points of all items together
 * @param paid money paid, in minor units
 * @param total items and shipping, in minor units; above 0
 */
export const earnedPoints = (itemPoints: number, paid: bigint, total: bigint): number =>
  Number((BigInt(itemPoints) * paid) / total);
