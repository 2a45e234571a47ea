import { enqueueActions, type EventObject } from "xstate";
import {
  findUnknownPhotos,
  notUploaded,
  toChosenPhotoState,
  toStoredPhotoState,
  type ChosenPhoto,
  type PhotoState,
  type StoredPhoto,
} from "#domain/photo-states.ts";
import { nextToUpload } from "#domain/photos.ts";
import type { AttachmentChange, AttachmentEvent, AttachmentFacts } from "./attachment/attachment.contract.ts";

/** For flows that hold photos, each of which is the actor `attachment`. */
type Photos = readonly PhotoState[];
/** `holderId`: what they belong to, such as a refund. */
export type StoredPhotos = { holderId: string; photos: readonly (StoredPhoto & { preview: string })[] };
type Spawn = (src: "attachment", options: { id: string; input: AttachmentFacts }) => unknown;

export function addChosenPhotos(photos: Photos, chosen: readonly ChosenPhoto[], spawn: Spawn): Photos {
  for (const { photoId, fileName } of chosen)
    spawn("attachment", { id: photoId, input: { photoId, fileName, stored: null } });
  return [...photos, ...chosen.map(toChosenPhotoState)];
}

/** Adds uploaded photos that this page doesn't know: of an earlier visit, or added in another tab. */
export function addStoredPhotos(photos: Photos, stored: StoredPhotos, spawn: Spawn): Photos {
  const unknown = findUnknownPhotos(photos, stored.photos);
  for (const { imageId, fileName, preview } of unknown)
    spawn("attachment", {
      id: imageId,
      input: { photoId: imageId, fileName, stored: { holderId: stored.holderId, imageId, preview } },
    });
  return [...photos, ...unknown.map(toStoredPhotoState)];
}

export const changePhoto = (photos: Photos, { photoId, stage, imageId, share }: AttachmentChange): Photos =>
  stage === "removed"
    ? photos.filter((photo) => photo.photoId !== photoId)
    : photos.map((photo) => (photo.photoId === photoId ? { ...photo, stage, imageId, share } : photo));

type Tell = (photo: PhotoState, event: AttachmentEvent) => void;

/** An action that sends events to the photos' flows. */
export const telling = <
  Context extends { photos: Photos },
  Event extends EventObject,
  Params extends object | undefined = undefined,
>(
  collect: (context: Context, tell: Tell, params: Params) => void,
) =>
  enqueueActions<Context, Event, Params, Event, never, never, never, never, never>(
    ({ context, enqueue }, params) =>
      collect(context, ({ photoId }, event) => enqueue.sendTo(photoId, event), params),
  );

/** Every prepared photo waits for its turn, one at a time. */
export function tellToSend(photos: Photos, holderId: string | null, tell: Tell): void {
  for (const photo of photos) if (photo.stage === "ready") tell(photo, { type: "upload.requested" });
  const next = nextToUpload(photos);
  if (next && holderId !== null) tell(next, { type: "upload.allowed", holderId });
}

export function tellUnsent(photos: Photos, type: "retry.requested" | "photo.removed", tell: Tell): void {
  for (const photo of notUploaded(photos)) tell(photo, { type });
}
