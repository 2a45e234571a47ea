import type { PointsChoice, PointsPayment } from "#machines/shopping/checkout/checkout.contract.ts";
import { parseWholeNumber } from "#src/ui/whole-number.ts";
import { maximumPoints, minimumPayment, pointsToPay, type PointMarket } from "#domain/points.ts";

/** `most`: the most points for a part of the amount; 0: none. `all`: how many pay all of it. */
export type PointsLimits = { balance: number; most: number; all: number };

/** @param total in minor units */
export const pointsLimits = (total: bigint, balance: number, market: PointMarket): PointsLimits => ({
  balance,
  most: maximumPoints(total, balance, BigInt(market.point_value), minimumPayment(market)),
  all: pointsToPay(total, BigInt(market.point_value)),
});

/** The payment for a choice of points, or null if the choice is impossible now. Where nothing is to be paid, none. */
export function toPointsPayment(
  choice: PointsChoice,
  { balance, most, all }: PointsLimits,
): PointsPayment | null {
  if (all === 0) return { kind: "none" };
  switch (choice.kind) {
    case "none":
      return choice;
    case "some": {
      const points = parseWholeNumber(choice.typed) ?? 0;
      return points >= 1 && points <= most ? { kind: "some", points } : null;
    }
    case "all":
      return balance >= all ? { kind: "all", points: all } : null;
  }
}
