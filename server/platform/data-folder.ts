import { chmodSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** Readable only by their owner: they contain orders, mails and secrets. */
export const privateFolder = { recursive: true, mode: 0o700 } as const;

const parts = ["database", "images", "documents", "uploads", "cache", "outbox", "secrets", "sandbox"];
const files = ["lock", "database.unfinished"];

/**
 * Creates the data folder and restricts existing parts to their owner. A folder that also holds other files is
 * shared, so only the shop's own parts are restricted.
 */
export function openDataFolder(folder: string): void {
  mkdirSync(folder, privateFolder);
  const entries = readdirSync(folder);
  if (entries.every((name) => parts.includes(name) || files.includes(name)))
    chmodSync(folder, privateFolder.mode);
  for (const name of parts.filter((part) => entries.includes(part))) close(join(folder, name));
}

function close(folder: string): void {
  chmodSync(folder, privateFolder.mode);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) close(join(folder, entry.name));
  }
}
