// Written by `npm run generate` from machines/shopping/payment/, for Stately's editor. Everything but the chart is left out.
import { fromPromise, setup } from "xstate";

export const paymentMachine = setup({
  types: {
    context: {} as { orderId: unknown; arrival: unknown; approvalUrl: unknown; reference: unknown },
    events: {} as
      | { type: "retry.requested" }
      | { type: "payment.requested" }
      | { type: "cancellation.requested" }
      | { type: "cancellation.confirmed" }
      | { type: "cancellation.dropped" },
  },
  actions: { keepApproval: () => {}, keepPaid: () => {}, goToProvider: () => {} },
  actors: {
    preparePayment: fromPromise(async () => {}),
    processPayment: fromPromise(async () => {}),
    cancelOrder: fromPromise(async () => {}),
  },
  guards: { came: () => false, answered: () => false },
  delays: { patience: 60000, stillWorking: 4000, nextQuestion: 5000 },
}).createMachine({
  id: "payment",
  context: { orderId: null, arrival: null, approvalUrl: null, reference: null },
  initial: "arriving",
  states: {
    arriving: {
      always: [
        {
          guard: { type: "came", params: { as: "ordered" } },
          target: "preparing",
          description: "came(ordered)",
        },
        {
          guard: { type: "came", params: { as: "approved" } },
          target: "processing",
          description: "came(approved)",
        },
        {
          guard: { type: "came", params: { as: "beingPaid" } },
          target: "processing",
          description: "came(beingPaid)",
        },
        {
          guard: { type: "came", params: { as: "cancelled" } },
          target: "unpaid.notApproved",
          description: "came(cancelled)",
        },
        {
          guard: { type: "came", params: { as: "begun" } },
          target: "unpaid.notCompleted",
          description: "came(begun)",
        },
        {
          guard: { type: "came", params: { as: "foundElsewhere" } },
          target: "unpaid.placedElsewhere",
          description: "came(foundElsewhere)",
        },
        {
          guard: { type: "came", params: { as: "unpayable" } },
          target: "unpaid.currencyNotSupported",
          description: "came(unpayable)",
        },
        { target: "unpaid" },
      ],
    },
    preparing: {
      initial: "asking",
      states: {
        asking: {
          invoke: {
            id: "preparePayment",
            src: "preparePayment",
            onDone: [
              {
                guard: { type: "answered", params: { outcome: "prepared" } },
                target: "#payment.leaving",
                actions: "keepApproval",
                description: "answered(prepared)",
              },
              {
                guard: { type: "answered", params: { outcome: "currencyNotSupported" } },
                target: "#payment.unpaid.currencyNotSupported",
                description: "answered(currencyNotSupported)",
              },
              {
                guard: { type: "answered", params: { outcome: "paymentProviderError" } },
                target: "#payment.unpaid.providerError",
                description: "answered(paymentProviderError)",
              },
              {
                guard: { type: "answered", params: { outcome: "orderCancelled" } },
                target: "#payment.cancelled",
                description: "answered(orderCancelled)",
              },
              {
                guard: { type: "answered", params: { outcome: "orderBeingPaid" } },
                target: "#payment.processing",
                description: "answered(orderBeingPaid)",
              },
              {
                guard: { type: "answered", params: { outcome: "orderPaid" } },
                target: "#payment.paid",
                actions: "keepPaid",
                description: "answered(orderPaid)",
              },
              {
                guard: { type: "answered", params: { outcome: "guestTokenExpired" } },
                target: "#payment.guestTokenExpired",
                description: "answered(guestTokenExpired)",
              },
              {
                guard: { type: "answered", params: { outcome: "notFound" } },
                target: "#payment.notFound",
                description: "answered(notFound)",
              },
              {
                guard: { type: "answered", params: { outcome: "unforeseen" } },
                target: "#payment.unforeseen",
                description: "answered(unforeseen)",
              },
            ],
            onError: "unreachable",
          },
        },
        unreachable: { on: { "retry.requested": "asking" } },
      },
    },
    leaving: { entry: "goToProvider" },
    processing: {
      initial: "waiting",
      states: {
        waiting: {
          initial: "asking",
          after: { patience: "#payment.toldLater" },
          states: {
            asking: {
              initial: "prompt",
              states: { prompt: { after: { stillWorking: "slow" } }, slow: {} },
              invoke: {
                id: "processPayment",
                src: "processPayment",
                onDone: [
                  {
                    guard: { type: "answered", params: { outcome: "paid" } },
                    target: "#payment.paid",
                    actions: "keepPaid",
                    description: "answered(paid)",
                  },
                  {
                    guard: { type: "answered", params: { outcome: "pending" } },
                    target: "pending",
                    description: "answered(pending)",
                  },
                  {
                    guard: { type: "answered", params: { outcome: "paymentProviderError" } },
                    target: "pending",
                    description: "answered(paymentProviderError)",
                  },
                  {
                    guard: { type: "answered", params: { outcome: "paymentNotApproved" } },
                    target: "#payment.unpaid.notApproved",
                    description: "answered(paymentNotApproved)",
                  },
                  {
                    guard: { type: "answered", params: { outcome: "paymentDeclined" } },
                    target: "#payment.unpaid.declined",
                    description: "answered(paymentDeclined)",
                  },
                  {
                    guard: { type: "answered", params: { outcome: "currencyNotSupported" } },
                    target: "#payment.unpaid.currencyNotSupported",
                    description: "answered(currencyNotSupported)",
                  },
                  {
                    guard: { type: "answered", params: { outcome: "paymentNotPrepared" } },
                    target: "#payment.unpaid.waiting",
                    description: "answered(paymentNotPrepared)",
                  },
                  {
                    guard: { type: "answered", params: { outcome: "orderCancelled" } },
                    target: "#payment.cancelled",
                    description: "answered(orderCancelled)",
                  },
                  {
                    guard: { type: "answered", params: { outcome: "guestTokenExpired" } },
                    target: "#payment.guestTokenExpired",
                    description: "answered(guestTokenExpired)",
                  },
                  {
                    guard: { type: "answered", params: { outcome: "notFound" } },
                    target: "#payment.notFound",
                    description: "answered(notFound)",
                  },
                  {
                    guard: { type: "answered", params: { outcome: "unforeseen" } },
                    target: "#payment.unforeseen",
                    description: "answered(unforeseen)",
                  },
                ],
                onError: "#payment.processing.unreachable",
              },
            },
            pending: { after: { nextQuestion: "asking" } },
          },
        },
        unreachable: { on: { "retry.requested": "waiting" } },
      },
    },
    toldLater: { on: { "retry.requested": "processing" } },
    unpaid: {
      initial: "waiting",
      states: {
        waiting: {},
        placedElsewhere: {},
        notApproved: {},
        notCompleted: {},
        declined: {},
        currencyNotSupported: {
          on: { "payment.requested": {}, "cancellation.requested": "#payment.callingOff" },
        },
        providerError: {},
      },
      on: { "payment.requested": "preparing", "cancellation.requested": "confirming" },
    },
    confirming: { on: { "cancellation.confirmed": "callingOff", "cancellation.dropped": "unpaid" } },
    callingOff: {
      initial: "asking",
      states: {
        asking: {
          invoke: {
            id: "cancelOrder",
            src: "cancelOrder",
            onDone: [
              {
                guard: { type: "answered", params: { outcome: "cancelled" } },
                target: "#payment.calledOff",
                description: "answered(cancelled)",
              },
              {
                guard: { type: "answered", params: { outcome: "orderBeingPaid" } },
                target: "#payment.processing",
                description: "answered(orderBeingPaid)",
              },
              {
                guard: { type: "answered", params: { outcome: "orderPaid" } },
                target: "#payment.paid",
                actions: "keepPaid",
                description: "answered(orderPaid)",
              },
              {
                guard: { type: "answered", params: { outcome: "guestTokenExpired" } },
                target: "#payment.guestTokenExpired",
                description: "answered(guestTokenExpired)",
              },
              {
                guard: { type: "answered", params: { outcome: "notFound" } },
                target: "#payment.notFound",
                description: "answered(notFound)",
              },
              {
                guard: { type: "answered", params: { outcome: "unforeseen" } },
                target: "#payment.unforeseen",
                description: "answered(unforeseen)",
              },
            ],
            onError: "unreachable",
          },
        },
        unreachable: { on: { "retry.requested": "asking" } },
      },
    },
    unforeseen: { on: { "retry.requested": "unpaid" } },
    paid: { type: "final" },
    calledOff: { type: "final", output: { outcome: "calledOff" } },
    cancelled: { type: "final", output: { outcome: "cancelled" } },
    guestTokenExpired: { type: "final", output: { outcome: "guestTokenExpired" } },
    notFound: { type: "final", output: { outcome: "notFound" } },
  },
});
