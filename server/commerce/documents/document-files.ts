import type { Files } from "#server/platform/files/files.ts";
import { contentHash } from "#server/platform/atomic-file.ts";

export type DocumentFiles = ReturnType<typeof openDocumentFiles>;

export const openDocumentFiles = (files: Files) => ({
  /** Stores a file (once for repeated calls) and returns its hash. */
  store: async (bytes: Uint8Array): Promise<string> => {
    const hash = contentHash(bytes);
    await files.store("documents", hash, bytes);
    return hash;
  },
  read: (hash: string): Promise<Buffer> => files.read("documents", hash),
});
