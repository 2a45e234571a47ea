import { expect, test } from "vitest";
import { requirements } from "#tests/support/requirements.ts";
import { guestOrderOfPath } from "#domain/guest-links.ts";
import { findRoute } from "./routes.ts";

const id = "01a1fda1-4db5-78d4-bca7-b0a827790562";
const match = (path: string, role?: "customer" | "administrator") => {
  const { route, isClosed } = findRoute(path, role);
  return [route.file.replace("/src/pages/", ""), isClosed];
};

test.each(["/admin/orders", `/admin/orders/${id}`, "/admin/refunds", `/admin/refunds/${id}`])(
  "%s opens for administrators only",
  (path) => {
    expect(match(path, "customer")).toEqual(["not-found.page.tsx", true]);
    expect(match(path)).toEqual(["not-found.page.tsx", true]);
    const [file, isClosed] = match(path, "administrator");
    expect(file).toMatch(/^admin\/(order|refund)s?\.page\.tsx$/);
    expect(isClosed).toBe(false);
  },
);

test("an unknown path is not found for anyone, and nothing is hidden there", () => {
  for (const role of ["customer", "administrator", undefined] as const) {
    expect(match("/admin/plants", role)).toEqual(["not-found.page.tsx", false]);
    expect(match("/cart", role)).toEqual(["cart.page.tsx", false]);
  }
});

test.each([
  ["/product/%00", "\0"],
  ["/product/%2e%2e%2fx", "..%2fx"],
  ["/product/%", "%"],
  ["/product/k%C3%A4se", "käse"],
])("the parameters of %s equal the router's", (path, productUrl) => {
  expect(findRoute(path).params["productUrl"]).toBe(productUrl);
});

test.each([
  ["/", "home/home.page.tsx", {}],
  ["/welcome-page", "welcome/welcome.page.tsx", {}],
  ["/login", "login.page.tsx", {}],
  ["/login/done", "login.page.tsx", { passwordReset: "done" }],
  ["/confirm-email", "confirm-email.page.tsx", {}],
  ["/shop", "shop.page.tsx", {}],
  ["/product-categories/a", "category.page.tsx", { main: "a" }],
  ["/product-categories/a/b", "category.page.tsx", { main: "a", category: "b" }],
  ["/product-categories/a/b/c", "category.page.tsx", { main: "a", category: "b", subCategory: "c" }],
  ["/product/fern", "product/product.page.tsx", { productUrl: "fern" }],
  ["/product/fern/a", "product/product.page.tsx", { productUrl: "fern", incomingCategory: "a" }],
  ["/cart", "cart.page.tsx", {}],
  ["/checkout", "checkout/checkout.page.tsx", {}],
  ["/confirm-order", "checkout/checkout.page.tsx", {}],
  ["/order-accepted", "accepted/order-accepted.page.tsx", {}],
  ["/order-accepted/1", "accepted/order-accepted.page.tsx", { id: "1" }],
  ["/product-search", "search/search.page.tsx", {}],
  ["/eshop-search", "search/search.page.tsx", {}],
  ["/lost-password", "lost-password.page.tsx", {}],
  ["/lost-password/sent", "lost-password.page.tsx", { linkSent: "sent" }],
  ["/reset-password/", "reset-password.page.tsx", {}],
  ["/page/terms", "static.page.tsx", { url: "terms" }],
  ["/contact", "contact/contact.page.tsx", {}],
  ["/tour-lead-signup/", "tour-lead-sign-up/tour-lead-sign-up.page.tsx", {}],
  ["/no-such-page", "not-found.page.tsx", {}],
])("the public path %s is %s with %j", (path, file, params) => {
  requirements(
    "routes.home",
    "routes.welcome-page",
    "routes.login",
    "routes.confirm-email",
    "routes.shop",
    "routes.product-categories",
    "routes.product",
    "routes.cart",
    "routes.checkout",
    "routes.confirm-order",
    "routes.order-accepted",
    "routes.search",
    "routes.lost-password",
    "routes.reset-password",
    "routes.static-page",
    "routes.contact",
    "routes.tour-lead-signup",
    "routes.not-found",
  );
  const found = findRoute(path);
  expect(found.route.file).toBe(`/src/pages/${file}`);
  expect(Object.fromEntries(Object.keys(params).map((name) => [name, found.params[name]]))).toEqual(params);
});

test.each([
  ["/guest-order/1", "order/order.page.tsx", { id: "1" }],
  ["/guest-order/refund/1", "refund-request/refund-request.page.tsx", { orderId: "1" }],
  ["/guest-order/1/refunds/2", "refund/refund.page.tsx", { id: "2" }],
  ["/guest-order/1/refunds/request/2", "refund-request/refund-request.page.tsx", { refundId: "2" }],
])("the path %s of a guest's order is %s with %j", (path, file, params) => {
  const found = findRoute(path);
  expect([found.route.file, found.params]).toMatchObject([`/src/pages/${file}`, params]);
  expect(guestOrderOfPath(path)).toBe("1");
});

test.each([
  ["/user/account", "account/account.page.tsx", {}],
  ["/user/edit-account", "edit-account/edit-account.page.tsx", {}],
  ["/user/edit-address", "edit-address/edit-address.page.tsx", {}],
  ["/user/edit-address/delivery", "edit-address/edit-address.page.tsx", { addressType: "delivery" }],
  ["/user/edit-address/invoice/done", "edit-address/edit-address.page.tsx", { isDone: "done" }],
  ["/user/orders", "orders/orders.page.tsx", {}],
  ["/user/orders/1", "order/order.page.tsx", { id: "1" }],
  ["/user/orders/refund/1", "refund-request/refund-request.page.tsx", { orderId: "1" }],
  ["/user/points-conversion-history", "points/points.page.tsx", {}],
  ["/user/refunds", "refunds/refunds.page.tsx", {}],
  ["/user/refunds/1", "refund/refund.page.tsx", { id: "1" }],
  ["/user/refunds/request/1", "refund-request/refund-request.page.tsx", { refundId: "1" }],
  ["/user/tour-leads/commission", "commission/commission.page.tsx", {}],
  ["/user/logout", "logout.page.tsx", {}],
])("the user area's path %s is %s with %j", (path, file, params) => {
  requirements(
    "routes.user-account",
    "routes.user-edit-account",
    "routes.user-edit-address",
    "routes.user-orders",
    "routes.user-order",
    "routes.user-order-refund",
    "routes.user-points",
    "routes.user-refunds",
    "routes.user-refund",
    "routes.user-refund-request",
    "routes.user-commission",
    "routes.user-logout",
  );
  const found = findRoute(path, "customer");
  expect(found.route.file).toBe(`/src/pages/${file}`);
  expect(Object.fromEntries(Object.keys(params).map((name) => [name, found.params[name]]))).toEqual(params);
});
