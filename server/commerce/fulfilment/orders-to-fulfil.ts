import { and, asc, desc, eq, getTableColumns, inArray, sql, type SQL } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { foldCode } from "#domain/fold-text.ts";
import { maximumCountedOrders } from "#domain/order-queue.ts";
import type { Schemas } from "#server/http/reply.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { escapeLikePattern } from "#server/platform/database/like-pattern.ts";
import * as customerSchema from "#server/platform/database/customer-schema.ts";
import { normalizeReference, type OrderRow } from "#server/commerce/orders/orders.ts";
import { toWireOrders } from "#server/commerce/orders/wire-order.ts";
import { findVatIdChecksOf } from "#server/commerce/vat-ids/vat-id-checks.ts";
import type { Services } from "#server/commerce/services.ts";
import { findStock } from "#server/commerce/stock/stock.ts";
import { hasItemsToShip, isWithdrawn, lineQuantities } from "#server/commerce/orders/items-to-ship.ts";

const { customers, orders } = customerSchema;
type OrderStatus = customerSchema.OrderStatus;

type Stage = Schemas["OrderStage"];
type Filter = { stage?: Stage; term?: string };
type Queue = Filter & { skip?: number; limit?: number; sort?: "submitted_at" | "-submitted_at" };
export type OrderToFulfil = { order: OrderRow; stage: Stage; email: string };

/** The stage of a status; for paid orders it depends on the remaining items. */
const stageAt: Readonly<Record<OrderStatus, Stage | null>> = {
  draft: "unpaid",
  submitted: "unpaid",
  payment_pending: "unpaid",
  capturing: "unpaid",
  paid: null,
  shipped: "shipped",
  delivered: "delivered",
  cancelled: "cancelled",
};
const statuses = Object.keys(stageAt) as OrderStatus[];
const stageOfPaid = sql<Stage>`case when ${hasItemsToShip} then 'to_ship' when ${isWithdrawn} then 'withdrawn' else 'refunded' end`;
const stageOf = sql<Stage>`case ${orders.status} ${sql.join(
  statuses.map((status) => sql`when ${sql.raw(`'${status}'`)} then ${hasStatus(status)}`),
  sql` `,
)} end`;

function hasStatus(status: OrderStatus): SQL {
  const stage = stageAt[status];
  return stage === null ? stageOfPaid : sql.raw(`'${stage}'`);
}

/** By status, so that the index is used. */
function isAt(stage: Stage) {
  const saying = statuses.filter((status) => stageAt[status] === stage);
  return saying.length > 0
    ? inArray(orders.status, saying)
    : and(eq(orders.status, "paid"), sql`${stageOfPaid} = ${stage}`);
}

const selectPlaced = (queries: Queries, { stage, term = "" }: Filter) =>
  and(sql`${orders.status} <> 'draft'`, stage ? isAt(stage) : undefined, naming(queries, foldCode(term)));

/** Uses trigram indexes; shorter terms scan all orders. */
function naming(queries: Queries, term: string) {
  if (term === "") return undefined;
  const reference = normalizeReference(term);
  const containing = (text: string) => `%${escapeLikePattern(text)}%`;
  const ofCustomers = queries
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customer_id))
    .where(sql`lower(${customers.email}) like ${containing(term.toLowerCase())}`);
  const byReference = queries
    .select({ id: orders.id })
    .from(orders)
    .where(sql`replace(${orders.reference}, '-', '') like ${containing(reference)}`);
  return inArray(orders.id, reference === "" ? ofCustomers : unionAll(ofCustomers, byReference));
}

const selected = (queries: Queries) =>
  queries
    .select({ order: getTableColumns(orders), stage: stageOf, email: customers.email })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customer_id));

export const findOrdersToFulfil = (
  queries: Queries,
  { skip = 0, limit = 24, sort = "submitted_at", ...filter }: Queue,
): Promise<OrderToFulfil[]> =>
  selected(queries)
    .where(selectPlaced(queries, filter))
    .orderBy(...[orders.submitted_at, orders.id].map(sort === "submitted_at" ? asc : desc))
    .offset(skip)
    .limit(limit);

/** Counts up to one more than `maximumCountedOrders`, which means that there are more. */
export const countOrdersToFulfil = (queries: Queries, filter: Filter): Promise<number> =>
  queries.$count(
    queries
      .select({ id: orders.id })
      .from(orders)
      .where(selectPlaced(queries, filter))
      .limit(maximumCountedOrders + 1)
      .as("counted"),
  );

export async function findOrderToFulfil(queries: Queries, id: string): Promise<OrderToFulfil | null> {
  const [row] = await selected(queries).where(and(eq(orders.id, id), selectPlaced(queries, {})));
  return row ?? null;
}

export async function toWireOrdersToFulfil(
  services: Pick<Services, "database" | "clock">,
  rows: readonly OrderToFulfil[],
): Promise<Schemas["OrderToFulfil"][]> {
  const wire = await toWireOrders(
    services,
    rows.map(({ order }) => order),
  );
  const quantities = await lineQuantities(
    services.database.queries,
    rows.map(({ order }) => order.id),
  );
  const stock = await findStock(
    services.database.queries,
    wire.flatMap(({ items }) => items.map(({ variant_id }) => variant_id)),
  );
  const checks = await findVatIdChecksOf(
    services.database.queries,
    rows.map(({ order }) => order),
  );
  return rows.map(({ order, stage, email }, index) => ({
    order: withoutDrafts(wire[index]!),
    stage,
    to_send: wire[index]!.items.map(({ id, variant_id }) => {
      const { toShip, shipped } = quantities.get(id)!;
      const counted = stock.get(variant_id);
      const on_hand = counted?.tracked ? counted.on_hand : null;
      return { id, count: isPaidOnly(order) ? toShip : shipped, on_hand };
    }),
    vat_id_check: checks.get(order.id) ?? null,
    customer: { id: order.customer_id, email },
  }));
}

/** Neither shipped nor delivered as a whole. */
const isPaidOnly = ({ status }: OrderRow): boolean => status !== "shipped" && status !== "delivered";

const withoutDrafts = (order: Schemas["Order"]): Schemas["Order"] => ({
  ...order,
  order_returns: order.order_returns.filter(({ current_status }) => current_status !== "draft"),
});
