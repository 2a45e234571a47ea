import { count, eq, inArray } from "drizzle-orm";
import type { Queries } from "#server/platform/database/database.ts";
import { promotions, promotionUses } from "#server/platform/database/promotion-schema.ts";

type Use = { orderId: string; customerId: string; promotionIds: readonly string[]; at: Date };

/**
 * Records that an order uses promotions, under the lock of those with a limit. The caller has locked the customer.
 * @returns the ids of those that others have used up meanwhile; then nothing must be committed
 */
export async function recordUses(
  tx: Queries,
  { orderId, customerId, promotionIds, at }: Use,
): Promise<string[]> {
  if (promotionIds.length === 0) return [];
  const used = await tx
    .select({ id: promotions.id, settings: promotions.settings })
    .from(promotions)
    .where(inArray(promotions.id, [...promotionIds]))
    .orderBy(promotions.id);
  const usedUp: string[] = [];
  for (const { id, settings } of used) {
    if (settings.uses === undefined) continue;
    await tx.select({ id: promotions.id }).from(promotions).where(eq(promotions.id, id)).for("update");
    const [uses] = await tx
      .select({ all: count() })
      .from(promotionUses)
      .where(eq(promotionUses.promotion_id, id));
    if (uses!.all >= settings.uses) usedUp.push(id);
  }
  await tx
    .insert(promotionUses)
    .values(
      used.map(({ id }) => ({ promotion_id: id, order_id: orderId, customer_id: customerId, used_at: at })),
    );
  return usedUp;
}
