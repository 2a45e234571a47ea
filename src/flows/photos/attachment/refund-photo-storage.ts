import { dataOf, refusalOf, unknownCode, type Api, type Wire } from "#src/api/client.ts";
import { outcomeOf } from "#src/api/outcome-of.ts";
import { uploadWithTimeout } from "#src/photos/upload-photo.ts";
import type { PhotoStorage } from "./attachment.actors.ts";
import { photoRefusalText } from "./photo-refusals.ts";

export const refundPhotoStorage = (api: Api): PhotoStorage => ({
  upload: async ({ holderId, key, body, onProgress }, signal) => {
    const result = await api.POST("/refunds/{id}/images", {
      params: { path: { id: holderId } },
      headers: { "Idempotency-Key": key },
      body: body as unknown as Wire["ImageUpload"],
      ...uploadWithTimeout(body, onProgress),
      signal,
    });
    if (result.response.status === 401) return { outcome: "loggedOut" };
    const refusal = refusalOf(result, 400, 404, 409);
    switch (refusal?.code) {
      case undefined:
        return { outcome: "uploaded", imageId: dataOf(result).id };
      // Either way the form takes no more photos.
      case "not_found":
      case "refund_not_draft":
        return { outcome: "closed" };
      case "invalid":
        return { outcome: outcomeOf(refusal.code), reason: photoRefusalText(refusal.errors) };
      case "too_many_images":
        return { outcome: outcomeOf(refusal.code) };
      default:
        throw unknownCode(refusal!);
    }
  },

  remove: async ({ holderId, imageId }, signal) => {
    const result = await api.DELETE("/refunds/{id}/images/{imageId}", {
      params: { path: { id: holderId, imageId } },
      signal,
    });
    if (refusalOf(result, 404)) return { outcome: "deleted" };
    dataOf(result);
    return { outcome: "deleted" };
  },
});
