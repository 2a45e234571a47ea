import { withTimeout } from "../api/client.ts";
import { uploadingFetch } from "./uploading-fetch.ts";

/** How a call sends a photo whose body is JSON already, made by `prepare-photo.ts`: the page's thread never handles its megabytes. */
export const uploadWithTimeout = (body: Blob, onProgress: (share: number) => void) => ({
  bodySerializer: () => body,
  fetch: withTimeout(uploadingFetch(onProgress)),
});
