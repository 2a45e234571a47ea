import { Suspense, useEffect, useLayoutEffect, useRef, useState } from "react";
import { QueryClientProvider } from "@tanstack/react-query";
import { IntlProvider } from "react-intl";
import { Route, Router, Switch, useLocation, useSearch, type BaseLocationHook } from "wouter";
import { checkoutSteps, links } from "#domain/links.ts";
import { WaitingPage } from "#src/pages/shared/waiting-page.tsx";
import {
  alreadyHydrated,
  IsClientNavigation,
  PageHydrated,
  createHydration,
} from "#src/shop/deferred-hydration.tsx";
import { ShopContext } from "#src/shop/shop-context.ts";
import { focusOn } from "#src/ui/focus.ts";
import type { LinkState } from "#src/ui/link.tsx";
import { Boundary } from "./boundary.tsx";
import { PageFailed } from "./failed.tsx";
import type { ComposedShop } from "./compose.ts";
import { Guard } from "./guard.tsx";
import { isSameForEverybody } from "./page-cache-key.ts";
import { createLinkTransition, type LinkTransition } from "./link-transition.ts";
import { Layout } from "./layout/layout.tsx";
import { Overlays } from "./overlays.tsx";
import { routes } from "./routes.ts";
import { shellTexts, Texts } from "./texts.tsx";
import "#src/ui/tokens.css";
import "#src/ui/base.css";

type Props = {
  shop: ComposedShop;
  ssrPath?: string;
  ssrSearch?: string;
  /** Where the app is shown without the browser's address bar. */
  location?: BaseLocationHook;
  onHydrated?: () => void;
};

export function App({ shop, ssrPath, ssrSearch, location, onHydrated }: Props) {
  const [leaving] = useState(createLinkTransition);
  const [aroundNav] = useState(() => loadThenGo(shop, leaving));
  const [{ alive: hydrated, say }] = useState(() =>
    ssrPath === undefined ? createHydration() : alreadyHydrated,
  );
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
            hook={location}
            ssrPath={ssrPath}
            ssrSearch={ssrSearch}
            aroundNav={aroundNav}
          >
            <PageHydrated value={hydrated}>
              <div id="app">
                {/* Suspense boundaries let React hydrate in small steps. */}
                <Suspense>
                  <Layout>
                    <Suspense fallback={<WaitingPage />}>
                      <Pages leaving={leaving} />
                      <Hydrated shop={shop} leaving={leaving} say={say} onHydrated={onHydrated} />
                    </Suspense>
                  </Layout>
                </Suspense>
                <Overlays />
              </div>
            </PageHydrated>
          </Router>
        </IntlProvider>
      </ShopContext>
    </QueryClientProvider>
  );
}

function Pages({ leaving }: { leaving: LinkTransition }) {
  // Going back renders the whole page at once, so that its scroll position can be restored.
  const [isFollowed, setFollowed] = useState(false);
  const [path] = useLocation();
  const [before, setBefore] = useState(path);
  if (before !== path) {
    setBefore(path);
    setFollowed(leaving.isFollowing());
  }
  return (
    <IsClientNavigation value={isFollowed}>
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
    </IsClientNavigation>
  );
}

/** Loads the next page's chunk, texts and data before its URL changes; until then the current page stays. */
const loadThenGo =
  (
    shop: ComposedShop,
    leaving: LinkTransition,
  ): NonNullable<React.ComponentProps<typeof Router>["aroundNav"]> =>
  (go, to, options) => {
    // Until the page is hydrated, links navigate like plain ones.
    if (!document.documentElement.dataset.hydrated) return shop.browser.navigateTo(to);
    // The same page with another filter or sorting loads its own data, and further choices can be made meanwhile. It is
    // rendered at once, so the press is painted before.
    if ((options?.state as LinkState)?.stays)
      return void requestAnimationFrame(() => setTimeout(go, 0, to, options));
    leaving.begin();
    shop.navigation.request(to, () => {
      leaving.follow();
      go(to, options);
      scrollTo({ top: 0, behavior: "instant" });
    });
  };

/** Inside the boundary, so that its effect runs when the page is hydrated and not just the shell. */
function Hydrated({
  shop,
  leaving,
  say,
  onHydrated,
}: Pick<Props, "shop" | "onHydrated"> & {
  leaving: LinkTransition;
  say: () => void;
}) {
  const [path] = useLocation();
  useEffect(() => {
    say();
    shop.session.send({ type: "page.hydrated" });
    document.documentElement.dataset.hydrated = "true";
    onHydrated?.();
  }, [shop, say, onHydrated]);
  // Runs before the effects of a page that failed to render, which reloads it.
  useLayoutEffect(() => {
    leaving.arrive();
    shop.navigation.actor.send({ type: "page.arrived" });
  }, [shop, leaving, path]);
  useKeptPages(shop);
  useEffect(() => {
    const allowed = path !== links.cart && !checkoutSteps.test(path);
    shop.cartDropdown.send({ type: "route.changed", allowed });
  }, [shop, path]);
  useFocusOnArrival(path, leaving);
  return null;
}

/** Caches pages that are the same for everyone for offline use, unless the customer saves data. */
function useKeptPages({ browser }: ComposedShop): void {
  const [path] = useLocation();
  const search = useSearch();
  const here = `${path}?${search}`;
  const last = useRef(here);
  useEffect(() => {
    if (last.current === here || browser.connection() === "costly") return;
    last.current = here;
    const { pathname } = new URL(browser.currentUrl(), browser.origin);
    if (!isSameForEverybody(pathname)) return;
    return browser.whenIdle(() => browser.cachePageForOffline(browser.currentUrl()));
  }, [here, browser]);
}

/**
 * Moves the focus to a new page's heading, unless it is already inside the page, as in the checkout's steps, or was moved
 * while the page was loading.
 */
function useFocusOnArrival(path: string, leaving: LinkTransition): void {
  const last = useRef(path);
  useEffect(() => {
    if (last.current === path) return;
    last.current = path;
    const main = document.querySelector("main");
    const { activeElement } = document;
    if (!main || main.contains(activeElement)) return;
    if (activeElement !== document.body && activeElement !== leaving.focus()) return;
    const heading = main.querySelector("h1");
    focusOn(heading ?? main);
    if (heading) return;
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
