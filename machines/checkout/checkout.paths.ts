import type { PathModel } from "../paths/model.ts";
import type {
  CancelOrderOutput,
  Chosen,
  LoadCheckoutOutput,
  PreparePaymentOutput,
  ProcessPaymentOutput,
  Refusal,
  SaveDraftOutput,
  ShippingOption,
  SubmitOrderOutput,
  Typed,
} from "./checkout.contract.ts";
import { checkoutMachine } from "./checkout.machine.ts";
import { nothingChosen } from "./checkout.setup.ts";

export const typed: Typed = {
  delivery: {
    firstName: "Ada",
    lastName: "Jansen",
    company: "",
    street: "Prinsengracht 12",
    additionalInfo: "",
    city: "Amsterdam",
    zipCode: "1015 DV",
    country: "NL",
    phone: "+31 20 555 0101",
  },
  invoice: null,
  note: "Behind the gate, please.",
};
export const standard: ShippingOption = {
  code: "standard",
  name: "Standard delivery",
  price: 6.95,
  deliveryDays: { least: 2, most: 4 },
};
const express: ShippingOption = { ...standard, code: "express", name: "Express delivery", price: 12.95 };
export const dearer: Refusal = {
  code: "price_changed",
  params: { productId: "boston-fern", name: "Boston fern", before: 14.5, after: 15 },
};
const gone: Refusal = {
  code: "item_unavailable",
  params: { productId: "weaving-loom-kit", name: "Weaving loom kit" },
};
const fewerPoints: Refusal = { code: "points_changed", params: { points: 300 } };
const outdated: Refusal = { code: "cart_outdated", params: {} };
const orderId = "order-1";
const prices = { "boston-fern": 14.5 };
const draftUpdatedAt = "2026-11-21T09:00:00.000Z";
const paid = { orderId, reference: "7K3M9Q" };
const load = (output: LoadCheckoutOutput) => ({ output });
const save = (output: SaveDraftOutput) => ({ output });
const submit = (output: SubmitOrderOutput) => ({ output });
const prepare = (output: PreparePaymentOutput) => ({ output });
const process = (output: ProcessPaymentOutput) => ({ output });
const cancel = (output: CancelOrderOutput) => ({ output });
const offline = { error: "offline" };
const unforeseen = { output: { outcome: "unforeseen" } };
const kept: Chosen = { shippingCode: "standard", termsVersion: "2026-11", points: { kind: "none" } };

