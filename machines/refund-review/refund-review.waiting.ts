import type { ReadOutput } from "./refund-review.contract.ts";
import { answers, refundReview } from "./refund-review.setup.ts";

/** It is somebody else's turn; the person can only look how far it is. */
export const waiting = refundReview.createStateConfig({
  initial: "resting",
  states: {
    resting: { on: { "refresh.requested": "reading" } },
    reading: {
      invoke: {
        id: "read",
        src: "read",
        input: ({ context }) => ({ refundId: context.refund.id }),
        onDone: answers<ReadOutput>({
          read: {
            target: "#refundReview.sorting",
            actions: { type: "keepRefund", params: ({ event }) => event.output },
          },
          gone: "#refundReview.gone",
          notAllowed: "#refundReview.notAllowed",
        }),
        onError: "unreachable",
      },
    },
    unreachable: { on: { "retry.requested": "reading" } },
  },
});
