import { and, eq, isNull, lte, or } from "drizzle-orm";
import type { Services } from "#server/commerce/services.ts";
import { announceChange } from "#server/platform/database/changes.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { promotionMarkets } from "#server/platform/database/promotion-schema.ts";

const { state, starts_at, ends_at } = promotionMarkets;

/**
 * Starts and ends the promotions that are due. None goes back, so that servers whose clocks differ do not switch one on
 * and off. @returns how many changed
 */
export async function advancePromotions(tx: Queries, now: Date): Promise<number> {
  const started = await tx
    .update(promotionMarkets)
    .set({ state: "running" })
    .where(and(eq(state, "scheduled"), or(isNull(starts_at), lte(starts_at, now))))
    .returning({ id: promotionMarkets.promotion_id });
  const ended = await tx
    .update(promotionMarkets)
    .set({ state: "ended" })
    .where(and(eq(state, "running"), lte(ends_at, now)))
    .returning({ id: promotionMarkets.promotion_id });
  return started.length + ended.length;
}

/** Each minute: what is shown changes at the minute that the folder names. */
export const switchPromotions = ({ database, clock }: Services): Promise<void> =>
  database.transaction(async (tx) => {
    if ((await advancePromotions(tx, clock())) > 0) await announceChange(tx);
  });
