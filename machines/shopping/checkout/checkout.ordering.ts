import type { SubmitOrderOutput } from "./checkout.contract.ts";
import { submissionOf } from "./checkout.requests.ts";
import { answers, checkout } from "./checkout.setup.ts";
import { deliveryNext, loading, savedNext, saving } from "./checkout.waits.ts";

const reviewing = checkout.createStateConfig({
  initial: "checking",
  states: { checking: {}, changedElsewhere: {}, termsMissing: {} },
  on: {
    "terms.agreed": {
      target: ".checking",
      actions: { type: "keepChosen", params: ({ event }) => ({ termsVersion: event.version }) },
    },
    "terms.withdrawn": { actions: { type: "keepChosen", params: { termsVersion: null } } },
    "points.chosen": {
      actions: { type: "keepChosen", params: ({ event }) => ({ points: event.choice }) },
    },
    "back.requested": "#checkout.drafting.choosingDelivery",
    /** Saving again checks the VAT ID again. */
    "retry.requested": { guard: "isVatIdUnchecked", target: "#checkout.ordering.returning.saving" },
    /** Saving again applies the codes, or says why one does nothing. */
    "codes.changed": "#checkout.ordering.returning.saving",
    "cart.changedElsewhere": "catchingUp",
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

const submitting = checkout.createStateConfig({
  initial: "asking",
  states: {
    asking: {
      invoke: {
        id: "submitOrder",
        src: "submitOrder",
        input: ({ context }) => submissionOf(context),
        onDone: answers<SubmitOrderOutput>({
          submitted: { target: "#checkout.paying", actions: "keepSubmitted" },
          paid: {
            target: "#checkout.accepted",
            actions: { type: "keepPaid", params: ({ event }) => event.output },
          },
          orderValueTooLow: "#checkout.ordering.belowMinimum",
          // Saving again returns the deliveries that are still offered.
          notOffered: "#checkout.ordering.returning.saving",
          termsChanged: "#checkout.ordering.termsChanged",
          orderChangedElsewhere: "#checkout.ordering.catchingUp",
          orderPlacedElsewhere: {
            target: "#checkout.paying",
            actions: {
              type: "keepOrder",
              params: ({ event }) => ({ ...event.output, arrival: "foundElsewhere" }),
            },
          },
          orderCancelled: "#checkout.orderCancelled",
          outOfStock: {
            target: "#checkout.ordering.outOfStock",
            actions: { type: "keepShortages", params: ({ event }) => event.output },
          },
          orderChanged: [
            {
              guard: { type: "isOnlyOutdated", params: ({ event }) => event.output },
              target: "#checkout.cartOutdated",
            },
            {
              target: "#checkout.ordering.changed",
              actions: { type: "keepRefusals", params: ({ event }) => event.output },
            },
          ],
          guestTokenExpired: "#checkout.ordering.returning.saving",
          unforeseen: "#checkout.unforeseen",
        }),
        onError: "unreachable",
      },
    },
    unreachable: { on: { "retry.requested": "asking" } },
  },
});

/** The review and placing the order. After an interruption the customer comes back to the review. */
export const ordering = checkout.createStateConfig({
  initial: "returning",
  states: {
    /** After reloading the page or accepting changes. */
    returning: {
      initial: "loading",
      states: {
        loading: loading(savedNext("#checkout.ordering.returning.saving"), "found"),
        saving: saving(
          [
            {
              guard: { type: "isChosenOffered", params: ({ event }) => event.output },
              target: "#checkout.ordering.reviewing",
              actions: { type: "keepSaved", params: ({ event }) => event.output },
            },
            ...deliveryNext,
          ],
          "#checkout.ordering.changed",
        ),
      },
    },
    catchingUp: {
      initial: "loading",
      states: {
        loading: loading(
          {
            target: "#checkout.ordering.catchingUp.saving",
            actions: { type: "keepDraft", params: ({ event }) => event.output },
          },
          "foundElsewhere",
        ),
        saving: saving(
          [
            {
              guard: { type: "isChosenOffered", params: ({ event }) => event.output },
              target: "#checkout.ordering.reviewing.changedElsewhere",
              actions: { type: "keepSaved", params: ({ event }) => event.output },
            },
            {
              target: "#checkout.drafting.choosingDelivery.gone",
              actions: { type: "keepSaved", params: ({ event }) => event.output },
            },
          ],
          "#checkout.ordering.changed",
        ),
      },
    },
    reviewing,
    submitting,
    changed: {
      on: {
        "changes.accepted": {
          target: "#checkout.ordering.returning.saving",
          actions: { type: "keepAccepted", params: ({ event }) => event },
        },
      },
    },
    /** Less is in stock than was wanted: the customer takes what is left, or goes on without it. */
    outOfStock: {
      on: {
        "quantities.accepted": {
          target: "#checkout.ordering.returning.saving",
          actions: { type: "keepQuantities", params: ({ event }) => event },
        },
      },
    },
    termsChanged: { on: { "retry.requested": { actions: "reload" } } },
    belowMinimum: {},
  },
});
