import { and, eq, isNull, lte, sql, type Placeholder } from "drizzle-orm";
import { itemMaximum } from "#domain/specified-values.ts";
import { sellableQuantity, shownStock } from "#domain/stock.ts";
import { lockCustomer } from "#server/commerce/accounts/customers.ts";
import { findKnownProducts } from "#server/commerce/catalogue/known-products.ts";
import { findProductsAsVariants } from "#server/commerce/catalogue/shown-variants.ts";
import type { Schemas } from "#server/http/reply.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { preparedPerHandle } from "#server/platform/database/prepared.ts";
import * as customerSchema from "#server/platform/database/customer-schema.ts";
import { productVariants } from "#server/platform/database/goods-schema.ts";
import * as schema from "#server/platform/database/schema.ts";
import { newId } from "#server/platform/ids.ts";
import type { CatalogueLocale } from "#server/commerce/catalogue/catalogue-locale.ts";
import { findStock } from "#server/commerce/stock/stock.ts";
import { runIdempotently, type IdempotentResult } from "#server/http/idempotency.ts";
import type { Services } from "#server/commerce/services.ts";

const { products } = schema;
const { cartItems, customers } = customerSchema;

export type CartLine = { id: string; product_id: string; variant_id: string; count: number };
export type AddToCartResult =
  | { outcome: "added"; line: CartLine }
  | { outcome: "noProduct" }
  | { outcome: "noVariant" }
  | { outcome: "notForSale" }
  | { outcome: "maximumExceeded"; inCart: number }
  | { outcome: "otherContent" };
export type ChangeLineResult =
  | { outcome: "changed" | "noLine" }
  | { outcome: "maximumExceeded"; inCart: number };

/** Lines, oldest first, with the market's prices; `product` is null for what it does not sell. */
export async function findCart(
  queries: Queries,
  locale: CatalogueLocale,
  customerId: string,
): Promise<Schemas["CartItem"][]> {
  const lines = await findLines(queries, customerId);
  if (lines.length === 0) return [];
  const ids = lines.map(({ variant_id }) => variant_id);
  const sold = await findProductsAsVariants(queries, locale, lines);
  const known = await findKnownProducts(queries, locale, ids);
  const stock = await findStock(queries, ids);
  return lines.map((line) => {
    const own = stock.get(line.variant_id)!;
    const product = sold.get(line.variant_id) ?? null;
    const named = known.find(({ variant_id }) => variant_id === line.variant_id)!;
    const { name, variant_name, primary_image } = named;
    const left = sellableQuantity(own);
    return { ...line, product, name, variant_name, primary_image, ...shownStock(own), left };
  });
}

/** A line as the API answers it. */
export const lineColumns = {
  id: cartItems.id,
  product_id: cartItems.product_id,
  variant_id: cartItems.variant_id,
  count: cartItems.count,
};

export const findLines = (queries: Queries, customerId: string): Promise<CartLine[]> =>
  queries
    .select(lineColumns)
    .from(cartItems)
    .where(eq(cartItems.customer_id, customerId))
    .orderBy(cartItems.id);

export async function addToCart(
  { database, clock }: Pick<Services, "database" | "clock">,
  customerId: string,
  wanted: Wanted,
  key: string | undefined,
): Promise<AddToCartResult> {
  // A single statement is atomic, and round trips to the database are most of the cost.
  if (!key) return (await addLine(database.queries, customerId, wanted)).answer;
  return database.transaction(async (tx) => {
    await lockCustomer(tx, customerId);
    const request = { customerId, key, content: { operation: "addCartItem", ...wanted }, now: clock() };
    const answer = await runIdempotently(tx, request, () => addLine(tx, customerId, wanted));
    return answer === "otherContent" ? { outcome: "otherContent" } : answer;
  });
}

/** Without a variant, the default one is meant. */
type Wanted = { product_id: string; variant_id?: string; count: number };

/** Waits for a submission of the customer, which compares the cart with the draft and then empties it. */
const lockedOwner = (queries: Queries, customerId: string | Placeholder) =>
  queries
    .$with("owner")
    .as(
      queries
        .select({ id: customers.id })
        .from(customers)
        .where(eq(customers.id, customerId))
        .for("no key update"),
    );

