import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { contentHash, writeWhole } from "../whole-file.ts";

export type DocumentFiles = ReturnType<typeof openDocumentFiles>;

/** The bytes of documents, by content hash in `documents/`. */
export function openDocumentFiles(dataFolder: string) {
  const folder = join(dataFolder, "documents");
  return {
    /** Stores a file (once, however often it comes) and answers its hash. */
    store: async (bytes: Uint8Array): Promise<string> => {
      const hash = contentHash(bytes);
      await writeWhole(folder, hash, bytes);
      return hash;
    },
    read: (hash: string): Promise<Buffer> => readFile(join(folder, hash)),
  };
}
