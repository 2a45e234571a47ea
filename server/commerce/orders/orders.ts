import { and, asc, eq, getTableColumns, inArray, ne, sql } from "drizzle-orm";
import { foldCode } from "#domain/fold-text.ts";
import { sumMinor } from "#domain/money.ts";
import { earnedPoints } from "#domain/points.ts";
import { nameWithVariant } from "#domain/variant-name.ts";
import { lockCustomerIfAny } from "#server/commerce/accounts/customers.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { orderByCreation, type Pagination } from "#server/platform/database/pagination.ts";
import { products } from "#server/platform/database/schema.ts";
import { variantColumn } from "#server/platform/database/variant-column.ts";
import * as customerSchema from "#server/platform/database/customer-schema.ts";
import type { OrderStatus } from "#server/platform/database/customer-schema.ts";

export type OrderRow = typeof customerSchema.orders.$inferSelect;
/** `vat_basis_points`: in orders of earlier versions the order's. */
export type ItemRow = Omit<
  typeof customerSchema.orderItems.$inferSelect,
  "variant_id" | "vat_basis_points"
> & {
  variant_id: string;
  sku: string;
  vat_basis_points: number;
};
const { orders, orderItems } = customerSchema;

export type OrderFilter = {
  current_status?: OrderStatus;
  market_id?: string;
  placed?: boolean;
  reference?: string;
};

const belonging = (customerId: string, { current_status, market_id, placed, reference }: OrderFilter) =>
  and(
    eq(orders.customer_id, customerId),
    current_status ? eq(orders.status, current_status) : undefined,
    market_id ? eq(orders.market_id, market_id) : undefined,
    placed === undefined ? undefined : placed ? ne(orders.status, "draft") : eq(orders.status, "draft"),
    reference ? contains(reference) : undefined,
  );

/** Without a leading number sign, spaces and hyphens. */
export const normalizeReference = (typed: string): string =>
  foldCode(typed)
    .replaceAll(/^\s*#|[\s-]/g, "")
    .toUpperCase();

const contains = (reference: string) =>
  sql`position(${normalizeReference(reference)} in replace(${orders.reference}, '-', '')) > 0`;

export const findOrders = (
  queries: Queries,
  customerId: string,
  filter: OrderFilter,
  { skip = 0, limit = 24, sort = "-created_at" }: Pagination,
): Promise<OrderRow[]> =>
  queries
    .select()
    .from(orders)
    .where(belonging(customerId, filter))
    .orderBy(...orderByCreation(orders, sort))
    .offset(skip)
    .limit(limit);

export async function countOrders(queries: Queries, customerId: string, filter: OrderFilter) {
  const [row] = await queries
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(orders)
    .where(belonging(customerId, filter));
  return row?.count ?? 0;
}

export async function findOrder(queries: Queries, customerId: string, id: string): Promise<OrderRow | null> {
  const [order] = await queries
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.customer_id, customerId)));
  return order ?? null;
}

export async function lockOrder(tx: Queries, id: string): Promise<OrderRow> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for("update");
  return order!;
}

/** Null if there is none, or it belongs to another customer. */
export async function lockOwnOrder(tx: Queries, customerId: string, id: string): Promise<OrderRow | null> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.customer_id, customerId)))
    .for("update");
  return order ?? null;
}

/** Locks the customer before the order, in the order that everything that moves points uses. */
export async function lockOrderOfCustomer(tx: Queries, id: string): Promise<OrderRow> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id));
  const customer = await lockCustomerIfAny(tx, order!.customer_id);
  // A guest's order was moved to an account meanwhile.
  return customer ? lockOrder(tx, id) : lockOrderOfCustomer(tx, id);
}

export const findItems = (queries: Queries, orderIds: readonly string[]): Promise<ItemRow[]> =>
  orderIds.length === 0
    ? Promise.resolve([])
    : queries
        .select({
          ...getTableColumns(orderItems),
          variant_id: variantColumn(orderItems),
          sku: sql<string>`coalesce(${orderItems.reference}, ${products.reference})`,
          vat_basis_points: sql<number>`coalesce(${orderItems.vat_basis_points}, ${orders.vat_basis_points})`,
        })
        .from(orderItems)
        .innerJoin(orders, eq(orders.id, orderItems.order_id))
        .innerJoin(products, eq(products.id, orderItems.product_id))
        .where(inArray(orderItems.order_id, [...orderIds]))
        .orderBy(asc(orderItems.position));

/** What was bought, in the order's language. */
export const lineName = ({
  name_local,
  variant_name_local,
}: Pick<ItemRow, "name_local" | "variant_name_local">): string =>
  nameWithVariant(name_local, variant_name_local);

export const paidStatuses: readonly OrderStatus[] = ["paid", "shipped", "delivered"];
export const isPaid = (status: OrderStatus): boolean => paidStatuses.includes(status);

/** The points of a paid order for the items that are not refunded, on its frozen terms. */
export const earnedPointsOf = (order: OrderRow, items: readonly ItemRow[]): number =>
  earnedPoints(
    items.reduce(
      (sum, { points_each, count, refunded_count }) => sum + points_each * (count - refunded_count),
      0,
    ),
    order.due_minor,
    orderTotal(order) + reductionOf(items),
  );

/** What promotions took off the items, in minor units. */
const reductionOf = (items: readonly ItemRow[]): bigint =>
  sumMinor(items.flatMap(({ adjustments }) => adjustments.map(({ minor }) => BigInt(minor))));

/** Items and shipping, in minor units. */
export const orderTotal = ({ items_minor, shipping_minor }: OrderRow): bigint =>
  sumMinor([items_minor, shipping_minor]);

/** Gapless per market: `EUROPE-000001`. */
export const invoiceNumber = ({ market_id, invoice_number }: OrderRow): string =>
  `${market_id.toUpperCase()}-${String(invoice_number).padStart(6, "0")}`;
