import { guestLinks } from "#domain/guest-links.ts";
import { absoluteUrl, links } from "#domain/links.ts";
import { isUnconfirmedSignUp } from "#server/commerce/accounts/credentials.ts";
import { lockCustomerIfAny } from "#server/commerce/accounts/customers.ts";
import { issueFirstPasswordLink } from "#server/commerce/accounts/first-password.ts";
import { isGuest } from "#server/commerce/accounts/guests.ts";
import { lockAccountOfGuest } from "#server/commerce/accounts/keep-guest.ts";
import type { EmailPart } from "#server/commerce/mail/email-template.ts";
import { renderEmailBodies } from "#server/commerce/mail/render-email-bodies.ts";
import { wordsIn, type Words } from "#server/commerce/markets/words.ts";
import { buyerName } from "#server/commerce/orders/buyer-name.ts";
import { orderAddress } from "#server/commerce/orders/order-link.ts";
import { isPaid } from "#server/commerce/orders/orders.ts";
import type { Services } from "#server/commerce/services.ts";
import { newId } from "#server/platform/ids.ts";
import type { JobData } from "#server/platform/jobs/job-types.ts";
import { keepOrderToken } from "./keep-guest-order.ts";
import { findOrderAndCustomer } from "./open-guest-order.ts";

/** The link to a guest's order once more, in the order's language. */
export async function mailGuestOrderLink(
  services: Services,
  jobId: string,
  { orderId, isOwnAddress }: JobData["guest-order-link-mail"],
): Promise<void> {
  const found = isOwnAddress ? await findGuestOrder(services, orderId) : null;
  if (!found) return;
  await mailGuest(services, `guest-order-link-mail.${jobId}`, found, ({ languageId, say }) => ({
    heading: say("mail.guest_order_link.subject", { reference: found.order.reference }),
    text: say("mail.guest_order_link.text"),
    button: {
      text: say("mail.see_order"),
      href: orderAddress(services, languageId, found.order, found.customer),
    },
  }));
}

/**
 * To an address without an account, or with one that was never confirmed: the link that sets its first password. Otherwise
 * the link that adds the order to the account. Each attempt creates another link.
 */
export async function mailKeepOrder(
  services: Services,
  { orderId }: JobData["keep-order-mail"],
): Promise<void> {
  const { database, clock, settings } = services;
  const found = await findGuestOrder(services, orderId);
  if (!found) return;
  const { order, customer } = found;
  const link = await database.transaction(async (tx) => {
    const guest = await lockCustomerIfAny(tx, customer.id);
    if (guest === null || !isGuest(guest)) return null;
    const known = await lockAccountOfGuest(tx, guest);
    if (known && !isUnconfirmedSignUp(known)) return { account: null, hasAccount: true };
    return { account: await issueFirstPasswordLink(tx, guest.id, clock()), hasAccount: false };
  });
  if (link === null) return;
  const { account, hasAccount } = link;
  await mailGuest(services, `keep-order-mail.${newId()}`, found, ({ languageId, say }) => {
    const at = (path: string) => absoluteUrl(settings.publicUrl, languageId, path);
    const { reference } = order;
    return {
      heading: say("mail.keep_order.subject", { reference }),
      text: say(hasAccount ? "mail.keep_order.has_account" : "mail.keep_order.text", { reference }),
      button:
        account === null
          ? {
              text: say("mail.keep_order.add"),
              href: at(guestLinks.order(orderId, { keep: keepOrderToken(services, orderId) })),
            }
          : { text: say("mail.keep_order.set_password"), href: at(links.confirmEmail({ account })) },
    };
  });
}

type Found = NonNullable<Awaited<ReturnType<typeof findOrderAndCustomer>>>;
type Letter = { heading: string; text: string; button: { text: string; href: string } };

async function findGuestOrder({ database }: Services, orderId: string): Promise<Found | null> {
  const found = await findOrderAndCustomer(database.queries, orderId);
  return found && isGuest(found.customer) ? found : null;
}

async function mailGuest(
  services: Services,
  id: string,
  { order, customer }: Found,
  letterIn: (words: Words) => Letter,
): Promise<void> {
  const words = await wordsIn(services.database.queries, order.language_id);
  const { say } = words;
  const { heading, text, button } = letterIn(words);
  const parts: EmailPart[] = [
    // Anyone can order with this address without paying, and call themselves what they like.
    ...(isPaid(order.status)
      ? [
          {
            kind: "paragraph" as const,
            text: say("mail.greeting", { name: buyerName(order) }),
          },
        ]
      : []),
    { kind: "paragraph", text },
    { kind: "button", ...button },
    { kind: "paragraph", text: say("mail.guest_order_link.not_you") },
  ];
  await services.mailer.send({
    id,
    to: customer.email,
    replyTo: order.seller?.email,
    ...renderEmailBodies({ heading, parts }, words),
  });
}
