import type { PointsChoice, PointsPayment } from "../../../machines/checkout/checkout.contract.ts";
import type { Money } from "../../../domain/money.ts";
import { parseWholeNumber } from "../../ui/whole-number.ts";
import { maximumPoints, pointsToPay, type PointMarket } from "../../../domain/points.ts";

/** `most`: the most points for a part of the amount; 0: none. `all`: how many pay all of it. */
export type PointsLimits = { balance: number; most: number; all: number };

export const pointsLimits = (total: Money, balance: number, market: PointMarket): PointsLimits => ({
  balance,
  most: maximumPoints(total, balance, market),
  all: pointsToPay(total, market),
});

/** A choice as it can be paid, or null if it can't be: the person has to choose again, and nothing is reckoned with it. */
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
