import { asOutcome } from "../outcome.ts";
import { keptOf, submissionOf } from "./checkout.requests.ts";
import { checkout } from "./checkout.setup.ts";

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
        guard: { type: "isReadyToPlace", params: ({ event }) => event },
        target: "submitting",
        actions: { type: "keepPlaced", params: ({ event }) => event },
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
        guard: { type: "isOpen", params: ({ event }) => event.output },
        target: "goingOnElsewhere",
        actions: { type: "keepOrder", params: ({ event }) => asOutcome(event.output, "orderOpen") },
      },
      {
        guard: { type: "wasChangedElsewhere", params: ({ event }) => event.output },
        target: "loading",
        actions: "noteElsewhere",
      },
      { guard: { type: "wereTermsChanged", params: ({ event }) => event.output }, target: "termsChanged" },
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
