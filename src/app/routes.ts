import { parse } from "regexparam";
import { matchRoute } from "wouter";
import { noFilters } from "#domain/filters.ts";
import { matchesCategoryPath } from "#domain/category-path.ts";
import { checkoutSteps, legalPageOfPath, links, productSlugOfPath, routeNames } from "#domain/links.ts";
import { searchQuery, parseTerm } from "#domain/search-term.ts";
import type { Role } from "#machines/account/session/session.contract.ts";
import { departmentsQuery } from "#src/api/layout.ts";
import * as query from "#src/api/queries.ts";
import { loadList, orNotFound, loadRecommended, type Params } from "./page-data.ts";
import { accountRoute, adminRoute, orderRoutes, pictured, route, type ShopRoute } from "./route.ts";

const refundRequest = [
  "refund-request/refund-request.page.tsx",
  ["address", "checkout", "orders", "refunds"],
] as const;

const searchPaths = new RegExp(`^/(${routeNames.search}|${routeNames.shopSearch})/?$`);

export const productPath = `${links.product(":productUrl")}/:incomingCategory?`;

const notFound = route("*", "not-found.page.tsx", [], async () => false);

export const routes: readonly ShopRoute[] = [
  route(links.home, "home/home.page.tsx", ["catalogue"], ({ queries, api, marketLocale }) =>
    Promise.all([
      queries.ensureQueryData(query.promosQuery(api, marketLocale)),
      queries.ensureQueryData(query.recommendedQuery(api, marketLocale)),
      queries.ensureQueryData(departmentsQuery(api, marketLocale)),
      queries.prefetchQuery(query.facetsQuery(api, marketLocale, {}, { filters: noFilters })),
    ]),
  ),
  route(
    links.welcome,
    "welcome/welcome.page.tsx",
    ["welcome"],
    ({ queries, api, marketLocale }, _, search) => {
      const legal = legalPageOfPath(search.get("to"));
      const product = productSlugOfPath(search.get("to"));
      return Promise.all([
        queries.ensureQueryData(query.promosQuery(api, marketLocale)),
        legal && queries.prefetchQuery(query.pageQuery(api, marketLocale.languageId, legal)),
        product && queries.prefetchQuery(query.productQuery(api, marketLocale, product)),
      ]);
    },
  ),
  route(links.shop, "shop.page.tsx", ["catalogue", "facts"], (sources, _, search) =>
    loadList(sources, {}, search),
  ),
  route(
    links.category(":main", ":category?", ":subCategory?"),
    "category.page.tsx",
    ["catalogue", "facts"],
    (sources, { main, category, subCategory }, search) => {
      const { queries, api, marketLocale } = sources;
      const path = [main, category, subCategory].filter((part) => part !== undefined);
      const fragment = path.at(-1)!;
      const read = (slug: string) => queries.ensureQueryData(query.categoryQuery(api, marketLocale, slug));
      const current = read(fragment);
      // Only the breadcrumb uses the parent category; a short URL gives it none.
      const above = category
        ? subCategory && read(category)
        : current.then(({ parent_category: up }) => up && read(up.url_fragment)).catch(() => null);
      return orNotFound(
        Promise.all([current, above, loadList(sources, { category: fragment }, search)]).then(
          ([child, upper]) => matchesCategoryPath(path, child, upper || null),
        ),
      );
    },
  ),
  route(
    productPath,
    "product/product.page.tsx",
    ["catalogue", "cart", "facts"],
    async ({ queries, api, marketLocale }, { productUrl = "" }) => {
      const product = query.productQuery(api, marketLocale, productUrl);
      // Data from a list is shown at once; the rest loads meanwhile.
      const isKnown = query.findKnownProduct(queries, marketLocale, productUrl);
      if (isKnown) return void queries.prefetchQuery(product);
      return orNotFound(queries.ensureQueryData(product).then(({ isSoldHere }) => isSoldHere));
    },
  ),
  route(searchPaths, "search/search.page.tsx", ["catalogue", "facts"], async (sources, _, search) => {
    const term = parseTerm(search);
    if (term === "") return loadRecommended(sources);
    const { queries, api, marketLocale } = sources;
    const [[, facets]] = await Promise.all([
      loadList(sources, searchQuery(term), search),
      queries.ensureQueryData(query.suggestionsQuery(api, marketLocale, term)),
      loadRecommended(sources),
    ]);
    return (
      facets.count > 0 ||
      queries.ensureQueryData(query.facetsQuery(api, marketLocale, {}, { filters: noFilters }))
    );
  }),
  route(links.page(":url"), "static.page.tsx", [], ({ queries, api, marketLocale }, { url }) =>
    orNotFound(
      Promise.all([
        queries.ensureQueryData(query.pageQuery(api, marketLocale.languageId, url ?? "")),
        queries.ensureQueryData(departmentsQuery(api, marketLocale)),
      ]),
    ),
  ),
  route(links.wishList, "wish-list/wish-list.page.tsx", ["catalogue", "cart"]),
  route(links.cart, "cart.page.tsx", ["cart", "catalogue"], loadRecommended),
  pictured(`${links.login}/:passwordReset?`, "login.page.tsx", "account"),
  pictured(`/${routeNames.lostPassword}/:linkSent?`, "lost-password.page.tsx", "account"),
  pictured(links.resetPassword(), "reset-password.page.tsx", "account"),
  pictured(`/${routeNames.confirmEmail}`, "confirm-email.page.tsx", "account"),
  pictured(`/${routeNames.stockAlert}`, "stock-alert.page.tsx", "catalogue"),
  route(`/${routeNames.tourLeadSignUp}`, "tour-lead-sign-up/tour-lead-sign-up.page.tsx", [
    "account",
    "refunds",
    "tour_leads",
  ]),
  route(checkoutSteps, "checkout/checkout.page.tsx", ["checkout", "account", "address", "cart"]),
  route(links.orderAccepted(":id?"), "accepted/order-accepted.page.tsx", ["checkout", "account", "address"]),
  route(links.contact, "contact/contact.page.tsx", ["contact", "account"]),
  accountRoute(links.myaccount, "account/account.page.tsx", ["address", "refunds"]),
  accountRoute(links.editAccount, "edit-account/edit-account.page.tsx"),
  accountRoute(`${links.addresses()}/:addressType?/:isDone?`, "edit-address/edit-address.page.tsx", [
    "address",
  ]),
  accountRoute(links.orders(), "orders/orders.page.tsx", ["orders"]),
  ...orderRoutes(links.order(":id"), "/:id", "order/order.page.tsx", [
    "address",
    "checkout",
    "orders",
    "refunds",
  ]),
  accountRoute(links.refunds(), "refunds/refunds.page.tsx", ["orders", "refunds"]),
  ...orderRoutes(links.refund(":id"), "/:order/refunds/:id", "refund/refund.page.tsx", ["refunds"]),
  ...orderRoutes(links.refundOf(":orderId"), "/refund/:orderId", ...refundRequest),
  ...orderRoutes(links.refundDraft(":refundId"), "/:order/refunds/request/:refundId", ...refundRequest),
  accountRoute(links.pointsHistory(), "points/points.page.tsx", ["orders", "points"]),
  accountRoute(links.commissions(), "commission/commission.page.tsx", ["commission", "orders", "payouts"]),
  accountRoute(links.personalData, "account/personal-data.page.tsx", ["refunds"]),
  pictured(links.accountDeleted, "account-deleted.page.tsx", "account"),
  accountRoute(links.security, "security/security.page.tsx"),
  accountRoute(links.sessions, "sessions.page.tsx"),
  route(links.logout, "logout.page.tsx", []),
  adminRoute(links.adminOrders(), "orders.page.tsx"),
  adminRoute(links.adminOrder(":id"), "order.page.tsx", ["account", "orders"]),
  adminRoute(links.adminRefunds(), "refunds.page.tsx"),
  adminRoute(links.adminRefund(":id"), "refund.page.tsx", ["account"]),
  adminRoute(links.adminTourLeads(), "tour-leads.page.tsx", ["account"]),
  adminRoute(links.adminPayouts(), "payouts.page.tsx", ["account"]),
  adminRoute(links.adminPayments(), "payments.page.tsx", ["account"]),
  adminRoute(links.adminMails(), "mails.page.tsx", ["account"]),
  adminRoute(links.adminStock(), "stock.page.tsx", ["account"]),
  notFound,
];

type FoundRoute = { route: ShopRoute; params: Params; isClosed: boolean };

/**
 * The route for a path without its language, and the path's parameters. `isClosed`: the page is for another role, so that
 * the not-found route is returned and nothing of the page is loaded.
 */
export function findRoute(path: string, role?: Role): FoundRoute {
  const read = unescaped(path) || "/";
  for (const route of routes) {
    const [matches, params] = matchRoute(parse, route.path, read);
    if (!matches) continue;
    const isClosed = route.role !== undefined && route.role !== role;
    return { route: isClosed ? notFound : route, params: params as Params, isClosed };
  }
  throw new Error("the last route matches everything");
}

/** Decodes as the router does, so that both see the same parameters. */
function unescaped(path: string): string {
  try {
    return path.includes("%") ? decodeURI(path) : path;
  } catch {
    return path;
  }
}
