import { links, withoutLanguage } from "../../domain/links.ts";
import { listUrl, parseListing } from "../../domain/listing.ts";
import { productPath, findRoute } from "./routes.ts";

/** Parts of a path that can be called anything. */
const free = ["subCategory", "incomingCategory", "passwordReset"];

type Reads = (search: URLSearchParams) => boolean;
const nothing: Reads = () => false;
/** Of a list, the whole first page in its own order is kept. */
const list: Reads = (search) => listUrl("", parseListing(search)) !== "";

/** Pages that are the same for everybody in a place, and whether they read something of a search: then they are not. */
const keptPages = new Map<string | RegExp, Reads>([
  [links.home, nothing],
  [links.welcome, (search) => search.has("to")],
  [links.shop, list],
  [links.category(":main", ":category?", ":subCategory?"), list],
  [productPath, nothing],
  [links.page(":url"), nothing],
  [links.contact, (search) => search.has("about")],
  [`${links.login}/:passwordReset?`, nothing],
]);

/** Whether there is a page at an address that may be the same for everybody: what is somebody's own is none. */
export const isSameForEverybody = (pathname: string): boolean =>
  keptPages.has(findRoute(withoutLanguage(pathname)).route.path);

/**
 * The address by which such a page is kept: what stands behind the `?` of a link is not its text. Null: it is painted for each who asks.
 */
export function pageCacheKey(address: string): string | null {
  const { pathname, searchParams } = new URL(address, "http://shop");
  // `..` and escaped letters are other spellings of an address: kept by them, a page would stand where another belongs, or many times.
  if (pathname !== address.split("?")[0] || pathname.includes("%")) return null;
  const { route, params } = findRoute(withoutLanguage(pathname));
  const reads = keptPages.get(route.path);
  if (!reads || free.some((name) => params[name]) || reads(searchParams)) return null;
  return pathname;
}
