import { expect, test } from "vitest";
import { resolvePort, lastPortInput } from "#machines/paths/replay.ts";
import { withAgreedTerms, noChoices } from "./checkout.choices.ts";
import { dearer, standard, typed } from "./checkout.examples.ts";
import { checkoutView } from "./checkout.view.ts";
import {
  draftUpdatedAt,
  openedCheckout,
  placed,
  prices,
  reviewedCheckout,
  saved,
} from "./opened-checkout.test-support.ts";
import { requirements } from "#tests/support/requirements.ts";

const keptChoice = {
  shippingCode: "standard",
  termsVersion: "2026-11",
  points: { kind: "some", typed: "500" },
};

test("changed terms reload the page", () => {
  const { checkout, done } = reviewedCheckout();
  checkout.send({ type: "terms.agreed", version: "2026-11" });
  checkout.send({ ...placed, amountDue: 35.95 });
  resolvePort(checkout, "submitOrder", { outcome: "termsChanged" });
  checkout.send({ type: "retry.requested" });
  expect(done).toEqual(["reload"]);
});

test("changed prices are shown, accepted, and submitted", () => {
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
    quantities: [],
  });
  resolvePort(checkout, "saveDraft", saved);
  expect(checkoutView(checkout.getSnapshot())).toMatchObject({ screen: "review", termsVersion: null });
});

test("an outdated cart leads back to the cart, unless a changed price is shown first", () => {
  requirements("errors.cart-outdated");
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

test("a changed balance keeps the points choice for correction and withdraws the agreement", () => {
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

test("a reloaded review restores the choices", () => {
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

test("an uncovered points choice stays for correction, and the terms are agreed to again", () => {
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

test("a cart changed in another tab is reviewed as it is now, with a note", () => {
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

test("an order submitted in another tab continues here with the same payment", () => {
  const { checkout } = reviewedCheckout();
  checkout.send({ type: "cart.changedElsewhere" });
  expect(lastPortInput(checkout, "loadCheckout")).toEqual({ orderId: "order-1" });
  resolvePort(checkout, "loadCheckout", { outcome: "orderOpen", orderId: "order-1" });
  expect(lastPortInput(checkout, "payment")).toEqual({ orderId: "order-1", arrival: "foundElsewhere" });
});

test("a delivery that is no longer offered has to be chosen again", () => {
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
    wishes: [],
    wishedOn: null,
    gone: true,
    exemptOrderId: null,
  });
});

test("a draft changed in another tab is shown before it is ordered", () => {
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

test("an agreement to other terms is ignored", () => {
  const { checkout } = reviewedCheckout();
  checkout.send({ type: "terms.agreed", version: "2025-01" });
  checkout.send({ ...placed, amountDue: 35.95 });
  expect(checkout.getSnapshot().value).toEqual({ ordering: { reviewing: "termsMissing" } });
});

test("the last shown price is sent after a reload, so that a change is detected", () => {
  const { checkout } = openedCheckout("the review, reloaded");
  const shown = { "boston-fern": 12 };
  const draft = { outcome: "draft", orderId: "order-1", typed, chosen: keptChoice, prices: shown };
  resolvePort(checkout, "loadCheckout", { ...draft, pointsBalance: 600 });
  expect(lastPortInput(checkout, "saveDraft")).toMatchObject({ prices: shown });
  resolvePort(checkout, "saveDraft", { outcome: "orderChanged", refusals: [dearer] });
  expect(checkoutView(checkout.getSnapshot())).toEqual({ screen: "changes", refusals: [dearer] });
});

test("a selected delivery is stored before continuing; an unavailable one is ignored", () => {
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
