import type { PointsChoice, PointsPayment } from "#machines/shopping/checkout/checkout.contract.ts";
import type { Money } from "#domain/money.ts";
import { parseWholeNumber } from "#src/ui/whole-number.ts";
import { maximumPoints, pointsToPay, type PointMarket } from "#domain/points.ts";

/** `most`: the most points for a part of the amount; 0: none. `all`: how many pay all of it. */
export type PointsLimits = { balance: number; most: number; all: number };

export const pointsLimits = (total: Money, balance: number, market: PointMarket): PointsLimits => ({
  balance,
  most: maximumPoints(total, balance, market),
  all: pointsToPay(total, market),
});

/** The payment for a choice of points, or null if the choice is impossible now. */
export function toPointsPayment(
  choice: PointsChoice,
  { balance, most, all }: PointsLimits,
): PointsPayment | null {
  switch (choice.kind) {
    case "none":
      return choice;
    case "some": {
      const points = parseWholeNumber(choice.typed) ?? 0;
      return points >= 1 && points <= most ? { kind: "some", points } : null;
    }
    case "all":
      return balance >= all ? choice : null;
  }
}
