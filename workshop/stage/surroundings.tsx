import { useEffect, useState, type ReactNode } from "react";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { IntlProvider } from "react-intl";
import { Router } from "wouter";
import { memoryLocation } from "wouter/memory-location";
import type { Actor, AnyStateMachine } from "xstate";
import { cartPaths } from "../../machines/cart/cart.paths.ts";
import { marketPaths } from "../../machines/market/market.paths.ts";
import { sessionPaths } from "../../machines/session/session.paths.ts";
import { shopPaths } from "../../machines/shop/shop.paths.ts";
import type { PathModel } from "../../machines/paths/model.ts";
import { leafPaths } from "../../machines/paths/paths.ts";
import { replay } from "../../machines/paths/replay.ts";
import { ApiContext } from "../../src/api/api-context.ts";
import { apiClient } from "../../src/api/client.ts";
import type { Facts } from "../../src/facts/facts.ts";
import { FactsContext } from "../../src/facts/use-facts.ts";
import { CartContext } from "../../src/flows/cart/cart.context.ts";
import { MarketContext } from "../../src/flows/market/market.context.ts";
import { SessionContext } from "../../src/flows/session/session.context.ts";
import { ShopRootContext } from "../../src/flows/shop/shop.context.ts";
import { createFlowLog, FlowLogContext } from "../../src/recording/flow-log.ts";
import { PictureAddress } from "../../src/ui/picture.tsx";
import { demoAnswers } from "./demo-answers.ts";
import { demoLanguages, demoMarket, demoMarkets, demoPicture, demoSettings } from "./demo-shop.ts";
import { languageOf, textsOf } from "./languages.ts";

type Props = { languageId: string; marketId: string; children: ReactNode };

/** What stands around a screen in the shop: facts, texts, an API that answers from fixtures, and flows at rest. */
export function Surroundings({ languageId, marketId, children }: Props) {
  const language = languageOf(languageId);
  const place = { languageId, marketId };
  useDocumentLanguage(language.locale, language.direction);
  // Another place is another shop: what it asked for in the first one is not its own.
  const [world, setWorld] = useState(() => worldAt(place));
  if (world.place.languageId !== languageId || world.place.marketId !== marketId) setWorld(worldAt(place));
  return (
    <QueryClientProvider client={world.queries}>
      <ApiContext value={world.api}>
        <FactsContext value={world.facts}>
          <IntlProvider locale={language.locale} messages={world.texts} onError={fail}>
            <PictureAddress value={({ file_name }) => demoPicture(file_name)}>
              <FlowLogContext value={world.flowLog}>
                <Router hook={world.location.hook} searchHook={world.location.searchHook}>
                  <FlowsAtRest>{children}</FlowsAtRest>
                </Router>
              </FlowLogContext>
            </PictureAddress>
          </IntlProvider>
        </FactsContext>
      </ApiContext>
    </QueryClientProvider>
  );
}

/** The other flows, as a logged-in customer has them. A story puts its own flow over them. */
function FlowsAtRest({ children }: { children: ReactNode }) {
  const [actors] = useState(() => ({
    shop: at(shopPaths, "gate.open"),
    session: at(sessionPaths, "customer.resting"),
    cart: at(cartPaths, "lines.customer.idle"),
    market: at(marketPaths, "settled"),
  }));
  return (
    <ShopRootContext value={actors.shop}>
      <SessionContext value={actors.session}>
        <CartContext value={actors.cart}>
          <MarketContext value={actors.market}>{children}</MarketContext>
        </CartContext>
      </SessionContext>
    </ShopRootContext>
  );
}

/** @throws naming the flow, when its chart has no such state */
function at<Machine extends AnyStateMachine>(model: PathModel<Machine>, leaf: string): Actor<Machine> {
  const path = leafPaths(model).find(({ title }) => title === leaf);
  if (!path) throw new Error(`${model.machine.id}: there is no state ${leaf}`);
  return replay(model, path);
}

function worldAt(place: { languageId: string; marketId: string }) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const fetch = demoAnswers(place);
  const nothing = () => {};
  const api = apiClient({
    fetch,
    origin: location.origin,
    token: () => null,
    onRejected: nothing,
    onRefused: nothing,
  });
  return {
    place,
    queries,
    api,
    flowLog: createFlowLog(() => performance.now()),
    facts: factsAt(place),
    texts: textsOf(place.languageId),
    location: memoryLocation({ path: "/" }),
  };
}

function factsAt({ languageId, marketId }: { languageId: string; marketId: string }): Facts {
  return {
    market: demoMarket(marketId),
    language: languageOf(languageId),
    markets: demoMarkets,
    languages: demoLanguages,
    settings: demoSettings,
    entered: true,
    messages: "",
  };
}

function useDocumentLanguage(locale: string, direction: "ltr" | "rtl") {
  useEffect(() => {
    document.documentElement.lang = locale;
    document.documentElement.dir = direction;
  }, [locale, direction]);
}

/** A text that is missing or cannot be formatted fails the story. */
function fail(error: Error): never {
  throw error;
}
