import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { readScenario, recordingFile, scenarioNames } from "#scripts/scenario-files.ts";
import { root } from "#scripts/tools.ts";
import { operations } from "#tests/support/contract.ts";
import { schemaErrors } from "#tests/support/schema-errors.ts";
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

function errorsOf({ method, url, status, body }: Exchange, bodies: readonly unknown[]): string[] {
  if (status === 0 || body === null) return [];
  const path = new URL(url, "http://shop").pathname.replace("/api/v1", "");
  const operation = operations.find((one) => one.method === method && shapeOf(one.path).test(path));
  if (!operation) return [`${method} ${path} is no operation of the contract`];
  const schema = operation.responses[status] ?? operation.responses["default"];
  return schema
    ? schemaErrors(schema, bodies[body]).map((error) => `${operation.id} ${status}: ${error}`)
    : [];
}

const shapeOf = (path: string): RegExp => new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, "[^/]+")}$`);
