import type { QueryClient } from "@tanstack/react-query";
import { withoutLanguage } from "#domain/links.ts";
import type { User } from "#machines/account/session/session.contract.ts";
import type { Api } from "#src/api/client.ts";
import { marketLocaleOf, type Facts } from "#src/facts/facts.ts";
import type { ShopRoute } from "./route.ts";
import { findRoute } from "./routes.ts";
import { loadTexts } from "./texts.tsx";

export function createPageLoader(facts: Facts, queries: QueryClient, api: Api, user: () => User | null) {
  /** A page's chunk and texts, without its data. */
  const partsOf = ({ load, areas }: ShopRoute) => [load, () => loadTexts(queries, areas)];

  /** Loads everything that a page needs to render without suspending. */
  const ready = async (address: string) => {
    const url = new URL(address, "http://shop");
    const { route, params, isClosed } = findRoute(withoutLanguage(url.pathname), user()?.role);
    const shop = { queries, api, marketLocale: marketLocaleOf(facts), currency: facts.market.currency };
    const [answered] = await Promise.all([
      route.data(shop, params, url.searchParams),
      loadTexts(queries, ["shell"]),
      ...partsOf(route).map((load) => load()),
    ]);
    return { route, isFound: answered !== false, isClosed };
  };

  return { partsOf, ready };
}
