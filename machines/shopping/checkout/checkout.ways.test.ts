import { expect, test } from "vitest";
import { stateAfter } from "#machines/paths/replay.ts";
import { checkoutPaths } from "./checkout.paths.ts";

const atAddress = ["loadCheckout ✓ a new draft"];
const saving = [...atAddress, "goes on with the address"];
const atDelivery = [...saving, "saveDraft ✓ saved"];
const atReview = [...atDelivery, "chooses standard delivery"];
const placing = [...atReview, "agrees to the terms", "orders and obliges to pay"];
const elsewhere = "the cart changes in another tab";
const coupon = "a coupon code is added or removed";
const behind = [...atReview, elsewhere];
const behindAtDelivery = [...atDelivery, elsewhere];

type Way = readonly [steps: readonly string[], place: string];

/** Every outcome of loading the order, wherever it is loaded. */
const read = (steps: readonly string[], wait: string): readonly Way[] => [
  [steps, `${wait}.asking`],
  [[...steps, "loadCheckout ✓ an empty cart"], "emptyCart"],
  [[...steps, "loadCheckout ✓ an unpaid order"], "paying"],
  [[...steps, "loadCheckout ✓ another tab is paying"], "paying"],
  [[...steps, "loadCheckout ✓ its currency was refused"], "paying"],
  [[...steps, "loadCheckout ✓ its payment was begun"], "paying"],
  [[...steps, "loadCheckout ✓ a paid order"], "accepted"],
  [[...steps, "loadCheckout ✓ a cancelled order"], "orderCancelled"],
  [[...steps, "loadCheckout ✓ a guest’s order that is locked"], "orderLocked"],
  [[...steps, "loadCheckout ✓ no such order"], "orderNotFound"],
  [[...steps, "loadCheckout ✓ a refusal nobody foresaw"], "unforeseen"],
  [[...steps, "loadCheckout ✗"], `${wait}.unreachable`],
  [[...steps, "loadCheckout ✗", "tries again"], `${wait}.asking`],
];

/** Every outcome of saving the draft, wherever it is saved. */
const save = (steps: readonly string[], wait: string, changed: string): readonly Way[] => [
  [steps, `${wait}.asking`],
  [[...steps, "saveDraft ✓ fields are wrong"], "drafting.addressing.refused"],
  [[...steps, "saveDraft ✓ a price changed"], changed],
  [[...steps, "saveDraft ✓ a line is gone"], changed],
  [[...steps, "saveDraft ✓ the cart is outdated"], "cartOutdated"],
  [[...steps, "saveDraft ✓ all taken out"], "emptyCart"],
  [[...steps, "saveDraft ✓ ordered in another tab"], "paying"],
  [[...steps, "saveDraft ✓ ordered too often"], "drafting.addressing.tooManyRequests"],
  [[...steps, "saveDraft ✓ a refusal nobody foresaw"], "unforeseen"],
  [[...steps, "saveDraft ✗"], `${wait}.unreachable`],
  [[...steps, "saveDraft ✗", "tries again"], `${wait}.asking`],
];

