/**
 * The first segments of the shop's paths after the language, for the storefront's routes, server rendering and links in
 * emails. A path that begins with one of them only lacks its language.
 */
export const routeNames = {
  welcome: "welcome-page",
  login: "login",
  confirmEmail: "confirm-email",
  stockAlert: "stock-alert",
  shop: "shop",
  category: "product-categories",
  product: "product",
  cart: "cart",
  checkout: "checkout",
  confirmOrder: "confirm-order",
  orderAccepted: "order-accepted",
  guestOrder: "guest-order",
  search: "product-search",
  shopSearch: "eshop-search",
  lostPassword: "lost-password",
  resetPassword: "reset-password",
  page: "page",
  contact: "contact",
  tourLeadSignUp: "tour-lead-signup",
  accountDeleted: "account-deleted",
  wishList: "wish-list",
  user: "user",
  admin: "admin",
} as const;

/** The checkout's paths, without the language. */
export const checkoutSteps = /^\/(checkout(\/delivery)?|confirm-order)\/?$/;

export const withQuery = (path: string, query: Record<string, string | undefined>): string => {
  const parameters = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}=${encodeURIComponent(value)}`,
  );
  return parameters.length > 0 ? `${path}?${parameters.join("&")}` : path;
};

/** A list in the admin area. Without a status it shows what is waiting. */
const adminList =
  (screen: string) =>
  ({ page = 1, status, stage, term }: AdminList = {}) =>
    withQuery(`/${routeNames.admin}/${screen}`, {
      status: status === "requested" ? undefined : status,
      stage,
      term: term || undefined,
      page: page > 1 ? String(page) : undefined,
    });
type AdminList = { page?: number; status?: string | undefined; stage?: string; term?: string };

/** The shop's named links, as paths after the language prefix. All links in screens and emails come from here. */
export const links = {
  home: "/",
  welcome: `/${routeNames.welcome}`,
  shop: `/${routeNames.shop}`,
  cart: `/${routeNames.cart}`,
  /** The cart with a notice that the order could not be placed. */
  cartOutdated: `/${routeNames.cart}?why=outdated`,
  wishList: `/${routeNames.wishList}`,
  checkout: `/${routeNames.checkout}`,
  delivery: `/${routeNames.checkout}/delivery`,
  login: `/${routeNames.login}`,
  myaccount: `/${routeNames.user}/account`,
  editAccount: `/${routeNames.user}/edit-account`,
  /** Both addresses; `saved`: the one that has just been saved. */
  addresses: (saved?: "delivery" | "invoice") =>
    `/${routeNames.user}/edit-address${saved ? `/${saved}/done` : ""}`,
  editAddress: (kind: "delivery" | "invoice") => `/${routeNames.user}/edit-address/${kind}`,
  orders: ({ page = 1, reference }: { page?: number; reference?: string } = {}) =>
    withQuery(`/${routeNames.user}/orders`, {
      reference: reference || undefined,
      page: page > 1 ? String(page) : undefined,
    }),
  order: (id: string) => `/${routeNames.user}/orders/${id}`,
  refundOf: (orderId: string) => `/${routeNames.user}/orders/refund/${orderId}`,
  refunds: ({ page = 1 }: { page?: number } = {}) =>
    withQuery(`/${routeNames.user}/refunds`, { page: page > 1 ? String(page) : undefined }),
  refund: (id: string) => `/${routeNames.user}/refunds/${id}`,
  refundDraft: (id: string) => `/${routeNames.user}/refunds/request/${id}`,
  /** Point transactions; `kind`: only those of this kind. */
  pointsHistory: ({ page = 1, kind }: { page?: number; kind?: string | undefined } = {}) =>
    withQuery(`/${routeNames.user}/points-conversion-history`, {
      kind,
      page: page > 1 ? String(page) : undefined,
    }),
  commissions: ({ page = 1 }: { page?: number } = {}) =>
    withQuery(`/${routeNames.user}/tour-leads/commission`, {
      page: page > 1 ? String(page) : undefined,
    }),
  ofTourLead: (code: string) => withQuery("/", { tlId: code }),
  contact: `/${routeNames.contact}`,
  contactAbout: (reference: string) => `/${routeNames.contact}?about=${reference}`,
  personalData: `/${routeNames.user}/personal-data`,
  accountDeleted: `/${routeNames.accountDeleted}`,
  sessions: `/${routeNames.user}/sessions`,
  security: `/${routeNames.user}/security`,
  logout: `/${routeNames.user}/logout`,
  /** The administrators' queue; `status`: decided refunds. */
  adminRefunds: adminList("refunds"),
  /** Payouts to tour leads; without a status, those that wait. */
  adminPayouts: adminList("payouts"),
  adminPayments: adminList("payments"),
  adminMails: adminList("mails"),
  adminStock: adminList("stock"),
  adminRefund: (id: string) => `/${routeNames.admin}/refunds/${id}`,
  /** The orders of all customers; without a stage, those to ship. */
  adminOrders: adminList("orders"),
  adminOrder: (id: string) => `/${routeNames.admin}/orders/${id}`,
  /** Tour leads and invitations, by status. */
  adminTourLeads: adminList("tour-leads"),
  /** `token`: from the invitation's email. */
  tourLeadSignUp: (token?: string) => withQuery(`/${routeNames.tourLeadSignUp}/`, { token }),
  search: (term?: string) => withQuery(`/${routeNames.search}`, { term: term || undefined }),
  page: (url: string) => `/${routeNames.page}/${url}`,
  /** `from`: the category whose list contains the link. */
  /** `variant`: its reference. */
  product: (fragment: string, from?: string, variant?: string) =>
    withQuery(`/${routeNames.product}/${fragment}${from ? `/${from}` : ""}`, { variant }),
  category: (...fragments: readonly string[]) => `/${routeNames.category}/${fragments.join("/")}`,
  /** `payment`: the result with which the payment provider returned the customer. */
  confirmOrder: (order?: string, payment?: "approved" | "cancelled") =>
    withQuery(`/${routeNames.confirmOrder}`, { order, payment }),
  orderAccepted: (orderId: string) => `/${routeNames.orderAccepted}/${orderId}`,
  /** `sent`: the email has been sent. */
  lostPassword: (sent?: "sent") => `/${routeNames.lostPassword}${sent ? `/${sent}` : ""}`,
  resetPassword: (token?: string) => withQuery(`/${routeNames.resetPassword}`, { token }),
  /** The log-in page with a notice that the new password is set. */
  loginAfterReset: `/${routeNames.login}/password-reset`,
  /** The token in the email's link, and `to`: the page to open after the confirmation. */
  confirmEmail: (carried: { token: string; to?: string } | { decline: string } | { account: string }) =>
    withQuery(`/${routeNames.confirmEmail}`, carried),
  /** By the token in an email's link: confirms a stock alert, or deletes all of the address. */
  /** `of`: the variant that the page names. */
  stockAlert: (carried: { token: string; of?: string } | { delete: string }) =>
    withQuery(`/${routeNames.stockAlert}`, carried),
} as const;

/** An absolute URL in a language, as an email needs it. */
export const absoluteUrl = (origin: string, languageId: string, path: string): string =>
  `${origin}/${languageId}${path}`;

/** A local path to return to, or null: never another site's URL. */
export function localPath(path: string | null): string | null {
  return path && /^\/(?![/\\])/.test(path) ? path : null;
}

/** Pages that the law requires to be readable without passing the gate. */
export const legalPages = [
  "accessibility",
  "delivery",
  "imprint",
  "privacy",
  "returns",
  "terms",
  "withdrawal",
];

/** The legal page at a local path, ignoring its query, or null. */
export const legalPageOfPath = (path: string | null): string | null =>
  legalPages.find((url) => links.page(url) === path?.split(/[?#]/)[0]) ?? null;

/** The `url_fragment` of the product whose page is at a path; null for other pages. */
export function productSlugOfPath(path: string | null): string | null {
  if (path === null) return null;
  const [, route, fragment] = path.replace(/[?#].*/, "").split("/");
  return route === routeNames.product && fragment ? fragment : null;
}

/**
 * The same page in another language. The URL's own market is removed in favour of the chosen one; for another market, the
 * price range is removed too, because it is in the old currency.
 */
export function inOtherLocale(address: string, languageId: string, isOtherMarket: boolean): string {
  const [path, search] = address.split("?") as [string, string?];
  const searchParams = new URLSearchParams(search);
  const dropped = isOtherMarket ? ["market", "price_from", "price_to", "currency"] : ["market"];
  for (const name of dropped) searchParams.delete(name);
  const moved = path.replace(/^\/[^/]*/, `/${languageId}`);
  return searchParams.size > 0 ? `${moved}?${searchParams}` : moved;
}

/** The path without the language: `/cart` for `/de/cart`. */
export const withoutLanguage = (pathname: string): string => `/${pathname.split("/").slice(2).join("/")}`;
