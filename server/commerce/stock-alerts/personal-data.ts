import { and, asc, eq, inArray, isNull, lte, or } from "drizzle-orm";
import { retention } from "#domain/business-constants.ts";
import { emailKey } from "#server/commerce/accounts/customers.ts";
import type { Services } from "#server/commerce/services.ts";
import type { Schemas } from "#server/http/reply.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { stockAlerts } from "#server/platform/database/stock-schema.ts";

/** Of an address, oldest first. */
export async function findStockAlerts(
  queries: Queries,
  email: string,
): Promise<Schemas["CustomerExport"]["stock_alerts"]> {
  const rows = await queries
    .select()
    .from(stockAlerts)
    .where(eq(stockAlerts.email_key, emailKey(email)))
    .orderBy(asc(stockAlerts.created_at), asc(stockAlerts.id));
  return rows.map(({ variant_id, market_id, language_id, created_at, confirmed_at }) => ({
    variant_id,
    market_id,
    language_id,
    created_at: created_at.toISOString(),
    confirmed_at: confirmed_at && confirmed_at.toISOString(),
  }));
}

export async function deleteStockAlerts(tx: Queries, email: string): Promise<void> {
  await tx.delete(stockAlerts).where(eq(stockAlerts.email_key, emailKey(email)));
}

/** All alerts of the address that the digest names, also those with a digest by an earlier secret. */
export async function deleteStockAlertsByDigest(
  { database: { queries } }: Pick<Services, "database">,
  digest: string,
): Promise<void> {
  const address = queries
    .select({ email_key: stockAlerts.email_key })
    .from(stockAlerts)
    .where(eq(stockAlerts.address_digest, digest));
  await queries.delete(stockAlerts).where(inArray(stockAlerts.email_key, address));
}

export async function deleteOldStockAlerts({
  database: { queries },
  clock,
}: Pick<Services, "database" | "clock">): Promise<void> {
  const before = (age: number) => new Date(clock().getTime() - age);
  await queries
    .delete(stockAlerts)
    .where(
      or(
        and(
          isNull(stockAlerts.confirmed_at),
          lte(stockAlerts.created_at, before(retention.unconfirmedStockAlert)),
        ),
        lte(stockAlerts.confirmed_at, before(retention.stockAlert)),
      ),
    );
}
