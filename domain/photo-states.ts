import type { PhotoStage } from "./photos.ts";

export type ChosenPhoto = { photoId: string; fileName: string };
/** A photo that the shop has. */
export type StoredPhoto = { imageId: string; fileName: string };
/** A photo that a flow holds, as the photo's own flow last said. `share` of it has left the browser. */
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

/** Photos that are still to be sent. Files that are no photos are left out, so that the others do not wait for them. */
export const notSent = (photos: readonly PhotoState[]): PhotoState[] =>
  notUploaded(photos).filter(({ stage }) => stage !== "refused");

/** Files that are no photos. */
export const refusedFiles = (photos: readonly PhotoState[]): PhotoState[] =>
  photos.filter(({ stage }) => stage === "refused");

/** Photos that are lost with the page. Files that are no photos are nobody's loss. */
export const unsentPhotos = (photos: readonly PhotoState[]): PhotoState[] =>
  notSent(photos).filter(({ stage }) => stage !== "removing");

/** Whether any goes on by itself; else all wait for a person. After the session's end nobody gets a turn. */
export const isAnyInProgress = (photos: readonly PhotoState[]): boolean => {
  const isEnded = photos.some(({ stage }) => stage === "loggedOut");
  return photos.some(({ stage }) =>
    stage === "waiting" ? !isEnded : ["reading", "ready", "uploading", "removing"].includes(stage),
  );
};

/** What this page does not know of the photos that the shop has. */
export const findUnknownPhotos = <Stored extends StoredPhoto>(
  photos: readonly PhotoState[],
  stored: readonly Stored[],
): Stored[] => stored.filter(({ imageId }) => !photos.some((photo) => photo.imageId === imageId));
