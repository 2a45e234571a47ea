import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { builtVersion } from "#server/platform/servers.ts";
import { verifyBuild } from "./support/verify-build.ts";

const dist = mkdtempSync(join(tmpdir(), "trellis-build-"));
mkdirSync(join(dist, "browser/assets"), { recursive: true });
writeFileSync(join(dist, "browser/assets/entry-1.js"), "");
writeFileSync(join(dist, "programs.built-from"), "0123456789");
afterAll(() => rmSync(dist, { recursive: true }));

const ownPage = '<script src="/assets/entry-1.js"></script>';
const ownServer = builtVersion(dist);

test.each([
  [ownPage, ownServer, null],
  [
    '<script src="/assets/entry-2.js"></script><link href="/assets/entry-1.js">',
    ownServer,
    "dist/browser has no /assets/entry-2.js",
  ],
  ["Another program", ownServer, "its page names no script"],
  [ownPage, "1.0.0-other", `its server is 1.0.0-other, and dist has ${ownServer}`],
])(
  "a run that meets a shop serving %s by %s stops unless the build is its own",
  async (page, version, reason) => {
    const server = createServer((_, response) =>
      response.setHeader("x-trellis-version", version).end(page),
    ).listen(0, "127.0.0.1");
    await once(server, "listening");
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const verified = verifyBuild(url, dist);
    if (reason === null) await expect(verified).resolves.toBeUndefined();
    else await expect(verified).rejects.toThrow(`${url} is a shop of another build: ${reason}.`);
    server.close();
  },
);
