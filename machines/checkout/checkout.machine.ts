import * as ordering from "./checkout.ordering.ts";
import * as placing from "./checkout.placing.ts";
import * as paying from "./checkout.paying.ts";
import { paidOrderOf } from "./checkout.requests.ts";
import { checkout, nothingChosen } from "./checkout.setup.ts";

export const checkoutMachine = checkout.createMachine({
  id: "checkout",
  initial: "arriving",
  context: ({ input }) => ({
    ...input,
    typed: null,
    fieldErrors: {},
    shippingOptions: [],
    draftUpdatedAt: null,
    prices: {},
    chosen: nothingChosen,
    amountDue: 0,
    pointsBalance: 0,
    isChangedElsewhere: false,
    removed: [],
    refusals: [],
    approvalUrl: null,
    reference: null,
  }),
  on: {
    "session.known": [
      {
        guard: { type: "isUnconfirmed", params: ({ event }) => event },
        target: ".loggingIn.confirmEmailFirst",
        actions: { type: "keepCustomer", params: ({ event }) => event },
      },
      {
        guard: { type: "isVisitor", params: ({ event }) => event },
        target: ".loggingIn",
        actions: { type: "keepCustomer", params: ({ event }) => event },
      },
      { actions: { type: "keepCustomer", params: ({ event }) => event } },
    ],
  },
  states: {
    arriving: { on: { "checkout.opened": "deciding" } },
    deciding: {
      always: [
        { guard: "needsLogin", target: "loggingIn" },
        { guard: "isBackApproved", target: "processing" },
        { target: "loading" },
      ],
    },
    loggingIn: {
      initial: "asking",
      states: { asking: {}, confirmEmailFirst: {} },
      on: {
        "session.known": {
          guard: { type: "isCustomer", params: ({ event }) => event },
          target: "deciding",
          actions: { type: "keepCustomer", params: ({ event }) => event },
        },
      },
    },
    loading: ordering.loading,
    resuming: { always: [{ guard: "isPastAddress", target: "savingDraft" }, { target: "addressing" }] },
    emptyCart: ordering.orderedElsewhere,
    orderNotFound: {},
    addressing: ordering.addressing,
    savingDraft: ordering.savingDraft,
    choosingDelivery: ordering.choosingDelivery,
    reviewing: placing.reviewing,
    submitting: placing.submitting,
    comparing: placing.comparing,
    changed: {
      on: {
        "changes.accepted": {
          target: "savingDraft",
          actions: { type: "keepAccepted", params: ({ event }) => event },
        },
        "back.requested": "addressing",
      },
    },
    termsChanged: { on: { "retry.requested": { actions: "reload" } } },
    belowMinimum: { on: { "back.requested": "reviewing" } },
    cartOutdated: { entry: "goToCart", ...ordering.orderedElsewhere },
    preparing: paying.preparing,
    leaving: paying.leaving,
    processing: paying.processing,
    toldLater: { on: { "retry.requested": "processing" } },
    orderCancelled: {},
    orderOpen: paying.unpaid,
    goingOnElsewhere: { entry: "forgetElsewhere", ...paying.unpaid },
    paymentCancelled: paying.unpaid,
    declined: paying.unpaid,
    currencyNotSupported: paying.unpaid,
    providerError: paying.unpaid,
    cancelling: paying.cancelling,
    unforeseen: { on: { "retry.requested": "deciding" } },
    unreachable: {
      initial: "loading",
      states: {
        loading: { on: { "retry.requested": "#checkout.loading" } },
        saving: {
          on: {
            "retry.requested": "#checkout.savingDraft",
            "back.requested": "#checkout.addressing",
          },
        },
        submitting: { on: { "retry.requested": "#checkout.submitting" } },
        preparing: { on: { "retry.requested": "#checkout.preparing" } },
        processing: { on: { "retry.requested": "#checkout.processing" } },
        cancelling: { on: { "retry.requested": "#checkout.cancelling" } },
      },
    },
    accepted: {
      type: "final",
      entry: { type: "goToAccepted", params: ({ context }) => paidOrderOf(context) },
    },
  },
  output: ({ context }) => paidOrderOf(context),
});
