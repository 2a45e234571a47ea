import { expect, test } from "vitest";
import { lastPortInput, resolvePort } from "#machines/paths/replay.ts";
import { noChoices } from "./checkout.choices.ts";
import { typed, typedGift } from "./checkout.examples.ts";
import { checkoutDraftOf } from "./checkout.requests.ts";
import { checkoutView } from "./checkout.view.ts";
import { openedCheckout, saved } from "./opened-checkout.test-support.ts";

function loaded() {
  const { checkout } = openedCheckout("the checkout");
  resolvePort(checkout, "loadCheckout", {
    outcome: "draft",
    orderId: null,
    typed: null,
    chosen: noChoices,
    pointsBalance: 0,
  });
  return checkout;
}

test("a gift's note is stored as it is typed, also an empty one, and forgotten if it is no gift", () => {
  const checkout = loaded();
  for (const giftNote of ["H", "", null]) {
    checkout.send({ type: "address.typed", ...typed, giftNote });
    expect(checkoutDraftOf(checkout.getSnapshot().context)?.typed.giftNote).toBe(giftNote);
  }
});

test("what was typed where a box is no longer ticked stays in the draft, and is not sent", () => {
  const checkout = loaded();
  const switchedOff = { invoice: typed.delivery, giftNote: "With love" };
  checkout.send({ type: "address.submitted", ...typed, switchedOff });
  expect(checkoutDraftOf(checkout.getSnapshot().context)?.typed).toMatchObject({
    giftNote: null,
    switchedOff,
  });
  expect(lastPortInput(checkout, "saveDraft")).toMatchObject({ typed: { giftNote: null, invoice: null } });
});

test("a gift is saved with its note, which a refusal and a lost connection keep", () => {
  const checkout = loaded();
  checkout.send({ type: "address.submitted", ...typedGift });
  expect(lastPortInput(checkout, "saveDraft")).toMatchObject({ typed: typedGift });
  resolvePort(checkout, "saveDraft", { outcome: "invalid", fieldErrors: { giftNote: "unseen_marks" } });
  expect(checkoutView(checkout.getSnapshot())).toMatchObject({
    screen: "addressForm",
    typed: typedGift,
    fieldErrors: { giftNote: "unseen_marks" },
  });
  checkout.send({ type: "address.submitted", ...typedGift });
  resolvePort(checkout, "saveDraft", saved);
  checkout.send({ type: "shipping.chosen", code: "standard" });
  expect(checkoutView(checkout.getSnapshot())).toMatchObject({ screen: "review", typed: typedGift });
});
