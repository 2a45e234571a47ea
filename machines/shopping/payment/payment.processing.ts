import type { ProcessPaymentOutput } from "./payment.contract.ts";
import { answers, orderOf, payment } from "./payment.setup.ts";

const asking = payment.createStateConfig({
  initial: "prompt",
  states: { prompt: { after: { stillWorking: "slow" } }, slow: {} },
  invoke: {
    id: "processPayment",
    src: "processPayment",
    input: ({ context }) => orderOf(context),
    onDone: answers<ProcessPaymentOutput>({
      paid: {
        target: "#payment.paid",
        actions: { type: "keepPaid", params: ({ event }) => event.output },
      },
      pending: "pending",
      // The server finds out how the payment ended.
      paymentProviderError: "pending",
      paymentNotApproved: "#payment.unpaid.notApproved",
      paymentDeclined: "#payment.unpaid.declined",
      currencyNotSupported: "#payment.unpaid.currencyNotSupported",
      paymentNotPrepared: "#payment.unpaid.waiting",
      orderCancelled: "#payment.cancelled",
      guestTokenExpired: "#payment.guestTokenExpired",
      notFound: "#payment.notFound",
      unforeseen: "#payment.unforeseen",
    }),
    onError: "#payment.processing.unreachable",
  },
});

/** Polls until the server knows the result, shows a message when it takes long, and finally lets the customer go; the server continues alone. */
export const processing = payment.createStateConfig({
  initial: "waiting",
  states: {
    waiting: {
      initial: "asking",
      after: { patience: "#payment.toldLater" },
      states: { asking, pending: { after: { nextQuestion: "asking" } } },
    },
    unreachable: { on: { "retry.requested": "waiting" } },
  },
});
