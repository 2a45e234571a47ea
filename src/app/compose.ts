import type { QueryClient } from "@tanstack/react-query";
import { inOtherLocale, withoutLanguage } from "#domain/links.ts";
import type { User } from "#machines/account/session/session.contract.ts";
import { apiClient } from "#src/api/client.ts";
import { cartQuery, isPersonal } from "#src/api/queries.ts";
import { fetchVersion } from "#src/api/version.ts";
import { marketLocaleOf, type Facts } from "#src/facts/facts.ts";
import {
  waitForCart,
  createCart,
  removeFromCart,
  localCartLines,
  type CartLine,
} from "#src/flows/shopping/cart/cart.context.ts";
import { createCartDropdown } from "#src/flows/shopping/cart-dropdown/cart-dropdown.context.ts";
import { createMarket } from "#src/flows/shell/market/market.context.ts";
import { createNavigation } from "#src/flows/shell/navigation/navigation.context.ts";
import { createSession } from "#src/flows/account/session/session.context.ts";
import { createShopRoot } from "#src/flows/shell/shop/shop.context.ts";
import type { FlowLog } from "#src/recording/flow-log.ts";
import { storageKeys } from "#src/shop/storage-keys.ts";
import type { Browser } from "#src/shop/browser.ts";
import type { Shop } from "#src/shop/shop-context.ts";
import { browserStorage } from "./browser-storage.ts";
import { cookieJar } from "./cookies.ts";
import { saveReturnTo } from "./return-to.ts";
import { createProof } from "#src/shop/proof.ts";
import type { ReportSink } from "./report.ts";
import { findRoute, type ShopRoute } from "./routes.ts";
import { affectsLists, isAlwaysStale, refetchActive } from "./refresh.ts";
import { loadTexts } from "./texts.tsx";

export type ShopDependencies = {
  browser: Browser;
  queries: QueryClient;
  flowLog: FlowLog;
  report: ReportSink;
  fetch: typeof globalThis.fetch;
  refreshInterval: number;
};
export type ComposedShop = ReturnType<typeof compose>;

