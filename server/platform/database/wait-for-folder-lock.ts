import { setTimeout as pause } from "node:timers/promises";
import { FolderInUseError, lockFolder } from "./folder-lock.ts";
import { readProxyEndpoint } from "./database-proxy-protocol.ts";

const maximumWait = 10_000;

/**
 * Locks the data folder, waiting for a shop that is shutting down. A running shop lends its database instead; one
 * that is starting or ending does not.
 * @throws FolderInUseError if a shop runs on it, or another program holds it for long
 */
export async function waitForFolderLock(dataFolder: string): Promise<() => void> {
  const deadline = performance.now() + maximumWait;
  for (let isLogged = false; ; isLogged = true) {
    try {
      return lockFolder(dataFolder);
    } catch (error) {
      const isWorthWaiting = error instanceof FolderInUseError && readProxyEndpoint(dataFolder) === null;
      if (!isWorthWaiting || performance.now() > deadline) throw error;
      if (!isLogged) console.error(`Waiting for the Trellis that is ending on ${dataFolder} …`);
      await pause(100);
    }
  }
}
