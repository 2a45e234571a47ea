import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { readScenario, recordingFile, scenarioNames } from "#scripts/scenario-files.ts";
import { root } from "#scripts/tools.ts";
import { contractErrors } from "#tests/support/contract-errors.ts";
import type { Exchange, ScenarioRecording } from "./recording.ts";
import { wordsOf } from "./words.ts";

const scenarios = scenarioNames();

test("every scenario has a recording, and every recording a scenario", () => {
  const recorded = globSync("*.json", { cwd: join(root, "scenarios/recorded") });
  expect(recorded.map((file) => basename(file, ".json")).sort()).toEqual(
    scenarios.map(({ name }) => name).sort(),
  );
});

test.each(scenarios)("$area/$name was recorded from these steps and fits the contract", async (file) => {
  const recording = JSON.parse(readFileSync(recordingFile(file), "utf8")) as ScenarioRecording;
  const { steps } = await readScenario(file);
  expect(recording.steps, "`npm run scenario -- <name> --record` renews it").toEqual(steps.map(wordsOf));
  expect(recording.exchanges.flatMap((exchange) => errorsOf(exchange, recording.bodies))).toEqual([]);
});

const errorsOf = ({ method, url, status, body }: Exchange, bodies: readonly unknown[]): string[] =>
  status === 0 || body === null ? [] : contractErrors({ method, url, status, body: bodies[body] });
