import { createHash, randomBytes, randomUUID } from "node:crypto";
import { and, desc, eq, gt, lte, ne, sql } from "drizzle-orm";
import type { CurrentCustomer, Schemas } from "../api/reply.ts";
import { actorOf, audit, type Person } from "../audit/audit.ts";
import type { Queries } from "../database/database.ts";
import { prepared } from "../database/prepared.ts";
import * as customerSchema from "../database/customer-schema.ts";
import type { Services } from "../services.ts";
import { unknownDevice, type Device } from "./devices.ts";

const hour = 3_600_000;
const day = 24 * hour;

type Length = { sliding: number; longest: number; step: number };
/**
 * Milliseconds. Whoever may pay out money and see everybody's addresses logs in on every working day; a shopper's cart is
 * to be there next month. `step`: using a session extends it when that makes so much of a difference.
 */
const lengths: Record<CurrentCustomer["role"], Length> = {
  customer: { sliding: 30 * day, longest: 90 * day, step: day },
  administrator: { sliding: 8 * hour, longest: 24 * hour, step: 5 * 60_000 },
};
const { sessions, customers } = customerSchema;

type Working = Pick<Services, "database" | "clock">;
export type SessionRow = typeof sessions.$inferSelect;

/** A new opaque token of 256 bits; only its hash is kept. */
export async function beginSession(
  queries: Queries,
  customerId: string,
  now: Date,
  device: Device = unknownDevice,
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const [owner] = await queries
    .select({ role: customers.role })
    .from(customers)
    .where(eq(customers.id, customerId));
  await queries.insert(sessions).values({
    token_hash: hashToken(token),
    id: randomUUID(),
    customer_id: customerId,
    ...device,
    created_at: now,
    last_used_at: now,
    expires_at: new Date(now.getTime() + lengths[owner!.role].sliding),
  });
  return token;
}

const sessionOfToken = prepared((queries) =>
  queries
    .select({ session: sessions, role: customers.role })
    .from(sessions)
    .innerJoin(customers, eq(customers.id, sessions.customer_id))
    .where(
      and(
        eq(sessions.token_hash, sql.placeholder("tokenHash")),
        gt(sessions.expires_at, sql.placeholder("now")),
        eq(customers.active, true),
      ),
    )
    .prepare("session_of_token"),
);

/** Whose bearer token it is, or null. Using a session extends it, as far as the role has it; its last use is noted to the hour. */
export const authenticator =
  ({ database: { queries }, clock }: Working) =>
  async (authorization: string | undefined): Promise<CurrentCustomer | null> => {
    const [, token] = /^Bearer ([\w-]{43})$/i.exec(authorization ?? "") ?? [];
    if (!token) return null;
    const now = clock();
    const tokenHash = hashToken(token);
    const [found] = await sessionOfToken(queries).execute({ tokenHash, now: now.toISOString() });
    if (!found) return null;
    const { session, role } = found;
    const { sliding, longest, step } = lengths[role];
    const latest = session.created_at.getTime() + longest;
    // It began before its owner was an administrator.
    if (latest <= now.getTime()) return null;
    const ends = new Date(Math.min(now.getTime() + sliding, latest));
    const isMoved = Math.abs(ends.getTime() - session.expires_at.getTime()) > step;
    if (isMoved || now.getTime() - session.last_used_at.getTime() >= hour) {
      await queries
        .update(sessions)
        .set({ last_used_at: now, ...(isMoved && { expires_at: ends }) })
        .where(eq(sessions.token_hash, tokenHash));
    }
    return { id: session.customer_id, role, tokenHash };
  };

/** Whoever has proved who they are has a session from now on; answers its token. */
export async function logIn({ database, clock }: Working, person: Person, device: Device): Promise<string> {
  return database.transaction(async (tx) => {
    const at = clock();
    await audit(tx, { action: "customer.logged_in", at, actor: actorOf(person), ownerId: person.id });
    return beginSession(tx, person.id, at, device);
  });
}

export async function logOut({ database, clock }: Working, customer: CurrentCustomer): Promise<void> {
  const { id, tokenHash } = customer;
  await database.transaction(async (tx) => {
    const ended = await tx.delete(sessions).where(eq(sessions.token_hash, tokenHash)).returning();
    if (ended.length === 0) return;
    await audit(tx, { action: "customer.logged_out", at: clock(), actor: actorOf(customer), ownerId: id });
  });
}

/** The sessions of a customer that are not over, the last used first. */
export async function findSessions(
  { database, clock }: Working,
  customerId: string,
): Promise<readonly SessionRow[]> {
  return database.queries
    .select()
    .from(sessions)
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

/** Ends a session of the customer who asks; false if they have none of that id. */
export async function endOwnSession(
  { database, clock }: Working,
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
    await audit(tx, { action: "session.ended", at, actor: actorOf(customer), ownerId: customer.id, subject });
    return true;
  });
}

/** Ends every session of the customer but the one that asks. */
export async function endOwnOthers({ database, clock }: Working, customer: CurrentCustomer): Promise<void> {
  const { id, tokenHash } = customer;
  await database.transaction(async (tx) => {
    const count = await endOtherSessions(tx, id, tokenHash);
    if (count === 0) return;
    const happened = { action: "sessions.others_ended", details: { count } } as const;
    await audit(tx, { ...happened, at: clock(), actor: actorOf(customer), ownerId: id });
  });
}

/** Sessions of somebody who is an administrator from now on last no longer than administrators' do. */
export async function shortenSessions(tx: Queries, customerId: string, now: Date): Promise<void> {
  const { sliding, longest } = lengths.administrator;
  const own = eq(sessions.customer_id, customerId);
  await tx.delete(sessions).where(and(own, lte(sessions.created_at, new Date(now.getTime() - longest))));
  await tx
    .update(sessions)
    .set({
      expires_at: sql`least(${sessions.expires_at}, ${new Date(now.getTime() + sliding).toISOString()}::timestamptz,
        ${sessions.created_at} + make_interval(secs => ${longest / 1_000}))`,
    })
    .where(own);
}

/** Ends every session of a customer. */
export async function endSessions(tx: Queries, customerId: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.customer_id, customerId));
}

/** Ends every session of a customer but one; answers how many. */
export async function endOtherSessions(tx: Queries, customerId: string, tokenHash: string): Promise<number> {
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.customer_id, customerId), ne(sessions.token_hash, tokenHash)))
    .returning();
  return ended.length;
}

const hashToken = (token: string): string => createHash("sha256").update(token).digest("base64url");
