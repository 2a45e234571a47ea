import { readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { FileMissingError } from "./file-errors.ts";
import { writeFileAtomically } from "#server/platform/atomic-file.ts";
import type { Files } from "./files.ts";

export const folderFiles = (dataFolder: string): Files => ({
  store: (folder, name, bytes) => writeFileAtomically(join(dataFolder, folder), name, bytes),
  read: (folder, name) =>
    readFile(join(dataFolder, folder, name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "ENOENT") throw error;
      throw new FileMissingError(
        `There is no ${folder}/${name} in ${dataFolder}. If several servers run, they need one store (S3_ENDPOINT); else put it back from a copy.`,
      );
    }),
  remove: (folder, name) => rm(join(dataFolder, folder, name), { force: true }),
  list: async (kind) => {
    const folder = join(dataFolder, kind);
    const names = await readdir(folder).catch(() => []);
    const entries = await Promise.all(
      names.map(async (name) => ({
        name,
        about: await stat(join(folder, name), { bigint: true }).catch(() => null),
      })),
    );
    return entries
      .flatMap(({ name, about }) => (about ? { name, about } : []))
      .sort((first, second) => (first.about.mtimeNs < second.about.mtimeNs ? -1 : 1))
      .map(({ name, about }) => ({ name, writtenAt: about.mtime }));
  },
  // Health checks test the disk separately.
  check: async () => {},
});
