/** Pictures as they came, documents, what customers sent, and mails where there is no mail server. */
export const folders = ["images", "documents", "uploads", "outbox"] as const;
export type Folder = (typeof folders)[number];

/** Whether a file's name is the hash of what is in it. */
export const isContentAddressed = (place: Folder): boolean => place === "images" || place === "documents";

/** Where the shop's files are: whole, under a name, in one of four places. */
export type Files = {
  /** It is there whole when this resolves, and never half of it is seen. A file of the same name is replaced. */
  store: (place: Folder, name: string, bytes: Uint8Array) => Promise<void>;
  /** @throws FilesUnavailableError if it can't be had whole now, though it may be later */
  read: (place: Folder, name: string) => Promise<Buffer>;
  /** One that is not there is removed already. */
  remove: (place: Folder, name: string) => Promise<void>;
  /** In the order in which they were written, as exactly as it is known. */
  list: (place: Folder) => Promise<{ name: string; writtenAt: Date }[]>;
  /** Rejects while files can't be had; to be asked often. */
  check: () => Promise<void>;
};
