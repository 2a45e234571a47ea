import { sql } from "drizzle-orm";
import type { Queries } from "#server/platform/database/database.ts";

/** Days. The database refuses fewer, and uses its own clock. */
export const auditRetention = { origins: 90, entries: 730 } as const;

/** Erases the origins of old entries and deletes the oldest: the only change to the audit log that the database allows. */
export async function expireAuditLog(queries: Queries): Promise<void> {
  const { origins, entries } = auditRetention;
  await queries.execute(sql`select expire_audit_log(${origins}::integer, ${entries}::integer)`);
}
