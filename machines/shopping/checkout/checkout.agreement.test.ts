import { expect, test } from "vitest";
import { resolvePort } from "#machines/paths/replay.ts";
import { withChange } from "./checkout.choices.ts";
import { express, standard, typed } from "./checkout.examples.ts";
import { checkoutView } from "./checkout.view.ts";
import { openedCheckout, reviewedCheckout, saved } from "./opened-checkout.test-support.ts";

const agreed = {
  shippingCode: "standard",
  wishedOn: null,
  termsVersion: "2026-11",
  points: { kind: "none" },
} as const;

const draft = {
  outcome: "draft",
  orderId: "order-1",
  typed,
  chosen: agreed,
  prices: {},
  itemsTotal: 29,
  pointsBalance: 0,
};

/** The review after a reload, with the stored and the current total of the items. */
function reloaded(keptTotal: number | null, itemsTotal: number) {
  const { checkout } = openedCheckout("the review, reloaded");
  const draft = { outcome: "draft", orderId: "order-1", typed, chosen: agreed, prices: {}, pointsBalance: 0 };
  resolvePort(checkout, "loadCheckout", { ...draft, itemsTotal: keptTotal });
  resolvePort(checkout, "saveDraft", { ...saved, itemsTotal });
  return checkoutView(checkout.getSnapshot());
}

test.each([
  ["as shown before", 29, "2026-11"],
  ["higher than shown before", 28.99, null],
  ["never shown before", null, null],
])("with a total that is %s (%d) the agreement is to %s", (_, keptTotal, termsVersion) => {
  expect(reloaded(keptTotal, 29)).toMatchObject({ screen: "review", termsVersion });
});

test("a cart changed in another window withdraws the agreement", () => {
  const { checkout } = reviewedCheckout();
  checkout.send({ type: "terms.agreed", version: "2026-11" });
  checkout.send({ type: "cart.changedElsewhere" });
  resolvePort(checkout, "loadCheckout", draft);
  resolvePort(checkout, "saveDraft", { ...saved, itemsTotal: 43.5 });
  expect(checkoutView(checkout.getSnapshot())).toMatchObject({ screen: "review", termsVersion: null });
});

test.each([
  ["takes something off the items", { itemsTotal: 26.1 }, null],
  ["pays the delivery", { shippingOptions: [{ ...standard, price: 0 }] }, null],
  ["takes nothing off", { shippingOptions: [standard, { ...express, price: 0 }] }, "2026-11"],
])("a coupon code that %s leaves the agreement to the amount on the screen", (_, change, termsVersion) => {
  const { checkout } = reviewedCheckout();
  checkout.send({ type: "terms.agreed", version: "2026-11" });
  checkout.send({ type: "codes.changed" });
  resolvePort(checkout, "saveDraft", { ...saved, ...change });
  expect(checkoutView(checkout.getSnapshot())).toMatchObject({ screen: "review", termsVersion });
});

test("another delivery withdraws the agreement; choosing the same one again does not", () => {
  expect(withChange(agreed, { shippingCode: "express" })).toEqual({
    ...agreed,
    shippingCode: "express",
    termsVersion: null,
  });
  expect(withChange(agreed, { shippingCode: "standard" })).toEqual(agreed);
});

test("a delivery that is no longer offered withdraws the agreement", () => {
  const { checkout } = reviewedCheckout();
  checkout.send({ type: "terms.agreed", version: "2026-11" });
  checkout.send({ type: "cart.changedElsewhere" });
  resolvePort(checkout, "loadCheckout", draft);
  resolvePort(checkout, "saveDraft", { ...saved, shippingOptions: [express] });
  checkout.send({ type: "shipping.chosen", code: "express" });
  expect(checkoutView(checkout.getSnapshot())).toMatchObject({
    screen: "review",
    shipping: express,
    termsVersion: null,
  });
});
