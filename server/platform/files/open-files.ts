import type { Settings } from "#server/platform/settings.ts";
import type { Files } from "./files.ts";
import type { StoreTimeouts } from "./object-store-files.ts";
import { folderFiles } from "./folder-files.ts";

/**
 * The shop's files, in its data folder or in a store that several servers share.
 * @throws FilesUnavailableError if the store can't be used, with what the operator can do
 */
export async function openFiles(
  { dataFolder, s3 }: Pick<Settings, "dataFolder" | "s3">,
  timeouts?: StoreTimeouts,
): Promise<Files> {
  if (s3 === null) return folderFiles(dataFolder);
  const { objectStoreFiles: openStore } = await import("./object-store-files.ts");
  return openStore(s3, timeouts);
}
