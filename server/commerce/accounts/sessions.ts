import { createHash, randomBytes, randomUUID } from "node:crypto";
import { and, desc, eq, gt, inArray, ne, sql } from "drizzle-orm";
import { sessionLifetimes } from "#domain/business-constants.ts";
import type { CurrentCustomer } from "#server/http/reply.ts";
import { customerActor, writeAuditEntry } from "#server/commerce/audit/audit.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { preparedPerHandle } from "#server/platform/database/prepared.ts";
import * as customerSchema from "#server/platform/database/customer-schema.ts";
import type { Services } from "#server/commerce/services.ts";
import { hasSecondFactor, secondFactorNeed } from "./second-factor-need.ts";
import { unknownDevice, type Device } from "./devices.ts";

const hour = 3_600_000;

type Length = { unused: number; longest: number; step: number };
/** Milliseconds. A session is extended once that gains at least `step`. */
const lengths: Record<CurrentCustomer["role"], Length> = {
  customer: { ...sessionLifetimes.customer, step: 24 * hour },
  administrator: { ...sessionLifetimes.administrator, step: 5 * 60_000 },
};
const { sessions, customers } = customerSchema;

type RequiredServices = Pick<Services, "database" | "clock">;
type Authenticating = RequiredServices & Pick<Services, "settings">;

const mostSessions = 20;

/**
 * Returns a new opaque token of 256 bits; only its hash is stored.
 * @param provedAt null for a session that has to prove a second factor first
 */
export async function beginSession(
  queries: Queries,
  customerId: string,
  now: Date,
  device: Device = unknownDevice,
  provedAt: Date | null = now,
): Promise<string> {
  const token = newToken();
  const [owner] = await queries
    .select({ role: customers.role, credential_version: customers.credential_version })
    .from(customers)
    .where(eq(customers.id, customerId));
  await queries.insert(sessions).values({
    token_hash: hashToken(token),
    id: randomUUID(),
    customer_id: customerId,
    ...device,
    created_at: now,
    last_used_at: now,
    expires_at: new Date(now.getTime() + lengths[owner!.role].unused),
    credential_version: owner!.credential_version,
    proved_at: provedAt,
  });
  await endOldest(queries, customerId, hashToken(token));
  return token;
}

async function endOldest(queries: Queries, customerId: string, newest: string): Promise<void> {
  const otherSessions = queries
    .select({ token_hash: sessions.token_hash })
    .from(sessions)
    .where(and(eq(sessions.customer_id, customerId), ne(sessions.token_hash, newest)))
    .orderBy(desc(sessions.created_at), desc(sessions.last_used_at))
    .offset(mostSessions - 1);
  await queries.delete(sessions).where(inArray(sessions.token_hash, otherSessions));
}

const sessionOfToken = preparedPerHandle((queries) =>
  queries
    .select({
      session: sessions,
      role: customers.role,
      hasSecondFactor: sql<boolean>`case when ${customers.role} = 'administrator' then ${hasSecondFactor(queries)} else false end`,
    })
    .from(sessions)
    .innerJoin(
      customers,
      and(
        eq(customers.id, sessions.customer_id),
        eq(customers.credential_version, sessions.credential_version),
      ),
    )
    .where(
      and(
        eq(sessions.token_hash, sql.placeholder("tokenHash")),
        gt(sessions.expires_at, sql.placeholder("now")),
        eq(customers.active, true),
      ),
    )
    .prepare("session_of_token"),
);

/** Authenticates a bearer token and extends its session within its role's limits; last use is stored to the hour. */
export const authenticateBearer =
  ({ database: { queries }, clock, settings }: Authenticating) =>
  async (authorization: string | undefined): Promise<CurrentCustomer | null> => {
    const token = bearerToken(authorization);
    if (token === null) return null;
    const now = clock();
    const tokenHash = hashToken(token);
    const [storedSession] = await sessionOfToken(queries).execute({ tokenHash, now: now.toISOString() });
    if (!storedSession) return null;
    const { session, role } = storedSession;
    const provedAt = session.proved_at;
    const { unused, longest, step } = lengths[role];
    const latest = session.created_at.getTime() + longest;
    // The last release kept a customer's session when its owner became an administrator.
    if (latest <= now.getTime()) return null;
    const ends = new Date(Math.min(now.getTime() + unused, latest));
    const isMoved = Math.abs(ends.getTime() - session.expires_at.getTime()) > step;
    if (isMoved || now.getTime() - session.last_used_at.getTime() >= hour) {
      await queries
        .update(sessions)
        .set({ last_used_at: now, ...(isMoved && { expires_at: ends }) })
        .where(eq(sessions.token_hash, tokenHash));
    }
    const secondFactor = secondFactorNeed(settings, storedSession, provedAt);
    return { id: session.customer_id, role, tokenHash, provedAt, secondFactor };
  };

export async function logOut(
  { database, clock }: RequiredServices,
  customer: CurrentCustomer,
): Promise<void> {
  const { id, tokenHash } = customer;
  await database.transaction(async (tx) => {
    const ended = await tx.delete(sessions).where(eq(sessions.token_hash, tokenHash)).returning();
    if (ended.length === 0) return;
    await writeAuditEntry(tx, {
      action: "customer.logged_out",
      at: clock(),
      actor: customerActor(customer),
      ownerId: id,
    });
  });
}

export async function endSessions(tx: Queries, customerId: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.customer_id, customerId));
}

export async function endOtherSessions(tx: Queries, customerId: string, tokenHash: string): Promise<number> {
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.customer_id, customerId), ne(sessions.token_hash, tokenHash)))
    .returning();
  return ended.length;
}

/** Lets a session survive a change of its customer's credentials. */
export async function renewSession(
  tx: Queries,
  tokenHash: string,
  credential_version: number,
): Promise<void> {
  await tx.update(sessions).set({ credential_version }).where(eq(sessions.token_hash, tokenHash));
}

/** Null if the header does not have the format of this shop's tokens. */
export const bearerToken = (authorization: string | undefined): string | null =>
  /^Bearer ([\w-]{43})$/i.exec(authorization ?? "")?.[1] ?? null;

export const newToken = (): string => randomBytes(32).toString("base64url");
export const hashToken = (token: string): string => createHash("sha256").update(token).digest("base64url");
