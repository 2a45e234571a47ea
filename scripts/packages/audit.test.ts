import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root } from "#scripts/tools.ts";

let folder: string;
let lock: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "trellis-audit-"));
  lock = join(folder, "package-lock.json");
  const packages = {
    "": { name: "planted" },
    "node_modules/alpha": { version: "1.4.2" },
    "node_modules/beta/node_modules/alpha": { version: "2.0.0", dev: true },
    "node_modules/beta": { version: "3.0.0-rc.1" },
    "node_modules/renamed": { name: "@scope/gamma", version: "0.9.0" },
  };
  writeFileSync(lock, JSON.stringify({ name: "planted", version: "1.0.0", lockfileVersion: 3, packages }));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Affected = { name: string; events?: object[]; versions?: string[]; ecosystem?: string; type?: string };
const advisory = (
  id: string,
  { name, events, versions, ecosystem = "npm", type = "SEMVER" }: Affected,
  more = {},
) => ({
  id,
  modified: "2026-11-01T00:00:00Z",
  summary: `${id} is planted`,
  affected: [{ package: { ecosystem, name }, ...(events && { ranges: [{ type, events }] }), versions }],
  ...more,
});

let written = 0;
function write(content: unknown, name = `${(written += 1)}.json`): string {
  const file = join(folder, name);
  writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
  return file;
}

/** The command, as `npm run audit` starts it. */
function audit(path: string, lockedIn = lock) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/audit.ts", path, lockedIn], {
    cwd: root,
    encoding: "utf8",
  });
  return { status, said: stdout.trim().split("\n"), refused: stderr.trim() };
}

test("a vulnerable version is listed with its path and the fixed version", () => {
  const events = [{ introduced: "1.0.0" }, { fixed: "1.4.3" }, { introduced: "2.0.0" }, { fixed: "2.0.1" }];
  expect(audit(write(advisory("GHSA-1", { name: "alpha", events })))).toEqual({
    status: 1,
    said: [
      "alpha 1.4.2 (production, node_modules/alpha): GHSA-1 GHSA-1 is planted: fixed in 1.4.3",
      "alpha 2.0.0 (development, node_modules/beta/node_modules/alpha): GHSA-1 GHSA-1 is planted: fixed in 2.0.1",
      "2 vulnerable packages (packages locked: 4, advisories read: 1)",
    ],
    refused: "",
  });
});

const alpha = (...events: object[]): Affected => ({ name: "alpha", events });
test.each<[string, Affected, readonly string[]]>([
  ["all versions", alpha({ introduced: "0" }), ["1.4.2", "2.0.0"]],
  ["below a fix", alpha({ introduced: "0" }, { fixed: "1.4.3" }), ["1.4.2"]],
  ["the fixed version", alpha({ introduced: "0" }, { fixed: "1.4.2" }), []],
  ["up to a last version", alpha({ introduced: "0" }, { last_affected: "1.4.2" }), ["1.4.2"]],
  ["up to an earlier last version", alpha({ introduced: "0" }, { last_affected: "1.4.1" }), []],
  ["unordered events", alpha({ fixed: "1.5.0" }, { introduced: "1.4.2" }), ["1.4.2"]],
  ["between two lines", alpha({ introduced: "0" }, { fixed: "1.4.0" }, { introduced: "1.5.0" }), ["2.0.0"]],
  ["below a limit", alpha({ introduced: "0" }, { limit: "2.0.0" }), ["1.4.2"]],
  ["a version with two numbers", alpha({ introduced: "0" }, { fixed: "1.5" }), ["1.4.2"]],
  ["listed versions", { name: "alpha", versions: ["2.0.0", "9.9.9"] }, ["2.0.0"]],
  ["a pre-release", { name: "beta", events: [{ introduced: "0" }, { fixed: "3.0.0" }] }, ["3.0.0-rc.1"]],
  ["a package under another name", { name: "@scope/gamma", events: [{ introduced: "0" }] }, ["0.9.0"]],
  ["the other name", { name: "renamed", events: [{ introduced: "0" }] }, []],
  ["another ecosystem", { ...alpha({ introduced: "0" }), ecosystem: "PyPI" }, []],
  ["commits", { ...alpha({ introduced: "abc123" }), type: "GIT" }, []],
])("an advisory about %s lists its versions", (_what, affected, hit) => {
  const { status, said } = audit(write(advisory("GHSA-2", affected)));
  const versions = said.slice(0, -1).map((line) => line.split(" ")[1]);
  expect([status, versions]).toEqual([hit.length > 0 ? 1 : 0, hit]);
});

test("a withdrawn advisory is ignored", () => {
  const file = write(advisory("GHSA-3", alpha({ introduced: "0" }), { withdrawn: "2026-11-02T00:00:00Z" }));
  expect(audit(file)).toEqual({
    status: 0,
    said: ["0 vulnerable packages (packages locked: 4, advisories read: 1)"],
    refused: "",
  });
});

test("a list and a folder of files are read too", () => {
  const list = [
    advisory("GHSA-4", alpha({ introduced: "9.0.0" })),
    advisory("GHSA-5", alpha({ introduced: "2.0.0" })),
  ];
  expect(audit(write(list)).said.at(-1)).toBe(
    "1 vulnerable package (packages locked: 4, advisories read: 2)",
  );
  mkdirSync(join(folder, "npm/deeper"), { recursive: true });
  write(list[0], "npm/GHSA-4.json");
  write(list[1], "npm/deeper/GHSA-5.json");
  expect(audit(join(folder, "npm")).said.at(-1)).toBe(
    "1 vulnerable package (packages locked: 4, advisories read: 2)",
  );
});

test.each([
  ["{", "is not JSON"],
  [{ modified: "2026-11-01T00:00:00Z" }, ", id: Invalid input"],
  [{ id: "GHSA-6" }, ", GHSA-6, modified: Invalid input"],
  [advisory("GHSA-7", alpha({ introduced: "newest" })), ", GHSA-7, ranges.0.events.0: must be introduced,"],
  [advisory("GHSA-8", alpha({ begun: "1.0.0" })), ", GHSA-8, ranges.0.events.0: must be introduced,"],
  [[], "holds no advisory"],
])("%j is refused with the reason", (content, words) => {
  const { status, refused } = audit(write(content));
  expect(status).toBe(2);
  expect(refused).toContain(words);
  expect(refused.split("\n")).toHaveLength(1);
});

test("a missing path and a missing argument are refused", () => {
  expect(audit(join(folder, "nowhere"))).toMatchObject({
    status: 2,
    refused: `There is nothing at ${folder}/nowhere.`,
  });
  const { status, stderr } = spawnSync(process.execPath, ["scripts/audit.ts"], {
    cwd: root,
    encoding: "utf8",
  });
  expect([status, stderr]).toEqual([2, expect.stringContaining("npm run audit -- <advisories>")]);
});

test("the shop's own lock file is compared by default", () => {
  const file = write(advisory("GHSA-9", { name: "fastify", events: [{ introduced: "0" }] }));
  const { status, stdout } = spawnSync(process.execPath, ["scripts/audit.ts", file], {
    cwd: root,
    encoding: "utf8",
  });
  expect([status, stdout]).toEqual([1, expect.stringMatching(/^fastify 5\.\d+\.\d+ \(production, /)]);
});
