import type { PhotoRefusal, PhotoStage } from "#domain/photos.ts";
import type { Unforeseen } from "#machines/outcome.ts";

/**
 * A photo that was uploaded earlier, for a draft that is continued. `holderId`: its owner, such as a refund. `preview`:
 * the picture's URL, if there is one.
 */
export type StoredPhoto = { holderId: string; imageId: string; preview: string | null };

/** `photoId`: the key of the file in the browser, and the idempotency key of its upload. */
export type AttachmentFacts = { photoId: string; fileName: string; stored: StoredPhoto | null };

export type AttachmentEvent =
  /** Sent by the flow with the photos when its form is submitted: each photo waits for its turn. */
  | { type: "upload.requested" }
  /** Sent by the flow with the photos: it is this photo's turn. */
  | { type: "upload.allowed"; holderId: string }
  /** `share` of the upload, from 0 to 1. */
  | { type: "upload.progressed"; share: number }
  | { type: "photo.removed" }
  | { type: "retry.requested" };

/** Sent to the flow with the photos whenever a photo's stage or progress changes. */
export type AttachmentChange = {
  type: "attachment.changed";
  photoId: string;
  stage: PhotoStage;
  /** Null: not uploaded. */
  imageId: string | null;
  /** Of the upload, from 0 to 1. */
  share: number;
};

/** Port `preparePhoto`. Rejects if the code that prepares photos cannot be loaded. */
export type PreparePhotoInput = { photoId: string };
export type PreparePhotoOutput =
  /** `preview`: an object URL. */
  { outcome: "ready"; preview: string } | { outcome: "refused"; reason: PhotoRefusal };

export type InvalidPhoto = "not_a_photo" | "too_large";
export type UploadRefusal = InvalidPhoto | "closed";

export type UploadPhotoInput = { holderId: string; photoId: string; onProgress: (share: number) => void };
export type UploadPhotoOutput =
  | { outcome: "uploaded"; imageId: string }
  | { outcome: "tooManyImages" }
  | { outcome: "invalid"; reason: InvalidPhoto }
  /** The form was sent or deleted meanwhile, or its link has expired. */
  | { outcome: "closed" }
  | { outcome: "loggedOut" }
  | Unforeseen;

export type DeletePhotoInput = { holderId: string; imageId: string };
export type DeletePhotoOutput = { outcome: "deleted" } | Unforeseen;
