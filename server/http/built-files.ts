import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { minimumCompressedBytes } from "./compression.ts";
import { sendCached, type CachedResponse } from "./cached-response.ts";

const types: Readonly<Record<string, string>> = {
  css: "text/css; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  woff2: "font/woff2",
};

/**
 * Serves the built files from memory, compressed at build time. A first start opens the shop before compression is
 * done; until then files are read each time.
 */
export function serveBuiltFiles(app: FastifyInstance, folder: string): void {
  const names = new Set(readdirSync(folder).filter((name) => typeOf(name) !== undefined));
  const cache = new Map<string, BuiltFile>();
  app.get("/assets/:name", async (request, reply) => {
    const { name } = request.params as { name: string };
    if (!names.has(name)) return reply.callNotFound();
    const file = cache.get(name) ?? (await readBuilt(join(folder, name), name));
    // Another server may still have the file of another build.
    if (!file) return reply.callNotFound();
    if (file.isWhole) cache.set(name, file);
    return sendCached(request, reply, file);
  });
}

/** `isWhole`: its compressed forms are there, or it has none. */
type BuiltFile = CachedResponse & { isWhole: boolean };

async function readBuilt(file: string, name: string): Promise<BuiltFile | null> {
  const form = (ending: string) => readFile(file + ending).catch(() => null);
  const [identity, br, gzip] = await Promise.all([form(""), form(".br"), form(".gz")]);
  if (!identity) return null;
  return {
    status: 200,
    headers: {
      "content-type": typeOf(name)!,
      // The name contains the content's hash.
      "cache-control": "public, max-age=31536000, immutable",
      etag: `W/"${name}"`,
    },
    bodies: { identity, ...(br && gzip && { br, gzip }) },
    isCompressible: (br && gzip) !== null,
    isTight: true,
    compressing: {},
    isWhole: (br && gzip) !== null || name.endsWith(".woff2") || identity.length < minimumCompressedBytes,
  };
}

const typeOf = (name: string): string | undefined => types[name.split(".").at(-1)!];
