import { pathModel } from "#machines/paths/model.ts";
import { noChoices } from "./checkout.choices.ts";
import type { CheckoutChoices } from "./checkout.contract.ts";
import {
  dearer,
  express,
  fewerPoints,
  fieldErrors,
  later,
  outdated,
  shortage,
  soldOut,
  standard,
  typed,
  typedGift,
  unavailable,
} from "./checkout.examples.ts";
import { checkoutMachine } from "./checkout.machine.ts";

const orderId = "order-1";
const prices = { "boston-fern": 14.5 };
const draftUpdatedAt = "2026-11-21T09:00:00.000Z";
const paid = { orderId, reference: "7K3M9Q" };
const savedChoices: CheckoutChoices = {
  shippingCode: "standard",
  wishedOn: null,
  termsVersion: "2026-11",
  points: { kind: "none" },
};

const facts = { isGuest: false, orderId: null, returned: null } as const;
const itemsTotal = 29;
const kept = { orderId, typed: typedGift, chosen: savedChoices, prices, itemsTotal, pointsBalance: 12_000 };
const saved = { orderId, draftUpdatedAt, prices, itemsTotal, vatIdCheck: null };

export const checkoutPaths = pathModel({
  machine: checkoutMachine,
  title: "Checking out",
  purpose: "address, delivery, review and placing the order, with every possible failure",
  starts: {
    "the checkout": { ...facts, address: "checkout" },
    "the checkout, as a guest": { ...facts, isGuest: true, address: "checkout" },
    "the delivery, reloaded": { ...facts, address: "delivery" },
    "the review, reloaded": { ...facts, address: "review" },
    "back, approved": { ...facts, orderId, returned: "approved", address: "checkout" },
    "back, cancelled": { ...facts, orderId, returned: "cancelled", address: "checkout" },
  },
  happyPath: [
    "the checkout",
    "loadCheckout ✓ a new draft",
    "goes on with the address",
    "saveDraft ✓ saved",
    "chooses standard delivery",
    "agrees to the terms",
    "orders and obliges to pay",
    "submitOrder ✓ submitted",
    "payment ✓ paid",
  ],
  does: {
    "address.typed": { "types an address": typed },
    "address.submitted": { "goes on with the address": typedGift },
    "shipping.picked": { "picks express delivery": { code: "express" } },
    "shipping.chosen": {
      "chooses standard delivery": { code: "standard" },
      "chooses a drone": { code: "drone" },
    },
    "date.wished": {
      "wishes for a later day": { code: "standard", wishedOn: "2026-11-30" },
      "wishes for it as soon as possible": { code: "standard", wishedOn: null },
      "wishes for a day that is not offered": { code: "standard", wishedOn: "2027-11-30" },
    },
    "back.requested": "goes back",
    "terms.agreed": { "agrees to the terms": { version: "2026-11" } },
    "terms.withdrawn": "withdraws the agreement",
    "points.chosen": {
      "pays a part in points": { choice: { kind: "some", typed: "500" } },
      "pays all in points": { choice: { kind: "all" } },
      "uses no points": { choice: { kind: "none" } },
    },
    "order.placed": {
      "orders and obliges to pay": { amountDue: 35.95, points: { kind: "none" }, termsVersion: "2026-11" },
      "orders after the terms changed": {
        amountDue: 35.95,
        points: { kind: "none" },
        termsVersion: "2026-12",
      },
    },
    "changes.accepted": {
      "accepts the changes": { removed: [] },
      "takes the line out": { removed: ["boston-fern"] },
    },
    "quantities.accepted": {
      "takes what is left": {
        quantities: [
          { variantId: "boston-fern", count: 1 },
          { variantId: "weaving-loom-kit", count: 0 },
        ],
      },
      "goes on without them": {
        quantities: [
          { variantId: "boston-fern", count: 0 },
          { variantId: "weaving-loom-kit", count: 0 },
        ],
      },
    },
    "retry.requested": "tries again",
  },
  happens: {
    "cart.changedElsewhere": "the cart changes in another tab",
    "codes.changed": "a coupon code is added or removed",
  },
  answers: {
    loadCheckout: {
      draft: {
        "a new draft": {
          orderId: null,
          typed: null,
          chosen: noChoices,
          prices: {},
          itemsTotal: null,
          pointsBalance: 12_000,
        },
        "what was kept": kept,
        "what was kept, without a delivery": { ...kept, typed, chosen: noChoices },
      },
      emptyCart: "an empty cart",
      orderOpen: { "an unpaid order": { orderId } },
      paymentBegun: { "its payment was begun": { orderId } },
      unpayable: { "its currency was refused": { orderId } },
      beingPaid: { "another tab is paying": { orderId } },
      alreadyPaid: { "a paid order": paid },
      orderCancelled: "a cancelled order",
      guestTokenExpired: { "a guest’s order that is locked": { orderId } },
      notFound: "no such order",
      unforeseen: "a refusal nobody foresaw",
    },
    saveDraft: {
      saved: {
        saved: { ...saved, shippingOptions: [standard] },
        "other deliveries": { ...saved, shippingOptions: [express] },
        "the VAT ID is not checked": { ...saved, shippingOptions: [standard], vatIdCheck: "unavailable" },
      },
      invalid: { "fields are wrong": { fieldErrors } },
      orderChanged: {
        "a price changed": { refusals: [dearer] },
        "a line is gone": { refusals: [dearer, unavailable] },
        "the cart is outdated": { refusals: [outdated] },
      },
      emptyCart: "all taken out",
      orderOpen: { "ordered in another tab": { orderId } },
      tooManyRequests: { "ordered too often": { seconds: 841 } },
      unforeseen: "a refusal nobody foresaw",
    },
    submitOrder: {
      submitted: "submitted",
      paid: { "paid in points": paid },
      orderValueTooLow: "below the minimum",
      notOffered: "the delivery is gone",
      termsChanged: "the terms changed",
      orderChangedElsewhere: "another tab changed it",
      orderPlacedElsewhere: { "another tab placed it": { orderId } },
      orderCancelled: "called off elsewhere",
      outOfStock: { "less is in stock": { shortages: [shortage, soldOut] } },
      orderChanged: {
        "other points": { refusals: [fewerPoints] },
        "it arrives later": { refusals: [later] },
        "a price changed": { refusals: [dearer] },
        "the cart is outdated": { refusals: [outdated] },
      },
      guestTokenExpired: "the guest’s token has expired",
      unforeseen: "a refusal nobody foresaw",
    },
    payment: {
      paid: { paid },
      calledOff: "called off",
      cancelled: "called off elsewhere",
      guestTokenExpired: "the guest’s token has expired",
      notFound: "no such order",
    },
  },
  facets: ({ isGuest, address, typed, chosen, vatIdCheck }) => ({
    isGuest,
    address,
    typed: typed !== null,
    delivery: chosen.shippingCode,
    isWished: chosen.wishedOn !== null,
    agreed: chosen.termsVersion !== null,
    vatIdCheck,
  }),
  requirements: {
    "drafting.addressing.refused": ["validation.latin-only", "messages.zip", "messages.country"],
    "ordering.changed": ["errors.item-unavailable", "errors.price-changed", "errors.points-changed"],
    "ordering.reviewing.termsMissing": ["validation.terms"],
    "ordering.belowMinimum": ["validation.order-minimum"],
    cartOutdated: ["errors.cart-outdated"],
    accepted: ["product.check-out"],
  },
});
