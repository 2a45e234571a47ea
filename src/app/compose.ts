import { fetchVersion } from "#src/api/version.ts";
import type { Facts } from "#src/facts/facts.ts";
import { createCart, waitForCart } from "#src/flows/shopping/cart/cart.context.ts";
import { createCartDropdown } from "#src/flows/shopping/cart-dropdown/cart-dropdown.context.ts";
import { createNavigation } from "#src/flows/shell/navigation/navigation.context.ts";
import { createShopRoot } from "#src/flows/shell/shop/shop.context.ts";
import type { Shop } from "#src/shop/shop-context.ts";
import { createProof } from "#src/shop/proof.ts";
import { browserStorage } from "./browser-storage.ts";
import { cookieJar } from "./cookies.ts";
import { createPageLoader } from "./page-loader.ts";
import { refetchActive } from "./refresh.ts";
import {
  createShopApi,
  createShopMarket,
  createShopSession,
  followCustomer,
  userOf,
  type ShopDependencies,
} from "./shop-flows.ts";

export type ComposedShop = ReturnType<typeof compose>;

/** Called once in a browser and once per request on the server, so no module may hold a customer's data. */
export function compose(facts: Facts, dependencies: ShopDependencies) {
  const { browser, queries, flowLog, report, fetch } = dependencies;
  const { inspect } = flowLog;
  const storage = browserStorage(browser.storage);
  const cookies = cookieJar(browser);
  const surroundings = { ...dependencies, facts, storage, cookies };
  const proof = createProof();
  const api = createShopApi(surroundings, proof, () => ({ root, session }));
  const root = createShopRoot(
    { gate: facts.settings.gate, entered: facts.entered },
    { inspect, api, keepTourLeadCode: cookies.rememberTourLead },
  );
  const session = createShopSession(surroundings, api);
  const refetchCart = () => refetchActive(queries, { queryKey: ["cart"] });
  const refreshCart = async () => {
    browser.announceCart();
    await refetchCart();
  };
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
  const market = createShopMarket(surroundings, api, session, cart);
  const pages = createPageLoader(facts, queries, api, () => userOf(session));
  const navigation = createNavigation({
    inspect,
    ready: pages.ready,
    isThisVersion: async () => (await fetchVersion(fetch, browser.origin)) === facts.version,
    leaveFor: (address) => browser.navigateTo(address),
  });
  browser.onOnline(() => navigation.actor.send({ type: "network.returned" }));
  const actors = [root, session, cartDropdown, cart, market, navigation.actor] as const;
  const following = followCustomer(surroundings, session, root, cart);
  const shop: Shop = {
    facts,
    api,
    browser,
    flowLog,
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
    report,
    queries,
    refetchCart,
    ...pages,
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
