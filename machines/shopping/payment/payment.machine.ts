import type { CancelOrderOutput, PaymentOutput, PreparePaymentOutput } from "./payment.contract.ts";
import { processing } from "./payment.processing.ts";
import { answers, approvalOf, orderOf, paidOf, payment } from "./payment.setup.ts";

export const paymentMachine = payment.createMachine({
  id: "payment",
  initial: "arriving",
  context: ({ input }) => ({ ...input, approvalUrl: null, reference: null }),
  states: {
    arriving: {
      always: [
        { guard: { type: "came", params: { as: "ordered" } }, target: "preparing" },
        { guard: { type: "came", params: { as: "approved" } }, target: "processing" },
        { guard: { type: "came", params: { as: "beingPaid" } }, target: "processing" },
        { guard: { type: "came", params: { as: "cancelled" } }, target: "unpaid.notApproved" },
        { guard: { type: "came", params: { as: "begun" } }, target: "unpaid.notCompleted" },
        { guard: { type: "came", params: { as: "foundElsewhere" } }, target: "unpaid.placedElsewhere" },
        { guard: { type: "came", params: { as: "unpayable" } }, target: "unpaid.currencyNotSupported" },
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
            input: ({ context }) => orderOf(context),
            onDone: answers<PreparePaymentOutput>({
              prepared: {
                target: "#payment.leaving",
                actions: { type: "keepApproval", params: ({ event }) => event.output },
              },
              currencyNotSupported: "#payment.unpaid.currencyNotSupported",
              paymentProviderError: "#payment.unpaid.providerError",
              orderCancelled: "#payment.cancelled",
              orderBeingPaid: "#payment.processing",
              orderPaid: {
                target: "#payment.paid",
                actions: { type: "keepPaid", params: ({ event }) => event.output },
              },
              guestTokenExpired: "#payment.guestTokenExpired",
              notFound: "#payment.notFound",
              unforeseen: "#payment.unforeseen",
            }),
            onError: "unreachable",
          },
        },
        unreachable: { on: { "retry.requested": "asking" } },
      },
    },
    leaving: { entry: { type: "goToProvider", params: ({ context }) => approvalOf(context) } },
    processing,
    toldLater: { on: { "retry.requested": "processing" } },
    /** Placed but not paid: the customer can pay (again) or cancel the order. */
    unpaid: {
      initial: "waiting",
      states: {
        waiting: {},
        placedElsewhere: {},
        notApproved: {},
        /** A payment was started on an earlier visit. */
        notCompleted: {},
        declined: {},
        /** Trying again would be refused again, so the order can only be cancelled, without a confirmation. */
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
            input: ({ context }) => orderOf(context),
            onDone: answers<CancelOrderOutput>({
              cancelled: "#payment.calledOff",
              orderBeingPaid: "#payment.processing",
              orderPaid: {
                target: "#payment.paid",
                actions: { type: "keepPaid", params: ({ event }) => event.output },
              },
              guestTokenExpired: "#payment.guestTokenExpired",
              notFound: "#payment.notFound",
              unforeseen: "#payment.unforeseen",
            }),
            onError: "unreachable",
          },
        },
        unreachable: { on: { "retry.requested": "asking" } },
      },
    },
    unforeseen: { on: { "retry.requested": "unpaid" } },
    paid: { type: "final", output: ({ context }) => paidOf(context) },
    calledOff: { type: "final", output: { outcome: "calledOff" } },
    cancelled: { type: "final", output: { outcome: "cancelled" } },
    guestTokenExpired: { type: "final", output: { outcome: "guestTokenExpired" } },
    notFound: { type: "final", output: { outcome: "notFound" } },
  },
  output: ({ event }) => event.output as PaymentOutput,
});
