import type { Pieces } from "#server/platform/database/refund-schema.ts";
import type { OrderReturn } from "#server/commerce/orders/order-returns.ts";
import type { ItemRow } from "#server/commerce/orders/orders.ts";

export function approvedQuantities(
  { items }: OrderReturn,
  chosen: Pieces | undefined,
): Map<string, number> | null {
  const requested = new Map(items.map(({ order_item_id, count }) => [order_item_id, count]));
  if (!chosen) return requested;
  const counts = new Map(chosen.map(({ id, count }) => [id, count]));
  const isAsked = chosen.every(({ id, count }) => count <= (requested.get(id) ?? 0));
  return isAsked && counts.size === chosen.length ? counts : null;
}

export const declinedItems = ({ items }: OrderReturn, counts: ReadonlyMap<string, number>): Pieces =>
  items
    .map(({ order_item_id: id, count }) => ({ id, count: count - (counts.get(id) ?? 0) }))
    .filter(({ count }) => count > 0);

/** Whether everything is approved except what the law exempts from withdrawal. */
export const isApprovedInFull = (
  asked: OrderReturn,
  counts: ReadonlyMap<string, number>,
  items: readonly ItemRow[],
) =>
  asked.items.every(
    ({ order_item_id: id, count }) =>
      counts.get(id) === count || items.some((item) => item.id === id && item.withdrawal_exempt),
  );
