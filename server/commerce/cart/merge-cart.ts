import { eq } from "drizzle-orm";
import { itemMaximum } from "#domain/specified-values.ts";
import { lockCustomer } from "#server/commerce/accounts/customers.ts";
import type { Services } from "#server/commerce/services.ts";
import { cartItems, mergedCarts } from "#server/platform/database/customer-schema.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { productVariants } from "#server/platform/database/goods-schema.ts";
import { newId } from "#server/platform/ids.ts";
import { findLines, lineColumns, type CartLine } from "./cart.ts";

/** Without a variant, the default one is meant. */
type MergedLine = { product_id: string; variant_id?: string; count: number };

/** Merges a visitor's cart, once per cart id. Returns the products whose quantity was cut to the maximum. */
export async function mergeCart(
  { database, clock }: Pick<Services, "database" | "clock">,
  customerId: string,
  cart: { cart_id: string; items: readonly MergedLine[] },
): Promise<string[]> {
  return database.transaction(async (tx) => {
    await lockCustomer(tx, customerId);
    const first = await tx
      .insert(mergedCarts)
      .values({ cart_id: cart.cart_id, customer_id: customerId, merged_at: clock() })
      .onConflictDoNothing()
      .returning();
    return first.length > 0 ? addLines(tx, customerId, cart.items) : [];
  });
}

/**
 * The customer must be locked. What the shop does not know is left out. Returns the products whose quantity was cut to the
 * maximum.
 */
export async function addLines(
  tx: Queries,
  customerId: string,
  lines: readonly MergedLine[],
): Promise<string[]> {
  const clamped = new Set<string>();
  for (const { product_id, variant_id = product_id, count } of lines) {
    const [variant] = await tx.select().from(productVariants).where(eq(productVariants.id, variant_id));
    if (variant?.product_id !== product_id) continue;
    const inCart = (await findLines(tx, customerId)).find((line) => line.variant_id === variant_id);
    const sum = (inCart?.count ?? 0) + count;
    if (sum > itemMaximum) clamped.add(product_id);
    await setLine(tx, customerId, { product_id, variant_id, count: Math.min(sum, itemMaximum) });
  }
  return [...clamped];
}

async function setLine(tx: Queries, customer_id: string, line: Required<MergedLine>): Promise<CartLine> {
  const { count } = line;
  const [stored] = await tx
    .insert(cartItems)
    .values({ id: newId(), customer_id, ...line })
    .onConflictDoUpdate({ target: [cartItems.customer_id, cartItems.variant_id], set: { count } })
    .returning(lineColumns);
  return stored!;
}
