import { expect, test } from "vitest";
import type { SimulatedClock } from "xstate";
import { describePaths } from "../paths/describe-paths.ts";
import { answer, asked, createPathActor, reject } from "../paths/replay.ts";
import type { Kept } from "./checkout.contract.ts";
import { checkoutMachine } from "./checkout.machine.ts";
import { checkoutPaths, dearer, standard, typed } from "./checkout.paths.ts";
import { nothingChosen } from "./checkout.setup.ts";
import { checkoutView } from "./checkout.view.ts";

describePaths(checkoutPaths, checkoutView);

const prices = { "boston-fern": 14.5 };
const draftUpdatedAt = "2026-11-21T09:00:00.000Z";
const placed = { type: "order.placed", points: { kind: "none" }, termsVersion: "2026-11" } as const;
const paid = { orderId: "order-1", reference: "7K3M9Q" };

function openedCheckout(start: string) {
  const done: string[] = [];
  const kept: Kept[] = [];
  const machine = checkoutMachine.provide({
    actions: {
      keepForLater: (_, now) => kept.push(now),
      goToCart: () => done.push("to the cart"),
      goToProvider: (_, { approvalUrl }) => done.push(`to ${approvalUrl}`),
      goToAccepted: (_, { orderId }) => done.push(`accepted ${orderId}`),
    },
  });
  const checkout = createPathActor({ ...checkoutPaths, machine }, start).start();
  checkout.send({ type: "checkout.opened" });
  return { checkout, done, kept };
}

function reviewedCheckout() {
  const opened = openedCheckout("a customer");
  const { checkout } = opened;
  answer(checkout, "loadCheckout", {
    outcome: "draft",
    orderId: null,
    typed: null,
    chosen: nothingChosen,
    pointsBalance: 12_000,
  });
  checkout.send({ type: "address.submitted", ...typed });
  answer(checkout, "saveDraft", {
    outcome: "saved",
    orderId: "order-1",
    draftUpdatedAt,
    prices,
    shippingOptions: [standard],
  });
  checkout.send({ type: "shipping.chosen", code: "standard" });
  return opened;
}

test("from the address to the provider", () => {
  const { checkout, done, kept } = reviewedCheckout();
  expect(kept).toEqual([
    { orderId: null, typed, chosen: nothingChosen, prices: {} },
    { orderId: "order-1", typed, chosen: nothingChosen, prices },
    { orderId: "order-1", typed, chosen: { ...nothingChosen, shippingCode: "standard" }, prices },
  ]);
  expect(checkoutView(checkout.getSnapshot())).toEqual({
    sees: "review",
    orderId: "order-1",
    typed,
    shipping: standard,
    points: { kind: "none" },
    pointsBalance: 12_000,
    termsVersion: null,
    note: null,
  });
  checkout.send({ ...placed, amountDue: 35.95 });
  expect(checkout.getSnapshot().value).toEqual({ reviewing: "termsMissing" });
  checkout.send({ type: "terms.agreed", version: "2026-11" });
  checkout.send({ ...placed, amountDue: 35.95 });
  expect(asked(checkout, "submitOrder")).toEqual({
    orderId: "order-1",
    draftUpdatedAt,
    shippingCode: "standard",
    termsVersion: "2026-11",
    amountDue: 35.95,
    points: { kind: "none" },
    pointsBalance: 12_000,
  });
  answer(checkout, "submitOrder", { outcome: "submitted" });
  expect(asked(checkout, "preparePayment")).toEqual({ orderId: "order-1" });
  answer(checkout, "preparePayment", {
    outcome: "prepared",
    approvalUrl: "https://pay.example/checkoutnow?token=1",
  });
  expect(done).toEqual(["to https://pay.example/checkoutnow?token=1"]);
});

