import { minimumOrderValue } from "./specified-values.ts";
import { fromWire, minorUnits, money, type Currency, type Money } from "./money.ts";

/** What points need to know of a market. `point_value`: what a point is worth, in minor units of its currency. */
export type PointMarket = Currency & { point_value: number };

/** What points pay, in the market's currency. */
export const pointsToMoney = (points: number, market: PointMarket): Money =>
  money(BigInt(points) * BigInt(market.point_value), market);

/** What is left to pay after so many points; never below zero. */
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
 * The most points that may pay part of an amount: at most those there are, and leaving at least the minimum order
 * value to be paid online. 0 if the amount leaves no room.
 */
export function maximumPoints(amount: Money, balance: number, market: PointMarket): number {
  const room = minorUnits(amount) - minorUnits(fromWire(minimumOrderValue, market));
  if (room <= 0n || balance <= 0) return 0;
  return Math.min(balance, Number(room / BigInt(market.point_value)));
}

/**
 * What a paid order earns: each piece's points, by the part of the order that was paid with money, rounded down.
 *
 * @param pieces points of all pieces together
 * @param paid money paid, in minor units
 * @param total items and shipping, in minor units; above 0
 */
export const earnedPoints = (pieces: number, paid: bigint, total: bigint): number =>
  Number((BigInt(pieces) * paid) / total);
