import { eq } from "drizzle-orm";
import { itemMaximum } from "#domain/specified-values.ts";
import { lockCustomer } from "#server/commerce/accounts/customers.ts";
import type { Services } from "#server/commerce/services.ts";
import { cartItems, mergedCarts } from "#server/platform/database/customer-schema.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { products } from "#server/platform/database/schema.ts";
import { newId } from "#server/platform/ids.ts";
import { findLines, lineColumns, type CartLine } from "./cart.ts";

/** Merges a visitor's cart, once per cart id. Returns the products whose quantity was cut to the maximum. */
export async function mergeCart(
  { database, clock }: Pick<Services, "database" | "clock">,
  customerId: string,
  cart: { cart_id: string; items: readonly { product_id: string; count: number }[] },
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

/** The customer must be locked. Returns the products whose quantity was cut to the maximum. */
export async function addLines(
  tx: Queries,
  customerId: string,
  lines: readonly { product_id: string; count: number }[],
): Promise<string[]> {
  const clamped: string[] = [];
  for (const { product_id, count } of lines) {
    const [product] = await tx.select({ id: products.id }).from(products).where(eq(products.id, product_id));
    if (!product) continue;
    const inCart = (await findLines(tx, customerId)).find((line) => line.product_id === product_id);
    const sum = (inCart?.count ?? 0) + count;
    if (sum > itemMaximum) clamped.push(product_id);
    await setLine(tx, customerId, product_id, Math.min(sum, itemMaximum));
  }
  return clamped;
}

async function setLine(tx: Queries, customerId: string, productId: string, count: number): Promise<CartLine> {
  const [line] = await tx
    .insert(cartItems)
    .values({ id: newId(), customer_id: customerId, product_id: productId, variant_id: productId, count })
    .onConflictDoUpdate({ target: [cartItems.customer_id, cartItems.variant_id], set: { count } })
    .returning(lineColumns);
  return line!;
}