test("back from the provider the server is asked until it knows", () => {
  const { checkout, done } = openedCheckout("back, approved");
  expect(asked(checkout, "processPayment")).toEqual({ orderId: "order-1" });
  answer(checkout, "processPayment", { outcome: "pending" });
  const clock = checkout.clock as SimulatedClock;
  clock.increment(4_999);
  expect(checkoutView(checkout.getSnapshot())).toEqual({ sees: "paymentBeingChecked", slow: true });
  clock.increment(1);
  expect(checkout.getSnapshot().value).toEqual({ processing: { asking: "prompt" } });
  answer(checkout, "processPayment", { outcome: "paid", ...paid });
  expect(done).toEqual(["accepted order-1"]);
  expect(checkout.getSnapshot().output).toEqual(paid);
});

test("back without having paid: pay again, or call the order off and find the cart restored", () => {
  const { checkout } = openedCheckout("back, cancelled");
  answer(checkout, "loadCheckout", { outcome: "orderOpen", orderId: "order-1" });
  expect(checkoutView(checkout.getSnapshot())).toEqual({
    sees: "unpaidOrder",
    orderId: "order-1",
    because: "cancelled",
  });
  checkout.send({ type: "cancellation.requested" });
  expect(asked(checkout, "cancelOrder")).toEqual({ orderId: "order-1" });
  answer(checkout, "cancelOrder", { outcome: "cancelled" });
  expect(asked(checkout, "loadCheckout")).toEqual({ orderId: null });
});

test("nothing typed is lost: refused, unreachable, session over, order called off", () => {
  const { checkout } = openedCheckout("a customer");
  answer(checkout, "loadCheckout", {
    outcome: "draft",
    orderId: null,
    typed: null,
    chosen: nothingChosen,
    pointsBalance: 12_000,
  });
  checkout.send({ type: "address.submitted", ...typed });
  answer(checkout, "saveDraft", {
    outcome: "refused",
    fieldErrors: { "delivery.zipCode": "zip_not_delivered" },
  });
  expect(checkoutView(checkout.getSnapshot())).toEqual({
    sees: "addressForm",
    typed,
    fieldErrors: { "delivery.zipCode": "zip_not_delivered" },
    saving: false,
  });
  checkout.send({ type: "address.submitted", ...typed });
  reject(checkout, "saveDraft");
  checkout.send({ type: "retry.requested" });
  expect(asked(checkout, "saveDraft")).toEqual({
    orderId: null,
    typed,
    prices: {},
    accepted: [],
    removed: [],
  });
  checkout.send({ type: "session.known", customer: false, unconfirmed: false });
  expect(checkoutView(checkout.getSnapshot())).toEqual({ sees: "logIn", confirmEmailFirst: false });
  checkout.send({ type: "session.known", customer: true, unconfirmed: false });
  const older = { ...typed, note: "an older note" };
  answer(checkout, "loadCheckout", {
    outcome: "draft",
    orderId: "order-1",
    typed: older,
    chosen: nothingChosen,
    pointsBalance: 0,
  });
  expect(checkoutView(checkout.getSnapshot())).toEqual({
    sees: "addressForm",
    typed,
    fieldErrors: {},
    saving: false,
  });
});

test("what is typed is kept before it is sent", () => {
  const { checkout, kept } = openedCheckout("a customer");
  answer(checkout, "loadCheckout", {
    outcome: "draft",
    orderId: null,
    typed: null,
    chosen: nothingChosen,
    pointsBalance: 12_000,
  });
  checkout.send({ type: "address.typed", ...typed, note: "Beh" });
  expect(kept.map(({ typed: { note } }) => note)).toEqual(["Beh"]);
});

test("changed prices are shown, accepted, and sent along", () => {
  const { checkout } = reviewedCheckout();
  checkout.send({ type: "terms.agreed", version: "2026-11" });
  checkout.send({ ...placed, amountDue: 35.95 });
  answer(checkout, "submitOrder", { outcome: "changed", refusals: [dearer] });
  expect(checkoutView(checkout.getSnapshot())).toEqual({ sees: "changes", refusals: [dearer] });
  checkout.send({ type: "changes.accepted", removed: [] });
  expect(asked(checkout, "saveDraft")).toEqual({
    orderId: "order-1",
    typed,
    prices,
    accepted: [dearer],
    removed: [],
  });
  answer(checkout, "saveDraft", {
    outcome: "saved",
    orderId: "order-1",
    draftUpdatedAt,
    prices,
    shippingOptions: [standard],
  });
  expect(checkoutView(checkout.getSnapshot())).toMatchObject({ sees: "review", termsVersion: "2026-11" });
});

