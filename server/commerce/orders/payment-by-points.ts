import { minorUnits, money } from "#domain/money.ts";
import { amountAfterPoints, maximumPoints, pointsToPay, type PointMarket } from "#domain/points.ts";

export type RequestedPoints = { used_points?: number; paid_with_points?: boolean; points_balance?: number };
export type PayByPointsResult =
  | { outcome: "agreed"; points: number; due: bigint }
  | { outcome: "changed"; balance: number }
  | { outcome: "tooMany" };

/**
 * Divides an order's total between points and money.
 * @param total items and shipping, in minor units
 * @param balance the customer's points
 * @returns the points and the amount due in minor units, or that the balance differs from the one shown, or that
 * these points can't be used
 */
export function payByPoints(
  requested: RequestedPoints,
  total: bigint,
  balance: number,
  market: PointMarket,
): PayByPointsResult {
  const amount = money(total, market);
  const points = requested.paid_with_points ? pointsToPay(amount, market) : (requested.used_points ?? 0);
  if (points === 0) return { outcome: "agreed", points, due: total };
  if (requested.points_balance !== balance) return { outcome: "changed", balance };
  if (requested.paid_with_points) {
    return points > balance ? { outcome: "tooMany" } : { outcome: "agreed", points, due: 0n };
  }
  if (points > maximumPoints(amount, balance, market)) return { outcome: "tooMany" };
  return { outcome: "agreed", points, due: minorUnits(amountAfterPoints(amount, points, market)) };
}
