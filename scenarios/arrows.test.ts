import { expect, test } from "vitest";
import { arrowsOf, everyArrow, everyEnding, scenariosTo } from "#scripts/scenario-coverage.ts";
import { scenarioNames } from "#scripts/scenario-files.ts";
import { endingsWithoutScenario } from "./endings.ts";

test("every scenario takes arrows, all of which the charts have", async () => {
  const known = new Set([...(await everyArrow()).values()].flat());
  for (const file of scenarioNames()) {
    const arrows = arrowsOf(file);
    expect(arrows, `${file.name}: \`npm run agree -- screens scenarios\` stores them`).not.toEqual([]);
    expect(
      arrows.filter((arrow) => !known.has(arrow)),
      file.name,
    ).toEqual([]);
  }
});

test("where a flow ends, a scenario has been, or a reason says why not", async () => {
  const endings = await everyEnding();
  const missed = endings.filter((ending) => scenariosTo(ending).length === 0);
  expect(Object.keys(endingsWithoutScenario).sort()).toEqual(missed.sort());
});
