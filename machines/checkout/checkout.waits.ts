import type { LoadCheckoutOutput, SaveDraftOutput } from "./checkout.contract.ts";
import type { Arrival } from "../payment/payment.contract.ts";
import { draftOf } from "./checkout.requests.ts";
import { answers, checkout } from "./checkout.setup.ts";

type Answers<Output extends { outcome: string }> = Parameters<typeof answers<Output>>[0];

/** Until the person has logged in; what is around it hears of visitors. */
export const loggingIn = (then: string) =>
  checkout.createStateConfig({
    initial: "asking",
    states: { asking: {}, confirmEmailFirst: {} },
    on: {
      "session.known": [
        { guard: { type: "isCustomer", params: ({ event }) => event }, target: then },
        { guard: { type: "isUnconfirmed", params: ({ event }) => event }, target: ".confirmEmailFirst" },
      ],
    },
  });

/** A draft whose address is not known yet begins with it; any other is saved as it is now. */
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

/** The delivery is chosen, or chosen anew where it is gone. */
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

/** Reads what there is to order. The waits differ in where a draft leads, and in what an unpaid order is called. */
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
            notFound: "#checkout.orderNotFound",
            unforeseen: "#checkout.unforeseen",
          }),
          onError: "unreachable",
        },
      },
      unreachable: { on: { "retry.requested": "asking" } },
    },
  });

/**
 * Makes the draft with what was typed and what the cart holds now. `changed`: where it is shown that something is not
 * as it was.
 */
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
            refused: {
              target: "#checkout.drafting.addressing.refused",
              actions: { type: "keepFieldErrors", params: ({ event }) => event.output },
            },
            changed: [
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
            unforeseen: "#checkout.unforeseen",
          }),
          onError: "unreachable",
        },
      },
      unreachable: { on: { "retry.requested": "asking" } },
    },
  });