/** Called once in a browser and once per request on the server, so no module may hold a customer's data. */
export function compose(facts: Facts, dependencies: ShopDependencies) {
  const marketLocale = marketLocaleOf(facts);
  const { browser, queries } = dependencies;
  const storage = browserStorage(browser.storage);
  const cookies = cookieJar(browser);
  const { inspect } = dependencies.flowLog;
  const proof = createProof();
  const user = (): User | null => session.getSnapshot().context.user;
  const api = apiClient({
    fetch: dependencies.fetch,
    origin: browser.origin,
    language: facts.language.id,
    token: () => user()?.token ?? null,
    prove: async (token) => {
      const proved = await proof.ask(token);
      if (proved !== null && proved !== token) session.send({ type: "session.renewed", token: proved });
      return proved;
    },
    onRejected: (token) => session.send({ type: "session.rejected", token }),
    onUnanswered: dependencies.report,
    onRefused: (refusal, path) => {
      // Failed suggestions must not interrupt typing.
      if (refusal.status === 500 && !path.includes("/suggestions/")) root.send({ type: "server.failed" });
      dependencies.report(refusal);
    },
    onWritten: (path) => {
      if (affectsLists(path)) void refetchActive(queries, { predicate: isAlwaysStale });
    },
  });
  const root = createShopRoot(
    { gate: facts.settings.gate, entered: facts.entered },
    { inspect, api, keepTourLeadCode: cookies.rememberTourLead },
  );
  const session = createSession({
    inspect,
    api,
    refreshInterval: dependencies.refreshInterval,
    readUser: storage.readUser,
    storeUser: storage.storeUser,
    clearUser: () => {
      storage.clearUser();
      browser.clearOfflinePages();
    },
    tourLeadCode: cookies.tourLeadCode,
    deleteStoredData: (userId) => {
      browser.storage.write(storageKeys.checkout(userId), null);
      browser.tabStorage.write(storageKeys.forms, null);
    },
    goToRoot: () => {
      const leaving = user();
      if (leaving) saveReturnTo(browser, leaving.id);
      browser.navigateTo("/");
    },
  });
  const refreshCart = async () => {
    browser.announceCart();
    await refetchCart();
  };
  const refetchCart = () => refetchActive(queries, { queryKey: ["cart"] });
  const cartDropdown = createCartDropdown({ inspect });
  const cart = createCart({
    inspect,
    announceAddition: () => cartDropdown.send({ type: "line.arrived" }),
    api,
    readLocalCart: storage.readLocalCart,
    storeLocal: storage.storeLocalCart,
    clearLocal: () => storage.storeLocalCart(null),
    refreshCart,
  });
  const cartLines = (): CartLine[] => {
    const { id } = user() ?? {};
    if (!id) return localCartLines(cart);
    const fetched = queries.getQueryData(cartQuery(api, marketLocale, id).queryKey) ?? [];
    return fetched.map(({ id: lineId, product_id }) => ({ lineId, productId: product_id }));
  };
  const market = createMarket(facts, {
    inspect,
    api,
    remember: cookies.rememberPlace,
    reload: ({ marketId, languageId }) =>
      browser.navigateTo(inOtherLocale(browser.currentUrl(), languageId, marketId !== facts.market.id)),
    cartProducts: () => cartLines().map(({ productId }) => productId),
    takeOut: (productIds) =>
      removeFromCart(
        cart,
        cartLines().filter(({ productId }) => productIds.includes(productId)),
      ),
  });
  const navigation = createNavigation({
    inspect,
    ready,
    isThisVersion: async () => (await fetchVersion(dependencies.fetch, browser.origin)) === facts.version,
    leaveFor: (address) => browser.navigateTo(address),
  });
  browser.onOnline(() => navigation.actor.send({ type: "network.returned" }));
  const actors = [root, session, cartDropdown, cart, market, navigation.actor] as const;

  let known: string | null | undefined;
  const following = session.subscribe(({ value, context }) => {
    if (value === "restoring" || value === "reading") return;
    const id = context.user?.id ?? null;
    if (id === known) return;
    if (known) queries.removeQueries({ predicate: isPersonal(known) });
    if (id !== null) browser.storage.write(storageKeys.signedUp, null);
    known = id;
    root.send({ type: "session.known", customer: id !== null });
    cart.send({ type: "session.known", customer: id !== null });
  });

  /** A page's chunk and texts, without its data. */
  const partsOf = ({ load, areas }: ShopRoute) => [load, () => loadTexts(queries, areas)];

  /** Loads everything that a page needs to render without suspending. */
  async function ready(address: string) {
    const url = new URL(address, "http://shop");
    const { route, params, isClosed } = findRoute(withoutLanguage(url.pathname), user()?.role);
    const [answered] = await Promise.all([
      route.data({ queries, api, marketLocale, currency: facts.market.currency }, params, url.searchParams),
      loadTexts(queries, ["shell"]),
      ...partsOf(route).map((load) => load()),
    ]);
    return { route, isFound: answered !== false, isClosed };
  }

  const shop: Shop = {
    facts,
    api,
    browser,
    flowLog: dependencies.flowLog,
    root,
    session,
    cart,
    cartDropdown,
    market,
    navigation,
    proof,
    tourLeadCode: cookies.tourLeadCode,
    refreshCart,
    waitForCart: () => waitForCart(cart),
  };
  return {
    ...shop,
    storage,
    report: dependencies.report,
    queries,
    refetchCart,
    partsOf,
    ready,
    start: () => {
      for (const actor of actors) actor.start();
    },
    stop: () => {
      following.unsubscribe();
      for (const actor of actors) actor.stop();
      queries.clear();
    },
  };
}
