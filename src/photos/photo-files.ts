import type { ChosenPhoto } from "#domain/photo-states.ts";
import type { PhotoRefusal } from "#domain/photos.ts";
import type { PreparePhoto } from "./prepare-photo.ts";

type StoredFile = { file: File } | { preview: string; body: Blob };

/** Stores the bytes of chosen photos by id while their flows run, because a machine's context must be serialisable. */
export type PhotoFiles = {
  add: (file: File) => ChosenPhoto;
  /**
   * Prepares a photo for upload and stores the result in place of the original. `preview`: its object URL.
   * @throws if that fails or is cancelled
   */
  prepare: (
    photoId: string,
    signal: AbortSignal,
  ) => Promise<{ outcome: "ready"; preview: string } | { outcome: PhotoRefusal }>;
  /** @throws if the photo is not ready */
  bodyOf: (photoId: string) => Blob;
  release: (photoId: string) => void;
  releaseAll: () => void;
};

/** @param prepare checks and redraws a file */
export function photoFiles(prepare: PreparePhoto): PhotoFiles {
  const stored = new Map<string, StoredFile>();
  const release = (photoId: string) => {
    const photo = stored.get(photoId);
    if (photo && "preview" in photo) URL.revokeObjectURL(photo.preview);
    stored.delete(photoId);
  };
  return {
    add: (file) => {
      const photoId = crypto.randomUUID();
      stored.set(photoId, { file });
      return { photoId, fileName: file.name };
    },
    prepare: async (photoId, signal) => {
      const photo = stored.get(photoId);
      if (!photo) throw new Error(`there is no photo ${photoId}`);
      if ("preview" in photo) return { outcome: "ready", preview: photo.preview };
      const prepared = await prepare(photo.file, signal);
      if (prepared.outcome !== "ready") return prepared;
      signal.throwIfAborted();
      const preview = URL.createObjectURL(prepared.photo);
      stored.set(photoId, { preview, body: prepared.body });
      return { outcome: "ready", preview };
    },
    bodyOf: (photoId) => {
      const photo = stored.get(photoId);
      if (photo && "body" in photo) return photo.body;
      throw new Error(`photo ${photoId} is not ready`);
    },
    release,
    releaseAll: () => [...stored.keys()].forEach(release),
  };
}
