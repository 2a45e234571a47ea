import { and, desc, eq, inArray, isNull } from "drizzle-orm";
import { wishListMaximum } from "#domain/business-constants.ts";
import { lockCustomer } from "#server/commerce/accounts/customers.ts";
import { findProductsOfVariants } from "#server/commerce/catalogue/variants.ts";
import type { Schemas } from "#server/http/reply.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { wishedProducts } from "#server/platform/database/wish-list-schema.ts";
import { products } from "#server/platform/database/schema.ts";
import { variantColumn } from "#server/platform/database/variant-column.ts";
import type { Services } from "#server/commerce/services.ts";

type Wishing = Pick<Services, "database" | "clock">;
/** Without a variant, the default one is meant. */
type Wish = { product_id: string; variant_id?: string };
export type MergeWishListResult =
  | { outcome: "merged"; list: Schemas["WishedProduct"][] }
  /** Indexes of the wishes whose variant is another product's. */
  | { outcome: "otherVariants"; indexes: number[] };

export async function findWishList(
  queries: Queries,
  customerId: string,
): Promise<Schemas["WishedProduct"][]> {
  const rows = await queries
    .select({
      product_id: wishedProducts.product_id,
      variant_id: variantColumn(wishedProducts),
      created_at: wishedProducts.created_at,
    })
    .from(wishedProducts)
    .where(eq(wishedProducts.customer_id, customerId))
    .orderBy(desc(wishedProducts.created_at), wishedProducts.product_id);
  return rows.map(({ created_at, ...wish }) => ({ ...wish, created_at: created_at.toISOString() }));
}

/** Idempotent: a product keeps its position, and its variant unless another is named. */
export async function addToWishList(
  { database, clock }: Wishing,
  customerId: string,
  productId: string,
  variantId?: string,
): Promise<"wished" | "full" | "noProduct" | "noVariant"> {
  return database.transaction(async (tx) => {
    await lockCustomer(tx, customerId);
    const list = await findWishList(tx, customerId);
    const known = list.find(({ product_id }) => product_id === productId);
    const variant_id = variantId ?? known?.variant_id ?? productId;
    if (known?.variant_id === variant_id) return "wished";
    if (!known && list.length >= wishListMaximum) return "full";
    if (!known && (await ofShop(tx, [productId])).size === 0) return "noProduct";
    if ((await findProductsOfVariants(tx, [variant_id])).get(variant_id) !== productId) return "noVariant";
    if (known) await setVariant(tx, customerId, productId, variant_id);
    else await insert(tx, customerId, [{ product_id: productId, variant_id }], clock());
    return "wished";
  });
}

export async function removeFromWishList(
  { database }: Wishing,
  customerId: string,
  productId: string,
): Promise<void> {
  await database.queries.delete(wishedProducts).where(isWish(customerId, productId));
}

const isWish = (customerId: string, productId: string) =>
  and(eq(wishedProducts.customer_id, customerId), eq(wishedProducts.product_id, productId));

/** Merges a visitor's wish list up to the maximum; idempotent. */
export async function mergeWishList(
  { database, clock }: Wishing,
  customerId: string,
  wishes: readonly Wish[],
): Promise<MergeWishListResult> {
  return database.transaction(async (tx) => {
    const named = wishes.map(({ product_id, variant_id = product_id }) => ({ product_id, variant_id }));
    const owners = await findProductsOfVariants(tx, [...new Set(named.map(({ variant_id }) => variant_id))]);
    const indexes = named.flatMap(({ product_id, variant_id }, index) =>
      (owners.get(variant_id) ?? product_id) === product_id ? [] : [index],
    );
    if (indexes.length > 0) return { outcome: "otherVariants", indexes };
    await lockCustomer(tx, customerId);
    const known = new Set((await findWishList(tx, customerId)).map(({ product_id }) => product_id));
    const offered = await ofShop(tx, [...new Set(named.map(({ product_id }) => product_id))]);
    const possible = named.filter(
      ({ product_id, variant_id }) =>
        offered.has(product_id) && owners.has(variant_id) && !known.has(product_id),
    );
    const added = [...Map.groupBy(possible, ({ product_id }) => product_id).values()].map(([wish]) => wish!);
    await insert(tx, customerId, added.slice(0, wishListMaximum - known.size), clock());
    return { outcome: "merged", list: await findWishList(tx, customerId) };
  });
}

async function ofShop(tx: Queries, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(inArray(products.id, [...ids]), isNull(products.retired_at)));
  return new Set(rows.map(({ id }) => id));
}

async function setVariant(tx: Queries, customerId: string, productId: string, variant_id: string) {
  await tx.update(wishedProducts).set({ variant_id }).where(isWish(customerId, productId));
}

async function insert(
  tx: Queries,
  customer_id: string,
  wishes: readonly Required<Wish>[],
  now: Date,
): Promise<void> {
  if (wishes.length === 0) return;
  await tx.insert(wishedProducts).values(
    wishes.map((wish, index) => ({
      customer_id,
      ...wish,
      created_at: new Date(now.getTime() - index),
    })),
  );
}
