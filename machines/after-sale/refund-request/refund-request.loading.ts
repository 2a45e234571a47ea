import type { Closed, LoadRequestOutput } from "./refund-request.contract.ts";
import { answers, refundRequest } from "./refund-request.setup.ts";

type Answers<Output extends { outcome: string }> = Parameters<typeof answers<Output>>[0];

/** The target for each reason why no refund can be requested. */
export const closed: Answers<Closed> = {
  refundTooOld: {
    target: "#refundRequest.closed.tooOld",
    actions: { type: "keepDays", params: ({ event }) => event.output },
  },
  refundRequested: {
    target: "#refundRequest.closed.alreadyRequested",
    actions: { type: "keepRequested", params: ({ event }) => event.output },
  },
  nothingLeft: "#refundRequest.closed.nothingLeft",
  orderNotPaid: "#refundRequest.closed.notPaid",
};

export const closing = refundRequest.createStateConfig({
  initial: "notPaid",
  states: { tooOld: {}, alreadyRequested: {}, nothingLeft: {}, notPaid: {} },
});

/** Loads the order and its draft. Callers differ in what they store and where it leads. */
export const loading = (open: Answers<LoadRequestOutput>["open"]) =>
  refundRequest.createStateConfig({
    initial: "asking",
    states: {
      asking: {
        invoke: {
          id: "loadRequest",
          src: "loadRequest",
          input: ({ context }) => context.source,
          onDone: answers<LoadRequestOutput>({
            ...closed,
            open,
            notFound: "#refundRequest.notFound",
            guestTokenExpired: "#refundRequest.orderLocked",
            unforeseen: "#refundRequest.unforeseen",
          }),
          onError: "unreachable",
        },
      },
      unreachable: { on: { "retry.requested": "asking" } },
    },
  });
