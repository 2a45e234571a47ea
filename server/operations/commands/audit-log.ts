import { and, asc, eq, gt, gte, or, type SQL } from "drizzle-orm";
import { isEmail, isId } from "#server/http/formats.ts";
import { emailKey } from "#server/commerce/accounts/customers.ts";
import { auditLog } from "#server/platform/database/audit-schema.ts";
import { customers } from "#server/platform/database/customer-schema.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { exitWithError } from "./output.ts";
import { withShopDatabase } from "./with-shop-database.ts";

export const logFilters = { since: true, action: true, person: true } as const;
type LogFilter = { [Name in keyof typeof logFilters]?: string | undefined };

/** Rows per query. */
const page = 1_000;

/** Prints the audit log as one JSON line per entry, oldest first. */
export async function printAuditLog({ since, action, person }: LogFilter): Promise<void> {
  const from = since === undefined ? null : new Date(since);
  if (from && Number.isNaN(from.getTime()))
    return exitWithError(`${since} is not a date such as 2026-11-27.`);
  await withShopDatabase(async ({ database: { queries } }) => {
    const id = person === undefined ? null : await idOf(queries, person);
    if (person !== undefined && id === null) return exitWithError(`${person} has no account here.`);
    const wanted = and(
      from ? gte(auditLog.at, from) : undefined,
      action === undefined ? undefined : eq(auditLog.action, action),
      id === null ? undefined : or(eq(auditLog.owner_id, id), eq(auditLog.actor_id, id)),
    );
    for await (const row of entries(queries, wanted)) console.log(JSON.stringify(row));
  });
}

async function* entries(queries: Queries, wanted: SQL | undefined) {
  let last: { at: Date; id: string } | null = null;
  for (;;) {
    const after: SQL | undefined = last
      ? or(gt(auditLog.at, last.at), and(eq(auditLog.at, last.at), gt(auditLog.id, last.id)))
      : undefined;
    const rows: (typeof auditLog.$inferSelect)[] = await queries
      .select()
      .from(auditLog)
      .where(and(wanted, after))
      .orderBy(asc(auditLog.at), asc(auditLog.id))
      .limit(page);
    for (const row of rows)
      yield Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
    if (rows.length < page) return;
    last = rows.at(-1)!;
  }
}

/** Accepts an email address, or an id, which deleted accounts have too. */
async function idOf(queries: Queries, person: string): Promise<string | null> {
  if (isId(person)) return person;
  if (!isEmail(person)) return null;
  const [found] = await queries
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.email_key, emailKey(person)));
  return found?.id ?? null;
}
