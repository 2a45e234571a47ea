import type { Files } from "#server/platform/files/files.ts";

export type Uploads = ReturnType<typeof openUploads>;

/** Customers' photos, stored in `uploads/` under the ids of their rows. */
export const openUploads = (files: Files) => ({
  /** Store the file before its row, so that no row is without its file. */
  store: (id: string, bytes: Uint8Array): Promise<void> => files.store("uploads", id, bytes),
  read: (id: string): Promise<Buffer> => files.read("uploads", id),
  remove: (id: string): Promise<void> => files.remove("uploads", id),
  writtenBefore: async (then: Date): Promise<string[]> =>
    (await files.list("uploads")).filter(({ writtenAt }) => writtenAt < then).map(({ name }) => name),
});