test("an outdated cart alone leads back to the cart; with a changed price the price is shown", () => {
  const outdated = { code: "cart_outdated", params: {} };
  for (const { refusals, place, goes } of [
    { refusals: [outdated], place: "cartOutdated", goes: ["to the cart"] },
    { refusals: [outdated, dearer], place: "changed", goes: [] },
  ]) {
    const { checkout, done } = openedCheckout("a customer");
    answer(checkout, "loadCheckout", {
      outcome: "draft",
      orderId: null,
      typed,
      chosen: nothingChosen,
      pointsBalance: 0,
    });
    checkout.send({ type: "address.submitted", ...typed });
    answer(checkout, "saveDraft", { outcome: "changed", refusals });
    expect(checkout.getSnapshot().value).toBe(place);
    expect(done).toEqual(goes);
  }
});

test("opened twice, it loads once", () => {
  const { checkout } = openedCheckout("a customer");
  const { loadCheckout } = checkout.getSnapshot().children;
  checkout.send({ type: "checkout.opened" });
  expect(checkout.getSnapshot().children.loadCheckout).toBe(loadCheckout);
});

test("whoever waits for the payment is told the truth: still working, and then that we will write", () => {
  const { checkout } = openedCheckout("back, approved");
  const clock = checkout.clock as SimulatedClock;
  const sees = () => checkoutView(checkout.getSnapshot());
  expect(sees()).toEqual({ sees: "paymentBeingChecked", slow: false });
  clock.increment(4_000);
  expect(sees()).toEqual({ sees: "paymentBeingChecked", slow: true });
  answer(checkout, "processPayment", { outcome: "pending" });
  clock.increment(5_000);
  answer(checkout, "processPayment", { outcome: "pending" });
  clock.increment(51_000);
  expect(sees()).toEqual({ sees: "confirmedLater" });
  checkout.send({ type: "retry.requested" });
  expect(asked(checkout, "processPayment")).toEqual({ orderId: "order-1" });
});

test("points that are others than those shown are told, and chosen anew", () => {
  const { checkout } = reviewedCheckout();
  checkout.send({ type: "points.chosen", choice: { kind: "some", points: 500 } });
  checkout.send({ type: "terms.agreed", version: "2026-11" });
  checkout.send({ ...placed, amountDue: 30.95 });
  const refusals = [{ code: "points_changed", params: { points: 300 } }];
  answer(checkout, "submitOrder", { outcome: "changed", refusals });
  checkout.send({ type: "changes.accepted", removed: [] });
  answer(checkout, "saveDraft", {
    outcome: "saved",
    orderId: "order-1",
    draftUpdatedAt,
    prices,
    shippingOptions: [standard],
  });
  expect(checkoutView(checkout.getSnapshot())).toMatchObject({
    sees: "review",
    points: { kind: "none" },
    pointsBalance: 300,
  });
});

test("paid wholly in points, the order is accepted without a provider", () => {
  const { checkout, done } = reviewedCheckout();
  checkout.send({ type: "points.chosen", choice: { kind: "all" } });
  checkout.send({ type: "terms.agreed", version: "2026-11" });
  checkout.send({ ...placed, amountDue: 0, points: { kind: "all" } });
  expect(asked(checkout, "submitOrder")).toMatchObject({ points: { kind: "all" }, pointsBalance: 12_000 });
  answer(checkout, "submitOrder", { outcome: "paid", ...paid });
  expect(done).toEqual(["accepted order-1"]);
});

