import type { PhotoStage } from "./photos.ts";

/** What flows store of a photo instead of its bytes. */
export type ChosenPhoto = { photoId: string; fileName: string };
export type StoredPhoto = { imageId: string; fileName: string };
/** A photo that a flow holds, as last reported by the photo's own flow. `share`: of the upload. */
export type PhotoState = ChosenPhoto & { stage: PhotoStage; imageId: string | null; share: number };

export const toChosenPhotoState = ({ photoId, fileName }: ChosenPhoto): PhotoState => ({
  photoId,
  fileName,
  stage: "reading",
  imageId: null,
  share: 0,
});

export const toStoredPhotoState = ({ imageId, fileName }: StoredPhoto): PhotoState => ({
  photoId: imageId,
  fileName,
  stage: "uploaded",
  imageId,
  share: 1,
});

export const notUploaded = (photos: readonly PhotoState[]): PhotoState[] =>
  photos.filter(({ stage }) => stage !== "uploaded");

/** Photos that are still to be uploaded. Files that are not photos are left out, so that the others do not wait for them. */
export const notSent = (photos: readonly PhotoState[]): PhotoState[] =>
  notUploaded(photos).filter(({ stage }) => stage !== "refused");

export const refusedFiles = (photos: readonly PhotoState[]): PhotoState[] =>
  photos.filter(({ stage }) => stage === "refused");

/** Photos that are lost when the page is left, without files that are not photos. */
export const unsentPhotos = (photos: readonly PhotoState[]): PhotoState[] =>
  notSent(photos).filter(({ stage }) => stage !== "removing");

/** Whether any continues by itself; otherwise all wait for the customer. After the session's end nothing is uploaded. */
export const isAnyInProgress = (photos: readonly PhotoState[]): boolean => {
  const isEnded = photos.some(({ stage }) => stage === "loggedOut");
  return photos.some(({ stage }) =>
    stage === "waiting" ? !isEnded : ["reading", "ready", "uploading", "removing"].includes(stage),
  );
};

export const findUnknownPhotos = <Stored extends StoredPhoto>(
  photos: readonly PhotoState[],
  stored: readonly Stored[],
): Stored[] => stored.filter(({ imageId }) => !photos.some((photo) => photo.imageId === imageId));
