import type { ComposedShop } from "./compose.ts";
import { withoutLanguage } from "../../domain/links.ts";
import { findRoute } from "./routes.ts";

/**
 * Fetches what a link leads to when somebody is about to follow it: the finger is down, or the focus is on it. On a fast line the
 * chunks and texts of what the page links to come before, when nothing else is to be done.
 */
export function prefetchOnIntent({ browser, partsOf, ready }: ComposedShop): void {
  const line = browser.connection();
  if (line === "costly") return;
  const about = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest("a") : null;
    if (link && isOfShop(link)) void ready(link.pathname + link.search).catch(() => {});
  };
  addEventListener("pointerdown", about, { passive: true });
  addEventListener("focusin", about);
  if (line === "slow") return;
  browser.whenIdle(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>("main a[href]")].filter(isOfShop);
    const routes = new Set(links.map(({ pathname }) => findRoute(withoutLanguage(pathname)).route));
    prepareInTurn([...routes].flatMap(partsOf));
  });

  /** One after the other, so that nothing that somebody does waits for them. */
  function prepareInTurn([load, ...others]: readonly (() => Promise<unknown>)[]): void {
    load?.()
      .catch(() => {})
      .finally(() => browser.whenIdle(() => prepareInTurn(others)));
  }

  /** Not another site, and no file to download. */
  function isOfShop({ origin, target, pathname }: HTMLAnchorElement): boolean {
    return origin === browser.origin && target === "" && !pathname.startsWith("/api/");
  }
}
