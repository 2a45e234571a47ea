import { and, desc, eq, exists, isNull, sql } from "drizzle-orm";
import { wishMaximum } from "#domain/wish-list.ts";
import { lockCustomer } from "../accounts/customers.ts";
import type { Schemas } from "../api/reply.ts";
import type { Queries } from "../database/database.ts";
import { wishedProducts } from "../database/customer-schema.ts";
import { products } from "../database/schema.ts";
import type { Services } from "../services.ts";

type Wishing = Pick<Services, "database" | "clock">;

/** What a customer wishes for, the latest first. */
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

/** Puts a product on the list; on it already, it stays where it is. */
export async function wish(
  { database, clock }: Wishing,
  customerId: string,
  productId: string,
): Promise<"wished" | "full" | "noProduct"> {
  return database.transaction(async (tx) => {
    await lockCustomer(tx, customerId);
    const list = await findWishList(tx, customerId);
    if (list.some(({ product_id }) => product_id === productId)) return "wished";
    if (list.length >= wishMaximum) return "full";
    return (await insert(tx, customerId, [productId], clock())) === 1 ? "wished" : "noProduct";
  });
}

export async function unwish({ database }: Wishing, customerId: string, productId: string): Promise<void> {
  await database.queries
    .delete(wishedProducts)
    .where(and(eq(wishedProducts.customer_id, customerId), eq(wishedProducts.product_id, productId)));
}

/** Takes over what a visitor wished for, as far as there is room; repeated, it changes nothing. */
export async function mergeWishList(
  { database, clock }: Wishing,
  customerId: string,
  productIds: readonly string[],
): Promise<Schemas["WishedProduct"][]> {
  return database.transaction(async (tx) => {
    await lockCustomer(tx, customerId);
    const known = new Set((await findWishList(tx, customerId)).map(({ product_id }) => product_id));
    const others = [...new Set(productIds)].filter((id) => !known.has(id));
    await insert(tx, customerId, others.slice(0, wishMaximum - known.size), clock());
    return findWishList(tx, customerId);
  });
}

/** Those that the shop has. Answers how many. */
async function insert(tx: Queries, customer_id: string, ids: readonly string[], now: Date): Promise<number> {
  let count = 0;
  for (const id of ids) {
    const isOfShop = exists(
      tx
        .select({ id: products.id })
        .from(products)
        .where(and(eq(products.id, id), isNull(products.retired_at))),
    );
    const rows = await tx
      .insert(wishedProducts)
      .select(
        sql`select ${customer_id}::uuid, ${id}::uuid, ${now.toISOString()}::timestamptz where ${isOfShop}`,
      )
      .returning({ id: wishedProducts.product_id });
    count += rows.length;
  }
  return count;
}
