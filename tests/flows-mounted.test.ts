import { globSync } from "node:fs";
import { basename, dirname } from "node:path";
import { expect, test } from "vitest";
import { root } from "../scripts/tools.ts";
import { filesBehind } from "./support/files-behind.ts";

const flows = globSync("machines/*/*.machine.ts", { cwd: root }).map((file) => basename(dirname(file)));
const pages = globSync("src/pages/**/*.page.tsx", { cwd: root });
const shipped = new Set(["src/entry.browser.tsx", ...pages].flatMap((file) => [...filesBehind(file)]));

/** Parts of a flow that is still being built. Once that is placed, this list is to be empty again. */
const forLater = ["attachment"];

test.each(flows)("%s is placed by a page or the app", (flow) => {
  const machine = `machines/${flow}/${flow}.machine.ts`;
  const isPlaced = !forLater.includes(flow);
  expect(
    shipped.has(machine),
    isPlaced
      ? `nothing places ${flow}: no page imports src/flows/${flow}/${flow}.flow.tsx`
      : `${flow} is placed now, so it is no longer for later`,
  ).toBe(isPlaced);
});
