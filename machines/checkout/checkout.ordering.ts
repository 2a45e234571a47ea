import { asOutcome } from "../outcome.ts";
import { draftOf, keptOf, submissionOf } from "./checkout.requests.ts";
import { checkout } from "./checkout.setup.ts";

export const loading = checkout.createStateConfig({
  invoke: {
    id: "loadCheckout",
    src: "loadCheckout",
    input: ({ context }) => ({ orderId: context.orderId }),
    onDone: [
      {
        guard: { type: "isDraft", params: ({ event }) => event.output },
        target: "resuming",
        actions: { type: "keepDraft", params: ({ event }) => asOutcome(event.output, "draft") },
      },
      { guard: { type: "isEmpty", params: ({ event }) => event.output }, target: "emptyCart" },
      {
        guard: { type: "isOpenElsewhere", params: ({ event }) => event.output },
        target: "goingOnElsewhere",
        actions: { type: "keepOrder", params: ({ event }) => asOutcome(event.output, "orderOpen") },
      },
      {
        guard: { type: "isOpen", params: ({ event }) => event.output },
        target: "orderOpen",
        actions: { type: "keepOrder", params: ({ event }) => asOutcome(event.output, "orderOpen") },
      },
      {
        guard: { type: "isBeingPaid", params: ({ event }) => event.output },
        target: "processing",
        actions: { type: "keepOrder", params: ({ event }) => asOutcome(event.output, "beingPaid") },
      },
      {
        guard: { type: "wasPaid", params: ({ event }) => event.output },
        target: "accepted",
        actions: {
          type: "keepPaid",
          params: ({ event }) => asOutcome(event.output, "alreadyPaid"),
        },
      },
      {
        guard: { type: "isOrderCancelled", params: ({ event }) => event.output },
        target: "orderCancelled",
      },
      {
        guard: { type: "isUnforeseen", params: ({ event }) => event.output },
        target: "unforeseen",
      },
      { target: "orderNotFound" },
    ],
    onError: "unreachable.loading",
  },
});

/** What is shown may be another tab's doing by now: it is looked at again. */
export const orderedElsewhere = checkout.createStateConfig({
  on: { "cart.changedElsewhere": { target: "loading", actions: "noteElsewhere" } },
});

export const addressing = checkout.createStateConfig({
  initial: "editing",
  entry: "forgetElsewhere",
  states: { editing: {}, refused: {} },
  on: {
    "address.typed": {
      actions: [
        { type: "keepAddresses", params: ({ event }) => event },
        { type: "keepForLater", params: ({ context }) => keptOf(context) },
      ],
    },
    "address.submitted": {
      target: "savingDraft",
      actions: [
        { type: "keepAddresses", params: ({ event }) => event },
        { type: "keepForLater", params: ({ context }) => keptOf(context) },
        "leaveReview",
      ],
    },
  },
});

/** The draft is made with what was typed and what the cart holds now; then comes the delivery, or what was seen before. */
export const savingDraft = checkout.createStateConfig({
  invoke: {
    id: "saveDraft",
    src: "saveDraft",
    input: ({ context }) => draftOf(context),
    onDone: [
      {
        guard: { type: "isBackAtReview", params: ({ event }) => event.output },
        target: "reviewing",
        actions: { type: "keepSaved", params: ({ event }) => asOutcome(event.output, "saved") },
      },
      {
        guard: { type: "isDeliveryGone", params: ({ event }) => event.output },
        target: "choosingDelivery.gone",
        actions: { type: "keepSaved", params: ({ event }) => asOutcome(event.output, "saved") },
      },
      {
        guard: { type: "isSaved", params: ({ event }) => event.output },
        target: "choosingDelivery",
        actions: { type: "keepSaved", params: ({ event }) => asOutcome(event.output, "saved") },
      },
      {
        guard: { type: "isRefused", params: ({ event }) => event.output },
        target: "addressing.refused",
        actions: {
          type: "keepFieldErrors",
          params: ({ event }) => asOutcome(event.output, "refused"),
        },
      },
      {
        guard: { type: "isOpen", params: ({ event }) => event.output },
        target: "goingOnElsewhere",
        actions: { type: "keepOrder", params: ({ event }) => asOutcome(event.output, "orderOpen") },
      },
      {
        guard: { type: "isUnforeseen", params: ({ event }) => event.output },
        target: "unforeseen",
      },
      {
        target: "comparing",
        actions: {
          type: "keepRefusals",
          params: ({ event }) => asOutcome(event.output, "changed"),
        },
      },
    ],
    onError: "unreachable.saving",
  },
});

