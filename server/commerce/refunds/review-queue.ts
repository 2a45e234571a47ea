import { and, asc, desc, eq, ne } from "drizzle-orm";
import type { Queries } from "#server/platform/database/database.ts";
import { refunds, type RefundStatus } from "#server/platform/database/refund-schema.ts";
import type { RefundRow } from "#server/commerce/orders/order-returns.ts";

type QueueFilter = { current_status?: RefundStatus; customer_id?: string };
type Queue = QueueFilter & {
  skip?: number;
  limit?: number;
  sort?: "requested_at" | "-requested_at";
};

const inQueue = ({ current_status, customer_id }: QueueFilter) =>
  and(
    ne(refunds.status, "draft"),
    current_status ? eq(refunds.status, current_status) : undefined,
    customer_id ? eq(refunds.customer_id, customer_id) : undefined,
  );

export const countRefundsToDecide = (queries: Queries, filter: QueueFilter): Promise<number> =>
  queries.$count(refunds, inQueue(filter));

export async function findRefundToDecide(queries: Queries, id: string): Promise<RefundRow | null> {
  const [row] = await queries
    .select()
    .from(refunds)
    .where(and(eq(refunds.id, id), inQueue({})));
  return row ?? null;
}

export const findRefundsToDecide = (
  queries: Queries,
  { skip = 0, limit = 24, sort = "requested_at", ...filter }: Queue,
): Promise<RefundRow[]> =>
  queries
    .select()
    .from(refunds)
    .where(inQueue(filter))
    .orderBy(...[refunds.requested_at, refunds.id].map(sort === "requested_at" ? asc : desc))
    .offset(skip)
    .limit(limit);
