import { chmodSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** For their owner alone: orders, mails and secrets of customers are in them. */
export const privateFolder = { recursive: true, mode: 0o700 } as const;

/** What the shop keeps in its data folder. */
const parts = ["database", "images", "documents", "uploads", "cache", "outbox", "secrets", "sandbox"];
const files = ["lock", "database.unfinished"];

/**
 * Makes the data folder, and closes what is there already to everybody but its owner. A folder that holds other things
 * too is somebody else's as well, so then only the shop's own parts are closed.
 */
export function openDataFolder(folder: string): void {
  mkdirSync(folder, privateFolder);
  const found = readdirSync(folder);
  if (found.every((name) => parts.includes(name) || files.includes(name)))
    chmodSync(folder, privateFolder.mode);
  for (const name of parts.filter((part) => found.includes(part))) close(join(folder, name));
}

function close(folder: string): void {
  chmodSync(folder, privateFolder.mode);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) close(join(folder, entry.name));
  }
}
