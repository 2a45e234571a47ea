import { createHash } from "node:crypto";
import { realpathSync, rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

export class FolderInUse extends Error {}

/**
 * Holds a folder for this process by a listening socket, which a dead process cannot keep.
 * Resolves to what releases it.
 * @throws FolderInUse if another process holds it
 */
export async function holdFolder(folder: string): Promise<() => Promise<void>> {
  const address = addressOf(realpathSync(folder));
  const server = createServer((socket) => socket.end());
  server.unref();
  if (!(await listen(server, address))) {
    if (await answers(address)) {
      throw new FolderInUse(
        `Another Trellis is using ${folder}. Stop it first, or give this one a DATA_DIR of its own.`,
      );
    }
    rmSync(address, { force: true });
    if (!(await listen(server, address))) throw new FolderInUse(`${folder} is in use.`);
  }
  return () => new Promise((done) => server.close(() => done()));
}

/** Socket paths are limited to about 100 bytes, so it is in the temporary folder, under the folder's hash. */
function addressOf(folder: string): string {
  const name = `trellis-${createHash("sha256").update(folder).digest("hex").slice(0, 24)}`;
  return process.platform === "win32" ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
}

const listen = (server: ReturnType<typeof createServer>, address: string) =>
  new Promise<boolean>((done, fail) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      error.code === "EADDRINUSE" ? done(false) : fail(error),
    );
    server.listen(address, () => done(true));
  });

const answers = (address: string) =>
  new Promise<boolean>((done) => {
    const socket = connect(address, () => done(true));
    socket.on("error", () => done(false));
    socket.on("connect", () => socket.destroy());
  });
