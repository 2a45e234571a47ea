import type { PaymentOutput } from "#machines/shopping/payment/payment.contract.ts";
import { noChoices } from "./checkout.choices.ts";
import { drafting } from "./checkout.drafting.ts";
import { ordering } from "./checkout.ordering.ts";
import { paidOrderOf, paymentOf } from "./checkout.requests.ts";
import { answers, checkout } from "./checkout.setup.ts";

export const checkoutMachine = checkout.createMachine({
  id: "checkout",
  initial: "deciding",
  context: ({ input }) => ({
    ...input,
    typed: null,
    fieldErrors: {},
    shippingOptions: [],
    draftUpdatedAt: null,
    prices: {},
    itemsTotal: null,
    vatIdCheck: null,
    chosen: noChoices,
    amountDue: 0,
    payment: { kind: "none" },
    pointsBalance: 0,
    removed: [],
    refusals: [],
    shortages: [],
    quantities: [],
    arrival: "found",
    reference: null,
    seconds: 0,
  }),
  states: {
    deciding: {
      exit: "forgetAddress",
      always: [
        { guard: { type: "cameTo", params: { address: "review" } }, target: "ordering" },
        { guard: { type: "cameTo", params: { address: "delivery" } }, target: "drafting.returning" },
        { target: "drafting" },
      ],
    },
    drafting,
    ordering,
    paying: {
      invoke: {
        id: "payment",
        src: "payment",
        input: ({ context }) => paymentOf(context),
        onDone: answers<PaymentOutput>({
          paid: {
            target: "accepted",
            actions: { type: "keepPaid", params: ({ event }) => event.output },
          },
          calledOff: { target: "drafting", actions: "forgetOrder" },
          cancelled: "orderCancelled",
          guestTokenExpired: "orderLocked",
          notFound: "orderNotFound",
        }),
      },
    },
    emptyCart: { on: { "cart.changedElsewhere": "drafting.catchingUp" } },
    cartOutdated: { entry: "goToCart", on: { "cart.changedElsewhere": "drafting.catchingUp" } },
    orderNotFound: {},
    /** A guest's. */
    orderLocked: {},
    orderCancelled: {},
    unforeseen: { on: { "retry.requested": "drafting" } },
    accepted: {
      type: "final",
      entry: { type: "goToAccepted", params: ({ context }) => paidOrderOf(context) },
    },
  },
  output: ({ context }) => paidOrderOf(context),
});
