import { and, eq, sql } from "drizzle-orm";
import type { orders } from "./customer-schema.ts";
import type { Queries } from "./database.ts";
import { refunds } from "./refund-schema.ts";

export const openRefunds = (queries: Queries, orderId: string | typeof orders.id) =>
  queries
    .select({ one: sql`1` })
    .from(refunds)
    .where(and(eq(refunds.order_id, orderId), eq(refunds.status, "requested")));
