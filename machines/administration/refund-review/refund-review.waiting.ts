import type { ReadOutput } from "./refund-review.contract.ts";
import { answers, refundReview } from "./refund-review.setup.ts";

/** Waiting for the provider or another administrator; the page can only be refreshed. */
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
          notFound: "#refundReview.gone",
          administratorsOnly: "#refundReview.notAllowed",
        }),
        onError: "unreachable",
      },
    },
    unreachable: { on: { "retry.requested": "reading" } },
  },
});
