import { money, toWire, type Currency } from "#domain/money.ts";
import type { Adjustment } from "#domain/promotions.ts";
import type { RecordedAdjustment } from "#domain/recorded-adjustments.ts";
import type { Schemas } from "#server/http/reply.ts";

export const toWireAdjustments = (
  currency: Currency,
  adjustments: readonly RecordedAdjustment[],
): Schemas["Adjustment"][] =>
  adjustments.map(({ promotionId, code, name, name_local, minor }) => ({
    promotion_id: promotionId,
    code,
    name,
    name_local,
    amount: toWire(money(BigInt(minor), currency)),
  }));

/** The recorded adjustments of a line with their amounts in its quote, which are net in an exempt draft. */
export const recordedWithAmounts = (
  recorded: readonly RecordedAdjustment[],
  quoted: readonly Adjustment[],
): RecordedAdjustment[] =>
  recorded.map((adjustment, index) => ({ ...adjustment, minor: Number(quoted[index]!.amount) }));
