import type { PhotoRefusal } from "../../domain/photos.ts";
import type { PreparePhoto } from "./prepare-photo.ts";

/** What flows know of a photo instead of its bytes. */
export type ChosenPhoto = { photoId: string; fileName: string };

type Kept = { file: File } | { preview: string; body: Blob };

/** Keeps the bytes of chosen photos, by an id, while their flows run: charts hold nothing that can't be written down. */
export type PhotoFiles = {
  add: (file: File) => ChosenPhoto;
  /**
   * Makes a photo ready to be sent; then only that is kept. `preview`: its address on this page.
   * @throws if that could not begin, or was called off
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

/** @param prepare looks at a file and draws it anew */
export function photoFiles(prepare: PreparePhoto): PhotoFiles {
  const kept = new Map<string, Kept>();
  const release = (photoId: string) => {
    const photo = kept.get(photoId);
    if (photo && "preview" in photo) URL.revokeObjectURL(photo.preview);
    kept.delete(photoId);
  };
  return {
    add: (file) => {
      const photoId = crypto.randomUUID();
      kept.set(photoId, { file });
      return { photoId, fileName: file.name };
    },
    prepare: async (photoId, signal) => {
      const photo = kept.get(photoId);
      if (!photo) throw new Error(`there is no photo ${photoId}`);
      if ("preview" in photo) return { outcome: "ready", preview: photo.preview };
      const prepared = await prepare(photo.file, signal);
      if (prepared.outcome !== "ready") return prepared;
      signal.throwIfAborted();
      const preview = URL.createObjectURL(prepared.photo);
      kept.set(photoId, { preview, body: prepared.body });
      return { outcome: "ready", preview };
    },
    bodyOf: (photoId) => {
      const photo = kept.get(photoId);
      if (photo && "body" in photo) return photo.body;
      throw new Error(`photo ${photoId} is not ready`);
    },
    release,
    releaseAll: () => [...kept.keys()].forEach(release),
  };
}
