import { and, desc, eq, gt, inArray, isNotNull } from "drizzle-orm";
import { guestTokenLifetime } from "#domain/business-constants.ts";
import { hashToken, newToken } from "#server/commerce/accounts/sessions.ts";
import type { Services } from "#server/commerce/services.ts";
import type { CurrentCustomer } from "#server/http/reply.ts";
import { customers } from "#server/platform/database/customer-schema.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { guestTokens } from "#server/platform/database/guest-schema.ts";

export type GuestAccess = { guest_token: string; expires_at: string };

/** The tabs and devices in which an order is open; a further one ends the oldest. */
const mostTokens = 20;

/** A new opaque token of 256 bits, which is not extended; only its hash is stored. */
export async function issueGuestToken(
  tx: Queries,
  { id: order_id, customer_id }: { id: string; customer_id: string },
  now: Date,
): Promise<GuestAccess> {
  const guest_token = `guest_${newToken()}`;
  const expires_at = new Date(now.getTime() + guestTokenLifetime);
  await tx
    .insert(guestTokens)
    .values({ token_hash: hashToken(guest_token), customer_id, order_id, created_at: now, expires_at });
  const oldest = tx
    .select({ token_hash: guestTokens.token_hash })
    .from(guestTokens)
    .where(eq(guestTokens.order_id, order_id))
    .orderBy(desc(guestTokens.created_at), desc(guestTokens.expires_at))
    .offset(mostTokens);
  await tx.delete(guestTokens).where(inArray(guestTokens.token_hash, oldest));
  return { guest_token, expires_at: expires_at.toISOString() };
}

/** Null: expired, unknown, or of an order that is kept in an account meanwhile. */
export async function authenticateGuest(
  { database: { queries }, clock }: Pick<Services, "database" | "clock">,
  token: string,
): Promise<CurrentCustomer | null> {
  const tokenHash = hashToken(token);
  const [found] = await queries
    .select({ id: guestTokens.customer_id, orderId: guestTokens.order_id })
    .from(guestTokens)
    .innerJoin(customers, eq(customers.id, guestTokens.customer_id))
    .where(
      and(
        eq(guestTokens.token_hash, tokenHash),
        gt(guestTokens.expires_at, clock()),
        isNotNull(customers.guest_email_key),
      ),
    );
  if (!found) return null;
  const { id, orderId: guestOrderId } = found;
  return { id, role: "customer", tokenHash, provedAt: null, secondFactor: "nothing", guestOrderId };
}