const ways: readonly Way[] = [
  ...read([], "drafting.loading"),
  [["loadCheckout ✓ an empty cart", elsewhere], "drafting.catchingUp.loading.asking"],
  [["loadCheckout ✓ a refusal nobody foresaw", "tries again"], "drafting.loading.asking"],
  [atAddress, "drafting.addressing.editing"],
  [["loadCheckout ✓ what was kept"], "drafting.addressing.editing"],
  [[...atAddress, "types an address"], "drafting.addressing.editing"],
  ...save(saving, "drafting.saving", "drafting.changed"),
  [[...saving, "saveDraft ✓ fields are wrong", "goes on with the address"], "drafting.saving.asking"],
  [[...saving, "saveDraft ✓ a price changed", "accepts the changes"], "drafting.saving.asking"],
  [[...saving, "saveDraft ✓ the cart is outdated", elsewhere], "drafting.catchingUp.loading.asking"],
  [atDelivery, "drafting.choosingDelivery.choosing"],
  [[...saving, "saveDraft ✓ other deliveries"], "drafting.choosingDelivery.choosing"],
  [[...atDelivery, "goes back"], "drafting.addressing.editing"],
  ...read(behindAtDelivery, "drafting.catchingUp.loading"),
  ...save(
    [...behindAtDelivery, "loadCheckout ✓ what was kept"],
    "drafting.catchingUp.saving",
    "drafting.changed",
  ),
  [[...behindAtDelivery, "loadCheckout ✓ a new draft"], "drafting.catchingUp.saving.asking"],
  [
    [...behindAtDelivery, "loadCheckout ✓ a new draft", "saveDraft ✓ saved"],
    "drafting.choosingDelivery.choosing",
  ],
  [["loadCheckout ✓ an empty cart", elsewhere, "loadCheckout ✓ a new draft"], "drafting.addressing.editing"],
  [atReview, "ordering.reviewing.checking"],
  [[...atReview, "goes back"], "drafting.choosingDelivery.choosing"],
  [
    [...atReview, "goes back", elsewhere, "loadCheckout ✓ what was kept", "saveDraft ✓ other deliveries"],
    "drafting.choosingDelivery.gone",
  ],
  [
    [...atReview, "goes back", "goes back", "goes on with the address", "saveDraft ✓ other deliveries"],
    "drafting.choosingDelivery.gone",
  ],
  [
    [...atReview, "goes back", "goes back", "goes on with the address", "saveDraft ✓ saved"],
    "drafting.choosingDelivery.choosing",
  ],
  ...save([...atReview, coupon], "ordering.returning.saving", "ordering.changed"),
  [[...atReview, coupon, "saveDraft ✓ saved"], "ordering.reviewing.checking"],
  [[...atReview, "orders and obliges to pay"], "ordering.reviewing.termsMissing"],
  [[...atReview, "orders and obliges to pay", "agrees to the terms"], "ordering.reviewing.checking"],
  [[...atReview, "agrees to the terms", "orders after the terms changed"], "ordering.reviewing.termsMissing"],
  [
    [...placing.slice(0, -1), "withdraws the agreement", "orders and obliges to pay"],
    "ordering.reviewing.termsMissing",
  ],
  ...read(behind, "ordering.catchingUp.loading"),
  ...save([...behind, "loadCheckout ✓ what was kept"], "ordering.catchingUp.saving", "ordering.changed"),
  [[...behind, "loadCheckout ✓ what was kept", "saveDraft ✓ saved"], "ordering.reviewing.changedElsewhere"],
  [
    [...behind, "loadCheckout ✓ what was kept", "saveDraft ✓ other deliveries"],
    "drafting.choosingDelivery.gone",
  ],
  [placing, "ordering.submitting.asking"],
  [[...placing, "submitOrder ✓ submitted"], "paying"],
  [[...placing, "submitOrder ✓ paid in points"], "accepted"],
  [[...placing, "submitOrder ✓ below the minimum"], "ordering.belowMinimum"],
  [[...placing, "submitOrder ✓ the delivery is gone"], "ordering.returning.saving.asking"],
  [
    [...placing, "submitOrder ✓ the delivery is gone", "saveDraft ✓ other deliveries"],
    "drafting.choosingDelivery.gone",
  ],
  [[...placing, "submitOrder ✓ the terms changed"], "ordering.termsChanged"],
  [[...placing, "submitOrder ✓ another tab changed it"], "ordering.catchingUp.loading.asking"],
  [[...placing, "submitOrder ✓ another tab placed it"], "paying"],
  [[...placing, "submitOrder ✓ called off elsewhere"], "orderCancelled"],
  [[...placing, "submitOrder ✓ other points"], "ordering.changed"],
  [[...placing, "submitOrder ✓ a price changed"], "ordering.changed"],
  [[...placing, "submitOrder ✓ a price changed", "accepts the changes"], "ordering.returning.saving.asking"],
  [[...placing, "submitOrder ✓ the cart is outdated"], "cartOutdated"],
  [[...placing, "submitOrder ✓ the guest’s token has expired"], "ordering.returning.saving.asking"],
  [[...placing, "submitOrder ✓ a refusal nobody foresaw"], "unforeseen"],
  [[...placing, "submitOrder ✗"], "ordering.submitting.unreachable"],
  [[...placing, "submitOrder ✗", "tries again"], "ordering.submitting.asking"],
  [[...placing, "submitOrder ✓ submitted", "payment ✓ paid"], "accepted"],
  [[...placing, "submitOrder ✓ submitted", "payment ✓ called off"], "drafting.loading.asking"],
  [[...placing, "submitOrder ✓ submitted", "payment ✓ called off elsewhere"], "orderCancelled"],
  [[...placing, "submitOrder ✓ submitted", "payment ✓ the guest’s token has expired"], "orderLocked"],
  [[...placing, "submitOrder ✓ submitted", "payment ✓ no such order"], "orderNotFound"],
];

test.each(ways)("%j leads to %s", (steps, state) => {
  expect(stateAfter(checkoutPaths, "the checkout", steps)).toBe(state);
});

const returning = ["loadCheckout ✓ what was kept"];
const reloaded: readonly Way[] = [
  ...read([], "ordering.returning.loading"),
  ...save(returning, "ordering.returning.saving", "ordering.changed"),
  [["loadCheckout ✓ a new draft"], "drafting.addressing.editing"],
  [[...returning, "saveDraft ✓ saved"], "ordering.reviewing.checking"],
  [
    ["loadCheckout ✓ what was kept, without a delivery", "saveDraft ✓ saved"],
    "drafting.choosingDelivery.choosing",
  ],
  [[...returning, "saveDraft ✓ other deliveries"], "drafting.choosingDelivery.gone"],
];

test.each(reloaded)("the review reloaded, %j leads to %s", (steps, state) => {
  expect(stateAfter(checkoutPaths, "the review, reloaded", steps)).toBe(state);
});

const noNews: readonly (readonly [steps: readonly string[], step: string])[] = [
  [atDelivery, "chooses a drone"],
];

test.each(noNews)("after %j the event is ignored: %s", (steps, step) => {
  expect(() => stateAfter(checkoutPaths, "the checkout", [...steps, step])).toThrow(`"${step}" can't happen`);
});

const delivered: readonly Way[] = [
  ...read([], "drafting.returning.loading"),
  [["loadCheckout ✓ a new draft"], "drafting.addressing.editing"],
  ...save(returning, "drafting.returning.saving", "drafting.changed"),
  [[...returning, "saveDraft ✓ saved"], "drafting.choosingDelivery.choosing"],
  [[...returning, "saveDraft ✓ other deliveries"], "drafting.choosingDelivery.gone"],
  [
    [...returning, "saveDraft ✓ other deliveries", "picks express delivery"],
    "drafting.choosingDelivery.gone",
  ],
];

test.each(delivered)("the delivery, reloaded: %j leads to %s", (steps, state) => {
  expect(stateAfter(checkoutPaths, "the delivery, reloaded", steps)).toBe(state);
});
