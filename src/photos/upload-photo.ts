import { impatient, type Api, type Wire } from "../api/client.ts";
import { uploadingFetch } from "./uploading-fetch.ts";

type Upload = {
  refundId: string;
  /** One photo, one key: an upload that is repeated because nobody answered stores it once. */
  key: string;
  /** The call's body as JSON, made by `prepare-photo.ts`. */
  body: Blob;
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

/** Sends a photo to a refund's draft. */
export const uploadPhoto = (api: Api, { refundId, key, body, onProgress, signal }: Upload) =>
  api.POST("/refunds/{id}/images", {
    params: { path: { id: refundId } },
    headers: { "Idempotency-Key": key },
    // It is JSON already, and stays where it is: the page's thread never handles its megabytes.
    body: body as unknown as Wire["ImageUpload"],
    bodySerializer: () => body,
    fetch: impatient(uploadingFetch(onProgress)),
    signal,
  });
