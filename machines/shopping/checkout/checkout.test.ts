import { expect, test } from "vitest";
import { describePaths } from "#machines/paths/describe-paths.ts";
import { resolvePort, lastPortInput, rejectPort } from "#machines/paths/replay.ts";
import { noChoices } from "./checkout.choices.ts";
import { checkoutPaths } from "./checkout.paths.ts";
import { standard, typed, typedByGuest } from "./checkout.examples.ts";
import { checkoutDraftOf } from "./checkout.requests.ts";
import { checkoutView } from "./checkout.view.ts";
import {
  draftUpdatedAt,
  openedCheckout,
  paid,
  placed,
  prices,
  reviewedCheckout,
  saved,
} from "./opened-checkout.test-support.ts";
import { requirements } from "#tests/support/requirements.ts";

describePaths(checkoutPaths, checkoutView);

test("a checkout goes from the address to the payment", () => {
  const { checkout } = reviewedCheckout();
  expect(checkoutDraftOf(checkout.getSnapshot().context)).toEqual({
    orderId: "order-1",
    typed,
    chosen: { ...noChoices, shippingCode: "standard" },
    prices,
    itemsTotal: 29,
  });
  expect(checkoutView(checkout.getSnapshot())).toEqual({
    screen: "review",
    orderId: "order-1",
    typed,
    shipping: standard,
    wishedOn: null,
    points: { kind: "none" },
    pointsBalance: 12_000,
    vatIdCheck: null,
    termsVersion: null,
    note: null,
  });
  checkout.send({ type: "terms.agreed", version: "2026-11" });
  checkout.send({ ...placed, amountDue: 35.95 });
  expect(lastPortInput(checkout, "submitOrder")).toEqual({
    orderId: "order-1",
    draftUpdatedAt,
    shippingCode: "standard",
    wishedOn: null,
    arrivalDays: { arrivesFrom: "2026-11-25", arrivesTo: "2026-11-27" },
    termsVersion: "2026-11",
    amountDue: 35.95,
    points: { kind: "none" },
    pointsBalance: 12_000,
  });
  resolvePort(checkout, "submitOrder", { outcome: "submitted" });
  expect(lastPortInput(checkout, "payment")).toEqual({ orderId: "order-1", arrival: "ordered" });
});

test("a paid order is accepted; a cancelled one keeps its chosen delivery", () => {
  const { checkout, done } = openedCheckout("back, approved");
  resolvePort(checkout, "loadCheckout", { outcome: "orderOpen", orderId: "order-1" });
  resolvePort(checkout, "payment", { outcome: "paid", ...paid });
  expect(done).toEqual(["accepted order-1"]);
  expect(checkout.getSnapshot().output).toEqual(paid);
  const other = reviewedCheckout().checkout;
  other.send({ type: "terms.agreed", version: "2026-11" });
  other.send({ ...placed, amountDue: 35.95 });
  resolvePort(other, "submitOrder", { outcome: "submitted" });
  resolvePort(other, "payment", { outcome: "calledOff" });
  expect(lastPortInput(other, "loadCheckout")).toEqual({ orderId: null });
  expect(checkoutDraftOf(other.getSnapshot().context)).toMatchObject({
    orderId: null,
    chosen: { ...noChoices, shippingCode: "standard" },
  });
});

test("the payment gets how an unpaid order was reached", () => {
  for (const [start, output, arrival] of [
    ["the checkout", { outcome: "orderOpen" }, "found"],
    ["the checkout", { outcome: "paymentBegun" }, "begun"],
    ["back, approved", { outcome: "orderOpen" }, "approved"],
    ["back, cancelled", { outcome: "paymentBegun" }, "cancelled"],
    ["back, cancelled", { outcome: "orderOpen" }, "cancelled"],
    ["back, cancelled", { outcome: "beingPaid" }, "beingPaid"],
    ["back, approved", { outcome: "unpayable" }, "unpayable"],
  ] as const) {
    const { checkout } = openedCheckout(start);
    resolvePort(checkout, "loadCheckout", { ...output, orderId: "order-1" });
    expect(lastPortInput(checkout, "payment")).toEqual({ orderId: "order-1", arrival });
  }
});

test("an order submitted in another tab is paid as such", () => {
  const { checkout } = openedCheckout("the checkout");
  resolvePort(checkout, "loadCheckout", {
    outcome: "draft",
    orderId: null,
    typed,
    chosen: noChoices,
    pointsBalance: 0,
  });
  checkout.send({ type: "address.submitted", ...typed });
  resolvePort(checkout, "saveDraft", { outcome: "orderOpen", orderId: "order-2" });
  expect(lastPortInput(checkout, "payment")).toEqual({ orderId: "order-2", arrival: "foundElsewhere" });
});

test("the draft survives refusals and outages", () => {
  const { checkout } = openedCheckout("the checkout");
  resolvePort(checkout, "loadCheckout", {
    outcome: "draft",
    orderId: null,
    typed: null,
    chosen: noChoices,
    pointsBalance: 12_000,
  });
  checkout.send({ type: "address.submitted", ...typed });
  resolvePort(checkout, "saveDraft", {
    outcome: "invalid",
    fieldErrors: { "delivery.zipCode": "zip_not_delivered" },
  });
  expect(checkoutView(checkout.getSnapshot())).toEqual({
    screen: "addressForm",
    isGuest: false,
    typed,
    fieldErrors: { "delivery.zipCode": "zip_not_delivered" },
    minutes: null,
    saving: false,
  });
  checkout.send({ type: "address.submitted", ...typed });
  rejectPort(checkout, "saveDraft");
  checkout.send({ type: "retry.requested" });
  expect(lastPortInput(checkout, "saveDraft")).toEqual({
    orderId: null,
    typed,
    prices: {},
    accepted: [],
    removed: [],
    quantities: [],
  });
});

