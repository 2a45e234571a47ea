import { expect, test } from "vitest";
import { resolvePort, lastPortInput } from "#machines/paths/replay.ts";
import { withAgreedTerms, noChoices } from "./checkout.choices.ts";
import { dearer, standard, typed } from "./checkout.paths.ts";
import { checkoutView } from "./checkout.view.ts";
import {
  draftUpdatedAt,
  openedCheckout,
  placed,
  prices,
  reviewedCheckout,
  saved,
} from "./opened-checkout.test-support.ts";

const keptChoice = {
  shippingCode: "standard",
  termsVersion: "2026-11",
  points: { kind: "some", typed: "500" },
};

test("terms that changed are shown by loading the page anew", () => {
  const { checkout, done } = reviewedCheckout();
  checkout.send({ type: "terms.agreed", version: "2026-11" });
  checkout.send({ ...placed, amountDue: 35.95 });
  resolvePort(checkout, "submitOrder", { outcome: "termsChanged" });
  checkout.send({ type: "retry.requested" });
  expect(done).toEqual(["reload"]);
});

test("changed prices are shown, accepted, and sent along", () => {
  const { checkout } = reviewedCheckout();
  checkout.send({ type: "terms.agreed", version: "2026-11" });
  checkout.send({ ...placed, amountDue: 35.95 });
  resolvePort(checkout, "submitOrder", { outcome: "orderChanged", refusals: [dearer] });
  expect(checkoutView(checkout.getSnapshot())).toEqual({ screen: "changes", refusals: [dearer] });
  checkout.send({ type: "changes.accepted", removed: [] });
  expect(lastPortInput(checkout, "saveDraft")).toEqual({
    orderId: "order-1",
    typed,
    prices,
    accepted: [dearer],
    removed: [],
  });
  resolvePort(checkout, "saveDraft", saved);
  expect(checkoutView(checkout.getSnapshot())).toMatchObject({ screen: "review", termsVersion: null });
});

test("an outdated cart alone leads back to the cart; with a changed price the price is shown", () => {
  const outdated = { code: "cart_outdated", params: {} };
  for (const { refusals, place, goes } of [
    { refusals: [outdated], place: "cartOutdated", goes: ["to the cart"] },
    { refusals: [outdated, dearer], place: { drafting: "changed" }, goes: [] },
    { refusals: [], place: { drafting: "changed" }, goes: [] },
  ]) {
    const { checkout, done } = openedCheckout("the checkout");
    resolvePort(checkout, "loadCheckout", {
      outcome: "draft",
      orderId: null,
      typed,
      chosen: noChoices,
      pointsBalance: 0,
    });
    checkout.send({ type: "address.submitted", ...typed });
    resolvePort(checkout, "saveDraft", { outcome: "orderChanged", refusals });
    expect(checkout.getSnapshot().value).toEqual(place);
    expect(done).toEqual(goes);
  }
});

test("points that are others than those shown are told; the choice stays to be mended, the agreement does not stay", () => {
  const { checkout } = reviewedCheckout();
  checkout.send({ type: "points.chosen", choice: { kind: "some", typed: "500" } });
  expect(checkoutView(checkout.getSnapshot())).toMatchObject({ points: { kind: "some", typed: "500" } });
  checkout.send({ type: "terms.agreed", version: "2026-11" });
  checkout.send({ ...placed, points: { kind: "some", points: 500 }, amountDue: 30.95 });
  const refusals = [{ code: "points_changed", params: { points: 300 } }];
  resolvePort(checkout, "submitOrder", { outcome: "orderChanged", refusals });
  checkout.send({ type: "changes.accepted", removed: [] });
  resolvePort(checkout, "saveDraft", saved);
  expect(checkoutView(checkout.getSnapshot())).toMatchObject({
    screen: "review",
    points: { kind: "some", typed: "500" },
    pointsBalance: 300,
    termsVersion: null,
  });
});

test("the review, reloaded, is the review again, with what was chosen", () => {
  const { checkout } = openedCheckout("the review, reloaded");
  const draft = {
    outcome: "draft",
    orderId: "order-1",
    typed,
    chosen: keptChoice,
    prices: {},
    itemsTotal: 29,
    pointsBalance: 600,
  };
  resolvePort(checkout, "loadCheckout", draft);
  expect(checkoutView(checkout.getSnapshot())).toEqual({ screen: "loading" });
  resolvePort(checkout, "saveDraft", saved);
  expect(checkoutView(checkout.getSnapshot())).toMatchObject({
    screen: "review",
    shipping: standard,
    termsVersion: "2026-11",
    points: { kind: "some", typed: "500" },
    note: null,
  });
});

test("a choice that points no longer cover stays to be mended, and what was agreed to is agreed to again", () => {
  const { checkout } = openedCheckout("the review, reloaded");
  const draft = {
    outcome: "draft",
    orderId: "order-1",
    typed,
    chosen: keptChoice,
    prices: {},
    pointsBalance: 499,
  };
  resolvePort(checkout, "loadCheckout", draft);
  resolvePort(checkout, "saveDraft", saved);
  expect(checkoutView(checkout.getSnapshot())).toMatchObject({
    points: { kind: "some", typed: "500" },
    termsVersion: null,
  });
});

