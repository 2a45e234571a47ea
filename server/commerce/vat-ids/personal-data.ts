import { and, asc, eq, isNotNull, lte, ne, notExists, sql, type SQL } from "drizzle-orm";
import { retention } from "#domain/business-constants.ts";
import { toWireVatIdCheck } from "./vat-id-checks.ts";
import type { Schemas } from "#server/http/reply.ts";
import type { Services } from "#server/commerce/services.ts";
import { orders } from "#server/platform/database/customer-schema.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { vatIdChecks } from "#server/platform/database/vat-id-schema.ts";

/** Oldest first. */
export async function findVatIdChecks(
  queries: Queries,
  customerId: string,
): Promise<Schemas["CustomerExport"]["vat_id_checks"]> {
  const rows = await queries
    .select()
    .from(vatIdChecks)
    .where(eq(vatIdChecks.customer_id, customerId))
    .orderBy(asc(vatIdChecks.checked_at), asc(vatIdChecks.id));
  return rows.map(toWireVatIdCheck);
}

/** Of a customer whose account is being deleted. The evidence for orders without tax stays with them. */
export const deleteVatIdChecks = (tx: Queries, customerId: string): Promise<void> =>
  deleteUnused(tx, eq(vatIdChecks.customer_id, customerId));

export const deleteOldVatIdChecks = ({
  database: { queries },
  clock,
}: Pick<Services, "database" | "clock">): Promise<void> =>
  deleteUnused(
    queries,
    lte(vatIdChecks.checked_at, new Date(clock().getTime() - retention.unusedVatIdCheck)),
  );

async function deleteUnused(queries: Queries, condition: SQL): Promise<void> {
  const order = queries
    .select({ one: sql`1` })
    .from(orders)
    .where(
      and(
        eq(orders.customer_id, vatIdChecks.customer_id),
        eq(orders.vat_id_check_id, vatIdChecks.id),
        isNotNull(orders.tax_exemption),
        ne(orders.status, "cancelled"),
      ),
    );
  await queries.delete(vatIdChecks).where(and(condition, notExists(order)));
}
