import type { Place } from "#domain/place.ts";

/** First parts of the shop's own routes: an address that begins with one only lacks its language. */
const routeNames = new Set([
  "welcome-page",
  "login",
  "confirm-email",
  "shop",
  "product-categories",
  "product",
  "cart",
  "checkout",
  "confirm-order",
  "order-accepted",
  "product-search",
  "eshop-search",
  "lost-password",
  "reset-password",
  "page",
  "contact",
  "tour-lead-signup",
  "user",
]);

export type Located = { languageId: string | null; path: string };

/** Takes the language off an address. `languageId` is null where it names none that the shop has. */
export function locate(pathname: string, languages: readonly string[]): Located {
  const [first = "", ...rest] = pathname.split("/").slice(1);
  if (languages.includes(first)) return { languageId: first, path: `/${rest.join("/")}` };
  const isOwnRoute = first === "" || routeNames.has(first);
  return { languageId: null, path: isOwnRoute || !isLanguageTag(first) ? pathname : `/${rest.join("/")}` };
}

/** Something like `fr` or `pt-BR`: a language, only none of ours. */
const isLanguageTag = (text: string): boolean => /^[a-z]{2}(-[a-z]{2,4})?$/i.test(text);

/** An address in a language: `/de/cart`, and `/de/` for the home page. */
export const addressIn = ({ languageId }: Pick<Place, "languageId">, path: string, search: string): string =>
  `/${languageId}${path === "/" ? path : path.replace(/\/+$/, "")}${search}`;
