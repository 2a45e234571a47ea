import { enqueueActions } from "xstate";
import { notUploaded, type PhotoState } from "#domain/photo-states.ts";
import { nextToUpload } from "#domain/photos.ts";
import type { AttachmentEvent } from "#machines/photos/attachment/attachment.contract.ts";
import type { DraftPhoto, RefundRequestEvent } from "./refund-request.contract.ts";
import type { RefundRequestContext } from "./refund-request.setup.ts";

export type StoredPhotos = { refundId: string; photos: readonly DraftPhoto[] };

/** Photos that this page considers uploaded and the server does not have. */
export const missingIn = (photos: readonly PhotoState[], stored: readonly DraftPhoto[]): PhotoState[] =>
  photos.filter(
    ({ stage, imageId }) => stage === "uploaded" && !stored.some((photo) => photo.imageId === imageId),
  );

/** An action that sends events to the photos' flows. */
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

/** Every prepared photo waits for its turn, one at a time. */
export const sendPhotos = telling(({ context: { photos, refundId }, enqueue }) => {
  for (const { photoId, stage } of photos)
    if (stage === "ready") enqueue.sendTo(photoId, { type: "upload.requested" });
  const next = nextToUpload(photos);
  if (next && refundId !== null) enqueue.sendTo(next.photoId, { type: "upload.allowed", holderId: refundId });
});

export const retryPhotos = telling(({ context, enqueue }) => {
  for (const { photoId } of notUploaded(context.photos)) enqueue.sendTo(photoId, { type: "retry.requested" });
});

export const leavePhotosOut = telling(({ context, enqueue }) => {
  for (const { photoId } of notUploaded(context.photos)) enqueue.sendTo(photoId, { type: "photo.removed" });
});

/** They were removed in another tab. */
export const dropMissing = telling(({ context, enqueue }, { photos }: StoredPhotos) => {
  for (const { photoId } of missingIn(context.photos, photos))
    enqueue.sendTo(photoId, { type: "photo.removed" });
});