test("after a cancelled payment, what was typed comes before what was stored", () => {
  const { checkout } = reviewedCheckout();
  checkout.send({ type: "terms.agreed", version: "2026-11" });
  checkout.send({ ...placed, amountDue: 35.95 });
  resolvePort(checkout, "submitOrder", { outcome: "submitted" });
  resolvePort(checkout, "payment", { outcome: "calledOff" });
  const older = { ...typed, note: "an older note" };
  resolvePort(checkout, "loadCheckout", {
    outcome: "draft",
    orderId: "order-1",
    typed: older,
    chosen: noChoices,
    pointsBalance: 0,
  });
  expect(checkoutView(checkout.getSnapshot())).toEqual({
    screen: "addressForm",
    isGuest: false,
    typed,
    fieldErrors: {},
    minutes: null,
    saving: false,
  });
});

test("an order paid entirely with points is accepted without a provider", () => {
  const { checkout, done } = reviewedCheckout();
  checkout.send({ type: "points.chosen", choice: { kind: "all" } });
  checkout.send({ type: "terms.agreed", version: "2026-11" });
  checkout.send({ ...placed, amountDue: 0, points: { kind: "all", points: 4_485 } });
  expect(lastPortInput(checkout, "submitOrder")).toMatchObject({
    points: { kind: "all", points: 4_485 },
    pointsBalance: 12_000,
  });
  resolvePort(checkout, "submitOrder", { outcome: "paid", ...paid });
  expect(done).toEqual(["accepted order-1"]);
});

test("a guest is asked for an email address, and waits after too many orders", () => {
  const { checkout } = openedCheckout("the checkout, as a guest");
  resolvePort(checkout, "loadCheckout", { outcome: "draft", orderId: null, typed: null, chosen: noChoices });
  const form = { screen: "addressForm", isGuest: true, fieldErrors: {}, minutes: null, saving: false };
  expect(checkoutView(checkout.getSnapshot())).toEqual({ ...form, typed: null });
  checkout.send({ type: "address.submitted", ...typedByGuest });
  expect(lastPortInput(checkout, "saveDraft")).toMatchObject({ orderId: null, typed: typedByGuest });
  resolvePort(checkout, "saveDraft", { outcome: "tooManyRequests", seconds: 841 });
  expect(checkoutView(checkout.getSnapshot())).toEqual({ ...form, typed: typedByGuest, minutes: 15 });
  checkout.send({ type: "address.submitted", ...typedByGuest });
  resolvePort(checkout, "saveDraft", saved);
  expect(checkoutView(checkout.getSnapshot())).toMatchObject({ screen: "deliveryChoice" });
});

test("a guest's order that was placed is locked when it is old", () => {
  const { checkout } = openedCheckout("the checkout, as a guest");
  resolvePort(checkout, "loadCheckout", { outcome: "guestTokenExpired", orderId: "order-2" });
  expect(checkoutView(checkout.getSnapshot())).toEqual({
    screen: "orderLocked",
    orderId: "order-2",
    email: "",
  });
});

test("a guest's draft that became too old is saved as another order before it is placed", () => {
  const { checkout } = reviewedCheckout();
  checkout.send({ type: "terms.agreed", version: "2026-11" });
  checkout.send({ ...placed, amountDue: 35.95 });
  resolvePort(checkout, "submitOrder", { outcome: "guestTokenExpired" });
  expect(lastPortInput(checkout, "saveDraft")).toMatchObject({ orderId: "order-1", typed });
  resolvePort(checkout, "saveDraft", { ...saved, orderId: "order-2" });
  expect(checkoutView(checkout.getSnapshot())).toMatchObject({
    screen: "review",
    orderId: "order-2",
  });
});

test("a guest's order whose payment took too long is locked", () => {
  const { checkout } = reviewedCheckout();
  checkout.send({ type: "terms.agreed", version: "2026-11" });
  checkout.send({ ...placed, amountDue: 35.95 });
  resolvePort(checkout, "submitOrder", { outcome: "submitted" });
  resolvePort(checkout, "payment", { outcome: "guestTokenExpired" });
  expect(checkoutView(checkout.getSnapshot())).toEqual({
    screen: "orderLocked",
    orderId: "order-1",
    email: typed.email,
  });
});

test("an unforeseen refusal refers to customer service, and can be retried", () => {
  requirements("errors.customer-service");
  const { checkout } = reviewedCheckout();
  checkout.send({ type: "terms.agreed", version: "2026-11" });
  checkout.send({ ...placed, amountDue: 35.95 });
  resolvePort(checkout, "submitOrder", { outcome: "unforeseen" });
  expect(checkoutView(checkout.getSnapshot())).toEqual({ screen: "unforeseen" });
  checkout.send({ type: "retry.requested" });
  expect(lastPortInput(checkout, "loadCheckout")).toEqual({ orderId: "order-1" });
});
