import { linkLifetimes } from "#domain/business-constants.ts";
import { guestLinks } from "#domain/guest-links.ts";
import { absoluteUrl, links } from "#domain/links.ts";
import type { CustomerRow } from "#server/commerce/accounts/customers.ts";
import { isGuest } from "#server/commerce/accounts/guests.ts";
import { createSignedToken, readToken } from "#server/commerce/accounts/signed-tokens.ts";
import type { Services } from "#server/commerce/services.ts";
import type { OrderRow } from "./orders.ts";

const day = 86_400_000;

/** Works as long as a refund can be asked for, also if the order is delivered late; each mail has a new one. */
export const guestOrderKey = (
  services: Pick<Services, "secrets" | "clock">,
  { id, refund_days }: Pick<OrderRow, "id" | "refund_days">,
): string => createSignedToken(services, "guest order", { id }, linkLifetimes.guestOrder + refund_days * day);

export const readGuestOrderKey = (services: Pick<Services, "secrets" | "clock">, key: string) =>
  readToken(services, "guest order", key);

/** Where a mail's reader sees the order: in the account, or for a guest by the link itself. */
export const orderAddress = (
  services: Pick<Services, "secrets" | "clock" | "settings">,
  languageId: string,
  order: Pick<OrderRow, "id" | "refund_days">,
  customer: Pick<CustomerRow, "guest_email_key">,
): string =>
  absoluteUrl(
    services.settings.publicUrl,
    languageId,
    isGuest(customer)
      ? guestLinks.order(order.id, { key: guestOrderKey(services, order) })
      : links.order(order.id),
  );
