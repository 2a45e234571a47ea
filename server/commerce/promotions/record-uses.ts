import { count, eq, inArray, sql } from "drizzle-orm";
import type { PromotionSettings } from "#domain/promotion-settings.ts";
import { customersOfSameAddress, lockAddress } from "#server/commerce/accounts/same-address.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { promotions, promotionUses } from "#server/platform/database/promotion-schema.ts";
import { hasOrdered } from "./find-promotions.ts";

type Use = { orderId: string; customerId: string; promotionIds: readonly string[]; at: Date };

/**
 * Records that an order uses promotions, under the lock of those with a limit, and of the address if it is for each customer.
 * The caller has locked the customer.
 * @returns the ids of those that others, or guests with the same address, have used up meanwhile; then nothing must be committed
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
  const usedUp = await usedUpByAddress(tx, { orderId, customerId }, used);
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

type Used = { id: string; settings: PromotionSettings };

/** The lock on the customer is not enough: each guest order has a customer of its own. */
async function usedUpByAddress(
  tx: Queries,
  { orderId, customerId }: Pick<Use, "orderId" | "customerId">,
  used: readonly Used[],
): Promise<string[]> {
  const limited = used.filter(({ settings }) => settings.first_order || settings.uses_per_customer);
  if (limited.length === 0) return [];
  await lockAddress(tx, customerId);
  const isFirst = !(await hasOrdered(tx, customerId, orderId));
  const counted = await tx
    .select({ id: promotionUses.promotion_id, uses: count() })
    .from(promotionUses)
    .where(sql`${promotionUses.customer_id} in ${customersOfSameAddress(customerId)}`)
    .groupBy(promotionUses.promotion_id);
  return limited.flatMap(({ id, settings: { first_order, uses_per_customer = Infinity } }) => {
    const own = counted.find((row) => row.id === id)?.uses ?? 0;
    return (first_order && !isFirst) || own >= uses_per_customer ? id : [];
  });
}
