import type { UploadPhotoOutput } from "./attachment.contract.ts";
import { answers, attachment, holderOf } from "./attachment.setup.ts";

/** An upload ends differently if the photo was removed meanwhile. */
export const uploading = attachment.createStateConfig({
  entry: ["startProgress", { type: "tell", params: { stage: "uploading" } }],
  invoke: {
    id: "uploadPhoto",
    src: "uploadPhoto",
    input: ({ context, self }) => ({
      holderId: holderOf(context),
      photoId: context.photoId,
      onProgress: (share) => self.send({ type: "upload.progressed", share }),
    }),
    onDone: answers<UploadPhotoOutput>({
      uploaded: [
        {
          guard: "isUnwanted",
          target: "#attachment.removing",
          actions: { type: "keepImage", params: ({ event }) => event.output },
        },
        {
          target: "#attachment.uploaded",
          actions: { type: "keepImage", params: ({ event }) => event.output },
        },
      ],
      tooManyImages: [
        { guard: "isUnwanted", target: "#attachment.removed" },
        { target: "#attachment.failed.full", actions: "forgetAttempt" },
      ],
      invalid: [
        { guard: "isUnwanted", target: "#attachment.removed" },
        {
          target: "#attachment.failed.refused",
          actions: ["forgetAttempt", { type: "keepUploadRefusal", params: ({ event }) => event.output }],
        },
      ],
      closed: [
        { guard: "isUnwanted", target: "#attachment.removed" },
        {
          target: "#attachment.failed.refused",
          actions: ["forgetAttempt", { type: "keepUploadRefusal", params: { reason: "closed" } }],
        },
      ],
      loggedOut: [
        { guard: "isUnwanted", target: "#attachment.stopped.unwanted" },
        { target: "#attachment.stopped.wanted" },
      ],
      unforeseen: [
        { guard: "isUnwanted", target: "#attachment.removed" },
        { target: "#attachment.failed.unforeseen", actions: "forgetAttempt" },
      ],
    }),
    onError: [
      { guard: "isUnwanted", target: "#attachment.removing.unsettled" },
      { target: "#attachment.failed.unanswered" },
    ],
  },
  initial: "wanted",
  states: {
    wanted: {
      on: {
        "photo.removed": [{ guard: "mayBeStored", target: "unwanted" }, { target: "#attachment.removed" }],
      },
    },
    /** Removed when the server may have it: the response contains the id to delete. */
    unwanted: {},
  },
  on: {
    "upload.progressed": {
      actions: [
        { type: "keepProgress", params: ({ event }) => event },
        { type: "tell", params: { stage: "uploading" } },
      ],
    },
  },
});
