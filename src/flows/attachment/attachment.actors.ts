import type {
  DeletePhotoInput,
  DeletePhotoOutput,
  PreparePhotoInput,
  PreparePhotoOutput,
  UploadPhotoInput,
  UploadPhotoOutput,
  UploadRefusal,
} from "../../../machines/attachment/attachment.contract.ts";
import { answering, foreseeing } from "../../api/answering.ts";
import { dataOf, refusalOf, unknownCode, type Api, type Wire } from "../../api/client.ts";
import type { PhotoFiles } from "../../photos/photo-files.ts";
import { uploadPhoto } from "../../photos/upload-photo.ts";

export type AttachmentActorDependencies = { api: Api; files: PhotoFiles };

export const attachmentActors = ({ api, files }: AttachmentActorDependencies) => ({
  preparePhoto: answering<PreparePhotoOutput, PreparePhotoInput>()(async ({ input, signal }) => {
    const prepared = await files.prepare(input.photoId, signal);
    return prepared.outcome === "ready" ? prepared : { outcome: "refused", reason: prepared.outcome };
  }),

  uploadPhoto: foreseeing<UploadPhotoOutput, UploadPhotoInput>()(async ({ input, signal }) => {
    const { refundId, photoId, onProgress } = input;
    const body = files.bodyOf(photoId);
    const answer = await uploadPhoto(api, { refundId, key: photoId, body, onProgress, signal });
    if (answer.response.status === 401) return { outcome: "loggedOut" };
    const refusal = refusalOf(answer, 400, 404, 409);
    switch (refusal?.code) {
      case undefined:
        return { outcome: "uploaded", imageId: dataOf(answer).id };
      case "too_many_images":
        return { outcome: "full" };
      case "not_found":
      case "refund_not_draft":
        return { outcome: "refused", reason: "refund_not_draft" };
      case "invalid":
        return { outcome: "refused", reason: reasonOf(refusal.errors) };
      default:
        throw unknownCode(refusal!);
    }
  }),

  deletePhoto: foreseeing<DeletePhotoOutput, DeletePhotoInput>()(async ({ input, signal }) => {
    const { refundId, imageId } = input;
    const answer = await api.DELETE("/refunds/{id}/images/{imageId}", {
      params: { path: { id: refundId, imageId } },
      signal,
    });
    // It is gone already.
    if (refusalOf(answer, 404)) return { outcome: "deleted" };
    dataOf(answer);
    return { outcome: "deleted" };
  }),
});

const reasonOf = (errors: readonly Wire["ImageFieldError"][]): UploadRefusal =>
  errors.some(({ code }) => code === "too_large") ? "too_large" : "not_a_photo";
