import { createHash, randomBytes } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import { isStrongEnough } from "#domain/password.ts";
import { audit, visitor } from "../audit/audit.ts";
import { customers, firstPasswords } from "../database/customer-schema.ts";
import type { Queries } from "../database/database.ts";
import type { Services } from "../services.ts";
import type { Confirmed } from "./confirmation.ts";
import { lockCustomer } from "./customers.ts";
import { hashPassword } from "./passwords.ts";

/** Milliseconds in which the link works. */
const validFor = 7 * 86_400_000;

/**
 * Lets somebody set the first password of an account that was made for them. An earlier link to it works no longer.
 *
 * @returns what the link carries: 256 random bits, of which only the hash is kept
 */
export async function openFirstPassword(tx: Queries, customerId: string, now: Date): Promise<string> {
  const id = randomBytes(32).toString("base64url");
  await tx.delete(firstPasswords).where(eq(firstPasswords.customer_id, customerId));
  await tx.insert(firstPasswords).values({
    id_hash: hashOf(id),
    customer_id: customerId,
    expires_at: new Date(now.getTime() + validFor),
  });
  return id;
}

/** Sets the first password and confirms the address, because the link went there. */
export async function setFirstPassword(
  { database, clock }: Pick<Services, "database" | "clock">,
  id: string,
  password: string,
): Promise<Confirmed | "weak"> {
  const link = await stateOf(database.queries, id, clock());
  if (link !== "confirmed") return link;
  if (!isStrongEnough(password)) return "weak";
  const password_hash = await hashPassword(password);
  return database.transaction(async (tx) => {
    const now = clock();
    const [used] = await tx
      .update(firstPasswords)
      .set({ used_at: now })
      .where(and(eq(firstPasswords.id_hash, hashOf(id)), isNull(firstPasswords.used_at)))
      .returning();
    if (!used) return "confirmedAlready";
    await lockCustomer(tx, used.customer_id);
    await tx
      .update(customers)
      .set({ password_hash, email_confirmed_at: now, updated_at: now })
      .where(eq(customers.id, used.customer_id));
    const ownerId = used.customer_id;
    await audit(tx, { action: "customer.first_password_set", at: now, actor: visitor, ownerId });
    return "confirmed";
  });
}

/** What using the link would come to. */
async function stateOf(queries: Queries, id: string, now: Date): Promise<Confirmed> {
  const [link] = await queries
    .select()
    .from(firstPasswords)
    .where(eq(firstPasswords.id_hash, hashOf(id)));
  if (!link) return "invalid";
  if (link.used_at) return "confirmedAlready";
  return link.expires_at > now ? "confirmed" : "expired";
}

const hashOf = (id: string): string => createHash("sha256").update(id).digest("base64url");
