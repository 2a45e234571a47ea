import type {
  DeletePhotoInput,
  DeletePhotoOutput,
  PreparePhotoInput,
  PreparePhotoOutput,
  UploadPhotoInput,
  UploadPhotoOutput,
} from "#machines/photos/attachment/attachment.contract.ts";
import { createPort, createForgivingPort } from "#src/api/create-port.ts";
import type { PhotoFiles } from "#src/photos/photo-files.ts";

export type PhotoStorage = {
  upload: (
    photo: { holderId: string; key: string; body: Blob; onProgress: (share: number) => void },
    signal: AbortSignal,
  ) => Promise<Exclude<UploadPhotoOutput, { outcome: "unforeseen" }>>;
  remove: (
    photo: DeletePhotoInput,
    signal: AbortSignal,
  ) => Promise<Exclude<DeletePhotoOutput, { outcome: "unforeseen" }>>;
};
export type AttachmentActorDependencies = { files: PhotoFiles; shelf: PhotoStorage };

export const attachmentActors = ({ files, shelf }: AttachmentActorDependencies) => ({
  preparePhoto: createPort<PreparePhotoOutput, PreparePhotoInput>()(async ({ input, signal }) => {
    const prepared = await files.prepare(input.photoId, signal);
    return prepared.outcome === "ready" ? prepared : { outcome: "refused", reason: prepared.outcome };
  }),

  uploadPhoto: createForgivingPort<UploadPhotoOutput, UploadPhotoInput>()(async ({ input, signal }) => {
    const { holderId, photoId, onProgress } = input;
    return shelf.upload({ holderId, key: photoId, body: files.bodyOf(photoId), onProgress }, signal);
  }),

  deletePhoto: createForgivingPort<DeletePhotoOutput, DeletePhotoInput>()(async ({ input, signal }) =>
    shelf.remove(input, signal),
  ),
});
