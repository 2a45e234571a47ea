import { minorUnits, money } from "#domain/money.ts";
import { amountAfterPoints, maximumPoints, pointsToPay, type PointMarket } from "#domain/points.ts";

export type RequestedPoints = { used_points?: number; paid_with_points?: boolean; points_balance?: number };
export type PayByPointsResult =
  | { outcome: "agreed"; points: number; due: bigint }
  | { outcome: "changed"; balance: number }
  | { outcome: "tooMany" };

/**
 * What points pay of an order.
 *
 * @param total items and shipping, in minor units
 * @param balance the points that the customer has
 * @returns how many points and what is left to pay, in minor units; that the balance is not what was shown; or that
 * the order can't be paid with that many
 */
export function payByPoints(
  wanted: RequestedPoints,
  total: bigint,
  balance: number,
  market: PointMarket,
): PayByPointsResult {
  const amount = money(total, market);
  const points = wanted.paid_with_points ? pointsToPay(amount, market) : (wanted.used_points ?? 0);
  if (points === 0) return { outcome: "agreed", points, due: total };
  if (wanted.points_balance !== balance) return { outcome: "changed", balance };
  if (wanted.paid_with_points) {
    return points > balance ? { outcome: "tooMany" } : { outcome: "agreed", points, due: 0n };
  }
  if (points > maximumPoints(amount, balance, market)) return { outcome: "tooMany" };
  return { outcome: "agreed", points, due: minorUnits(amountAfterPoints(amount, points, market)) };
}
