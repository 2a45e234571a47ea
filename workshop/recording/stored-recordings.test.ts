import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { flowModels } from "#scripts/flows.ts";
import { readRecording } from "./read-recording.ts";
import { replayRecording, type Models } from "./replay-recording.ts";

const folder = join(import.meta.dirname, "../recordings");
const names = globSync("*.recording.json", { cwd: folder });
const models: Models = new Map((await flowModels()).map(({ model }) => [model.machine.id, model]));

test("there are recordings to replay", () => {
  expect(names).not.toEqual([]);
});

test.each(names)("%s takes the same path as when it was recorded", (name) => {
  const recording = readRecording(name, readFileSync(join(folder, name), "utf8"));
  const actors = replayRecording({ name, recording }, models, recording.entries.length - 1);
  expect(actors.size).toBeGreaterThan(0);
});
