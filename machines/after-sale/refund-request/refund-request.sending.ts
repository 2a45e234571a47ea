import { not, or } from "xstate";
import type { RequestRefundOutput, SaveDraftOutput } from "./refund-request.contract.ts";
import { closed } from "./refund-request.loading.ts";
import { answers, draftOf, refundOf, refundRequest } from "./refund-request.setup.ts";

/** The draft first, then its photos, then the request. After a failure, what was saved by then stays. */
export const sending = refundRequest.createStateConfig({
  initial: "saving",
  states: {
    saving: {
      initial: "asking",
      states: {
        asking: {
          invoke: {
            id: "saveDraft",
            src: "saveDraft",
            input: ({ context }) => draftOf(context),
            onDone: answers<SaveDraftOutput>({
              ...closed,
              saved: [
                {
                  guard: { type: "isPhotoMissing", params: ({ event }) => event.output },
                  target: "#refundRequest.typing.photosGone",
                  actions: [
                    { type: "keepRefund", params: ({ event }) => event.output },
                    { type: "adoptPhotos", params: ({ event }) => event.output },
                    { type: "dropMissing", params: ({ event }) => event.output },
                  ],
                },
                {
                  target: "#refundRequest.sending.uploading",
                  actions: [
                    { type: "keepRefund", params: ({ event }) => event.output },
                    { type: "adoptPhotos", params: ({ event }) => event.output },
                  ],
                },
              ],
              invalid: {
                target: "#refundRequest.typing.noteRefused",
                actions: { type: "keepNoteProblem", params: ({ event }) => event.output },
              },
              countsChanged: "#refundRequest.catchingUp",
              guestTokenExpired: "#refundRequest.typing.guestTokenExpired",
              unforeseen: "#refundRequest.typing.unforeseen",
            }),
            onError: "unreachable",
          },
        },
        unreachable: { on: { "retry.requested": "asking" } },
      },
    },
    uploading: {
      entry: "sendPhotos",
      initial: "going",
      states: {
        going: {
          always: [
            { guard: "areAllUploaded", target: "#refundRequest.sending.requesting" },
            { guard: not("isAnyMoving"), target: "stuck" },
          ],
        },
        stuck: {
          always: { guard: or(["isAnyMoving", "areAllUploaded"]), target: "going" },
          on: {
            "retry.requested": { actions: "retryPhotos" },
            "photos.leftOut": { actions: "leavePhotosOut" },
          },
        },
      },
      on: {
        "attachment.changed": {
          actions: [{ type: "keepChange", params: ({ event }) => event }, "sendPhotos"],
        },
      },
    },
    requesting: {
      initial: "asking",
      states: {
        asking: {
          invoke: {
            id: "requestRefund",
            src: "requestRefund",
            input: ({ context }) => refundOf(context),
            onDone: answers<RequestRefundOutput>({
              requested: {
                target: "#refundRequest.requested",
                actions: { type: "keepRequested", params: ({ event }) => event.output },
              },
              countsChanged: "#refundRequest.catchingUp",
              refundTooOld: closed.refundTooOld,
              refundRequested: closed.refundRequested,
              nothingLeft: closed.nothingLeft,
              guestTokenExpired: "#refundRequest.typing.guestTokenExpired",
              unforeseen: "#refundRequest.typing.unforeseen",
            }),
            onError: "unreachable",
          },
        },
        unreachable: { on: { "retry.requested": "asking" } },
      },
    },
  },
  /** The draft was created or changed, and perhaps submitted. */
  exit: { type: "refreshRefunds", params: ({ context }) => draftOf(context) },
});
