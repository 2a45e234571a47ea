/** What a photo may be when it is sent. */
export const photoTypes = ["image/jpeg", "image/png"] as const;
export type PhotoType = (typeof photoTypes)[number];

/** Why a file can't be sent as a photo. `otherFile`: none of the named kinds. `damaged`: it begins as a picture, but can't be drawn. */
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
 * Millions of pixels. The largest photo of a usual phone has 50; drawn, each million takes 4 MB of memory. A picture of
 * 30,000 × 30,000 would take 3.6 GB.
 */
export const maximumMegapixels = 64;

/** Bytes of a chosen file. A photo within the megapixels is smaller, even with a short video behind it. */
export const maximumChosenBytes = 50_000_000;

/** Pixels of a sent photo's longer side: enough to see a scratch on a pot. */
export const maximumSide = 2_000;

/**
 * Bytes of a sent photo. In base64 that is 1.6 MB: 17 of the 20 seconds that a call may take where a phone sends
 * 0.75 Mbit/s.
 */
export const maximumSentBytes = 1_200_000;

/** Where a photo is on its way to the shop. `loggedOut`: the session ended before the shop had it. */
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
 * Whose turn it is to be uploaded: one photo at a time, in their order, so that each has the whole line for its 20 seconds.
 *
 * @returns null while one is on its way, none waits, or the session has ended
 */
export function nextToUpload<Photo extends { stage: PhotoStage }>(photos: readonly Photo[]): Photo | null {
  if (photos.some(({ stage }) => stage === "uploading" || stage === "loggedOut")) return null;
  return photos.find(({ stage }) => stage === "waiting") ?? null;
}
