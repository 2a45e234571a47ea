import { and, eq, inArray, isNull, lte, or } from "drizzle-orm";
import { switchDatedPrices } from "#server/commerce/catalogue/dated-prices.ts";
import type { Services } from "#server/commerce/services.ts";
import { announceChange } from "#server/platform/database/changes.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { promotionMarkets, promotions } from "#server/platform/database/promotion-schema.ts";

const { state, starts_at, ends_at } = promotionMarkets;

/**
 * Starts and ends the promotions that are due. None goes back, so that servers whose clocks differ do not switch one on
 * and off. @returns the ids of those that changed
 */
export async function advancePromotions(tx: Queries, now: Date): Promise<string[]> {
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
  return [...new Set([...started, ...ended].map(({ id }) => id))];
}

/** Each minute: what is shown and what it costs change at the minute that the folder names. */
export const switchPromotions = ({ database, clock }: Services): Promise<void> =>
  database.transaction(async (tx) => {
    const now = clock();
    const ids = await advancePromotions(tx, now);
    // Dated prices announce the products whose prices change.
    const changed =
      ids.length === 0
        ? []
        : await tx
            .select({ settings: promotions.settings })
            .from(promotions)
            .where(inArray(promotions.id, ids));
    if (changed.some(({ settings }) => settings.prices === undefined)) await announceChange(tx);
    await switchDatedPrices(tx, now);
  });
