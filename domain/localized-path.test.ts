import fc from "fast-check";
import { expect, test } from "vitest";
import { arbitraryLanguage, arbitraryMarket } from "#tests/support/arbitrary-markets.ts";
import { routeNames } from "./links.ts";
import { localizedUrl, parseLocalizedPath } from "./localized-path.ts";
import { requirements } from "#tests/support/requirements.ts";

const languages = ["en", "de"];

test.each([
  ["/", null, "/"],
  ["/de", "de", "/"],
  ["/de/", "de", "/"],
  ["/de/product/fern", "de", "/product/fern"],
  ["/cart", null, "/cart"],
  ["/fr/cart", null, "/cart"],
  ["/pt-BR/page/terms", null, "/page/terms"],
  ["/fil/product/fern", null, "/product/fern"],
  ["/FIL", null, "/"],
  ["/zh-Hant-TW/cart", null, "/cart"],
  ["/es-419/cart", null, "/cart"],
  ["/xyz/cart", null, "/xyz/cart"],
  ["/zz/cart", null, "/cart"],
  ["/myfil/cart", null, "/myfil/cart"],
  ["", null, ""],
  ["/user/account", null, "/user/account"],
  ["/nonsense", null, "/nonsense"],
  ["//evil.example/cart", null, "//evil.example/cart"],
  ["/de/product/%2e%2e", "de", "/"],
  ["/en/./shop", "en", "/shop"],
  ["//[/..", null, "//"],
  ["//%/..", null, "//"],
  ["/en/%2E%2e/de/shop", "de", "/shop"],
  ["/en/product/..fern", "en", "/product/..fern"],
])("%s is parsed as %s and %s", (pathname, languageId, path) => {
  requirements("routes.language-prefix");
  expect(parseLocalizedPath(pathname, languages)).toEqual({ languageId, path });
});

test.each([
  ["/", "", "/de/"],
  ["/cart/", "?x=1", "/de/cart?x=1"],
  ["/cart//", "", "/de/cart"],
  ["/product/fern", "", "/de/product/fern"],
])("%s%s in German is %s", (path, search, address) => {
  expect(localizedUrl({ languageId: "de" }, path, search)).toBe(address);
});

test.each(Object.values(routeNames))("the shop's own route %s is not taken for a language", (route) => {
  expect(parseLocalizedPath(`/${route}/1`, languages)).toEqual({ languageId: null, path: `/${route}/1` });
});

test("in any language of any market a path survives its URL", () => {
  const path = fc.array(fc.stringMatching(/^[a-z0-9-]{1,12}$/)).map((parts) => `/${parts.join("/")}`);
  const place = arbitraryMarket.chain((market) =>
    arbitraryLanguage(market).map((languageId) => ({ market, languageId })),
  );
  fc.assert(
    fc.property(place, path, ({ market, languageId }, typed) => {
      const url = localizedUrl({ languageId }, typed, "");
      expect(parseLocalizedPath(url, market.languages)).toEqual({ languageId, path: typed });
    }),
    { seed: 16 },
  );
});
