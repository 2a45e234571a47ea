import { expect, test } from "vitest";
import { lastPortInput, resolvePort } from "#machines/paths/replay.ts";
import { noChoices } from "./checkout.choices.ts";
import type { VatIdCheck } from "./checkout.contract.ts";
import { standard, typed } from "./checkout.examples.ts";
import { checkoutView } from "./checkout.view.ts";
import { openedCheckout, saved } from "./opened-checkout.test-support.ts";

function savingVatId() {
  const { checkout } = openedCheckout("the checkout");
  resolvePort(checkout, "loadCheckout", {
    outcome: "draft",
    orderId: null,
    typed: null,
    chosen: noChoices,
    pointsBalance: 0,
  });
  checkout.send({ type: "address.submitted", ...typed, vatId: "BE0123456749" });
  return checkout;
}

/** At the choice of delivery. */
function withVatId(vatIdCheck: VatIdCheck) {
  const checkout = savingVatId();
  resolvePort(checkout, "saveDraft", { ...saved, vatIdCheck });
  return checkout;
}

test("a VAT ID is saved with the addresses", () => {
  const checkout = savingVatId();
  expect(lastPortInput(checkout, "saveDraft")).toMatchObject({ typed: { vatId: "BE0123456749" } });
});

test.each([
  ["confirmed", "order-1"],
  ["unavailable", null],
  [null, null],
] as const)(
  "with a VAT ID that is %s the delivery is chosen at the prices of the draft %s",
  (check, exemptOrderId) => {
    expect(checkoutView(withVatId(check).getSnapshot())).toEqual({
      screen: "deliveryChoice",
      options: [standard],
      wishes: ["2026-11-26", "2026-11-30"],
      wishedOn: null,
      chosen: "standard",
      gone: false,
      exemptOrderId,
    });
  },
);

test("a VAT ID that could not be checked is checked again from the review", () => {
  const checkout = withVatId("unavailable");
  checkout.send({ type: "shipping.chosen", code: "standard" });
  expect(checkoutView(checkout.getSnapshot())).toMatchObject({ vatIdCheck: "unavailable" });
  checkout.send({ type: "retry.requested" });
  resolvePort(checkout, "saveDraft", { ...saved, vatIdCheck: "confirmed" });
  expect(checkoutView(checkout.getSnapshot())).toMatchObject({ screen: "review", vatIdCheck: "confirmed" });
});

test.each(["confirmed", null] as const)("with a VAT ID that is %s nothing is checked again", (check) => {
  const checkout = withVatId(check);
  checkout.send({ type: "shipping.chosen", code: "standard" });
  checkout.send({ type: "retry.requested" });
  expect(checkoutView(checkout.getSnapshot())).toMatchObject({ screen: "review", vatIdCheck: check });
});
