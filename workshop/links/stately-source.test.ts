import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { flowModels } from "#scripts/flows.ts";
import { root } from "#scripts/tools.ts";
import { loadSource, sourceFile } from "./stately-source.ts";

test.each(await flowModels())("the source of $flow is found by its machine", async ({ model, flow }) => {
  expect(sourceFile(model.machine.id)).toBe(`generated/stately/${flow}.ts`);
  const written = readFileSync(join(root, `generated/stately/${flow}.ts`), "utf8");
  expect(await loadSource(model.machine.id)).toBe(written);
});

test("another machine has none", async () => {
  expect(await loadSource("another")).toBeNull();
});
