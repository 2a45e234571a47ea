import { inArray, sql } from "drizzle-orm";
import { customersOfSameAddress } from "#server/commerce/accounts/same-address.ts";
import type { Schemas } from "#server/http/reply.ts";
import type { Person } from "#server/commerce/audit/audit.ts";
import * as customerSchema from "#server/platform/database/customer-schema.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { isPayingBack, type RefundRow } from "#server/commerce/orders/order-returns.ts";
import type { Services } from "#server/commerce/services.ts";
import { firstApproval, type FirstApproval } from "./first-approval.ts";
import { toWireRefunds } from "./refunds.ts";

const { orders } = customerSchema;

export async function toWireRefundsToDecide(
  services: Pick<Services, "database" | "clock">,
  person: Person,
  rows: readonly RefundRow[],
): Promise<Schemas["RefundToDecide"][]> {
  const { queries } = services.database;
  const wire = await toWireRefunds(services, rows);
  const counted = await countRefunds(
    queries,
    rows.map(({ customer_id }) => customer_id),
  );
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

/** Those that were requested with a customer's address, also by guests. */
async function countRefunds(
  queries: Queries,
  customerIds: readonly string[],
): Promise<Schemas["RefundToDecide"]["customer"][]> {
  if (customerIds.length === 0) return [];
  const { rows } = await queries.execute<Schemas["RefundToDecide"]["customer"]>(sql`
    select p.id, p.email, (select count(*)::int from refunds r
      where r.requested_at is not null and r.customer_id in ${customersOfSameAddress(sql`p.id`)}) as refund_count
    from customers p where p.id in ${[...customerIds]}`);
  return rows;
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
