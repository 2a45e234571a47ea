import { expect, test } from "vitest";
import { guestLinks, guestOrderOfPath } from "./guest-links.ts";

test.each([
  [guestLinks.order("7"), "/guest-order/7"],
  [guestLinks.order("7", { key: "a b" }), "/guest-order/7?key=a%20b"],
  [guestLinks.refundOf("7"), "/guest-order/refund/7"],
  [guestLinks.refund("7", "8"), "/guest-order/7/refunds/8"],
  [guestLinks.refundDraft("7", "8"), "/guest-order/7/refunds/request/8"],
])("%s is %s", (link, path) => {
  expect(link).toBe(path);
});

test.each([
  ["/guest-order/71", "71"],
  ["/guest-order/refund/71", "71"],
  ["/guest-order/71/refunds/8", "71"],
  ["/guest-order/", null],
  ["/user/orders/71", null],
  ["/page/guest-order/71", null],
])("the order of %s is %s", (path, order) => {
  expect(guestOrderOfPath(path)).toBe(order);
});
