import { globSync } from "node:fs";
import { basename, dirname } from "node:path";
import { expect, test } from "vitest";
import { root } from "#scripts/tools.ts";
import { importedFiles } from "./support/imported-files.ts";

const flows = globSync("machines/*/*/*.machine.ts", { cwd: root }).map((file) =>
  dirname(file).slice("machines/".length),
);
const pages = globSync("src/pages/**/*.page.tsx", { cwd: root });
const shipped = new Set(["src/entry.browser.tsx", ...pages].flatMap((file) => [...importedFiles(file)]));

test.each(flows)("%s is mounted by a page or the app", (flow) => {
  const machine = `machines/${flow}/${basename(flow)}.machine.ts`;
  expect(
    shipped.has(machine),
    `nothing places ${flow}: no page imports src/flows/${flow}/${basename(flow)}.flow.tsx`,
  ).toBe(true);
});
