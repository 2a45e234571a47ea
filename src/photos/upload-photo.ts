import { withTimeout } from "#src/api/client.ts";
import { uploadingFetch } from "./uploading-fetch.ts";

/** Uploads a photo whose body is already JSON, made by `prepare-photo.ts`: the main thread never handles its megabytes. */
export const uploadWithTimeout = (body: Blob, onProgress: (share: number) => void) => ({
  bodySerializer: () => body,
  fetch: withTimeout(uploadingFetch(onProgress)),
});
