import { links } from "../../domain/links.ts";
import { productPath, routeOf, withoutLanguage } from "./routes.ts";

/** Parts of a path that can be called anything. */
const free = ["subCategory", "incomingCategory", "passwordReset"];

/** Of a list, the first page in its own order is kept. */
const list = ["page", "sort"];

/** Pages that are the same for everybody in a place, by what they read of the search: with any of it, they are not. */
const keptPages = new Map<string | RegExp, readonly string[]>([
  [links.home, []],
  [links.welcome, ["to"]],
  [links.shop, list],
  [links.category(":main", ":category?", ":subCategory?"), list],
  [productPath, []],
  [links.page(":url"), []],
  [links.contact, []],
  [`${links.login}/:passwordReset?`, []],
]);

/**
 * The address by which such a page is kept: what stands behind the `?` of a link is not its text. Null: it is painted for each who asks.
 */
export function keptAddress(address: string): string | null {
  const { pathname, searchParams } = new URL(address, "http://shop");
  // `..` and escaped letters are other spellings of an address: kept by them, a page would stand where another belongs, or many times.
  if (pathname !== address.split("?")[0] || pathname.includes("%")) return null;
  const { route, params } = routeOf(withoutLanguage(pathname));
  const reads = keptPages.get(route.path);
  if (!reads || free.some((name) => params[name]) || reads.some((name) => searchParams.has(name)))
    return null;
  return pathname;
}
