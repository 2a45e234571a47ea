import { Suspense, useEffect, useLayoutEffect, useRef, useState } from "react";
import { QueryClientProvider } from "@tanstack/react-query";
import { IntlProvider } from "react-intl";
import { Route, Router, Switch, useLocation } from "wouter";
import { routeNames } from "../../domain/links.ts";
import { ShopContext } from "../shop/shop-context.ts";
import { focusOn } from "../ui/focus.ts";
import type { LinkState } from "../ui/link.tsx";
import { Waiting } from "../ui/waiting.tsx";
import { Boundary } from "./boundary.tsx";
import { PageFailed } from "./failed.tsx";
import type { ComposedShop } from "./compose.ts";
import { Guard } from "./guard.tsx";
import { Layout } from "./layout/layout.tsx";
import { Overlays } from "./overlays.tsx";
import { routes } from "./routes.ts";
import { shellTexts, Texts } from "./texts.tsx";
import "../ui/tokens.css";
import "../ui/base.css";

type Props = { shop: ComposedShop; ssrPath?: string; ssrSearch?: string };

export function App({ shop, ssrPath, ssrSearch }: Props) {
  const [leaving] = useState<Leaving>({ focus: null });
  const [aroundNav] = useState(() => loadThenGo(shop, leaving));
  const { facts } = shop;
  return (
    <QueryClientProvider client={shop.queries}>
      <ShopContext value={shop}>
        <IntlProvider
          locale={facts.language.locale}
          messages={shellTexts(shop.queries)}
          onError={shop.report}
        >
          <Router
            base={`/${facts.language.id}`}
            ssrPath={ssrPath}
            ssrSearch={ssrSearch}
            aroundNav={aroundNav}
          >
            <div id="app">
              {/* What is inside a boundary becomes alive in small steps: the header, then the page, then the footer. */}
              <Suspense>
                <Layout>
                  <Suspense fallback={<Waiting />}>
                    <Pages />
                    <Hydrated shop={shop} leaving={leaving} />
                  </Suspense>
                </Layout>
              </Suspense>
              <Overlays />
            </div>
          </Router>
        </IntlProvider>
      </ShopContext>
    </QueryClientProvider>
  );
}

function Pages() {
  return (
    <Switch>
      {routes.map(({ path, areas, role, Page }) => (
        <Route key={String(path)} path={path}>
          <Guard role={role}>
            <Boundary failed={(error, repaint) => <PageFailed error={error} repaint={repaint} />}>
              <Texts areas={areas}>
                <Page />
              </Texts>
            </Boundary>
          </Guard>
        </Route>
      ))}
    </Switch>
  );
}

/** What had the focus when the person left the last page. */
type Leaving = { focus: Element | null };

/** The next page's chunk, texts and data first, then its address; until then the page that is seen stays. */
const loadThenGo =
  (shop: ComposedShop, leaving: Leaving): NonNullable<React.ComponentProps<typeof Router>["aroundNav"]> =>
  (go, to, options) => {
    // The header hears a press before the page is there: then it is a plain link.
    if (!document.documentElement.dataset.hydrated) return shop.browser.goTo(to);
    // The same page with another choice: it waits by itself, and the next choice is made beside this one.
    if ((options?.state as LinkState)?.stays) return go(to, options);
    leaving.focus = document.activeElement;
    shop.navigation.request(to, () => {
      go(to, options);
      scrollTo({ top: 0, behavior: "instant" });
    });
  };

/** These pages show the whole cart. */
const withoutDropdown: readonly string[] = [routeNames.cart, routeNames.checkout, routeNames.confirmOrder];

/** Inside the boundary on purpose, so that its effect runs when the page is hydrated and not just the shell. */
function Hydrated({ shop, leaving }: { shop: ComposedShop; leaving: Leaving }) {
  const [path] = useLocation();
  useEffect(() => {
    shop.session.send({ type: "page.hydrated" });
    document.documentElement.dataset.hydrated = "true";
  }, [shop]);
  // Before the effects of a page that has failed to paint, which asks for it again.
  useLayoutEffect(() => shop.navigation.actor.send({ type: "page.arrived" }), [shop, path]);
  useEffect(() => {
    const [, first = ""] = path.split("/");
    shop.cartDropdown.send({ type: "route.changed", allowed: !withoutDropdown.includes(first) });
  }, [shop, path]);
  useFocusOnArrival(path, leaving);
  return null;
}

/**
 * Moves the focus to a new page's heading, unless it is already inside the page, as in the checkout's steps, or the person
 * has moved it while the page was loading.
 */
function useFocusOnArrival(path: string, leaving: Leaving): void {
  const last = useRef(path);
  useEffect(() => {
    if (last.current === path) return;
    last.current = path;
    const main = document.querySelector("main");
    const { activeElement } = document;
    if (!main || main.contains(activeElement)) return;
    if (activeElement !== document.body && activeElement !== leaving.focus) return;
    const heading = main.querySelector("h1");
    focusOn(heading ?? main);
    if (heading) return;
    // The page is still loading.
    const watching = new MutationObserver(() => {
      const arrived = main.querySelector("h1");
      if (!arrived) return;
      watching.disconnect();
      if (document.activeElement === main) focusOn(arrived);
    });
    watching.observe(main, { childList: true, subtree: true });
    return () => watching.disconnect();
  }, [path, leaving]);
}