export const checkoutPaths: PathModel<typeof checkoutMachine> = {
  machine: checkoutMachine,
  purpose: "address, delivery, review, the order, the payment, and each way it may fail",
  starts: {
    "a customer": { orderId: null, returned: null, customer: true, isAtReview: false },
    "a visitor": { orderId: null, returned: null, customer: false, isAtReview: false },
    "the review, reloaded": { orderId: null, returned: null, customer: true, isAtReview: true },
    "back, approved": { orderId, returned: "approved", customer: true, isAtReview: false },
    "back, cancelled": { orderId, returned: "cancelled", customer: true, isAtReview: false },
  },
  events: {
    "opens the checkout": { type: "checkout.opened" },
    "is a customer": { type: "session.known", customer: true, unconfirmed: false },
    "is a visitor": { type: "session.known", customer: false, unconfirmed: false },
    "has not confirmed the e-mail address": { type: "session.known", customer: false, unconfirmed: true },
    "changes the cart in another tab": { type: "cart.changedElsewhere" },
    "types an address": { type: "address.typed", ...typed },
    "goes on with the address": { type: "address.submitted", ...typed },
    "chooses standard delivery": { type: "shipping.chosen", code: "standard" },
    "chooses a drone": { type: "shipping.chosen", code: "drone" },
    "goes back": { type: "back.requested" },
    "agrees to the terms": { type: "terms.agreed", version: "2026-11" },
    "withdraws the agreement": { type: "terms.withdrawn" },
    "orders and obliges to pay": {
      type: "order.placed",
      amountDue: 35.95,
      points: { kind: "none" },
      termsVersion: "2026-11",
    },
    "accepts the changes": { type: "changes.accepted", removed: [] },
    "takes the line out": { type: "changes.accepted", removed: ["boston-fern"] },
    "pays a part in points": { type: "points.chosen", choice: { kind: "some", points: 500 } },
    "pays all in points": { type: "points.chosen", choice: { kind: "all" } },
    "uses no points": { type: "points.chosen", choice: { kind: "none" } },
    "goes to pay": { type: "payment.requested" },
    "calls the order off": { type: "cancellation.requested" },
    "tries again": { type: "retry.requested" },
  },
  outcomes: {
    loadCheckout: {
      "a new draft": load({
        outcome: "draft",
        orderId: null,
        typed: null,
        chosen: nothingChosen,
        prices: {},
        pointsBalance: 12_000,
      }),
      "what was kept": load({
        outcome: "draft",
        orderId,
        typed,
        chosen: kept,
        prices,
        pointsBalance: 12_000,
      }),
      "an empty cart": load({ outcome: "emptyCart" }),
      "an unpaid order": load({ outcome: "orderOpen", orderId }),
      "another tab is paying": load({ outcome: "beingPaid", orderId }),
      "a paid order": load({ outcome: "alreadyPaid", ...paid }),
      "a cancelled order": load({ outcome: "orderCancelled" }),
      "no such order": load({ outcome: "notFound" }),
      "a refusal nobody foresaw": unforeseen,
      offline,
    },
    saveDraft: {
      saved: save({ outcome: "saved", orderId, draftUpdatedAt, prices, shippingOptions: [standard] }),
      "other deliveries": save({
        outcome: "saved",
        orderId,
        draftUpdatedAt,
        prices,
        shippingOptions: [express],
      }),
      "Northern Ireland": save({
        outcome: "refused",
        fieldErrors: { "delivery.zipCode": "zip_not_delivered" },
      }),
      "a price changed": save({ outcome: "changed", refusals: [dearer] }),
      "a line is gone": save({ outcome: "changed", refusals: [dearer, gone] }),
      "the cart is outdated": save({ outcome: "changed", refusals: [outdated] }),
      "all taken out": save({ outcome: "emptyCart" }),
      "ordered in another tab": save({ outcome: "orderOpen", orderId }),
      "a refusal nobody foresaw": unforeseen,
      offline,
    },
    submitOrder: {
      submitted: submit({ outcome: "submitted" }),
      "paid in points": submit({ outcome: "paid", ...paid }),
      "other points": submit({ outcome: "changed", refusals: [fewerPoints] }),
      "below the minimum": submit({ outcome: "belowMinimum" }),
      "called off elsewhere": submit({ outcome: "orderCancelled" }),
      "a price changed": submit({ outcome: "changed", refusals: [dearer] }),
      "the cart is outdated": submit({ outcome: "changed", refusals: [outdated] }),
      "the delivery is gone": submit({ outcome: "deliveryGone" }),
      "the terms changed": submit({ outcome: "termsChanged" }),
      "another tab changed it": submit({ outcome: "changedElsewhere" }),
      "another tab placed it": submit({ outcome: "orderOpen", orderId }),
      "a refusal nobody foresaw": unforeseen,
      offline,
    },
    preparePayment: {
      prepared: prepare({
        outcome: "prepared",
        approvalUrl: "https://pay.example/checkoutnow?token=1",
      }),
      "currency not supported": prepare({ outcome: "currencyNotSupported" }),
      "provider error": prepare({ outcome: "providerError" }),
      "called off elsewhere": prepare({ outcome: "orderCancelled" }),
      "another tab is paying": prepare({ outcome: "beingPaid" }),
      "paid already": prepare({ outcome: "alreadyPaid", ...paid }),
      "a refusal nobody foresaw": unforeseen,
      offline,
    },
    processPayment: {
      paid: process({ outcome: "paid", ...paid }),
      "paid already": process({ outcome: "alreadyPaid", ...paid }),
      cancelled: process({ outcome: "cancelled" }),
      "called off elsewhere": process({ outcome: "orderCancelled" }),
      declined: process({ outcome: "declined" }),
      "currency not supported": process({ outcome: "currencyNotSupported" }),
      pending: process({ outcome: "pending" }),
      "nothing to be paid": process({ outcome: "notPrepared" }),
      "no such order": process({ outcome: "notFound" }),
      "a refusal nobody foresaw": unforeseen,
      offline,
    },
    cancelOrder: {
      cancelled: cancel({ outcome: "cancelled" }),
      "another tab is paying": cancel({ outcome: "beingPaid" }),
      "paid already": cancel({ outcome: "alreadyPaid", ...paid }),
      "a refusal nobody foresaw": unforeseen,
      offline,
    },
  },
  facets: ({ customer, typed: address, chosen, returned, isAtReview, isChangedElsewhere }) => ({
    customer,
    returned,
    address: address !== null,
    delivery: chosen.shippingCode,
    agreed: chosen.termsVersion !== null,
    isAtReview,
    isChangedElsewhere,
  }),
};
