import { Suspense, useEffect, useRef, useState } from "react";
import { QueryClientProvider } from "@tanstack/react-query";
import { IntlProvider } from "react-intl";
import { Route, Router, Switch, useLocation } from "wouter";
import { ApiContext } from "../api/api-context.ts";
import { FactsContext } from "../facts/use-facts.ts";
import { CartContext } from "../flows/cart/cart.context.ts";
import { MarketContext } from "../flows/market/market.context.ts";
import { SessionContext } from "../flows/session/session.context.ts";
import { ShopRootContext } from "../flows/shop/shop.context.ts";
import { FlowLogContext } from "../recording/flow-log.ts";
import { focusOn } from "../ui/focus.ts";
import { Waiting } from "../ui/waiting.tsx";
import { CheckoutBrowserContext, type CheckoutBrowser } from "../flows/checkout/checkout.context.ts";
import { Boundary } from "./boundary.tsx";
import type { Shop } from "./compose.ts";
import { Guard } from "./guard.tsx";
import { Layout } from "./layout/layout.tsx";
import { Overlays } from "./overlays.tsx";
import { routes } from "./routes.ts";
import "../ui/tokens.css";
import "../ui/base.css";

type Props = { shop: Shop; browser: CheckoutBrowser; ssrPath?: string; ssrSearch?: string };

export function App({ shop, browser, ssrPath, ssrSearch }: Props) {
  const [aroundNav] = useState(() => loadThenGo(shop));
  const { facts } = shop;
  return (
    <QueryClientProvider client={shop.queries}>
      <ApiContext value={shop.api}>
        <FactsContext value={facts}>
          <FlowLogContext value={shop.flowLog}>
            <CheckoutBrowserContext value={browser}>
              <ShopRootContext value={shop.root}>
                <SessionContext value={shop.session}>
                  <CartContext value={shop.cart}>
                    <MarketContext value={shop.market}>
                      <IntlProvider
                        locale={facts.language.locale}
                        messages={shop.messages}
                        onError={shop.report}
                      >
                        <Router
                          base={`/${facts.language.id}`}
                          ssrPath={ssrPath}
                          ssrSearch={ssrSearch}
                          aroundNav={aroundNav}
                        >
                          <div id="app">
                            <Layout>
                              <Suspense fallback={<Waiting />}>
                                <Pages />
                                <Hydrated shop={shop} />
                              </Suspense>
                            </Layout>
                            <Overlays />
                          </div>
                        </Router>
                      </IntlProvider>
                    </MarketContext>
                  </CartContext>
                </SessionContext>
              </ShopRootContext>
            </CheckoutBrowserContext>
          </FlowLogContext>
        </FactsContext>
      </ApiContext>
    </QueryClientProvider>
  );
}

function Pages() {
  return (
    <Switch>
      {routes.map(({ path, Page }) => (
        <Route key={String(path)} path={path}>
          <Guard>
            <Boundary>
              <Page />
            </Boundary>
          </Guard>
        </Route>
      ))}
    </Switch>
  );
}

/** The next page's chunk and data first, then its address; after a moment the address anyway, with the fallback. */
const loadThenGo =
  (shop: Shop): NonNullable<React.ComponentProps<typeof Router>["aroundNav"]> =>
  async (go, to, options) => {
    const moment = new Promise((done) => setTimeout(done, 150));
    await Promise.race([shop.ready(to).catch(() => {}), moment]);
    go(to, options);
    window.scrollTo({ top: 0, behavior: "instant" });
  };

/** Inside the boundary on purpose: its effect runs when the boundary, not merely the shell, is hydrated. */
function Hydrated({ shop }: { shop: Shop }) {
  const [path] = useLocation();
  useEffect(() => {
    shop.session.send({ type: "page.hydrated" });
    document.documentElement.dataset.hydrated = "true";
  }, [shop]);
  useEffect(() => {
    const dropdownAllowed = !/^\/(cart|checkout|confirm-order)\b/.test(path);
    shop.cart.send({ type: "route.changed", dropdownAllowed });
  }, [shop, path]);
  useFocusOnArrival(path);
  return null;
}

/** On another page the focus goes to its heading, unless the person is in the page already, as in the checkout's steps. */
function useFocusOnArrival(path: string): void {
  const last = useRef(path);
  useEffect(() => {
    if (last.current === path) return;
    last.current = path;
    const main = document.querySelector("main");
    if (!main || main.contains(document.activeElement)) return;
    const heading = main.querySelector("h1");
    focusOn(heading ?? main);
    if (heading) return;
    // The page is still on its way.
    const watching = new MutationObserver(() => {
      const arrived = main.querySelector("h1");
      if (!arrived) return;
      watching.disconnect();
      if (document.activeElement === main) focusOn(arrived);
    });
    watching.observe(main, { childList: true, subtree: true });
    return () => watching.disconnect();
  }, [path]);
}
