/**
 * First parts of the shop's addresses below the language, for the storefront's routes, the server that paints them and
 * the mails that lead to them. An address that begins with one of them only lacks its language.
 */
export const routeNames = {
  welcome: "welcome-page",
  login: "login",
  confirmEmail: "confirm-email",
  shop: "shop",
  category: "product-categories",
  product: "product",
  cart: "cart",
  checkout: "checkout",
  confirmOrder: "confirm-order",
  orderAccepted: "order-accepted",
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

const withQuery = (path: string, query: Record<string, string | undefined>): string => {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}=${encodeURIComponent(value)}`,
  );
  return given.length > 0 ? `${path}?${given.join("&")}` : path;
};

/** The shop's named links, as paths below the language prefix. Every address in a screen or a mail comes from here. */
/** A list in the admin area. Without a status it shows what is waiting. */
const adminList =
  (screen: string) =>
  ({ page = 1, status }: { page?: number; status?: string | undefined } = {}) =>
    withQuery(`/${routeNames.admin}/${screen}`, {
      status: status === "requested" ? undefined : status,
      page: page > 1 ? String(page) : undefined,
    });

export const links = {
  home: "/",
  welcome: `/${routeNames.welcome}`,
  shop: `/${routeNames.shop}`,
  cart: `/${routeNames.cart}`,
  /** The cart, saying that the order could not be placed. */
  cartOutdated: `/${routeNames.cart}?why=outdated`,
  wishList: `/${routeNames.wishList}`,
  checkout: `/${routeNames.checkout}`,
  delivery: `/${routeNames.checkout}/delivery`,
  login: `/${routeNames.login}`,
  myaccount: `/${routeNames.user}/account`,
  editAccount: `/${routeNames.user}/edit-account`,
  /** Both addresses; `saved`: the one that was saved just now. */
  addresses: (saved?: "delivery" | "invoice") =>
    `/${routeNames.user}/edit-address${saved ? `/${saved}/done` : ""}`,
  editAddress: (kind: "delivery" | "invoice") => `/${routeNames.user}/edit-address/${kind}`,
  orders: ({ page = 1, reference }: { page?: number; reference?: string } = {}) =>
    withQuery(`/${routeNames.user}/orders`, {
      reference: reference || undefined,
      page: page > 1 ? String(page) : undefined,
    }),
  order: (id: string) => `/${routeNames.user}/orders/${id}`,
  /** Begins a refund of an order, or goes on with its draft. */
  refundOf: (orderId: string) => `/${routeNames.user}/orders/refund/${orderId}`,
  refunds: ({ page = 1 }: { page?: number } = {}) =>
    withQuery(`/${routeNames.user}/refunds`, { page: page > 1 ? String(page) : undefined }),
  refund: (id: string) => `/${routeNames.user}/refunds/${id}`,
  /** Goes on with a draft. */
  refundDraft: (id: string) => `/${routeNames.user}/refunds/request/${id}`,
  /** How points came and went; `kind`: only those that went so. */
  pointsHistory: ({ page = 1, kind }: { page?: number; kind?: string | undefined } = {}) =>
    withQuery(`/${routeNames.user}/points-conversion-history`, {
      kind,
      page: page > 1 ? String(page) : undefined,
    }),
  /** Only for tour leads. */
  commissions: ({ page = 1 }: { page?: number } = {}) =>
    withQuery(`/${routeNames.user}/tour-leads/commission`, {
      page: page > 1 ? String(page) : undefined,
    }),
  /** The front door, by which a tour lead's customers come. */
  ofTourLead: (code: string) => withQuery("/", { tlId: code }),
  contact: `/${routeNames.contact}`,
  contactAbout: (reference: string) => `/${routeNames.contact}?about=${reference}`,
  personalData: `/${routeNames.user}/personal-data`,
  accountDeleted: `/${routeNames.accountDeleted}`,
  sessions: `/${routeNames.user}/sessions`,
  security: `/${routeNames.user}/security`,
  logout: `/${routeNames.user}/logout`,
  /** The administrators' queue; `status`: of those that were decided so. */
  adminRefunds: adminList("refunds"),
  /** Payouts to tour leads; without a status, those that wait. */
  adminPayouts: adminList("payouts"),
  adminPayments: adminList("payments"),
  /** Mails that could not be sent. */
  adminMails: adminList("mails"),
  adminRefund: (id: string) => `/${routeNames.admin}/refunds/${id}`,
  /** The orders of all customers; without a stage, those to ship. */
  adminOrders: ({ page = 1, stage, term }: { page?: number; stage?: string; term?: string } = {}) =>
    withQuery(`/${routeNames.admin}/orders`, {
      stage,
      term: term || undefined,
      page: page > 1 ? String(page) : undefined,
    }),
  adminOrder: (id: string) => `/${routeNames.admin}/orders/${id}`,
  /** Everybody who was invited to be a tour lead; `status`: of those who are so. */
  adminTourLeads: adminList("tour-leads"),
  /** `token`: of the invitation's mail. */
  tourLeadSignUp: (token?: string) => withQuery(`/${routeNames.tourLeadSignUp}/`, { token }),
  /** The shop, by a tour lead's link. */
  sentBy: (code: string) => withQuery("/", { tlId: code }),
  search: (term?: string) => withQuery(`/${routeNames.search}`, { term: term || undefined }),
  page: (url: string) => `/${routeNames.page}/${url}`,
  /** `from`: the category whose list leads there. */
  product: (fragment: string, from?: string) => `/${routeNames.product}/${fragment}${from ? `/${from}` : ""}`,
  category: (...fragments: readonly string[]) => `/${routeNames.category}/${fragments.join("/")}`,
  /** `payment`: how the person comes back from the payment provider. */
  confirmOrder: (order?: string, payment?: "approved" | "cancelled") =>
    withQuery(`/${routeNames.confirmOrder}`, { order, payment }),
  orderAccepted: (orderId: string) => `/${routeNames.orderAccepted}/${orderId}`,
  /** `sent`: a link has been mailed. */
  lostPassword: (sent?: "sent") => `/${routeNames.lostPassword}${sent ? `/${sent}` : ""}`,
  resetPassword: (token?: string) => withQuery(`/${routeNames.resetPassword}`, { token }),
  /** The login, saying that the new password is set. */
  loginAfterReset: `/${routeNames.login}/password-reset`,
  /** What a mail's link carries, and `to`: where the page leads when the address is confirmed. */
  confirmEmail: (carried: { token: string; to?: string } | { decline: string } | { account: string }) =>
    withQuery(`/${routeNames.confirmEmail}`, carried),
} as const;

/** A full address in a language, as a mail needs it. */
export const absoluteUrl = (origin: string, languageId: string, path: string): string =>
  `${origin}/${languageId}${path}`;

/** A local path to come back to, or null: never another site's address. */
export function localPath(path: string | null): string | null {
  return path && /^\/(?![/\\])/.test(path) ? path : null;
}

/** What the law lets everybody read, before the gate too. */
export const legalPages = [
  "accessibility",
  "delivery",
  "imprint",
  "privacy",
  "returns",
  "terms",
  "withdrawal",
];

/** The legal page that a local path leads to, whatever its query, else null. */
export const legalPageOfPath = (path: string | null): string | null =>
  legalPages.find((url) => links.page(url) === path?.split(/[?#]/)[0]) ?? null;

/** The product whose page an address is, by its `url_fragment`; null: it is another page's. */
export function productSlugOfPath(path: string | null): string | null {
  const [, route, fragment] = path?.split(/[?#]/)[0]?.split("/") ?? [];
  return route === routeNames.product && fragment ? fragment : null;
}

/**
 * The same page in another language. A market that the address asked for gives way to the one that was just chosen; in another market the
 * limits of a price, which are in the currency of the old one, are no longer there.
 */
export function inOtherLocale(address: string, languageId: string, isOtherMarket: boolean): string {
  const [path = "/", search] = address.split("?");
  const asked = new URLSearchParams(search);
  const dropped = isOtherMarket ? ["market", "price_from", "price_to", "currency"] : ["market"];
  for (const name of dropped) asked.delete(name);
  const moved = path.replace(/^\/[^/]*/, `/${languageId}`);
  return asked.size > 0 ? `${moved}?${asked}` : moved;
}

/** The path below the language: `/cart` for `/de/cart`. */
export const withoutLanguage = (pathname: string): string => `/${pathname.split("/").slice(2).join("/")}`;
