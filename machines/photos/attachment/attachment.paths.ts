import { pathModel } from "#machines/paths/model.ts";
import { attachmentMachine } from "./attachment.machine.ts";

const photo = { photoId: "5f0c2d1e-photo-1", fileName: "broken-pot.jpg" };

export const attachmentPaths = pathModel({
  machine: attachmentMachine,
  title: "Adding a photo",
  purpose: "one photo of a form: prepared, uploaded when it is its turn, and removed",
  starts: {
    "a photo is chosen": { ...photo, stored: null },
    "the shop has it already": {
      ...photo,
      stored: { holderId: "refund-1", imageId: "image-1", preview: "blob:a-stored-photo" },
    },
  },
  happyPath: [
    "a photo is chosen",
    "preparePhoto ✓ ready",
    "the refund is being sent",
    "it is its turn",
    "uploadPhoto ✓ uploaded",
  ],
  does: {
    "photo.removed": "removes it",
    "retry.requested": "tries again",
  },
  happens: {
    "upload.requested": "the refund is being sent",
    "upload.allowed": { "it is its turn": { holderId: "refund-1" } },
    "upload.progressed": { "half of it is sent": { share: 0.5 }, "all of it is sent": { share: 1 } },
  },
  answers: {
    preparePhoto: {
      ready: { ready: { preview: "blob:a-chosen-photo" } },
      refused: {
        "it is HEIC": { reason: "heic" },
        "it is no picture": { reason: "otherFile" },
      },
    },
    uploadPhoto: {
      uploaded: { uploaded: { imageId: "image-1" } },
      tooManyImages: "there are too many",
      invalid: { "it is no photo": { reason: "not_a_photo" } },
      closed: "the refund is not a draft any more",
      loggedOut: "the session has ended",
      unforeseen: "a refusal nobody foresaw",
    },
    deletePhoto: { deleted: "deleted", unforeseen: "a refusal nobody foresaw" },
  },
  facets: ({ mayBeStored }) => mayBeStored,
  requirements: { refused: ["validation.refund-image-types", "validation.refund-file-size"] },
});
