import { deliveryNext, loading, savedNext, saving } from "./checkout.waits.ts";
import { checkout } from "./checkout.setup.ts";

const addressing = checkout.createStateConfig({
  initial: "editing",
  states: { editing: {}, refused: {}, tooManyRequests: {} },
  on: {
    "address.typed": { actions: { type: "keepAddresses", params: ({ event }) => event } },
    "address.submitted": {
      target: "saving",
      actions: { type: "keepAddresses", params: ({ event }) => event },
    },
  },
});

const choosingDelivery = checkout.createStateConfig({
  initial: "choosing",
  states: { choosing: {}, gone: {} },
  on: {
    "shipping.picked": {
      guard: { type: "isOffered", params: ({ event }) => event },
      actions: { type: "keepChosen", params: ({ event }) => ({ shippingCode: event.code }) },
    },
    "shipping.chosen": {
      guard: { type: "isOffered", params: ({ event }) => event },
      target: "#checkout.ordering.reviewing",
      actions: { type: "keepChosen", params: ({ event }) => ({ shippingCode: event.code }) },
    },
    "date.wished": {
      guard: { type: "isWishOffered", params: ({ event }) => event },
      actions: {
        type: "keepChosen",
        params: ({ event }) => ({ shippingCode: event.code, wishedOn: event.wishedOn }),
      },
    },
    "back.requested": "addressing",
    "cart.changedElsewhere": "catchingUp",
  },
});

/** Address and delivery: completes the draft so that it can be ordered. */
export const drafting = checkout.createStateConfig({
  initial: "loading",
  states: {
    loading: loading(
      {
        target: "#checkout.drafting.addressing",
        actions: { type: "keepDraft", params: ({ event }) => event.output },
      },
      "found",
    ),
    addressing,
    saving: saving(deliveryNext, "#checkout.drafting.changed"),
    choosingDelivery,
    /** The delivery step was reloaded. */
    returning: {
      initial: "loading",
      states: {
        loading: loading(savedNext("#checkout.drafting.returning.saving"), "found"),
        saving: saving(deliveryNext, "#checkout.drafting.changed"),
      },
    },
    catchingUp: {
      initial: "loading",
      states: {
        loading: loading(savedNext("#checkout.drafting.catchingUp.saving"), "foundElsewhere"),
        saving: saving(deliveryNext, "#checkout.drafting.changed"),
      },
    },
    changed: {
      on: {
        "changes.accepted": {
          target: "saving",
          actions: { type: "keepAccepted", params: ({ event }) => event },
        },
      },
    },
  },
});
