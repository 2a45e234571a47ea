import { and, desc, eq, getTableColumns, gt } from "drizzle-orm";
import type { CurrentCustomer, Schemas } from "#server/http/reply.ts";
import { customerActor, writeAuditEntry, type Person } from "#server/commerce/audit/audit.ts";
import { customers, sessions } from "#server/platform/database/customer-schema.ts";
import type { Services } from "#server/commerce/services.ts";
import { endOtherSessions } from "./sessions.ts";

type RequiredServices = Pick<Services, "database" | "clock">;
export type SessionRow = typeof sessions.$inferSelect;

export async function findSessions(
  { database, clock }: RequiredServices,
  customerId: string,
): Promise<readonly SessionRow[]> {
  return database.queries
    .select(getTableColumns(sessions))
    .from(sessions)
    .innerJoin(
      customers,
      and(
        eq(customers.id, sessions.customer_id),
        eq(customers.credential_version, sessions.credential_version),
      ),
    )
    .where(and(eq(sessions.customer_id, customerId), gt(sessions.expires_at, clock())))
    .orderBy(desc(sessions.last_used_at), desc(sessions.created_at), sessions.id);
}

export const toWireSession = (row: SessionRow, is_current: boolean): Schemas["Session"] => ({
  id: row.id,
  browser: row.browser,
  system: row.system,
  network: row.network,
  created_at: row.created_at.toISOString(),
  last_used_at: row.last_used_at.toISOString(),
  is_current,
});

export async function endOwnSession(
  { database, clock }: RequiredServices,
  customer: Person,
  sessionId: string,
): Promise<boolean> {
  const at = clock();
  return database.transaction(async (tx) => {
    const ended = await tx
      .delete(sessions)
      .where(
        and(eq(sessions.customer_id, customer.id), eq(sessions.id, sessionId), gt(sessions.expires_at, at)),
      )
      .returning();
    if (ended.length === 0) return false;
    const subject = { session: sessionId };
    await writeAuditEntry(tx, {
      action: "session.ended",
      at,
      actor: customerActor(customer),
      ownerId: customer.id,
      subject,
    });
    return true;
  });
}

export async function endOtherSessionsOf(
  { database, clock }: RequiredServices,
  customer: CurrentCustomer,
): Promise<void> {
  const { id, tokenHash } = customer;
  await database.transaction(async (tx) => {
    const count = await endOtherSessions(tx, id, tokenHash);
    if (count === 0) return;
    const entry = { action: "sessions.others_ended", details: { count } } as const;
    await writeAuditEntry(tx, { ...entry, at: clock(), actor: customerActor(customer), ownerId: id });
  });
}
