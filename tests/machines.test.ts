import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { flowModels } from "#scripts/flows.ts";
import { unwrittenPurpose } from "#scripts/new-flow-machine.ts";
import { root } from "#scripts/tools.ts";

const files = globSync("machines/**/*.ts", { cwd: root });

test("a chart file contains no editor layout", () => {
  const marked = files.filter((file) =>
    /@xstate-layout|@statelyai/.test(readFileSync(join(root, file), "utf8")),
  );
  expect(files.length).toBeGreaterThan(30);
  expect(marked).toEqual([]);
});

test("every flow describes its purpose", async () => {
  const flows = await flowModels();
  const speechless = flows.filter(
    ({ model }) => model.purpose.trim() === "" || model.purpose === unwrittenPurpose,
  );
  expect(
    speechless.map(({ flow, area }) => `machines/${area}/${flow}/${flow}.paths.ts: its purpose`),
  ).toEqual([]);
});
