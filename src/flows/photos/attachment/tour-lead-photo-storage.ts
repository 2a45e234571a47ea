import { dataOf, refusalOf, unknownCode, type Api, type Wire } from "#src/api/client.ts";
import { outcomeOf } from "#src/api/outcome-of.ts";
import { uploadWithTimeout } from "#src/photos/upload-photo.ts";
import type { PhotoStorage } from "./attachment.actors.ts";
import { photoRefusalText } from "./photo-refusals.ts";

export const tourLeadPhotoStorage = (api: Api, token: string): PhotoStorage => ({
  upload: async ({ holderId, key, body, onProgress }, signal) => {
    const result = await api.POST("/users/tour_leads/{id}/images", {
      params: { path: { id: holderId }, query: { token } },
      headers: { "Idempotency-Key": key },
      body: body as unknown as Wire["TourLeadImageUpload"],
      ...uploadWithTimeout(body, onProgress),
      signal,
    });
    const refusal = refusalOf(result, 400, 404, 409);
    switch (refusal?.code) {
      case undefined:
        return { outcome: "uploaded", imageId: dataOf(result).id };
      // Either way the form takes no more photos.
      case "not_found":
      case "token_invalid":
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
    const result = await api.DELETE("/users/tour_leads/{id}/images/{imageId}", {
      params: { path: { id: holderId, imageId }, query: { token } },
      signal,
    });
    if (refusalOf(result, 404)) return { outcome: "deleted" };
    dataOf(result);
    return { outcome: "deleted" };
  },
});
