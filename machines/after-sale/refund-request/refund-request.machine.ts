import type { RefundRequestFacts } from "./refund-request.contract.ts";
import { closing, loading } from "./refund-request.loading.ts";
import { sending } from "./refund-request.sending.ts";
import { refundRequest, type RefundRequestContext } from "./refund-request.setup.ts";

export const refundRequestMachine = refundRequest.createMachine({
  id: "refundRequest",
  initial: "loading",
  context: ({ input }) => begun(input),
  on: {
    "attachment.changed": { actions: { type: "keepChange", params: ({ event }) => event } },
  },
  states: {
    loading: loading({
      target: "#refundRequest.typing",
      actions: [
        { type: "keepOrder", params: ({ event }) => event.output },
        { type: "keepDraft", params: ({ event }) => event.output },
        { type: "adoptPhotos", params: ({ event }) => event.output.draft },
      ],
    }),
    typing: {
      initial: "editing",
      states: {
        editing: {},
        nothingWanted: {},
        noteRefused: {},
        countsChanged: {},
        photosGone: {},
        guestTokenExpired: {},
        unforeseen: {},
      },
      on: {
        "photos.chosen": { actions: { type: "addPhotos", params: ({ event }) => event } },
        "request.submitted": [
          {
            guard: { type: "wantsNothing", params: ({ event }) => event },
            target: ".nothingWanted",
            actions: { type: "keepWanted", params: ({ event }) => event },
          },
          { target: "sending", actions: { type: "keepWanted", params: ({ event }) => event } },
        ],
      },
    },
    sending,
    /** Fewer items are left than were shown, so the order is loaded again. */
    catchingUp: loading({
      target: "#refundRequest.typing.countsChanged",
      actions: [
        { type: "keepOrder", params: ({ event }) => event.output },
        { type: "keepWithinLeft", params: ({ event }) => event.output },
        { type: "adoptPhotos", params: ({ event }) => event.output.draft },
      ],
    }),
    closed: closing,
    notFound: {},
    /** A guest's. */
    orderLocked: {},
    unforeseen: {},
    requested: {},
  },
});

function begun(facts: RefundRequestFacts): RefundRequestContext {
  return {
    ...facts,
    order: null,
    wanted: { counts: {}, reason: null, note: "" },
    refundId: null,
    photos: [],
    noteProblem: null,
    days: 0,
  };
}
