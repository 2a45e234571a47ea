import { and, eq, ne } from "drizzle-orm";
import type { CurrentCustomer } from "#server/http/reply.ts";
import { customers, sessions } from "#server/platform/database/customer-schema.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { hasSecondFactor } from "./second-factor-need.ts";
import { hashToken, newToken } from "./sessions.ts";

export async function accountHasSecondFactor(queries: Queries, customerId: string): Promise<boolean> {
  const [account] = await queries
    .select({ isThere: hasSecondFactor(queries) })
    .from(customers)
    .where(eq(customers.id, customerId));
  return account?.isThere ?? false;
}

/**
 * Marks a session as proved. A limited session gets a new token, because its old one was issued for the password
 * alone.
 * @returns the session's token; null if it has ended meanwhile
 */
export async function proveSession(
  tx: Queries,
  { tokenHash, secondFactor }: Pick<CurrentCustomer, "tokenHash" | "secondFactor">,
  token: string,
  now: Date,
): Promise<string | null> {
  const isLimited = secondFactor === "enrol" || secondFactor === "prove";
  const next = isLimited ? newToken() : token;
  const proved = await tx
    .update(sessions)
    .set({ proved_at: now, token_hash: hashToken(next) })
    .where(eq(sessions.token_hash, tokenHash))
    .returning({ id: sessions.id });
  return proved.length > 0 ? next : null;
}

export async function limitOtherSessions(tx: Queries, customerId: string, token: string): Promise<void> {
  await tx
    .update(sessions)
    .set({ proved_at: null })
    .where(and(eq(sessions.customer_id, customerId), ne(sessions.token_hash, hashToken(token))));
}