export const choosingDelivery = checkout.createStateConfig({
  initial: "choosing",
  exit: "forgetElsewhere",
  states: { choosing: {}, gone: {} },
  on: {
    "shipping.chosen": {
      guard: { type: "isOffered", params: ({ event }) => event },
      target: "reviewing",
      actions: [
        { type: "keepChosen", params: ({ event }) => ({ shippingCode: event.code }) },
        { type: "keepForLater", params: ({ context }) => keptOf(context) },
      ],
    },
    "back.requested": "addressing",
    "cart.changedElsewhere": { target: "loading", actions: "noteElsewhere" },
  },
});

export const reviewing = checkout.createStateConfig({
  initial: "deciding",
  entry: "noteReview",
  exit: "forgetElsewhere",
  states: {
    deciding: {
      always: [{ guard: "isChangedElsewhere", target: "changedElsewhere" }, { target: "checking" }],
    },
    checking: {},
    changedElsewhere: {},
    termsMissing: {},
  },
  on: {
    "terms.agreed": {
      target: ".checking",
      actions: [
        { type: "keepChosen", params: ({ event }) => ({ termsVersion: event.version }) },
        { type: "keepForLater", params: ({ context }) => keptOf(context) },
      ],
    },
    "terms.withdrawn": {
      actions: [
        { type: "keepChosen", params: { termsVersion: null } },
        { type: "keepForLater", params: ({ context }) => keptOf(context) },
      ],
    },
    "points.chosen": {
      actions: [
        { type: "keepChosen", params: ({ event }) => ({ points: event.choice }) },
        { type: "keepForLater", params: ({ context }) => keptOf(context) },
      ],
    },
    "back.requested": { target: "choosingDelivery", actions: "leaveReview" },
    "cart.changedElsewhere": { target: "loading", actions: "noteElsewhere" },
    "order.placed": [
      {
        guard: "isReadyToPlace",
        target: "submitting",
        actions: { type: "keepAmountDue", params: ({ event }) => event },
      },
      { target: ".termsMissing" },
    ],
  },
});

export const submitting = checkout.createStateConfig({
  invoke: {
    id: "submitOrder",
    src: "submitOrder",
    input: ({ context }) => submissionOf(context),
    onDone: [
      {
        guard: { type: "isSubmitted", params: ({ event }) => event.output },
        target: "preparing",
      },
      {
        guard: { type: "isPaidByPoints", params: ({ event }) => event.output },
        target: "accepted",
        actions: { type: "keepPaid", params: ({ event }) => asOutcome(event.output, "paid") },
      },
      {
        guard: { type: "isBelowMinimum", params: ({ event }) => event.output },
        target: "belowMinimum",
      },
      {
        guard: { type: "isOrderCancelled", params: ({ event }) => event.output },
        target: "orderCancelled",
      },
      // Saved again, the draft says which deliveries there are now.
      {
        guard: { type: "wasDeliveryGone", params: ({ event }) => event.output },
        target: "savingDraft",
      },
      {
        guard: { type: "isUnforeseen", params: ({ event }) => event.output },
        target: "unforeseen",
      },
      {
        target: "comparing",
        actions: {
          type: "keepRefusals",
          params: ({ event }) => asOutcome(event.output, "changed"),
        },
      },
    ],
    onError: "unreachable.submitting",
  },
});

export const comparing = checkout.createStateConfig({
  always: [
    {
      guard: { type: "isOnlyOutdated", params: ({ context }) => context },
      target: "cartOutdated",
    },
    { target: "changed" },
  ],
});
