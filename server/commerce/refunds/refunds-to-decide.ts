import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { Schemas } from "#server/http/reply.ts";
import type { Person } from "#server/commerce/audit/audit.ts";
import * as customerSchema from "#server/platform/database/customer-schema.ts";
import { refunds } from "#server/platform/database/refund-schema.ts";
import { isPayingBack, type RefundRow } from "#server/commerce/orders/order-returns.ts";
import type { Services } from "#server/commerce/services.ts";
import { firstApproval, type FirstApproval } from "./first-approval.ts";
import { toWireRefunds } from "./refunds.ts";

const { customers, orders } = customerSchema;

export async function toWireRefundsToDecide(
  services: Pick<Services, "database" | "clock">,
  person: Person,
  rows: readonly RefundRow[],
): Promise<Schemas["RefundToDecide"][]> {
  const { queries } = services.database;
  const wire = await toWireRefunds(services, rows);
  const counted = await queries
    .select({
      id: customers.id,
      email: customers.email,
      refund_count: sql<number>`count(${refunds.id})`.mapWith(Number),
    })
    .from(customers)
    .innerJoin(refunds, and(eq(refunds.customer_id, customers.id), isNotNull(refunds.requested_at)))
    .where(sql`${customers.id} in ${rows.length > 0 ? rows.map(({ customer_id }) => customer_id) : [null]}`)
    .groupBy(customers.id);
  const parties = await queries
    .select({ id: orders.id, customer_id: orders.customer_id, tour_lead_id: orders.tour_lead_id })
    .from(orders)
    .where(
      inArray(
        orders.id,
        rows.map(({ order_id }) => order_id),
      ),
    );
  return rows.map((row, index) => ({
    refund: wire[index]!,
    customer: counted.find(({ id }) => id === row.customer_id)!,
    is_paying_back: isPayingBack(row),
    provider_refusal: isPayingBack(row) ? row.provider_refusal : null,
    first_approval: toWireFirstApproval(
      person,
      firstApproval(
        row,
        parties.find(({ id }) => id === row.order_id)!,
      ),
    ),
  }));
}

const toWireFirstApproval = (
  person: Person,
  first: FirstApproval | null,
): Schemas["RefundToDecide"]["first_approval"] =>
  first && {
    at: first.at.toISOString(),
    is_own: first.by === person.id,
    items: first.pieces.map(({ id, count }) => ({ id, count })),
    note: first.note,
  };
