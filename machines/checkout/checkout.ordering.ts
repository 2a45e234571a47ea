import { asOutcome } from "../outcome.ts";
import { draftOf, keptOf } from "./checkout.requests.ts";
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
        guard: { type: "isOpenAndCancelled", params: ({ event }) => event.output },
        target: "paymentCancelled",
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
        actions: [
          { type: "keepSaved", params: ({ event }) => asOutcome(event.output, "saved") },
          { type: "keepForLater", params: ({ context }) => keptOf(context) },
        ],
      },
      {
        guard: { type: "isDeliveryGone", params: ({ event }) => event.output },
        target: "choosingDelivery.gone",
        actions: [
          { type: "keepSaved", params: ({ event }) => asOutcome(event.output, "saved") },
          { type: "keepForLater", params: ({ context }) => keptOf(context) },
        ],
      },
      {
        guard: { type: "isSaved", params: ({ event }) => event.output },
        target: "choosingDelivery",
        actions: [
          { type: "keepSaved", params: ({ event }) => asOutcome(event.output, "saved") },
          { type: "keepForLater", params: ({ context }) => keptOf(context) },
        ],
      },
      { guard: { type: "isEmpty", params: ({ event }) => event.output }, target: "emptyCart" },
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
