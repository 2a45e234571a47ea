import type { LoadCheckoutOutput, SaveDraftOutput } from "./checkout.contract.ts";
import type { Arrival } from "#machines/shopping/payment/payment.contract.ts";
import { draftOf } from "./checkout.requests.ts";
import { answers, checkout } from "./checkout.setup.ts";

type Answers<Output extends { outcome: string }> = Parameters<typeof answers<Output>>[0];

/** A draft without an address starts with the address; any other is saved as it is. */
export const savedNext = (saving: string): Answers<LoadCheckoutOutput>["draft"] => [
  {
    guard: { type: "hasAddress", params: ({ event }) => event.output },
    target: saving,
    actions: { type: "keepDraft", params: ({ event }) => event.output },
  },
  {
    target: "#checkout.drafting.addressing",
    actions: { type: "keepDraft", params: ({ event }) => event.output },
  },
];

/** Choose a delivery, or choose again if the chosen one is no longer offered. */
export const deliveryNext: Answers<SaveDraftOutput>["saved"] & readonly object[] = [
  {
    guard: { type: "isChosenGone", params: ({ event }) => event.output },
    target: "#checkout.drafting.choosingDelivery.gone",
    actions: { type: "keepSaved", params: ({ event }) => event.output },
  },
  {
    target: "#checkout.drafting.choosingDelivery",
    actions: { type: "keepSaved", params: ({ event }) => event.output },
  },
];

/** Loads the order or cart. Callers differ in where a draft leads and in the `arrival` of an unpaid order. */
export const loading = (draft: Answers<LoadCheckoutOutput>["draft"], arrival: Arrival) =>
  checkout.createStateConfig({
    initial: "asking",
    tags: "reading",
    states: {
      asking: {
        invoke: {
          id: "loadCheckout",
          src: "loadCheckout",
          input: ({ context }) => ({ orderId: context.orderId }),
          onDone: answers<LoadCheckoutOutput>({
            draft,
            emptyCart: "#checkout.emptyCart",
            orderOpen: {
              target: "#checkout.paying",
              actions: { type: "keepOrder", params: ({ event }) => ({ ...event.output, arrival }) },
            },
            paymentBegun: {
              target: "#checkout.paying",
              actions: {
                type: "keepOrder",
                params: ({ event }) => ({
                  ...event.output,
                  arrival: arrival === "found" ? "begun" : arrival,
                }),
              },
            },
            unpayable: {
              target: "#checkout.paying",
              actions: {
                type: "keepOrder",
                params: ({ event }) => ({ ...event.output, arrival: "unpayable" }),
              },
            },
            beingPaid: {
              target: "#checkout.paying",
              actions: {
                type: "keepOrder",
                params: ({ event }) => ({ ...event.output, arrival: "beingPaid" }),
              },
            },
            alreadyPaid: {
              target: "#checkout.accepted",
              actions: { type: "keepPaid", params: ({ event }) => event.output },
            },
            orderCancelled: "#checkout.orderCancelled",
            guestTokenExpired: {
              target: "#checkout.orderLocked",
              actions: { type: "keepOrderId", params: ({ event }) => event.output },
            },
            notFound: "#checkout.orderNotFound",
            unforeseen: "#checkout.unforeseen",
          }),
          onError: "unreachable",
        },
      },
      unreachable: { on: { "retry.requested": "asking" } },
    },
  });

/** Saves the draft from what was typed and the current cart. `changed`: the state that shows changes. */
export const saving = (saved: Answers<SaveDraftOutput>["saved"], changed: string) =>
  checkout.createStateConfig({
    initial: "asking",
    states: {
      asking: {
        invoke: {
          id: "saveDraft",
          src: "saveDraft",
          input: ({ context }) => draftOf(context),
          onDone: answers<SaveDraftOutput>({
            saved,
            invalid: {
              target: "#checkout.drafting.addressing.refused",
              actions: { type: "keepFieldErrors", params: ({ event }) => event.output },
            },
            orderChanged: [
              {
                guard: { type: "isOnlyOutdated", params: ({ event }) => event.output },
                target: "#checkout.cartOutdated",
              },
              { target: changed, actions: { type: "keepRefusals", params: ({ event }) => event.output } },
            ],
            emptyCart: "#checkout.emptyCart",
            orderOpen: {
              target: "#checkout.paying",
              actions: {
                type: "keepOrder",
                params: ({ event }) => ({ ...event.output, arrival: "foundElsewhere" }),
              },
            },
            tooManyRequests: {
              target: "#checkout.drafting.addressing.tooManyRequests",
              actions: { type: "keepSeconds", params: ({ event }) => event.output },
            },
            unforeseen: "#checkout.unforeseen",
          }),
          onError: "unreachable",
        },
      },
      unreachable: { on: { "retry.requested": "asking" } },
    },
  });
