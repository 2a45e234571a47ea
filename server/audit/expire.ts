import { sql } from "drizzle-orm";
import type { Queries } from "../database/database.ts";

/** Days. The database refuses fewer, and counts them by its own clock. */
export const auditRetention = { origins: 90, entries: 730 } as const;

/** Erases where old entries of the audit log came from, and deletes the oldest: the only change of it that the database allows. */
export async function expireAuditLog(queries: Queries): Promise<void> {
  const { origins, entries } = auditRetention;
  await queries.execute(sql`select expire_audit_log(${origins}::integer, ${entries}::integer)`);
}
