import type { ComposedShop } from "./compose.ts";
import { withoutLanguage } from "#domain/links.ts";
import { findRoute } from "./routes.ts";

/** Fetches a link's page on pointer-down or focus. On a fast connection, the chunks and texts of all links on the page are fetched when idle. */
export function prefetchOnIntent({ browser, partsOf, ready }: ComposedShop): void {
  const line = browser.connection();
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

  /** One after the other, so that they do not delay the customer's own requests. */
  function prepareInTurn([load, ...rest]: readonly (() => Promise<unknown>)[]): void {
    load?.()
      .catch(() => {})
      .finally(() => browser.whenIdle(() => prepareInTurn(rest)));
  }

  function isOfShop({ origin, target, pathname }: HTMLAnchorElement): boolean {
    return origin === browser.origin && target === "" && !pathname.startsWith("/api/");
  }
}