const addingLine = preparedPerHandle((queries) => {
  const owner = lockedOwner(queries, sql.placeholder("customerId"));
  const isForSale = and(
    eq(products.id, sql.placeholder("product_id")),
    eq(products.allow_purchase, true),
    isNull(products.retired_at),
  );
  const isVariant = and(
    eq(productVariants.id, sql.placeholder("variant_id")),
    eq(productVariants.product_id, products.id),
    eq(productVariants.allow_purchase, true),
    isNull(productVariants.retired_at),
  );
  const sum = sql`${cartItems.count} + excluded.count`;
  return queries
    .with(owner)
    .insert(cartItems)
    .select(
      queries
        .select({
          id: sql`${sql.placeholder("id")}::uuid`.as("id"),
          customer_id: sql`${owner.id}`.as("customer_id"),
          product_id: sql`${products.id}`.as("product_id"),
          count: sql`${sql.placeholder("count")}::integer`.as("count"),
          variant_id: sql`${productVariants.id}`.as("variant_id"),
        })
        .from(owner)
        .innerJoin(products, isForSale)
        .innerJoin(productVariants, isVariant),
    )
    .onConflictDoUpdate({
      target: [cartItems.customer_id, cartItems.variant_id],
      set: { count: sum },
      setWhere: lte(sum, itemMaximum),
    })
    .returning(lineColumns)
    .prepare("add_cart_line");
});

async function addLine(
  queries: Queries,
  customerId: string,
  wanted: Wanted,
): Promise<IdempotentResult<AddToCartResult>> {
  const isTooMuch = wanted.count > itemMaximum;
  const [line] = isTooMuch
    ? []
    : await addingLine(queries).execute({
        id: newId(),
        customerId,
        ...wanted,
        variant_id: wanted.variant_id ?? wanted.product_id,
      });
  if (line) return { keep: true, answer: { outcome: "added", line } };
  return { keep: false, answer: await whyNot(queries, customerId, wanted) };
}

async function whyNot(
  queries: Queries,
  customerId: string,
  { product_id, variant_id = product_id }: Wanted,
): Promise<AddToCartResult> {
  const [product] = await queries.select().from(products).where(eq(products.id, product_id));
  if (!product || product.retired_at) return { outcome: "noProduct" };
  const [variant] = await queries.select().from(productVariants).where(eq(productVariants.id, variant_id));
  if (variant?.product_id !== product_id) return { outcome: "noVariant" };
  if (!product.allow_purchase || !variant.allow_purchase || variant.retired_at)
    return { outcome: "notForSale" };
  const line = (await findLines(queries, customerId)).find(
    (candidate) => candidate.variant_id === variant_id,
  );
  return { outcome: "maximumExceeded", inCart: line?.count ?? 0 };
}

export async function changeLine(
  { database }: Pick<Services, "database">,
  customerId: string,
  lineId: string,
  count: number,
): Promise<ChangeLineResult> {
  const { queries } = database;
  if (count > itemMaximum) {
    const line = (await findLines(queries, customerId)).find(({ id }) => id === lineId);
    return line ? { outcome: "maximumExceeded", inCart: line.count } : { outcome: "noLine" };
  }
  const owner = lockedOwner(queries, customerId);
  const changed = await queries
    .with(owner)
    .update(cartItems)
    .set({ count })
    .where(and(eq(cartItems.id, lineId), eq(cartItems.customer_id, sql`(select id from ${owner})`)))
    .returning({ id: cartItems.id });
  return { outcome: changed.length > 0 ? "changed" : "noLine" };
}

export async function removeLine(
  { database }: Pick<Services, "database">,
  customerId: string,
  lineId: string,
): Promise<"removed" | "noLine"> {
  const { queries } = database;
  const owner = lockedOwner(queries, customerId);
  const removed = await queries
    .with(owner)
    .delete(cartItems)
    .where(and(eq(cartItems.id, lineId), eq(cartItems.customer_id, sql`(select id from ${owner})`)))
    .returning({ id: cartItems.id });
  return removed.length > 0 ? "removed" : "noLine";
}
