import { enqueueActions } from "xstate";
import { nextInTurn, type PhotoStage } from "../../domain/photos.ts";
import type { AttachmentEvent } from "../attachment/attachment.contract.ts";
import type { ChosenPhoto, DraftPhoto, RefundRequestEvent } from "./refund-request.contract.ts";
import type { RefundRequestContext } from "./refund-request.setup.ts";

/** A photo of the request, as its own flow last said. `share` of it has left the browser. */
export type RequestPhoto = ChosenPhoto & { stage: PhotoStage; imageId: string | null; share: number };
/** What the shop has of a draft's photos. */
export type StoredPhotos = { refundId: string; photos: readonly DraftPhoto[] };

export const asChosen = ({ photoId, fileName }: ChosenPhoto): RequestPhoto => ({
  photoId,
  fileName,
  stage: "reading",
  imageId: null,
  share: 0,
});

export const asStored = ({ imageId, fileName }: DraftPhoto): RequestPhoto => ({
  photoId: imageId,
  fileName,
  stage: "uploaded",
  imageId,
  share: 1,
});

export const notUploaded = (photos: readonly RequestPhoto[]): RequestPhoto[] =>
  photos.filter(({ stage }) => stage !== "uploaded");

/** Photos that are lost with the page. Files that are no photos are nobody's loss. */
export const unsentPhotos = (photos: readonly RequestPhoto[]): RequestPhoto[] =>
  notUploaded(photos).filter(({ stage }) => stage !== "refused" && stage !== "removing");

/** Whether any goes on by itself; else all wait for a person. After the session's end nobody gets a turn. */
export const areMoving = (photos: readonly RequestPhoto[]): boolean => {
  const isEnded = photos.some(({ stage }) => stage === "loggedOut");
  return photos.some(({ stage }) =>
    stage === "waiting" ? !isEnded : ["reading", "ready", "uploading", "removing"].includes(stage),
  );
};

/** What this page does not know of the photos that the shop has. */
export const unknownIn = (photos: readonly RequestPhoto[], stored: readonly DraftPhoto[]): DraftPhoto[] =>
  stored.filter(({ imageId }) => !photos.some((photo) => photo.imageId === imageId));

/** What this page takes for sent and the shop does not have. */
export const missingIn = (photos: readonly RequestPhoto[], stored: readonly DraftPhoto[]): RequestPhoto[] =>
  photos.filter(
    ({ stage, imageId }) => stage === "uploaded" && !stored.some((photo) => photo.imageId === imageId),
  );

/** An action that tells the photos' flows something. */
const telling = <Params extends StoredPhotos | undefined>(
  collect: (
    {
      context,
      enqueue,
    }: {
      context: RefundRequestContext;
      enqueue: { sendTo: (photoId: string, event: AttachmentEvent) => void };
    },
    params: Params,
  ) => void,
) =>
  enqueueActions<
    RefundRequestContext,
    RefundRequestEvent,
    Params,
    RefundRequestEvent,
    never,
    never,
    never,
    never,
    never
  >(collect);

/** Every photo that is ready waits for its turn, and one at a time gets it. */
export const sendPhotos = telling(({ context: { photos, refundId }, enqueue }) => {
  for (const { photoId, stage } of photos)
    if (stage === "ready") enqueue.sendTo(photoId, { type: "upload.requested" });
  const next = nextInTurn(photos);
  if (next && refundId !== null) enqueue.sendTo(next.photoId, { type: "upload.allowed", refundId });
});

export const retryPhotos = telling(({ context, enqueue }) => {
  for (const { photoId } of notUploaded(context.photos)) enqueue.sendTo(photoId, { type: "retry.requested" });
});

export const leavePhotosOut = telling(({ context, enqueue }) => {
  for (const { photoId } of notUploaded(context.photos)) enqueue.sendTo(photoId, { type: "photo.removed" });
});

/** They were removed in another window. */
export const dropMissing = telling(({ context, enqueue }, { photos }: StoredPhotos) => {
  for (const { photoId } of missingIn(context.photos, photos))
    enqueue.sendTo(photoId, { type: "photo.removed" });
});
