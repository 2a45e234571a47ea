import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, ne } from "drizzle-orm";
import type { CurrentCustomer } from "../api/reply.ts";
import type { Queries } from "../database/database.ts";
import * as customerSchema from "../database/customer-schema.ts";
import type { Services } from "../services.ts";

const day = 86_400_000;
const slidingDays = 30;
const longestDays = 90;
const { sessions, customers } = customerSchema;

/** A new opaque token of 256 bits; only its hash is kept. */
export async function beginSession(queries: Queries, customerId: string, now: Date): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await queries.insert(sessions).values({
    token_hash: hashToken(token),
    customer_id: customerId,
    created_at: now,
    expires_at: new Date(now.getTime() + slidingDays * day),
  });
  return token;
}

/** Whose bearer token it is, or null. Using a session extends it, a day at a time, up to 90 days. */
export const authenticator =
  ({ database: { queries }, clock }: Pick<Services, "database" | "clock">) =>
  async (authorization: string | undefined): Promise<CurrentCustomer | null> => {
    const [, token] = /^Bearer ([\w-]{43})$/i.exec(authorization ?? "") ?? [];
    if (!token) return null;
    const now = clock();
    const tokenHash = hashToken(token);
    const [found] = await queries
      .select({ session: sessions, role: customers.role })
      .from(sessions)
      .innerJoin(customers, eq(customers.id, sessions.customer_id))
      .where(
        and(eq(sessions.token_hash, tokenHash), gt(sessions.expires_at, now), eq(customers.active, true)),
      );
    if (!found) return null;
    const { session, role } = found;
    const latest = session.created_at.getTime() + longestDays * day;
    const prolonged = new Date(Math.min(now.getTime() + slidingDays * day, latest));
    if (prolonged.getTime() - session.expires_at.getTime() > day) {
      await queries.update(sessions).set({ expires_at: prolonged }).where(eq(sessions.token_hash, tokenHash));
    }
    return { id: session.customer_id, role, tokenHash };
  };

export async function endSession(queries: Queries, tokenHash: string): Promise<void> {
  await queries.delete(sessions).where(eq(sessions.token_hash, tokenHash));
}

/** Ends every session of a customer. */
export async function endSessions(tx: Queries, customerId: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.customer_id, customerId));
}

/** Ends every session of a customer but one. */
export async function endOtherSessions(tx: Queries, customerId: string, tokenHash: string): Promise<void> {
  await tx
    .delete(sessions)
    .where(and(eq(sessions.customer_id, customerId), ne(sessions.token_hash, tokenHash)));
}

const hashToken = (token: string): string => createHash("sha256").update(token).digest("base64url");
