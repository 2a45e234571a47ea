import { asOutcome } from "../outcome.ts";
import { draftOf, submissionOf } from "./checkout.requests.ts";
import { checkout } from "./checkout.setup.ts";

export const loading = checkout.createStateConfig({
  invoke: {
    id: "loadCheckout",
    src: "loadCheckout",
    input: ({ context }) => ({ orderId: context.orderId }),
    onDone: [
      {
        guard: { type: "isDraft", params: ({ event }) => event.output },
        target: "addressing",
        actions: { type: "keepDraft", params: ({ event }) => asOutcome(event.output, "draft") },
      },
      { guard: { type: "isEmpty", params: ({ event }) => event.output }, target: "emptyCart" },
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
      { target: "orderNotFound" },
    ],
    onError: "unreachable.loading",
  },
});

export const addressing = checkout.createStateConfig({
  initial: "editing",
  states: { editing: {}, refused: {} },
  on: {
    "address.typed": {
      actions: [
        { type: "keepAddresses", params: ({ event }) => event },
        { type: "keepTyped", params: ({ event }) => event },
      ],
    },
    "address.submitted": {
      target: "savingDraft",
      actions: [
        { type: "keepAddresses", params: ({ event }) => event },
        { type: "keepTyped", params: ({ event }) => event },
      ],
    },
  },
});

export const savingDraft = checkout.createStateConfig({
  invoke: {
    id: "saveDraft",
    src: "saveDraft",
    input: ({ context }) => draftOf(context),
    onDone: [
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
  on: {
    "shipping.chosen": {
      guard: { type: "isOffered", params: ({ event }) => event },
      target: "reviewing",
      actions: { type: "keepShipping", params: ({ event }) => event },
    },
    "back.requested": "addressing",
  },
});

export const reviewing = checkout.createStateConfig({
  initial: "checking",
  states: { checking: {}, termsMissing: {} },
  on: {
    "terms.agreed": { target: ".checking", actions: { type: "keepTerms", params: ({ event }) => event } },
    "terms.withdrawn": { actions: { type: "keepTerms", params: { version: null } } },
    "back.requested": "choosingDelivery",
    "points.chosen": { actions: { type: "keepPoints", params: ({ event }) => event } },
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
