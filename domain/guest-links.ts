import { routeNames, withQuery } from "./links.ts";

const root = `/${routeNames.guestOrder}`;

/** The pages of an order without an account. */
export const guestLinks = {
  /** `key`: from the email's link; `keep`: from the link that adds the order to an account. */
  order: (id: string, carried: { key?: string; keep?: string } = {}) => withQuery(`${root}/${id}`, carried),
  refundOf: (orderId: string) => `${root}/refund/${orderId}`,
  refund: (orderId: string, id: string) => `${root}/${orderId}/refunds/${id}`,
  refundDraft: (orderId: string, id: string) => `${root}/${orderId}/refunds/request/${id}`,
} as const;

/** The guest's order whose page, or that of whose refund, is at a path; null for other pages. */
export const guestOrderOfPath = (path: string): string | null =>
  /^\/guest-order\/(?:refund\/)?([^/]+)/.exec(path)?.[1] ?? null;
