import type { AttachmentFacts, DeletePhotoOutput, PreparePhotoOutput } from "./attachment.contract.ts";
import { answers, attachment, imageOf, type AttachmentContext } from "./attachment.setup.ts";
import { uploading } from "./attachment.uploading.ts";

/** A photo is removed at once or, if the server may have it, after finding that out. */
const removed = [
  { guard: "mayBeStored", target: "#attachment.waiting.unwanted" },
  { target: "#attachment.removed" },
] as const;

export const attachmentMachine = attachment.createMachine({
  id: "attachment",
  initial: "starting",
  context: ({ input }) => begun(input),
  states: {
    starting: { always: [{ guard: "isStored", target: "uploaded" }, { target: "reading" }] },
    reading: {
      entry: { type: "tell", params: { stage: "reading" } },
      initial: "asking",
      states: {
        asking: {
          invoke: {
            id: "preparePhoto",
            src: "preparePhoto",
            input: ({ context }) => ({ photoId: context.photoId }),
            onDone: answers<PreparePhotoOutput>({
              ready: {
                target: "#attachment.ready",
                actions: { type: "keepPreview", params: ({ event }) => event.output },
              },
              refused: {
                target: "#attachment.refused",
                actions: { type: "keepReason", params: ({ event }) => event.output },
              },
            }),
            onError: "unreachable",
          },
        },
        unreachable: { on: { "retry.requested": "asking" } },
      },
      on: { "photo.removed": "removed" },
    },
    refused: {
      entry: { type: "tell", params: { stage: "refused" } },
      on: { "photo.removed": "removed" },
    },
    ready: {
      entry: { type: "tell", params: { stage: "ready" } },
      on: { "upload.requested": "waiting", "photo.removed": "removed" },
    },
    waiting: {
      entry: { type: "tell", params: { stage: "waiting" } },
      initial: "wanted",
      states: {
        wanted: {
          on: {
            "upload.allowed": {
              target: "#attachment.uploading",
              actions: { type: "keepHolder", params: ({ event }) => event },
            },
            "photo.removed": removed,
          },
        },
        unwanted: {
          on: {
            "upload.allowed": {
              target: "#attachment.uploading.unwanted",
              actions: { type: "keepHolder", params: ({ event }) => event },
            },
          },
        },
      },
    },
    uploading,
    /** The session has ended. After the next log-in the photo waits for its turn again. */
    stopped: {
      entry: { type: "tell", params: { stage: "loggedOut" } },
      initial: "wanted",
      states: {
        wanted: {
          on: {
            "upload.requested": "#attachment.waiting",
            "retry.requested": "#attachment.waiting",
            "photo.removed": removed,
          },
        },
        unwanted: {
          on: {
            "upload.requested": "#attachment.waiting.unwanted",
            "retry.requested": "#attachment.waiting.unwanted",
          },
        },
      },
    },
    failed: {
      entry: { type: "tell", params: { stage: "failed" } },
      initial: "unanswered",
      states: {
        unanswered: { on: { "retry.requested": "#attachment.waiting" } },
        full: { on: { "retry.requested": "#attachment.waiting" } },
        refused: {},
        unforeseen: {},
      },
      on: { "photo.removed": removed },
    },
    uploaded: {
      entry: { type: "tell", params: { stage: "uploaded" } },
      initial: "resting",
      states: { resting: {}, notDeleted: {} },
      on: { "photo.removed": "removing" },
    },
    removing: {
      entry: { type: "tell", params: { stage: "removing" } },
      initial: "asking",
      states: {
        asking: {
          invoke: {
            id: "deletePhoto",
            src: "deletePhoto",
            input: ({ context }) => imageOf(context),
            onDone: answers<DeletePhotoOutput>({
              deleted: "#attachment.removed",
              unforeseen: "#attachment.uploaded.notDeleted",
            }),
            onError: "unreachable",
          },
        },
        unreachable: { on: { "retry.requested": "asking" } },
        /** It is unknown whether the upload succeeded. */
        unsettled: { on: { "retry.requested": "#attachment.waiting.unwanted" } },
      },
    },
    removed: {
      type: "final",
      entry: [
        { type: "releasePhoto", params: ({ context }) => context },
        { type: "tell", params: { stage: "removed" } },
      ],
    },
  },
});

function begun({ photoId, fileName, stored }: AttachmentFacts): AttachmentContext {
  return {
    photoId,
    fileName,
    preview: stored?.preview ?? null,
    holderId: stored?.holderId ?? null,
    imageId: stored?.imageId ?? null,
    share: 0,
    mayBeStored: false,
    reason: null,
    uploadRefusal: null,
  };
}
