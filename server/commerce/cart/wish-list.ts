import { and, desc, eq, inArray, isNull } from "drizzle-orm";
import { wishListMaximum } from "#domain/business-constants.ts";
import { lockCustomer } from "#server/commerce/accounts/customers.ts";
import type { Schemas } from "#server/http/reply.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { wishedProducts } from "#server/platform/database/customer-schema.ts";
import { products } from "#server/platform/database/schema.ts";
import type { Services } from "#server/commerce/services.ts";

type Wishing = Pick<Services, "database" | "clock">;

export async function findWishList(
  queries: Queries,
  customerId: string,
): Promise<Schemas["WishedProduct"][]> {
  const rows = await queries
    .select({ product_id: wishedProducts.product_id, created_at: wishedProducts.created_at })
    .from(wishedProducts)
    .where(eq(wishedProducts.customer_id, customerId))
    .orderBy(desc(wishedProducts.created_at), wishedProducts.product_id);
  return rows.map(({ product_id, created_at }) => ({ product_id, created_at: created_at.toISOString() }));
}

/** Idempotent: a product keeps its position. */
export async function addToWishList(
  { database, clock }: Wishing,
  customerId: string,
  productId: string,
): Promise<"wished" | "full" | "noProduct"> {
  return database.transaction(async (tx) => {
    await lockCustomer(tx, customerId);
    const list = await findWishList(tx, customerId);
    if (list.some(({ product_id }) => product_id === productId)) return "wished";
    if (list.length >= wishListMaximum) return "full";
    if ((await ofShop(tx, [productId])).length === 0) return "noProduct";
    await insert(tx, customerId, [productId], clock());
    return "wished";
  });
}

export async function removeFromWishList(
  { database }: Wishing,
  customerId: string,
  productId: string,
): Promise<void> {
  await database.queries
    .delete(wishedProducts)
    .where(and(eq(wishedProducts.customer_id, customerId), eq(wishedProducts.product_id, productId)));
}

/** Merges a visitor's wish list up to the maximum; idempotent. */
export async function mergeWishList(
  { database, clock }: Wishing,
  customerId: string,
  productIds: readonly string[],
): Promise<Schemas["WishedProduct"][]> {
  return database.transaction(async (tx) => {
    await lockCustomer(tx, customerId);
    const known = new Set((await findWishList(tx, customerId)).map(({ product_id }) => product_id));
    const newIds = (await ofShop(tx, [...new Set(productIds)])).filter((id) => !known.has(id));
    await insert(tx, customerId, newIds.slice(0, wishListMaximum - known.size), clock());
    return findWishList(tx, customerId);
  });
}

async function ofShop(tx: Queries, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(inArray(products.id, [...ids]), isNull(products.retired_at)));
  return ids.filter((wanted) => rows.some(({ id }) => id === wanted));
}

async function insert(tx: Queries, customer_id: string, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx.insert(wishedProducts).values(
    ids.map((product_id, index) => ({
      customer_id,
      product_id,
      created_at: new Date(now.getTime() - index),
    })),
  );
}
