import type { FastifyRequest } from "fastify";
import { links, routeNames } from "#domain/links.ts";
import { localizedUrl, parseLocalizedPath } from "#domain/localized-path.ts";
import type { MarketLocale } from "#domain/market-locale.ts";
import { maximumRedirectLength } from "#server/http/redirect-url.ts";
import { resolveMarketLocale, type RenderingData } from "./rendering-data.ts";

/** `path`: without the language. `address`: the canonical URL, to which any other is redirected. */
export type RequestedPage = {
  locale: MarketLocale;
  path: string;
  search: string;
  address: string;
  isCanonical: boolean;
};

export function findRequestedPage(
  data: RenderingData,
  { url, cookies, headers, query }: FastifyRequest,
): RequestedPage {
  const [pathname = "/", queryString] = url.split(/\?(.*)/s);
  const search = queryString ? `?${queryString}` : "";
  const { languageId, path } = parseLocalizedPath(
    pathname,
    data.languages.map(({ id }) => id),
  );
  const locale = resolveMarketLocale(data, {
    cookies,
    acceptLanguage: headers["accept-language"],
    named: languageId,
    market: (query as { market?: unknown }).market,
  });
  const isAdmin = path.replace(/\/$/, "") === `/${routeNames.admin}`;
  const address = localizedUrl(locale, isAdmin ? links.adminOrders() : path, search);
  const isCanonical = locale.languageId === languageId && pathname === address.split("?")[0];
  return { locale, path, search, address, isCanonical };
}

/** The welcome page, which leads back to the requested page. */
export function welcomeUrl({ locale, path, search }: RequestedPage): string {
  const to = [`${path}${search}`, path]
    .map((segment) => encodeURIComponent(segment))
    .find(({ length }) => length <= maximumRedirectLength);
  return localizedUrl(locale, links.welcome, to === undefined ? "" : `?to=${to}`);
}
