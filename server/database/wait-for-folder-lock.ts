import { setTimeout as pause } from "node:timers/promises";
import { FolderInUseError, lockFolder } from "./folder-lock.ts";
import { readProxyEndpoint } from "./database-proxy-protocol.ts";

/** Milliseconds: longer than a shop takes to end. */
const patience = 10_000;

/**
 * Holds the data folder, once a shop that is ending has let go of it. A shop that runs lends its database, and one that is
 * ending or not open yet does not.
 *
 * @throws FolderInUseError if a shop runs on it, or something else holds it for long
 */
export async function waitForFolderLock(dataFolder: string): Promise<() => void> {
  const deadline = performance.now() + patience;
  for (let isTold = false; ; isTold = true) {
    try {
      return lockFolder(dataFolder);
    } catch (error) {
      const isWorthWaiting = error instanceof FolderInUseError && readProxyEndpoint(dataFolder) === null;
      if (!isWorthWaiting || performance.now() > deadline) throw error;
      if (!isTold) console.error(`Waiting for the Trellis that is ending on ${dataFolder} …`);
      await pause(100);
    }
  }
}
