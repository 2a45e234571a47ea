import type { Settings } from "../settings.ts";
import { folderFiles } from "./folder-files.ts";

/** Pictures as they came, documents, what customers sent, and mails where there is no mail server. */
export const places = ["images", "documents", "uploads", "outbox"] as const;
export type Place = (typeof places)[number];

/** Whether a file's name is the hash of what is in it. */
export const isNamedByContent = (place: Place): boolean => place === "images" || place === "documents";

/** Where the shop's files are: whole, under a name, in one of four places. */
export type Files = {
  /** It is there whole when this resolves, and never half of it is seen. A file of the same name is replaced. */
  store: (place: Place, name: string, bytes: Uint8Array) => Promise<void>;
  /** @throws FilesAway if it can't be had whole now, though it may be later */
  read: (place: Place, name: string) => Promise<Buffer>;
  /** One that is not there is removed already. */
  remove: (place: Place, name: string) => Promise<void>;
  /** In the order in which they were written, as exactly as it is known. */
  list: (place: Place) => Promise<{ name: string; writtenAt: Date }[]>;
  /** Rejects while files can't be had; to be asked often. */
  check: () => Promise<void>;
};

/**
 * The shop's files: in its data folder, or in a store that several servers share.
 * @throws FilesAway if there is a store and it can't be used, with what its owner can do
 */
export async function openFiles({ dataFolder, s3 }: Pick<Settings, "dataFolder" | "s3">): Promise<Files> {
  if (s3 === null) return folderFiles(dataFolder);
  const { openStore } = await import("./store-files.ts");
  return openStore(s3);
}
