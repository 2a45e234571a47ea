import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { importFolders } from "../scripts/steps.ts";
import { root, runTool } from "../scripts/tools.ts";

type Report = {
  summary: { violations: { from: string; to: string; rule: { name: string } }[]; totalCruised: number };
};
const config = join(root, ".dependency-cruiser.mjs");
const { forbidden } = (
  (await import(config)) as { default: { forbidden: { name: string; comment: string }[] } }
).default;

async function cruise(folder: string, targets: readonly string[]): Promise<Report["summary"]> {
  const { output } = await runTool(
    "dependency-cruiser#depcruise",
    ["--config", config, "--output-type", "json", ...targets],
    { folder },
  );
  return (JSON.parse(output) as Report).summary;
}

/** For each rule a file that breaks it, what it imports, and the file that is there to be imported. */
const violations: Record<string, [from: string, imported: string, to: string]> = {
  "no-circles": [
    "domain/circle.ts",
    `import { b } from "./circle-end.ts"; export const a = () => b;`,
    "domain/circle-end.ts",
  ],
  "nothing-missing": [
    "domain/missing.ts",
    `import { b } from "./gone.ts"; export const a = b;`,
    "domain/b.ts",
  ],
  "domain-stands-alone": ["domain/a.ts", `export { b } from "../machines/cart/b.ts";`, "machines/cart/b.ts"],
  "machines-know-rules-only": [
    "machines/cart/a.ts",
    `export type { b } from "../../src/api/b.ts";`,
    "src/api/b.ts",
  ],
  "machines-keep-their-insides": [
    "machines/cart/a.ts",
    `export { b } from "../session/session.view.ts";`,
    "machines/session/session.view.ts",
  ],
  "browser-code-runs-in-a-browser": ["src/ui/a.tsx", `export { join } from "node:path";`, "src/ui/b.ts"],
  "ui-knows-no-shop": ["src/ui/a.tsx", `export { b } from "../facts/b.ts";`, "src/facts/b.ts"],
  "facts-are-the-ground": ["src/facts/a.ts", `export type { b } from "../ui/b.ts";`, "src/ui/b.ts"],
  "facts-need-no-network": ["src/facts/a.ts", `export { b } from "../api/b.ts";`, "src/api/b.ts"],
  "api-is-below-the-screens": ["src/api/a.ts", `export { b } from "../pages/b.ts";`, "src/pages/b.ts"],
  "flows-keep-apart": [
    "src/flows/cart/a.ts",
    `export { b } from "../session/session.actors.ts";`,
    "src/flows/session/session.actors.ts",
  ],
  "flows-use-their-own-machine": [
    "src/flows/cart/a.ts",
    `export { b } from "../../../machines/session/session.machine.ts";`,
    "machines/session/session.machine.ts",
  ],
  "actors-translate": [
    "src/flows/cart/cart.actors.ts",
    `export { b } from "./cart.screen.tsx";`,
    "src/flows/cart/cart.screen.tsx",
  ],
  "screens-show-views": [
    "src/flows/cart/cart.screen.tsx",
    `export { b } from "./cart.actors.ts";`,
    "src/flows/cart/cart.actors.ts",
  ],
  "pages-take-flows-whole": [
    "src/pages/a.page.tsx",
    `export { b } from "../flows/cart/cart.screen.tsx";`,
    "src/flows/cart/cart.screen.tsx",
  ],
  "nothing-imports-app": ["src/pages/a.page.tsx", `export { b } from "../app/b.ts";`, "src/app/b.ts"],
  "server-knows-no-storefront": [
    "server/a.ts",
    `export type { b } from "../src/entry.server.tsx";`,
    "src/entry.server.tsx",
  ],
  "painter-knows-a-shape": [
    "server/painting/painter.ts",
    `export type { b } from "../../src/app/b.ts";`,
    "src/app/b.ts",
  ],
  "painter-takes-types": [
    "server/painting/painter.ts",
    `export { b } from "../../src/entry.server.tsx";`,
    "src/entry.server.tsx",
  ],
  "storefront-knows-no-server": [
    "src/app/a.ts",
    `export type { b } from "../../server/b.ts";`,
    "server/b.ts",
  ],
  "sandbox-is-a-stranger": ["sandbox/a.ts", `export { b } from "../domain/b.ts";`, "domain/b.ts"],
  "nothing-ships-a-test": [
    "machines/cart/cart.machine.ts",
    `export { b } from "./cart.paths.ts";`,
    "machines/cart/cart.paths.ts",
  ],
  "nothing-ships-the-workshop": ["src/app/a.ts", `export { b } from "../../workshop/b.ts";`, "workshop/b.ts"],
  "nothing-ships-a-tool": ["server/a.ts", `export { test } from "vitest";`, "server/b.ts"],
};

/** All of them in one tree: what stands in the same file is written below each other. */
function plant(): string {
  const folder = mkdtempSync(join(tmpdir(), "trellis-imports-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const files: Record<string, string> = {
    "package.json": JSON.stringify({ name: "planted", type: "module", devDependencies: { vitest: "*" } }),
    "tsconfig.json": JSON.stringify({
      compilerOptions: { module: "nodenext", allowImportingTsExtensions: true },
    }),
    "node_modules/vitest/package.json": JSON.stringify({
      name: "vitest",
      version: "1.0.0",
      type: "module",
      exports: "./index.js",
    }),
    "node_modules/vitest/index.js": "export const test = 1;",
    "domain/circle-end.ts": `import { a } from "./circle.ts"; export const b = () => a;`,
  };
  for (const [, , to] of Object.values(violations)) files[to] ??= "export const b = 1;";
  for (const [from, content] of Object.values(violations)) files[from] = `${files[from] ?? ""}\n${content}`;
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}

test("every rule has its reason, and a file that breaks it", () => {
  expect(Object.keys(violations).sort()).toEqual(forbidden.map(({ name }) => name).sort());
  expect(forbidden.filter(({ comment }) => comment.length < 20)).toEqual([]);
});

test("every rule is noticed where it is broken", async () => {
  const { violations: found } = await cruise(plant(), ["domain", "machines", "src", "server", "sandbox"]);
  const noticed = Object.entries(violations).filter(([rule, [from]]) =>
    found.some((one) => one.rule.name === rule && (one.from === from || one.to === from)),
  );
  expect(noticed.map(([rule]) => rule)).toEqual(Object.keys(violations));
});

test("the shop keeps all rules, and all of it was looked at", async () => {
  const { violations: found, totalCruised } = await cruise(root, importFolders);
  expect(found.map(({ from, to, rule }) => `${rule.name}: ${from} → ${to}`)).toEqual([]);
  expect(totalCruised).toBeGreaterThan(300);
});

test("the shop knows neither the faults of the provider's stand-in nor where tests control it", () => {
  const files = ["server", "src", "domain", "machines"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  const knowing = files.filter((file) =>
    /CONTROL_PORT|next-fault|answersTwice|neverAnswers/.test(readFileSync(file, "utf8")),
  );
  expect(knowing).toEqual([]);
  expect(files.length).toBeGreaterThan(300);
});
