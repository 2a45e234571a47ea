export const photoTypes = ["image/jpeg", "image/png"] as const;
export type PhotoType = (typeof photoTypes)[number];

/** Why a file can't be uploaded as a photo. `otherFile`: none of the named types. `damaged`: it begins like a picture, but can't be decoded. */
export type PhotoRefusal =
  | "empty"
  | "heic"
  | "svg"
  | "gif"
  | "webp"
  | "animated"
  | "otherFile"
  | "tooManyPixels"
  | "tooLarge"
  | "damaged";

/**
 * Millions of pixels. The largest photos of usual phones have 50; decoded, each million takes 4 MB of memory. A picture of
 * 30,000 × 30,000 would take 3.6 GB.
 */
export const maximumMegapixels = 64;

export const bytesPerMegabyte = 1_048_576;

/** Bytes of a chosen file. A photo within the megapixels is smaller, even with an embedded short video. */
export const maximumChosenBytes = 50_000_000;

/** Pixels of an uploaded photo's longer side: enough to see a scratch on a pot. */
export const maximumSide = 2_000;

/** Bytes of an uploaded photo. In base64 that is 1.6 MB: 17 of the 20 seconds of the time-out at 0.75 Mbit/s. */
export const maximumSentBytes = 1_200_000;

/** A photo's upload. `loggedOut`: the session ended before the upload was complete. */
export const photoStages = [
  "reading",
  "refused",
  "ready",
  "waiting",
  "uploading",
  "uploaded",
  "failed",
  "loggedOut",
  "removing",
  "removed",
] as const;
export type PhotoStage = (typeof photoStages)[number];

/**
 * The next photo to upload: one at a time, in their order, so that each has the whole bandwidth for its 20 seconds.
 *
 * @returns null during an upload, if none waits, or if the session has ended
 */
export function nextToUpload<Photo extends { stage: PhotoStage }>(photos: readonly Photo[]): Photo | null {
  if (photos.some(({ stage }) => stage === "uploading" || stage === "loggedOut")) return null;
  return photos.find(({ stage }) => stage === "waiting") ?? null;
}
