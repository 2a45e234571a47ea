import { and, asc, desc, eq, getTableColumns, ne, or, sql } from "drizzle-orm";
import type { Schemas } from "../api/reply.ts";
import type { Queries } from "../database/database.ts";
import * as customerSchema from "../database/customer-schema.ts";
import type { OrderRow } from "../orders/orders.ts";
import { toWireOrders } from "../orders/wire-order.ts";
import type { Services } from "../services.ts";
import { hasPieces, isWithdrawn, piecesToSend } from "./pieces.ts";

const { customers, orders } = customerSchema;

type Stage = Schemas["OrderStage"];
type Filter = { stage?: Stage; term?: string };
type Queue = Filter & { skip?: number; limit?: number; sort?: "submitted_at" | "-submitted_at" };
export type OrderToFulfil = { order: OrderRow; stage: Stage; email: string };

const stageOf = sql<Stage>`case ${orders.status}
  when 'paid' then case when ${hasPieces} then 'to_ship' when ${isWithdrawn} then 'withdrawn' else 'refunded' end
  when 'shipped' then 'shipped'
  when 'delivered' then 'delivered'
  when 'cancelled' then 'cancelled'
  else 'unpaid' end`;

/** A customer's draft is nobody else's business. */
const placed = ({ stage, term = "" }: Filter) =>
  and(ne(orders.status, "draft"), stage ? sql`${stageOf} = ${stage}` : undefined, naming(term.trim()));

function naming(term: string) {
  if (term === "") return undefined;
  const reference = term.replace(/[\s-]/g, "").toUpperCase();
  return or(
    sql`position(${term.toLowerCase()} in lower(${customers.email})) > 0`,
    reference === "" ? undefined : sql`position(${reference} in replace(${orders.reference}, '-', '')) > 0`,
  );
}

const selected = (queries: Queries) =>
  queries
    .select({ order: getTableColumns(orders), stage: stageOf, email: customers.email })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customer_id));

/** Placed orders of all customers. */
export const findOrdersToFulfil = (
  queries: Queries,
  { skip = 0, limit = 24, sort = "submitted_at", ...filter }: Queue,
): Promise<OrderToFulfil[]> =>
  selected(queries)
    .where(placed(filter))
    .orderBy(...[orders.submitted_at, orders.id].map(sort === "submitted_at" ? asc : desc))
    .offset(skip)
    .limit(limit);

export async function countOrdersToFulfil(queries: Queries, filter: Filter): Promise<number> {
  const [row] = await queries
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customer_id))
    .where(placed(filter));
  return row!.count;
}

/** Null if there is none, or a draft. */
export async function findOrderToFulfil(queries: Queries, id: string): Promise<OrderToFulfil | null> {
  const [row] = await selected(queries).where(and(eq(orders.id, id), placed({})));
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
  const pieces = await piecesToSend(
    services.database.queries,
    rows.map(({ order }) => order.id),
  );
  return rows.map(({ order, stage, email }, index) => ({
    order: withoutDrafts(wire[index]!),
    stage,
    to_send: wire[index]!.items.map(({ id }) => ({ id, count: pieces.get(id)! })),
    customer: { id: order.customer_id, email },
  }));
}

const withoutDrafts = (order: Schemas["Order"]): Schemas["Order"] => ({
  ...order,
  order_returns: order.order_returns.filter(({ current_status }) => current_status !== "draft"),
});
