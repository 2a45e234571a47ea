import { accessSync, constants } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { OperatorError } from "#server/platform/operator-errors.ts";

export class FolderInUseError extends OperatorError {}

/** SQLite's `SQLITE_BUSY`. */
const busy = 5;
/** Keeps the locks from being garbage collected, which would release them. */
const held = new Set<DatabaseSync>();

/**
 * Locks a folder for this process by an exclusive transaction on a file in it; the operating system releases it when
 * the process dies. Returns a function that releases it.
 * @throws FolderInUseError if this process or another one holds it
 */
export function lockFolder(folder: string): () => void {
  // SQLite's own error would not say why.
  accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  const lock = new DatabaseSync(join(folder, "lock"), { timeout: 0 });
  try {
    lock.exec("begin exclusive");
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== busy) throw error;
    throw new FolderInUseError(
      `Another Trellis is using ${folder}. Stop it first, or give this one a DATA_DIR of its own.`,
    );
  }
  held.add(lock);
  return () => {
    held.delete(lock);
    lock.close();
  };
}
