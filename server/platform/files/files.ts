/** Original pictures, documents, customers' photos, and mails where there is no mail server. */
export const folders = ["images", "documents", "uploads", "outbox"] as const;
export type Folder = (typeof folders)[number];

export const isContentAddressed = (folder: Folder): boolean => folder === "images" || folder === "documents";

export type Files = {
  /** Atomic: a file is readable only once it is complete. Replaces a file of the same name. */
  store: (folder: Folder, name: string, bytes: Uint8Array) => Promise<void>;
  /** @throws FilesUnavailableError if it can't be read completely at the moment */
  read: (folder: Folder, name: string) => Promise<Buffer>;
  remove: (folder: Folder, name: string) => Promise<void>;
  /** In the order of writing, as exactly as the store knows it. */
  list: (folder: Folder) => Promise<{ name: string; writtenAt: Date }[]>;
  /** Rejects while files are unavailable; cheap enough for frequent calls. */
  check: () => Promise<void>;
};
