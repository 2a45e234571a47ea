import { accessSync, constants } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { OperatorError } from "../operator-errors.ts";

export class FolderInUseError extends OperatorError {}

/** SQLite's code for "another connection holds it". */
const busy = 5;
/** A lock that nothing refers to would be collected, and the folder would be free. */
const held = new Set<DatabaseSync>();

/**
 * Holds a folder for this process by an exclusive transaction on a file in it: a lock of the operating system, which a
 * dead process cannot keep. Answers what releases it.
 * @throws FolderInUseError if it is held already, by this process or another one
 */
export function lockFolder(folder: string): () => void {
  // SQLite would only say that it cannot open the file.
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
