import { expect, test } from "vitest";
import { lastPortInput, resolvePort } from "#machines/paths/replay.ts";
import { shortage } from "./checkout.examples.ts";
import { checkoutView } from "./checkout.view.ts";
import { placed, reviewedCheckout, saved } from "./opened-checkout.test-support.ts";

test("of what is short, the quantities that were accepted are ordered, and the terms agreed to again", () => {
  const { checkout } = reviewedCheckout();
  checkout.send({ type: "terms.agreed", version: "2026-11" });
  checkout.send({ ...placed, amountDue: 35.95 });
  resolvePort(checkout, "submitOrder", { outcome: "outOfStock", shortages: [shortage] });
  expect(checkoutView(checkout.getSnapshot())).toEqual({ screen: "outOfStock", shortages: [shortage] });
  const quantities = [{ variantId: shortage.variantId, count: 1 }];
  checkout.send({ type: "quantities.accepted", quantities });
  expect(lastPortInput(checkout, "saveDraft")).toMatchObject({ accepted: [], removed: [], quantities });
  resolvePort(checkout, "saveDraft", saved);
  expect(checkoutView(checkout.getSnapshot())).toMatchObject({ screen: "review", termsVersion: null });
  checkout.send({ type: "terms.agreed", version: "2026-11" });
  checkout.send({ ...placed, amountDue: 35.95 });
  resolvePort(checkout, "submitOrder", { outcome: "notOffered" });
  expect(lastPortInput(checkout, "saveDraft")).toMatchObject({ quantities: [] });
});
