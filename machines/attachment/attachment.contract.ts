import type { PhotoRefusal, PhotoStage } from "../../domain/photos.ts";
import type { Unforeseen } from "../outcome.ts";

/** A photo that the shop has already, because what was begun is taken up again. `holderId`: what it belongs to, such as a refund. `preview`: the address of a picture, if there is one. */
export type StoredPhoto = { holderId: string; imageId: string; preview: string | null };

/** `photoId`: under which the browser keeps the file; also makes an upload that is repeated count once. */
export type AttachmentFacts = { photoId: string; fileName: string; stored: StoredPhoto | null };

export type AttachmentEvent =
  /** By the flow that holds the photos: what they belong to is being sent, so each photo waits for its turn. */
  | { type: "upload.requested" }
  /** By the same: it is this photo's turn. */
  | { type: "upload.allowed"; holderId: string }
  /** `share` of the photo that has left the browser, from 0 to 1. */
  | { type: "upload.progressed"; share: number }
  | { type: "photo.removed" }
  | { type: "retry.requested" };

/** What the flow that holds the photos hears of each, whenever its stage or its progress has changed. */
export type AttachmentChange = {
  type: "attachment.changed";
  photoId: string;
  stage: PhotoStage;
  /** Under which the shop has it; null: it hasn't. */
  imageId: string | null;
  /** Share of the photo that has left the browser, from 0 to 1. */
  share: number;
};

/** `preparePhoto`. Rejects when what prepares photos could not be loaded. */
export type PreparePhotoInput = { photoId: string };
export type PreparePhotoOutput =
  /** `preview`: the picture's address on this page. */
  { outcome: "ready"; preview: string } | { outcome: "refused"; reason: PhotoRefusal };

/** Why the shop does not take a photo. */
export type UploadRefusal = "not_a_photo" | "too_large" | "closed";

/** `uploadPhoto`. Rejects when nobody answers. */
export type UploadPhotoInput = { holderId: string; photoId: string; onProgress: (share: number) => void };
export type UploadPhotoOutput =
  | { outcome: "uploaded"; imageId: string }
  /** There are as many photos as there may be: there is room once another is removed. */
  | { outcome: "full" }
  | { outcome: "refused"; reason: UploadRefusal }
  | { outcome: "loggedOut" }
  | Unforeseen;

/** `deletePhoto`. Rejects when nobody answers. */
export type DeletePhotoInput = { holderId: string; imageId: string };
export type DeletePhotoOutput = { outcome: "deleted" } | Unforeseen;
