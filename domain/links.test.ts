import { expect, test } from "vitest";
import { requirements } from "#tests/support/requirements.ts";
import {
  absoluteUrl,
  inOtherLocale,
  legalPageOfPath,
  links,
  localPath,
  productSlugOfPath,
  withoutLanguage,
} from "./links.ts";

test.each([
  ["/cart", "/cart"],
  ["/product/fern?tlId=1", "/product/fern?tlId=1"],
  ["//evil.example", null],
  ["/\\evil.example", null],
  ["https://evil.example", null],
  ["javascript:alert(1)", null],
  ["", null],
  [null, null],
])("the return path %s becomes %s", (path, local) => {
  expect(localPath(path)).toBe(local);
});

test("links contain their parameters", () => {
  expect(links.search("rote Äpfel & mehr")).toBe("/product-search?term=rote%20%C3%84pfel%20%26%20mehr");
  expect(links.confirmOrder("1")).toBe("/confirm-order?order=1");
  expect(links.confirmOrder("1", "cancelled")).toBe("/confirm-order?order=1&payment=cancelled");
  expect(links.confirmOrder()).toBe("/confirm-order");
  expect(links.confirmEmail({ token: "a.b-c" })).toBe("/confirm-email?token=a.b-c");
  expect(links.confirmEmail({ token: "a.b-c", to: "/checkout" })).toBe(
    "/confirm-email?token=a.b-c&to=%2Fcheckout",
  );
  expect(links.search("")).toBe("/product-search");
  expect(links.category("garden", "tools")).toBe("/product-categories/garden/tools");
});

test.each([
  ["/en/product/fern?market=japan", "/ja/product/fern"],
  ["/en/shop?market=japan&light=shade&page=2", "/ja/shop?light=shade&page=2"],
  ["/en", "/ja"],
  ["/en/?tlId=LENA", "/ja/?tlId=LENA"],
  ["/en/shop?light=shade&price_to=30", "/ja/shop?light=shade&price_to=30"],
])("%s in Japanese is %s", (address, moved) => {
  expect(inOtherLocale(address, "ja", false)).toBe(moved);
});

test("a price range is dropped when the market changes", () => {
  const address = "/en/shop?light=shade&price_from=10&price_to=30&currency=EUR&market=europe";
  expect(inOtherLocale(address, "ja", true)).toBe("/ja/shop?light=shade");
});

test.each([
  ["/page/withdrawal", "withdrawal"],
  ["/page/withdrawal?market=europe", "withdrawal"],
  ["/page/privacy#cookies", "privacy"],
  ["/page/withdrawals", null],
  ["/page/about", null],
  ["/cart?to=/page/terms", null],
  [null, null],
])("the legal page at %s, readable before the gate: %s", (path, page) => {
  expect(legalPageOfPath(path)).toBe(page);
});

test.each([
  ["/product/fern", "fern"],
  ["/product/fern/garden", "fern"],
  ["/product/fern?market=japan", "fern"],
  ["/product/fern#care", "fern"],
  ["/product/", null],
  ["/product", null],
  ["/cart/fern", null],
  ["/cart?to=/product/fern", null],
  ["", null],
  [null, null],
])("the product at %s is %s", (path, slug) => {
  expect(productSlugOfPath(path)).toBe(slug);
});

test.each([
  [undefined, "/admin/payouts"],
  [{ page: 1, status: "requested" }, "/admin/payouts"],
  [{ page: 2, status: "requested" }, "/admin/payouts?page=2"],
  [{ status: "paid" }, "/admin/payouts?status=paid"],
  [{ page: 3, status: "paid" }, "/admin/payouts?status=paid&page=3"],
])("the list of payouts with %j is %s", (query, path) => {
  expect(links.adminPayouts(query)).toBe(path);
});

test.each([
  [{ stage: "shipped", term: "fern & co" }, "/admin/orders?stage=shipped&term=fern%20%26%20co"],
  [{ stage: "shipped", term: "" }, "/admin/orders?stage=shipped"],
])("the list of orders with %j is %s", (query, path) => {
  expect(links.adminOrders(query)).toBe(path);
});

test("a path gets the shop's origin and a language, and loses its language", () => {
  expect(absoluteUrl("https://shop.example", "de", "/cart")).toBe("https://shop.example/de/cart");
  expect(withoutLanguage("/de/product/fern")).toBe("/product/fern");
  expect(withoutLanguage("/de")).toBe("/");
});

test.each(["accessibility", "delivery", "imprint", "privacy", "returns", "terms", "withdrawal"])(
  "the page %s can be read before the gate",
  (page) => {
    expect(legalPageOfPath(`/page/${page}`)).toBe(page);
  },
);

test("each link that the specification names leads to its route", () => {
  requirements("links.account", "links.shopping");
  expect({
    myaccount: links.myaccount,
    orders: links.orders(),
    refunds: links.refunds(),
    "points.conversion.history": links.pointsHistory(),
    "tl.commissions": links.commissions(),
    addresses: links.addresses(),
    "edit.account": links.editAccount,
    "logout-user": links.logout,
    login: links.login,
    cart: links.cart,
    checkout: links.checkout,
    "confirm-order": links.confirmOrder(),
    "product.detail": links.product("fern"),
    "product.search": links.search(),
  }).toEqual({
    myaccount: "/user/account",
    orders: "/user/orders",
    refunds: "/user/refunds",
    "points.conversion.history": "/user/points-conversion-history",
    "tl.commissions": "/user/tour-leads/commission",
    addresses: "/user/edit-address",
    "edit.account": "/user/edit-account",
    "logout-user": "/user/logout",
    login: "/login",
    cart: "/cart",
    checkout: "/checkout",
    "confirm-order": "/confirm-order",
    "product.detail": "/product/fern",
    "product.search": "/product-search",
  });
});
