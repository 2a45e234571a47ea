import { linkLifetimes } from "#domain/business-constants.ts";
import { isUnconfirmedSignUp } from "#server/commerce/accounts/credentials.ts";
import { lockCustomerIfAny } from "#server/commerce/accounts/customers.ts";
import { isGuest } from "#server/commerce/accounts/guests.ts";
import { lockAccountOfGuest, moveGuest } from "#server/commerce/accounts/keep-guest.ts";
import { createSignedToken, readToken } from "#server/commerce/accounts/signed-tokens.ts";
import { findOrder, isPaid } from "#server/commerce/orders/orders.ts";
import type { Services } from "#server/commerce/services.ts";
import { findOrderAndCustomer } from "./open-guest-order.ts";

/** A job looks whether the address has an account, so that neither the response nor its time reveals it. */
export async function askToKeepOrder(
  { database, jobs }: Pick<Services, "database" | "jobs">,
  customerId: string,
  orderId: string,
): Promise<"asked" | "noOrder" | "notPaid"> {
  return database.transaction(async (tx) => {
    const order = await findOrder(tx, customerId, orderId);
    if (!order) return "noOrder";
    if (!isPaid(order.status)) return "notPaid";
    await jobs.enqueue(tx, "keep-order-mail", { orderId });
    return "asked";
  });
}

export const keepOrderToken = (services: Pick<Services, "secrets" | "clock">, orderId: string): string =>
  createSignedToken(services, "keep order", { id: orderId }, linkLifetimes.firstPassword);

/** By the mail's link: moves the order to the account that its address has. Idempotent. */
export async function keepGuestOrder(
  services: Pick<Services, "database" | "clock" | "secrets">,
  orderId: string,
  key: string,
): Promise<"kept" | "invalid" | "expired"> {
  const { database, clock } = services;
  const read = readToken(services, "keep order", key);
  if (read?.id !== orderId) return "invalid";
  if (read.isExpired) return "expired";
  return database.transaction(async (tx) => {
    const found = await findOrderAndCustomer(tx, orderId);
    if (!found) return "invalid";
    const guest = await lockCustomerIfAny(tx, found.customer.id);
    if (!guest || !isGuest(guest)) return "kept";
    const account = await lockAccountOfGuest(tx, guest);
    if (!account || isUnconfirmedSignUp(account)) return "invalid";
    await moveGuest(tx, guest, account.id, clock());
    return "kept";
  });
}