const keptChoice = {
  shippingCode: "standard",
  termsVersion: "2026-11",
  points: { kind: "some", points: 500 },
};

test("the review, reloaded, is the review again, with what was chosen", () => {
  const { checkout } = openedCheckout("the review, reloaded");
  const draft = {
    outcome: "draft",
    orderId: "order-1",
    typed,
    chosen: keptChoice,
    prices: {},
    pointsBalance: 600,
  };
  answer(checkout, "loadCheckout", draft);
  expect(checkoutView(checkout.getSnapshot())).toEqual({ sees: "loading" });
  answer(checkout, "saveDraft", {
    outcome: "saved",
    orderId: "order-1",
    draftUpdatedAt,
    prices,
    shippingOptions: [standard],
  });
  expect(checkoutView(checkout.getSnapshot())).toMatchObject({
    sees: "review",
    shipping: standard,
    termsVersion: "2026-11",
    points: { kind: "some", points: 500 },
    note: null,
  });
});

test("points that were chosen and are not there any more are not chosen", () => {
  const { checkout } = openedCheckout("the review, reloaded");
  const draft = {
    outcome: "draft",
    orderId: "order-1",
    typed,
    chosen: keptChoice,
    prices: {},
    pointsBalance: 499,
  };
  answer(checkout, "loadCheckout", draft);
  answer(checkout, "saveDraft", {
    outcome: "saved",
    orderId: "order-1",
    draftUpdatedAt,
    prices,
    shippingOptions: [standard],
  });
  expect(checkoutView(checkout.getSnapshot())).toMatchObject({ points: { kind: "none" } });
});

test("a cart that another tab changes is ordered as it is now, and said so", () => {
  const { checkout } = reviewedCheckout();
  checkout.send({ type: "terms.agreed", version: "2026-11" });
  checkout.send({ type: "cart.changedElsewhere" });
  const draft = { outcome: "draft", orderId: "order-1", typed: null, chosen: nothingChosen, prices: {} };
  answer(checkout, "loadCheckout", { ...draft, pointsBalance: 12_000 });
  answer(checkout, "saveDraft", {
    outcome: "saved",
    orderId: "order-1",
    draftUpdatedAt,
    prices,
    shippingOptions: [standard],
  });
  expect(checkoutView(checkout.getSnapshot())).toMatchObject({
    sees: "review",
    note: "changedElsewhere",
    termsVersion: "2026-11",
  });
  checkout.send({ type: "back.requested" });
  checkout.send({ type: "shipping.chosen", code: "standard" });
  expect(checkoutView(checkout.getSnapshot())).toMatchObject({ note: null });
});

test("an order that another tab has placed goes on here with the same payment", () => {
  const { checkout } = reviewedCheckout();
  checkout.send({ type: "cart.changedElsewhere" });
  expect(asked(checkout, "loadCheckout")).toEqual({ orderId: "order-1" });
  answer(checkout, "loadCheckout", { outcome: "orderOpen", orderId: "order-1" });
  expect(checkoutView(checkout.getSnapshot())).toMatchObject({ because: "goingOnElsewhere" });
  checkout.send({ type: "payment.requested" });
  expect(asked(checkout, "preparePayment")).toEqual({ orderId: "order-1" });
});

test("a delivery that is not offered any more is chosen anew", () => {
  const { checkout } = reviewedCheckout();
  checkout.send({ type: "terms.agreed", version: "2026-11" });
  checkout.send({ ...placed, amountDue: 35.95 });
  answer(checkout, "submitOrder", { outcome: "deliveryGone" });
  const express = { ...standard, code: "express" };
  answer(checkout, "saveDraft", {
    outcome: "saved",
    orderId: "order-1",
    draftUpdatedAt,
    prices,
    shippingOptions: [express],
  });
  expect(checkoutView(checkout.getSnapshot())).toEqual({
    sees: "deliveryChoice",
    options: [express],
    chosen: null,
    gone: true,
  });
});

