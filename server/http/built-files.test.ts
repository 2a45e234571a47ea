import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gzipSync } from "node:zlib";
import Fastify from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { serveBuiltFiles } from "./built-files.ts";

const script = "export const plant = 1;\n".repeat(100);
const all = { "accept-encoding": "gzip, br" };

function built(files: Readonly<Record<string, string | Buffer>>) {
  const folder = mkdtempSync(join(tmpdir(), "trellis-built-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const remove = (name: string) => rmSync(join(folder, name));
  const put = (name: string, bytes: string | Buffer) => writeFileSync(join(folder, name), bytes);
  for (const [name, bytes] of Object.entries(files)) put(name, bytes);
  const app = Fastify();
  serveBuiltFiles(app, folder);
  const get = (name: string, headers = {}) => app.inject({ url: `/assets/${name}`, headers });
  return { put, remove, ask: get, app };
}
const compressed = {
  "a.js": script,
  "a.js.br": brotliCompressSync(script),
  "a.js.gz": gzipSync(script),
};

test("a file is sent in the smallest accepted encoding, cached permanently, and gets 304", async () => {
  const { ask: get, app } = built(compressed);
  const best = await get("a.js", all);
  expect(brotliDecompressSync(best.rawPayload).toString()).toBe(script);
  expect(best.headers).toMatchObject({
    "content-type": "text/javascript; charset=utf-8",
    "content-encoding": "br",
    "cache-control": "public, max-age=31536000, immutable",
    vary: "Accept-Encoding",
  });
  expect((await get("a.js", { "accept-encoding": "gzip" })).rawPayload).toEqual(compressed["a.js.gz"]);
  expect((await get("a.js")).body).toBe(script);
  expect((await get("a.js", { "if-none-match": String(best.headers.etag) })).statusCode).toBe(304);
  const { headers, body } = await app.inject({ method: "HEAD", url: "/assets/a.js", headers: all });
  expect([headers["content-length"], body]).toEqual([String(compressed["a.js.br"].length), ""]);
});

test("files are sent uncompressed until the build has compressed them", async () => {
  const { ask: get, put } = built({ "a.js": script, "a.css": "a{}", "a.woff2": Buffer.alloc(5_000, 1) });
  expect((await get("a.js", all)).body).toBe(script);
  put("a.js.br", compressed["a.js.br"]);
  put("a.js.gz", compressed["a.js.gz"]);
  expect((await get("a.js", all)).headers["content-encoding"]).toBe("br");
  for (const name of ["a.css", "a.woff2"]) {
    expect((await get(name, all)).headers["content-encoding"]).toBeUndefined();
    put(name, "another");
    expect((await get(name, all)).body).not.toBe("another");
  }
});

test("a file that a later build has removed is not found", async () => {
  const { ask: get, remove } = built({ ...compressed, "b.js": script });
  remove("b.js");
  expect((await get("b.js")).statusCode).toBe(404);
  expect((await get("a.js")).statusCode).toBe(200);
});

test.each(["b.js", "a.js.br", "..%2Fbuilt-files.test.js", "%2e%2e%2fpackage.js", "a.map", ""])(
  "%s is not found",
  async (name) => {
    const { ask: get } = built({ ...compressed, "a.map": "{}" });
    expect((await get(name)).statusCode).toBe(404);
  },
);
