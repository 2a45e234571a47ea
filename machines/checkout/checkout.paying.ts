import { asOutcome } from "../outcome.ts";
import { approvalOf, orderOf, paidIn } from "./checkout.requests.ts";
import { checkout } from "./checkout.setup.ts";

export const preparing = checkout.createStateConfig({
  invoke: {
    id: "preparePayment",
    src: "preparePayment",
    input: ({ context }) => orderOf(context),
    onDone: [
      {
        guard: { type: "isPrepared", params: ({ event }) => event.output },
        target: "leaving",
        actions: {
          type: "keepApproval",
          params: ({ event }) => asOutcome(event.output, "prepared"),
        },
      },
      {
        guard: { type: "isCurrencyNotSupported", params: ({ event }) => event.output },
        target: "currencyNotSupported",
      },
      {
        guard: { type: "wasPaid", params: ({ event }) => event.output },
        target: "accepted",
        actions: {
          type: "keepPaid",
          params: ({ event }) => asOutcome(event.output, "alreadyPaid"),
        },
      },
      {
        guard: { type: "isOrderCancelled", params: ({ event }) => event.output },
        target: "orderCancelled",
      },
      { guard: { type: "isBeingPaid", params: ({ event }) => event.output }, target: "processing" },
      {
        guard: { type: "isUnforeseen", params: ({ event }) => event.output },
        target: "unforeseen",
      },
      { target: "providerError" },
    ],
    onError: "unreachable.preparing",
  },
});

export const leaving = checkout.createStateConfig({
  entry: { type: "goToProvider", params: ({ context }) => approvalOf(context) },
  on: { "payment.requested": { target: "leaving", reenter: true } },
});

/** Asks until the server knows, owns up to a long wait, and at last lets the person go: the shop goes on by itself. */
export const processing = checkout.createStateConfig({
  initial: "asking",
  after: { patience: "toldLater" },
  states: {
    asking: {
      initial: "prompt",
      states: { prompt: { after: { stillWorking: "slow" } }, slow: {} },
      invoke: {
        id: "processPayment",
        src: "processPayment",
        input: ({ context }) => orderOf(context),
        onDone: [
          {
            guard: { type: "isCancelled", params: ({ event }) => event.output },
            target: "#checkout.paymentCancelled",
          },
          {
            guard: { type: "isOrderCancelled", params: ({ event }) => event.output },
            target: "#checkout.orderCancelled",
          },
          {
            guard: { type: "isDeclined", params: ({ event }) => event.output },
            target: "#checkout.declined",
          },
          {
            guard: { type: "isCurrencyNotSupported", params: ({ event }) => event.output },
            target: "#checkout.currencyNotSupported",
          },
          { guard: { type: "isPending", params: ({ event }) => event.output }, target: "pending" },
          {
            guard: { type: "wasNotPrepared", params: ({ event }) => event.output },
            target: "#checkout.loading",
            actions: "forgetReturn",
          },
          {
            guard: { type: "isNotFound", params: ({ event }) => event.output },
            target: "#checkout.orderNotFound",
          },
          {
            guard: { type: "isUnforeseen", params: ({ event }) => event.output },
            target: "#checkout.unforeseen",
          },
          {
            target: "#checkout.accepted",
            actions: { type: "keepPaid", params: ({ event }) => paidIn(event.output) },
          },
        ],
        onError: "#checkout.unreachable.processing",
      },
    },
    pending: { after: { nextQuestion: "asking" } },
  },
});

/** Submitted, and not paid: pay (again), or call the order off. */
export const unpaid = checkout.createStateConfig({
  on: { "payment.requested": "preparing", "cancellation.requested": "cancelling" },
});

export const cancelling = checkout.createStateConfig({
  invoke: {
    id: "cancelOrder",
    src: "cancelOrder",
    input: ({ context }) => orderOf(context),
    onDone: [
      {
        guard: { type: "wasPaid", params: ({ event }) => event.output },
        target: "accepted",
        actions: {
          type: "keepPaid",
          params: ({ event }) => asOutcome(event.output, "alreadyPaid"),
        },
      },
      { guard: { type: "isBeingPaid", params: ({ event }) => event.output }, target: "processing" },
      {
        guard: { type: "isUnforeseen", params: ({ event }) => event.output },
        target: "unforeseen",
      },
      { target: "loading", actions: "forgetOrder" },
    ],
    onError: "unreachable.cancelling",
  },
});