test("who has not confirmed their address is told inside the checkout, and goes on when they have", () => {
  const { checkout } = openedCheckout("a visitor");
  checkout.send({ type: "session.known", customer: false, unconfirmed: true });
  expect(checkoutView(checkout.getSnapshot())).toEqual({ sees: "logIn", confirmEmailFirst: true });
  checkout.send({ type: "session.known", customer: true, unconfirmed: false });
  expect(asked(checkout, "loadCheckout")).toEqual({ orderId: null });
});

test("a refusal that nobody foresaw leads to customer service, and can be tried again", () => {
  const { checkout } = reviewedCheckout();
  checkout.send({ type: "terms.agreed", version: "2026-11" });
  checkout.send({ ...placed, amountDue: 35.95 });
  answer(checkout, "submitOrder", { outcome: "unforeseen" });
  expect(checkoutView(checkout.getSnapshot())).toEqual({ sees: "unforeseen" });
  checkout.send({ type: "retry.requested" });
  expect(asked(checkout, "loadCheckout")).toEqual({ orderId: "order-1" });
});

test("back from the provider the address is not believed: what the order is, the server knows", () => {
  for (const [output, place] of [
    [{ outcome: "alreadyPaid", ...paid }, "accepted"],
    [{ outcome: "orderCancelled" }, "orderCancelled"],
    [{ outcome: "notFound" }, "orderNotFound"],
    [{ outcome: "orderOpen", orderId: "order-1" }, "paymentCancelled"],
  ] as const) {
    const { checkout } = openedCheckout("back, cancelled");
    answer(checkout, "loadCheckout", output);
    expect(checkout.getSnapshot().value).toBe(place);
  }
});

test("an approval of what is not to be paid yet leads to where the order stands", () => {
  const { checkout } = openedCheckout("back, approved");
  answer(checkout, "processPayment", { outcome: "notPrepared" });
  answer(checkout, "loadCheckout", { outcome: "orderOpen", orderId: "order-1" });
  expect(checkout.getSnapshot().value).toBe("orderOpen");
});

test("what another tab made of the draft is shown before it is ordered", () => {
  const { checkout } = reviewedCheckout();
  checkout.send({ type: "terms.agreed", version: "2026-11" });
  checkout.send({ ...placed, amountDue: 35.95 });
  answer(checkout, "submitOrder", { outcome: "changedElsewhere" });
  const draft = {
    outcome: "draft",
    orderId: "order-1",
    typed,
    chosen: nothingChosen,
    prices: {},
    pointsBalance: 0,
  };
  answer(checkout, "loadCheckout", draft);
  expect(asked(checkout, "saveDraft")).toMatchObject({ typed });
  answer(checkout, "saveDraft", {
    outcome: "saved",
    orderId: "order-1",
    draftUpdatedAt,
    prices,
    shippingOptions: [standard],
  });
  expect(checkoutView(checkout.getSnapshot())).toMatchObject({ sees: "review", note: "changedElsewhere" });
});

test("an agreement to other terms than today's is none", () => {
  const { checkout } = reviewedCheckout();
  checkout.send({ type: "terms.agreed", version: "2025-01" });
  checkout.send({ ...placed, amountDue: 35.95 });
  expect(checkout.getSnapshot().value).toEqual({ reviewing: "termsMissing" });
});

test("the price that was shown last is asked for again after a reload, so that another one is told", () => {
  const { checkout } = openedCheckout("the review, reloaded");
  const shown = { "boston-fern": 12 };
  const draft = { outcome: "draft", orderId: "order-1", typed, chosen: keptChoice, prices: shown };
  answer(checkout, "loadCheckout", { ...draft, pointsBalance: 600 });
  expect(asked(checkout, "saveDraft")).toMatchObject({ prices: shown });
  answer(checkout, "saveDraft", { outcome: "changed", refusals: [dearer] });
  expect(checkoutView(checkout.getSnapshot())).toEqual({ sees: "changes", refusals: [dearer] });
});
