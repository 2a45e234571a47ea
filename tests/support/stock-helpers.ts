import { eq, sql } from "drizzle-orm";
import { bookMovement } from "#server/commerce/stock/change-stock.ts";
import { stockMovements, variantStock } from "#server/platform/database/stock-schema.ts";
import type { Shop } from "./shop.ts";

type Settings = Partial<typeof variantStock.$inferInsert> & { onHand?: number };

export function stockHelpers(shop: Shop) {
  const { queries } = shop.services.database;
  const stock = async (product: string) => {
    const [row] = await queries
      .select()
      .from(variantStock)
      .where(eq(variantStock.variant_id, await shop.productId(product)));
    const { variant_id: _variant, ...rest } = row!;
    return rest;
  };
  return {
    stock,
    /** Tracks a product's stock, and counts it if `onHand` is given. */
    track: async (product: string, { onHand, ...settings }: Settings = {}): Promise<void> => {
      const variant_id = await shop.productId(product);
      await queries
        .update(variantStock)
        .set({ tracked: true, ...settings })
        .where(eq(variantStock.variant_id, variant_id));
      const { on_hand } = await stock(product);
      if (onHand === undefined || onHand === on_hand) return;
      const movement = { kind: "counted", quantity: onHand - on_hand, created_at: shop.clock.now } as const;
      await bookMovement(queries, { variant_id, ...movement });
    },
    untrack: async (product: string): Promise<void> => {
      await queries
        .update(variantStock)
        .set({ tracked: false })
        .where(eq(variantStock.variant_id, await shop.productId(product)));
    },
    movements: async (product: string) =>
      queries
        .select({
          kind: stockMovements.kind,
          quantity: stockMovements.quantity,
          on_hand_after: stockMovements.on_hand_after,
        })
        .from(stockMovements)
        .where(eq(stockMovements.variant_id, await shop.productId(product)))
        .orderBy(stockMovements.created_at, stockMovements.id),
    /** Variants whose stock is not the sum of their movements, or whose allocation is not what open orders hold. */
    wrongBooks: async () => {
      const { rows } = await queries.execute(wrongBooks);
      return rows;
    },
  };
}

export const wrongBooks = sql`select * from (
  select variant_id, on_hand, allocated,
    coalesce((select sum(quantity) from stock_movements moved where moved.variant_id = stock.variant_id), 0)::int as moved,
    coalesce((
      select sum(case when stock.tracked then greatest(item.count - item.approved_count - coalesce((
        select sum(sent.count) from shipment_items sent where sent.order_item_id = item.id
      ), 0) + coalesce((
        select sum(refunded.received_count) from refund_items refunded where refunded.order_item_id = item.id
      ), 0) - coalesce((
        select sum(pieces.count) from refund_items pieces join refunds on refunds.id = pieces.refund_id
        where pieces.order_item_id = item.id and refunds.status = 'requested' and refunds.withdrawn_at is not null
          and refunds.paying_back_since is null
      ), 0), 0) else 0 end)
      from order_items item join orders on orders.id = item.order_id
      where coalesce(item.variant_id, item.product_id) = stock.variant_id
        and orders.status in ('submitted', 'payment_pending', 'capturing', 'paid')
    ), 0)::int as open
  from variant_stock stock
) books where on_hand <> moved or allocated <> open`;
