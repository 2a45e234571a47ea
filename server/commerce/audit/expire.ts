import { sql } from "drizzle-orm";
import { auditRetentionDays } from "#domain/business-constants.ts";
import type { Queries } from "#server/platform/database/database.ts";

/** Erases the origins of old entries and deletes the oldest: the only change to the audit log that the database allows. */
export async function expireAuditLog(queries: Queries): Promise<void> {
  const { origins, entries } = auditRetentionDays;
  await queries.execute(sql`select expire_audit_log(${origins}::integer, ${entries}::integer)`);
}
