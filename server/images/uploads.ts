import { readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { writeWhole } from "../whole-file.ts";

export type Uploads = ReturnType<typeof openUploads>;

/** What customers sent: a file in `uploads/` for each row that has its id. */
export function openUploads(dataFolder: string) {
  const folder = join(dataFolder, "uploads");
  return {
    /** The file is there before its row, so that no row is without its file. */
    store: (id: string, bytes: Uint8Array): Promise<void> => writeWhole(folder, id, bytes),
    read: (id: string): Promise<Buffer> => readFile(join(folder, id)),
    remove: (id: string): Promise<void> => rm(join(folder, id), { force: true }),
    /** Names of the files that were written before then. */
    writtenBefore: async (then: Date): Promise<string[]> => {
      const names = await readdir(folder).catch(() => []);
      const old: string[] = [];
      for (const name of names) {
        const about = await stat(join(folder, name)).catch(() => null);
        if (about && about.mtime < then) old.push(name);
      }
      return old;
    },
  };
}
