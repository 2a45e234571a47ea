import { useEffect, useState, type ReactNode } from "react";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { IntlProvider } from "react-intl";
import { Router } from "wouter";
import { memoryLocation } from "wouter/memory-location";
import type { Actor, AnyStateMachine } from "xstate";
import { cartDropdownPaths } from "#machines/shopping/cart-dropdown/cart-dropdown.paths.ts";
import { cartPaths } from "#machines/shopping/cart/cart.paths.ts";
import { marketPaths } from "#machines/shell/market/market.paths.ts";
import { navigationPaths } from "#machines/shell/navigation/navigation.paths.ts";
import { sessionPaths } from "#machines/account/session/session.paths.ts";
import { shopPaths } from "#machines/shell/shop/shop.paths.ts";
import type { PathModel } from "#machines/paths/model.ts";
import { leafPaths } from "#machines/paths/paths.ts";
import { replay } from "#machines/paths/replay.ts";
import { apiClient } from "#src/api/client.ts";
import type { Facts } from "#src/facts/facts.ts";
import { createFlowLog } from "#src/recording/flow-log.ts";
import { noBrowser } from "#src/shop/browser.ts";
import { ShopContext } from "#src/shop/shop-context.ts";
import { PictureAddress } from "#src/ui/picture.tsx";
import { createProof } from "#src/shop/proof.ts";
import { demoAnswers } from "./demo-answers.ts";
import { demoLanguages, demoMarket, demoMarkets, demoPicture, demoSettings } from "./demo-shop.ts";
import { languageOf, textsOf } from "./languages.ts";

type Props = { languageId: string; marketId: string; children: ReactNode };

/** A screen's surroundings in the shop: facts, texts, an API with fixtures, and idle flows. */
export function Surroundings({ languageId, marketId, children }: Props) {
  const language = languageOf(languageId);
  const marketLocale = { languageId, marketId };
  useDocumentLanguage(language.locale, language.direction);
  // Another market or language is a separate shop that shares no data with the first.
  const [flows] = useState(flowsAtRest);
  const [world, setWorld] = useState(() => worldAt(marketLocale));
  if (world.place.languageId !== languageId || world.place.marketId !== marketId)
    setWorld(worldAt(marketLocale));
  return (
    <QueryClientProvider client={world.queries}>
      <ShopContext value={{ ...world.shop, ...flows }}>
        <IntlProvider locale={language.locale} messages={world.texts} onError={fail}>
          <PictureAddress value={({ file_name }) => demoPicture(file_name)}>
            <Router hook={world.location.hook} searchHook={world.location.searchHook}>
              {children}
            </Router>
          </PictureAddress>
        </IntlProvider>
      </ShopContext>
    </QueryClientProvider>
  );
}

/** The other flows, for a logged-in customer. A story replaces its own. */
const flowsAtRest = () => ({
  root: at(shopPaths, "gate.open"),
  session: at(sessionPaths, "customer.resting"),
  cart: at(cartPaths, "customer.idle"),
  cartDropdown: at(cartDropdownPaths, "closed"),
  market: at(marketPaths, "settled"),
  navigation: { actor: at(navigationPaths, "idle"), request: () => {}, recover: () => {} },
});

/** @throws naming the flow, if its chart has no such state */
function at<Machine extends AnyStateMachine>(model: PathModel<Machine>, leaf: string): Actor<Machine> {
  const path = leafPaths(model).find(({ title }) => title === leaf);
  if (!path) throw new Error(`${model.machine.id}: there is no state ${leaf}`);
  return replay(model, path);
}

function worldAt(marketLocale: { languageId: string; marketId: string }) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queries.setQueryDefaults(["texts"], { queryFn: () => ({}) });
  const fetch = demoAnswers(marketLocale);
  const nothing = () => {};
  const never = () => new Promise<never>(() => {});
  const api = apiClient({
    fetch,
    origin: location.origin,
    language: marketLocale.languageId,
    token: () => null,
    onRejected: nothing,
    onRefused: nothing,
  });
  return {
    place: marketLocale,
    queries,
    shop: {
      api,
      browser: noBrowser,
      flowLog: createFlowLog(() => performance.now()),
      facts: factsAt(marketLocale),
      proof: createProof(),
      tourLeadCode: () => null,
      refreshCart: never,
      waitForCart: never,
    },
    texts: textsOf(marketLocale.languageId),
    location: memoryLocation({ path: "/" }),
  };
}

function factsAt({ languageId, marketId }: { languageId: string; marketId: string }): Facts {
  return {
    market: demoMarket(marketId),
    delivery: { from: 4.95, freeFrom: 50 },
    language: languageOf(languageId),
    markets: demoMarkets,
    languages: demoLanguages,
    settings: demoSettings,
    version: "",
    entered: true,
    messages: {
      shell: "",
      account: "",
      address: "",
      admin: "",
      cart: "",
      catalogue: "",
      checkout: "",
      commission: "",
      contact: "",
      facts: "",
      orders: "",
      payouts: "",
      points: "",
      refunds: "",
      tour_leads: "",
      welcome: "",
    },
  };
}

function useDocumentLanguage(locale: string, direction: "ltr" | "rtl") {
  useEffect(() => {
    document.documentElement.lang = locale;
    document.documentElement.dir = direction;
  }, [locale, direction]);
}

/** A missing or broken text fails the story. */
function fail(error: Error): never {
  throw error;
}
