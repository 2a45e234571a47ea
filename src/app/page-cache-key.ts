import { links, withoutLanguage } from "#domain/links.ts";
import { listUrl, parseListing } from "#domain/listing.ts";
import { productPath, findRoute } from "./routes.ts";

/** Route parameters with any value. */
const free = ["subCategory", "incomingCategory", "passwordReset"];

type Reads = (search: URLSearchParams) => boolean;
const nothing: Reads = () => false;
/** Only the first page of an unfiltered list in its default order is cached. */
const list: Reads = (search) => listUrl("", parseListing(search)) !== "";

/** Pages that are the same for everyone in a market locale, and whether a query string changes them, which makes them uncacheable. */
const keptPages = new Map<string | RegExp, Reads>([
  [links.home, nothing],
  [links.welcome, (search) => search.has("to")],
  [links.shop, list],
  [links.category(":main", ":category?", ":subCategory?"), list],
  [productPath, (search) => search.has("variant")],
  [links.page(":url"), nothing],
  [links.contact, (search) => search.has("about")],
  [`${links.login}/:passwordReset?`, nothing],
]);

export const isSameForEverybody = (pathname: string): boolean =>
  keptPages.has(findRoute(withoutLanguage(pathname)).route.path);

/** A page's key in the cache, without search parameters that do not change it. Null: the page is not cached. */
export function pageCacheKey(address: string): string | null {
  const { pathname, searchParams } = new URL(address, "http://shop");
  // `..` and percent-encoding are other spellings of a path: they could store a page under a wrong key, or many times.
  if (pathname !== address.split("?")[0] || pathname.includes("%")) return null;
  const { route, params } = findRoute(withoutLanguage(pathname));
  const reads = keptPages.get(route.path);
  if (!reads || free.some((name) => params[name]) || reads(searchParams)) return null;
  return pathname;
}
