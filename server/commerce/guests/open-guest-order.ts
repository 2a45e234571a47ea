import { and, eq, isNull } from "drizzle-orm";
import { emailKey, lockCustomerIfAny, type CustomerRow } from "#server/commerce/accounts/customers.ts";
import { visitorActor, writeAuditEntry } from "#server/commerce/audit/audit.ts";
import { isGuest } from "#server/commerce/accounts/guests.ts";
import { readGuestOrderKey } from "#server/commerce/orders/order-link.ts";
import type { OrderRow } from "#server/commerce/orders/orders.ts";
import type { Services } from "#server/commerce/services.ts";
import { customers, orders } from "#server/platform/database/customer-schema.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { issueGuestToken, type GuestAccess } from "./guest-tokens.ts";

export type OpenGuestOrderResult =
  | { outcome: "opened"; order: OrderRow; access: GuestAccess }
  | { outcome: "invalid" | "expired" | "kept" };

/** By the key in a mail's link. */
export async function openGuestOrder(
  services: Pick<Services, "database" | "clock" | "secrets">,
  orderId: string,
  key: string,
): Promise<OpenGuestOrderResult> {
  const { database, clock } = services;
  const read = readGuestOrderKey(services, key);
  if (read?.id !== orderId) return { outcome: "invalid" };
  if (read.isExpired) return { outcome: "expired" };
  return database.transaction(async (tx): Promise<OpenGuestOrderResult> => {
    const found = await findOrderAndCustomer(tx, orderId);
    if (!found) return { outcome: "invalid" };
    // Keeping the order deletes the guest or makes an account of it.
    const guest = await lockCustomerIfAny(tx, found.customer.id);
    if (guest === null || !isGuest(guest)) return { outcome: "kept" };
    const at = clock();
    const access = await issueGuestToken(tx, found.order, at);
    await writeAuditEntry(tx, {
      action: "customer.guest_order_opened",
      at,
      actor: visitorActor,
      ownerId: guest.id,
      subject: { order: orderId },
    });
    return { outcome: "opened", order: found.order, access };
  });
}

/** Whether the address is the order's changes neither the response nor its time. */
export async function sendGuestOrderLink(
  { database, jobs, limits }: Pick<Services, "database" | "jobs" | "limits">,
  orderId: string,
  email: string,
): Promise<void> {
  const found = await findOrderAndCustomer(database.queries, orderId);
  const isOwn =
    found !== null && found.order.status !== "draft" && found.customer.guest_email_key === emailKey(email);
  // Others with the address in mind use up nothing of what its owner may ask for.
  const seconds = await limits.take(["guestLinkByAddress", isOwn ? emailKey(email) : `not of ${orderId}`]);
  await database.transaction((tx) =>
    jobs.enqueue(tx, "guest-order-link-mail", { orderId, isOwnAddress: isOwn && seconds === null }),
  );
}

/** Null if the order is unknown, or its customer's data was deleted. */
export async function findOrderAndCustomer(
  queries: Queries,
  orderId: string,
): Promise<{ order: OrderRow; customer: CustomerRow } | null> {
  const [found] = await queries
    .select({ order: orders, customer: customers })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customer_id))
    .where(and(eq(orders.id, orderId), isNull(customers.deleted_at)));
  return found ?? null;
}
