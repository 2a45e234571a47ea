import { sql } from "drizzle-orm";
import { OperatorError } from "#server/platform/operator-errors.ts";
import type { Queries } from "./database.ts";

/**
 * Grants a role what the shop needs without owning the tables: rows can be read and written, the audit log only
 * appended to. Run it again after a migration.
 */
export async function grantApplicationRole(tx: Queries, role: string): Promise<void> {
  await refuseOwner(tx, role);
  const { rows } = await tx.execute<{ schema: string }>(sql`select current_schema() as schema`);
  const schema = sql.identifier(rows[0]!.schema);
  const named = sql.identifier(role);
  for (const where of [schema, sql.identifier("jobs")]) {
    await tx.execute(sql`grant usage on schema ${where} to ${named}`);
    await tx.execute(sql`grant select, insert, update, delete on all tables in schema ${where} to ${named}`);
    await tx.execute(sql`grant usage on all sequences in schema ${where} to ${named}`);
  }
  await tx.execute(sql`revoke update, delete on audit_log from ${named}`);
  await tx.execute(sql`revoke insert, update, delete on migrations from ${named}`);
  await tx.execute(sql`grant execute on function expire_audit_log(integer, integer) to ${named}`);
}

async function refuseOwner(tx: Queries, role: string): Promise<void> {
  const { rows } = await tx.execute<{ is_owner: boolean }>(
    sql`select rolsuper or pg_has_role(rolname, current_user, 'member') as is_owner from pg_roles where rolname = ${role}`,
  );
  if (!rows[0])
    throw new OperatorError(`PostgreSQL has no role ${role}. First: create role ${role} login password '…'`);
  if (rows[0].is_owner)
    throw new OperatorError(
      `The role ${role} owns the tables, or may act as who does, so it could change them. Name another one, which the shop is then run as.`,
    );
}