test.each([
  [{ kind: "none" }, 0, "2026-11"],
  [{ kind: "all" }, 0, null],
  [{ kind: "all" }, 1, "2026-11"],
  [{ kind: "some", typed: "500" }, 500, "2026-11"],
  [{ kind: "some", typed: "half" }, 500, null],
] as const)("%j with a balance of %i: agreed to %s", (points, balance, termsVersion) => {
  expect(withAgreedTerms({ ...noChoices, termsVersion: "2026-11", points }, balance).termsVersion).toBe(
    termsVersion,
  );
});

test("a cart that another tab changes is ordered as it is now, and said so", () => {
  const { checkout } = reviewedCheckout();
  checkout.send({ type: "terms.agreed", version: "2026-11" });
  checkout.send({ type: "cart.changedElsewhere" });
  const draft = { outcome: "draft", orderId: "order-1", typed: null, chosen: noChoices, prices: {} };
  resolvePort(checkout, "loadCheckout", { ...draft, pointsBalance: 12_000 });
  resolvePort(checkout, "saveDraft", saved);
  expect(checkoutView(checkout.getSnapshot())).toMatchObject({
    screen: "review",
    note: "orderChangedElsewhere",
    termsVersion: "2026-11",
  });
  checkout.send({ type: "back.requested" });
  checkout.send({ type: "shipping.chosen", code: "standard" });
  expect(checkoutView(checkout.getSnapshot())).toMatchObject({ note: null });
});

test("an order that another tab has placed goes on here with the same payment", () => {
  const { checkout } = reviewedCheckout();
  checkout.send({ type: "cart.changedElsewhere" });
  expect(lastPortInput(checkout, "loadCheckout")).toEqual({ orderId: "order-1" });
  resolvePort(checkout, "loadCheckout", { outcome: "orderOpen", orderId: "order-1" });
  expect(lastPortInput(checkout, "payment")).toEqual({ orderId: "order-1", arrival: "foundElsewhere" });
});

test("a delivery that is not offered any more is chosen anew", () => {
  const { checkout } = reviewedCheckout();
  checkout.send({ type: "terms.agreed", version: "2026-11" });
  checkout.send({ ...placed, amountDue: 35.95 });
  resolvePort(checkout, "submitOrder", { outcome: "notOffered" });
  const express = { ...standard, code: "express" };
  resolvePort(checkout, "saveDraft", {
    outcome: "saved",
    orderId: "order-1",
    draftUpdatedAt,
    prices,
    shippingOptions: [express],
  });
  expect(checkoutView(checkout.getSnapshot())).toEqual({
    screen: "deliveryChoice",
    options: [express],
    chosen: null,
    gone: true,
  });
});

test("what another tab made of the draft is shown before it is ordered", () => {
  const { checkout } = reviewedCheckout();
  checkout.send({ type: "terms.agreed", version: "2026-11" });
  checkout.send({ ...placed, amountDue: 35.95 });
  resolvePort(checkout, "submitOrder", { outcome: "orderChangedElsewhere" });
  const draft = {
    outcome: "draft",
    orderId: "order-1",
    typed,
    chosen: noChoices,
    prices: {},
    pointsBalance: 0,
  };
  resolvePort(checkout, "loadCheckout", draft);
  expect(lastPortInput(checkout, "saveDraft")).toMatchObject({ typed });
  resolvePort(checkout, "saveDraft", saved);
  expect(checkoutView(checkout.getSnapshot())).toMatchObject({
    screen: "review",
    note: "orderChangedElsewhere",
  });
});

test("an agreement to other terms than today's is none", () => {
  const { checkout } = reviewedCheckout();
  checkout.send({ type: "terms.agreed", version: "2025-01" });
  checkout.send({ ...placed, amountDue: 35.95 });
  expect(checkout.getSnapshot().value).toEqual({ ordering: { reviewing: "termsMissing" } });
});

test("the price that was shown last is asked for again after a reload, so that another one is told", () => {
  const { checkout } = openedCheckout("the review, reloaded");
  const shown = { "boston-fern": 12 };
  const draft = { outcome: "draft", orderId: "order-1", typed, chosen: keptChoice, prices: shown };
  resolvePort(checkout, "loadCheckout", { ...draft, pointsBalance: 600 });
  expect(lastPortInput(checkout, "saveDraft")).toMatchObject({ prices: shown });
  resolvePort(checkout, "saveDraft", { outcome: "orderChanged", refusals: [dearer] });
  expect(checkoutView(checkout.getSnapshot())).toEqual({ screen: "changes", refusals: [dearer] });
});

test("a delivery that is picked is kept before it is gone on with; one that is not offered is not", () => {
  const { checkout } = openedCheckout("the delivery, reloaded");
  const draft = {
    outcome: "draft",
    orderId: "order-1",
    typed,
    chosen: noChoices,
    prices: {},
    pointsBalance: 0,
  };
  resolvePort(checkout, "loadCheckout", draft);
  const express = { ...standard, code: "express" };
  resolvePort(checkout, "saveDraft", { ...saved, shippingOptions: [standard, express] });
  const picked = () => {
    const view = checkoutView(checkout.getSnapshot());
    return view.screen === "deliveryChoice" && view.chosen;
  };
  expect(picked()).toBe("standard");
  checkout.send({ type: "shipping.picked", code: "express" });
  expect(picked()).toBe("express");
  checkout.send({ type: "shipping.picked", code: "drone" });
  expect(picked()).toBe("express");
  expect(checkout.getSnapshot().context.chosen.shippingCode).toBe("express");
});
