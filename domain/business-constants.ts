import { confirmationLinkAge } from "./cookies.ts";

/**
 * What an owner or a lawyer may ask about, in one place and listed in docs/business-constants.md. Durations in
 * milliseconds, sizes in bytes. Values of the specification are in `specified-values.ts`, limits against abuse in
 * `server/http/limits/limits.ts`.
 */
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** An order that is not paid by then is cancelled. */
export const unpaidOrderLifetime = day;
/** Of a guest: nothing shows who it is, and the order holds its pieces. Longer than a guest's token. */
export const unpaidGuestOrderLifetime = 3 * hour;

/** Of a market whose file in the shop's folder has no others. */
export const defaultRefundDays = 30;
export const defaultRefundPhotos = { count: 6, bytes: 5 * 1024 * 1024 } as const;
/** Days from payment after which an order counts as delivered if no delivery was recorded. */
export const defaultLatestDeliveryDays = 30;

/** How long a VAT ID that VIES confirmed counts as confirmed for further drafts and their submission. */
export const vatIdCheckLifetime = day;

/** A document that is older when it is drawn is not mailed. */
export const documentMailingAge = 7 * day;

export const wishListMaximum = 100;

/** Beside a reduced price stands the lowest of these days before it, as the EU's Directive 98/6/EC, Article 6a, requires. */
export const lowestPriceDays = 30;

/** Of 100: a tour lead's share of what their customers pay for items, excl. VAT. */
export const commissionPercentage = 5;

/** How long the links in emails work. */
export const linkLifetimes = {
  confirmation: confirmationLinkAge * 1_000,
  firstPassword: 7 * day,
  passwordRecovery: hour,
  tourLeadInvitation: 14 * day,
  /** And the order's days for refunds, from the mail. */
  guestOrder: 90 * day,
} as const;

/** How long a guest may change and pay an order that a browser has opened. It is not extended. */
export const guestTokenLifetime = 2 * hour;

/** Without use, and at most. A customer's cart should still be there next month; administrators handle money. */
export const sessionLifetimes = {
  customer: { unused: 30 * day, longest: 90 * day },
  administrator: { unused: 8 * hour, longest: 24 * hour },
} as const;

/** How long personal data is stored once it is no longer needed. */
export const retention = {
  /** Longer than the links work, so that their pages can say why they no longer do. */
  expiredFirstPasswordLink: 30 * day,
  passwordRecovery: day,
  unconfirmedAccount: 30 * day,
  contactMessage: 30 * day,
  /** The link that confirms it works as long. */
  unconfirmedStockAlert: 2 * day,
  /** From its confirmation, if the variant does not come back. */
  stockAlert: 365 * day,
  /** After the last change, and at least as long as the order can be refunded. */
  refundDraft: 90 * day,
  /** A guest's, who cannot reach it any more: their token has expired long before. */
  guestDraft: day,
  /** The email address of a guest, from the order's last change: of one that was called off, and of one that was paid (the legal guarantee). */
  guestOfCancelledOrder: 90 * day,
  guestOfPaidOrder: 730 * day,
  unusedInvitation: 90 * day,
  unusedVatIdCheck: 30 * day,
  /** From delivery; as long as a claim against the carrier may need it. */
  tracking: 180 * day,
  /** Longer than the provider repeats an event. */
  providerEvent: 30 * day,
  paymentComparison: 400 * day,
} as const;

/** Days. The database refuses fewer, and uses its own clock. */
export const auditRetentionDays = { origins: 90, entries: 730 } as const;
