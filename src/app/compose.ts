import { hydrate, MutationCache, QueryCache, QueryClient, type DehydratedState } from "@tanstack/react-query";
import type { MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import type { LocalCart } from "../../machines/cart/cart.contract.ts";
import type { MarketChoice } from "../../machines/market/market.contract.ts";
import type { User } from "../../machines/session/session.contract.ts";
import { ApiProblem, apiClient } from "../api/client.ts";
import { cartQuery } from "../api/queries.ts";
import { placeOf, type Facts } from "../facts/facts.ts";
import { cartInHand, createCart } from "../flows/cart/cart.context.ts";
import { createMarket } from "../flows/market/market.context.ts";
import { createSession } from "../flows/session/session.context.ts";
import { createShopRoot } from "../flows/shop/shop.context.ts";
import type { FlowLog } from "../recording/flow-log.ts";
import type { ReportSink } from "./report.ts";
import { routeOf, withoutLanguage } from "./routes.ts";

export type Messages = Record<string, MessageFormatElement[]>;
/** What differs between a browser, a request and a test. */
export type World = {
  flowLog: FlowLog;
  /** Tells whoever keeps the shop of what should not have happened. */
  report: ReportSink;
  fetch: typeof globalThis.fetch;
  origin: string;
  messages: Messages;
  refreshInterval: number;
  readUser: () => User | null;
  storeUser: (user: User | null) => void;
  deleteWhatWasKept: (userId: string) => void;
  readLocalCart: () => LocalCart;
  storeLocalCart: (cart: LocalCart | null) => void;
  /** Tells the other tabs that the customer's cart is another now. */
  announceCart: () => void;
  tourLeadCode: () => string | null;
  rememberTourLead: (code: string) => void;
  rememberPlace: (choice: MarketChoice) => void;
  goToRoot: () => void;
  goToPlace: (choice: MarketChoice) => void;
  reload: () => void;
};
export type Shop = ReturnType<typeof compose>;

/** Called once in a browser and once per request: nothing of a shopper lives in a module. */
export function compose(facts: Facts, world: World, cache?: DehydratedState) {
  const place = placeOf(facts);
  // The API's refusals were told when they came.
  const reportOthers = (error: unknown) => void (error instanceof ApiProblem || world.report(error));
  const queries = new QueryClient({
    queryCache: new QueryCache({ onError: reportOthers }),
    mutationCache: new MutationCache({ onError: reportOthers }),
    defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } },
  });
  if (cache) hydrate(queries, cache);
  const { inspect } = world.flowLog;
  const user = (): User | null => session.getSnapshot().context.user;
  const api = apiClient({
    fetch: world.fetch,
    origin: world.origin,
    token: () => user()?.token ?? null,
    onRejected: (token) => session.send({ type: "session.rejected", token }),
    onRefused: (refusal) => {
      if (refusal.status === 500) root.send({ type: "server.failed" });
      world.report(refusal);
    },
  });
  const root = createShopRoot(
    { gate: facts.settings.gate, entered: facts.entered },
    { inspect, api, keepTourLeadCode: world.rememberTourLead, reload: world.reload },
  );
  const session = createSession({
    inspect,
    api,
    refreshInterval: world.refreshInterval,
    readUser: world.readUser,
    storeUser: world.storeUser,
    clearUser: () => world.storeUser(null),
    tourLeadCode: world.tourLeadCode,
    deleteWhatWasKept: world.deleteWhatWasKept,
    goToRoot: world.goToRoot,
  });
  const refreshCart = async () => {
    world.announceCart();
    await refetchCart();
  };
  const refetchCart = () => queries.invalidateQueries({ queryKey: ["cart"] });
  const cart = createCart({
    inspect,
    api,
    readLocalCart: world.readLocalCart,
    storeLocal: world.storeLocalCart,
    clearLocal: () => world.storeLocalCart(null),
    refreshCart,
  });
  const market = createMarket(facts, {
    inspect,
    api,
    remember: world.rememberPlace,
    reload: world.goToPlace,
    cartLines: () => {
      const { id } = user() ?? {};
      const fetched = id ? queries.getQueryData(cartQuery(api, place, id).queryKey) : undefined;
      if (fetched) return fetched.map(({ product_id, name }) => ({ productId: product_id, name }));
      const products = queries.getQueriesData<{ id: string; name: string }[]>({
        queryKey: ["productsById", place],
      });
      const known = products.flatMap(([, data]) => data ?? []);
      return cart.getSnapshot().context.local.lines.map(({ productId }) => ({
        productId,
        name: known.find((product) => product.id === productId)?.name ?? "",
      }));
    },
  });
  const actors = [root, session, cart, market] as const;

  /** Who somebody is decides whose cart is shown and whether the gate is open. */
  let known: string | null | undefined;
  const following = session.subscribe(({ value, context }) => {
    if (value === "restoring" || value === "reading") return;
    const id = context.user?.id ?? null;
    if (id === known) return;
    known = id;
    if (id === null) for (const key of ["cart", "order", "me"]) queries.removeQueries({ queryKey: [key] });
    root.send({ type: "session.known", customer: id !== null });
    cart.send({ type: "session.known", customer: id !== null });
  });

  /** Everything an address needs to be painted without waiting; the chunk of its page, and its data. */
  async function ready(address: string) {
    const url = new URL(address, "http://shop");
    const { route, params } = routeOf(withoutLanguage(url.pathname));
    const found = await Promise.all([
      route.load().catch((error: unknown) => {
        root.send({ type: "chunk.failed" });
        throw error;
      }),
      route.data({ queries, api, place }, params, url.searchParams),
    ]);
    return { route, isFound: found[1] !== false };
  }

  for (const actor of actors) actor.start();
  return {
    facts,
    messages: world.messages,
    flowLog: world.flowLog,
    report: world.report,
    queries,
    api,
    root,
    session,
    cart,
    market,
    refreshCart,
    refetchCart,
    cartInHand: () => cartInHand(cart),
    ready,
    stop: () => {
      following.unsubscribe();
      for (const actor of actors) actor.stop();
      queries.clear();
    },
  };
}
