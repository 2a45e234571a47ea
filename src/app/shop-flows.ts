import type { QueryClient } from "@tanstack/react-query";
import { inOtherLocale } from "#domain/links.ts";
import type { User } from "#machines/account/session/session.contract.ts";
import { apiClient, type Api } from "#src/api/client.ts";
import { cartQuery, isPersonal } from "#src/api/queries.ts";
import { marketLocaleOf } from "#src/facts/facts.ts";
import {
  localCartLines,
  removeFromCart,
  type Cart,
  type CartLine,
} from "#src/flows/shopping/cart/cart.context.ts";
import { createMarket, type Market } from "#src/flows/shell/market/market.context.ts";
import { createSession, type Session } from "#src/flows/account/session/session.context.ts";
import type { ShopRoot } from "#src/flows/shell/shop/shop.context.ts";
import type { FlowLog } from "#src/recording/flow-log.ts";
import type { Browser } from "#src/shop/browser.ts";
import type { Proof } from "#src/shop/proof.ts";
import { storageKeys } from "#src/shop/storage-keys.ts";
import type { Shop } from "#src/shop/shop-context.ts";
import type { browserStorage } from "./browser-storage.ts";
import type { cookieJar } from "./cookies.ts";
import { affectsLists, isAlwaysStale, refetchActive } from "./refresh.ts";
import type { ReportSink } from "./report.ts";
import { saveReturnTo } from "./return-to.ts";

export type ShopDependencies = {
  browser: Browser;
  queries: QueryClient;
  flowLog: FlowLog;
  report: ReportSink;
  fetch: typeof globalThis.fetch;
  refreshInterval: number;
};
type Surroundings = ShopDependencies & {
  facts: Shop["facts"];
  storage: ReturnType<typeof browserStorage>;
  cookies: ReturnType<typeof cookieJar>;
};

export const userOf = (session: Session): User | null => session.getSnapshot().context.user;

/** `flows` are created with this client, and asked for only after that. */
export const createShopApi = (
  { facts, browser, queries, fetch, report }: Surroundings,
  proof: Proof,
  flows: () => { root: ShopRoot; session: Session },
): Api =>
  apiClient({
    fetch,
    origin: browser.origin,
    language: facts.language.id,
    token: () => userOf(flows().session)?.token ?? null,
    prove: async (token) => {
      const proved = await proof.ask(token);
      if (proved !== null && proved !== token)
        flows().session.send({ type: "session.renewed", token: proved });
      return proved;
    },
    onRejected: (token) => flows().session.send({ type: "session.rejected", token }),
    onUnanswered: report,
    onRefused: (refusal, path) => {
      // Failed suggestions must not interrupt typing.
      if (refusal.status === 500 && !path.includes("/suggestions/"))
        flows().root.send({ type: "server.failed" });
      report(refusal);
    },
    onWritten: (path) => {
      if (affectsLists(path)) void refetchActive(queries, { predicate: isAlwaysStale });
    },
  });

export function createShopSession(surroundings: Surroundings, api: Api): Session {
  const { browser, storage, cookies, flowLog, refreshInterval } = surroundings;
  const session = createSession({
    inspect: flowLog.inspect,
    api,
    refreshInterval,
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
      const leaving = userOf(session);
      if (leaving) saveReturnTo(browser, leaving.id);
      browser.navigateTo("/");
    },
  });
  return session;
}

export function createShopMarket(
  { facts, browser, queries, cookies, flowLog }: Surroundings,
  api: Api,
  session: Session,
  cart: Cart,
): Market {
  const cartLines = (): CartLine[] => {
    const { id } = userOf(session) ?? {};
    if (!id) return localCartLines(cart);
    const fetched = queries.getQueryData(cartQuery(api, marketLocaleOf(facts), id).queryKey) ?? [];
    return fetched.map(({ id: lineId, variant_id: variantId }) => ({ lineId, variantId }));
  };
  return createMarket(facts, {
    inspect: flowLog.inspect,
    api,
    remember: cookies.rememberPlace,
    reload: ({ marketId, languageId }) =>
      browser.navigateTo(inOtherLocale(browser.currentUrl(), languageId, marketId !== facts.market.id)),
    cartVariants: () => cartLines().map(({ variantId }) => variantId),
    takeOut: (variantIds) =>
      removeFromCart(
        cart,
        cartLines().filter(({ variantId }) => variantIds.includes(variantId)),
      ),
  });
}

/** Tells the other flows who is logged in, and forgets what was fetched for the customer before. */
export function followCustomer(
  { browser, queries }: Surroundings,
  session: Session,
  root: ShopRoot,
  cart: Cart,
) {
  let known: string | null | undefined;
  return session.subscribe(({ value, context }) => {
    if (value === "restoring" || value === "reading") return;
    const id = context.user?.id ?? null;
    if (id === known) return;
    if (known) queries.removeQueries({ predicate: isPersonal(known) });
    if (id !== null) browser.storage.write(storageKeys.signedUp, null);
    known = id;
    root.send({ type: "session.known", customer: id !== null });
    cart.send({ type: "session.known", customer: id !== null });
  });
}
