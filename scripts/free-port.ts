import { once } from "node:events";
import { mkdirSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { FolderInUseError, lockFolder } from "#server/platform/database/folder-lock.ts";

/** Below the ports that systems take for outgoing connections and for port 0: from 32768 on Linux, 49152 elsewhere. */
const [lowest, highest] = [12_000, 32_000];
const blockSize = 100;
const locks = join(tmpdir(), `trellis-ports-${userInfo().username}`);
let ownPorts: number[] = [];

/** A free port that is given only once: each process takes ports from blocks that it locks as long as it lives. */
export async function freePort(): Promise<number> {
  for (;;) {
    if (ownPorts.length === 0) ownPorts = lockBlock();
    const port = ownPorts.shift()!;
    if (await isFree(port)) return port;
  }
}

function lockBlock(): number[] {
  for (let first = lowest; first < highest; first += blockSize) {
    const folder = join(locks, String(first));
    mkdirSync(folder, { recursive: true });
    try {
      lockFolder(folder);
      return Array.from({ length: blockSize }, (_, index) => first + index);
    } catch (error) {
      if (!(error instanceof FolderInUseError)) throw error;
    }
  }
  throw new Error(`Other runs hold all ports from ${lowest} to ${highest}.`);
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    await once(server.listen(port), "listening");
    await once(server.close(), "close");
    return true;
  } catch {
    return false;
  }
}
