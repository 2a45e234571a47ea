import { readFileSync } from "node:fs";
import { join } from "node:path";
import semver from "semver";
import { expect, test } from "vitest";
import { root } from "./tools.ts";

type Locked = { engines?: { node?: string }; cpu?: string[] };

const read = (file: string) => readFileSync(join(root, file), "utf8");
const { packages } = JSON.parse(read("package-lock.json")) as { packages: Record<string, Locked> };
const { engines } = JSON.parse(read("package.json")) as { engines: { node: string } };
const oldest = semver.minVersion(engines.node)!.version;

/** npm skips packages for other processors without a message. */
const isInstalled = ({ cpu }: Locked) => !cpu || ["x64", "arm64"].some((name) => cpu.includes(name));

test("README names the oldest Node that package.json accepts", () => {
  const [, named] = /Node (\d+\.\d+) or newer/.exec(read("README.md")) ?? [];
  expect(`${named}.0`).toBe(oldest);
});

test.each([oldest, "24.0.0", "26.0.0", "26.10.0"])(
  "every locked package accepts Node %s, so npm ci prints no warning",
  (version) => {
    const refusing = Object.entries(packages).flatMap(([path, locked]) => {
      const range = locked.engines?.node;
      const accepts = path === "" || !range || !isInstalled(locked) || semver.satisfies(version, range);
      return accepts ? [] : [`${path} ${range}`];
    });
    expect(refusing).toEqual([]);
  },
);
