import { expect, test } from "vitest";
import { lastPortInput, resolvePort } from "#machines/paths/replay.ts";
import { later, standard, typed } from "./checkout.examples.ts";
import { checkoutView } from "./checkout.view.ts";
import { placed, reviewedCheckout, saved } from "./opened-checkout.test-support.ts";

test("a later arrival is shown, accepted, and reviewed with the new days", () => {
  const { checkout } = reviewedCheckout();
  checkout.send({ type: "points.chosen", choice: { kind: "some", typed: "500" } });
  checkout.send({ type: "terms.agreed", version: "2026-11" });
  checkout.send({ ...placed, amountDue: 35.95 });
  resolvePort(checkout, "submitOrder", { outcome: "orderChanged", refusals: [later] });
  expect(checkoutView(checkout.getSnapshot())).toEqual({ screen: "changes", refusals: [later] });
  checkout.send({ type: "changes.accepted", removed: [] });
  const dates = { leavesOn: "2026-11-24", arrivesFrom: "2026-11-26", arrivesTo: "2026-11-30" };
  resolvePort(checkout, "saveDraft", { ...saved, shippingOptions: [{ ...standard, dates }] });
  expect(checkoutView(checkout.getSnapshot())).toMatchObject({
    screen: "review",
    shipping: { dates },
    typed,
    points: { kind: "some", typed: "500" },
    termsVersion: null,
  });
  checkout.send({ type: "terms.agreed", version: "2026-11" });
  checkout.send({ ...placed, amountDue: 35.95 });
  const { arrivesFrom, arrivesTo } = dates;
  expect(lastPortInput(checkout, "submitOrder")).toMatchObject({ arrivalDays: { arrivesFrom, arrivesTo } });
});

test("an order without a known day is submitted without one", () => {
  const { checkout } = reviewedCheckout({ ...saved, shippingOptions: [{ ...standard, dates: null }] });
  checkout.send({ type: "terms.agreed", version: "2026-11" });
  checkout.send({ ...placed, amountDue: 35.95 });
  expect(lastPortInput(checkout, "submitOrder")).toMatchObject({ arrivalDays: null });
});
