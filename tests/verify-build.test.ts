import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { verifyBuild } from "./support/verify-build.ts";

test.each([
  ['<script src="/assets/entry-1.js"></script>', null],
  [
    '<script src="/assets/entry-2.js"></script><link href="/assets/entry-1.js">',
    "dist/browser has no /assets/entry-2.js",
  ],
  ["Another program", "its page names no script"],
])("a run that meets a shop serving %s stops unless the build is its own", async (page, reason) => {
  const built = mkdtempSync(join(tmpdir(), "trellis-build-"));
  mkdirSync(join(built, "assets"));
  writeFileSync(join(built, "assets/entry-1.js"), "");
  const server = createServer((_, response) => response.end(page)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const verified = verifyBuild(url, built);
  if (reason === null) await expect(verified).resolves.toBeUndefined();
  else await expect(verified).rejects.toThrow(`${url} is a shop of another build: ${reason}.`);
  server.close();
  rmSync(built, { recursive: true });
});
