import { expect, test } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { describePaths } from "#machines/paths/describe-paths.ts";
import { lastPortInput, createPathActor, stateAfter, walk } from "#machines/paths/replay.ts";
import { searchMachine } from "./search.machine.ts";
import { searchPaths } from "./search.paths.ts";
import { searchView } from "./search.view.ts";
import { requirements } from "#tests/support/requirements.ts";

describePaths(searchPaths, searchView);

const start = "an empty field";
const foundSteps = ["types fern", "suggest ✓ found"] as const;

test.each([
  [["comes to the field"], "open.offering"],
  [["comes to the field", "offerNeeds ✓ found"], "open.offered"],
  [["comes to the field", "offerNeeds ✓ nothing meets a need"], "open.bare"],
  [["comes to the field", "offerNeeds ✓ a refusal nobody foresaw"], "open.bare"],
  [["comes to the field", "offerNeeds ✗"], "open.bare"],
  [["comes to the field", "goes elsewhere"], "closed"],
  [["comes to the field", "types fern"], "open.asking"],
  [["comes to the field", "empties the field"], "open.offering"],
  [["comes to the field", "offerNeeds ✓ found", "types fern"], "open.asking"],
  [["comes to the field", "offerNeeds ✓ found", "empties the field"], "open.offered"],
  [["comes to the field", "offerNeeds ✓ found", "goes elsewhere"], "closed"],
  [["comes to the field", "offerNeeds ✗", "types fern"], "open.asking"],
  [["comes to the field", "offerNeeds ✗", "empties the field"], "open.bare"],
  [["empties the field"], "open.offering"],
  [["types fern"], "open.asking"],
  [["types fern", "types fern"], "open.pausing"],
  [["types fern", "types fern", "types fern"], "open.pausing"],
  [["types fern", "types fern", "⏱ pause"], "open.asking"],
  [["types fern", "empties the field"], "open.offering"],
  [["types fern", "goes elsewhere"], "closed"],
  [["types fern", "goes elsewhere", "comes to the field"], "open.asking"],
  [["types fern", "goes elsewhere", "types fern"], "open.asking"],
  [foundSteps, "open.found"],
  [[...foundSteps, "types fern"], "open.pausing"],
  [[...foundSteps, "types fern", "⏱ pause", "suggest ✓ found"], "open.found"],
  [[...foundSteps, "goes elsewhere"], "closed"],
  [[...foundSteps, "empties the field"], "open.offering"],
  [["types fern", "suggest ✓ nothing is like it"], "open.nothing"],
  [["types fern", "suggest ✓ a refusal nobody foresaw"], "open.failed"],
  [["types fern", "suggest ✗"], "open.failed"],
  [["types fern", "suggest ✗", "types fern"], "open.pausing"],
] as const)("%j leads to %s", (steps, state) => {
  expect(stateAfter(searchPaths, start, steps)).toBe(state);
});

test.each([
  [[]],
  [["types fern", "empties the field", "goes elsewhere"]],
  [["types fern", "goes elsewhere", "empties the field", "goes elsewhere"]],
] as const)("after %j the field is empty, and focusing it offers needs", (steps) => {
  const actor = walk(searchPaths, createPathActor(searchPaths).start(), ...steps);
  actor.send({ type: "search.entered" });
  expect(actor.getSnapshot().value).toEqual({ open: "offering" });
});

test("an empty field shows needs, and no earlier suggestions", () => {
  const actor = walk(searchPaths, createPathActor(searchPaths).start(), "comes to the field");
  expect(searchView(actor.getSnapshot())).toEqual({ screen: "field" });
  walk(searchPaths, actor, "offerNeeds ✓ found");
  expect(searchView(actor.getSnapshot())).toEqual({
    screen: "needs",
    needs: [
      { name: "pets", address: "/shop?pets=safe" },
      { name: "shade", address: "/shop?light=shade" },
    ],
  });
  walk(searchPaths, actor, "types fern", "suggest ✓ found", "empties the field");
  expect(searchView(actor.getSnapshot()).screen).toBe("needs");
  walk(searchPaths, actor, "types fern");
  expect(lastPortInput(actor, "suggest")).toEqual({ term: "fern" });
  expect(searchView(actor.getSnapshot())).toEqual({ screen: "field" });
});

test("the term is sent without surrounding spaces", () => {
  const actor = createPathActor(searchPaths).start();
  actor.send({ type: "term.changed", term: "  boston fern " });
  expect(lastPortInput(actor, "suggest")).toEqual({ term: "boston fern" });
  actor.send({ type: "term.changed", term: "boston f" });
  walk(searchPaths, actor, "⏱ pause");
  expect(lastPortInput(actor, "suggest")).toEqual({ term: "boston f" });
});

test("the first letter is sent at once, later ones after 300 ms of silence", () => {
  requirements("constants.search-debounce-300-ms", "constants.search-leading");
  const clock = new SimulatedClock();
  const actor = createActor(searchMachine, { clock }).start();
  const type = (term: string) => actor.send({ type: "term.changed", term });
  const isAsking = () => actor.getSnapshot().matches({ open: "asking" });
  type("f");
  expect(isAsking()).toBe(true);
  type("fe");
  clock.increment(299);
  type("fer");
  clock.increment(299);
  expect(isAsking()).toBe(false);
  clock.increment(1);
  expect(isAsking()).toBe(true);
  actor.stop();
});

test("suggestions stay until new ones arrive, and disappear if there are none or the request fails", () => {
  requirements("errors.suggestions-failed");
  const shown = () => {
    const view = searchView(actor.getSnapshot());
    return view.screen === "suggestions" ? view.isCurrent : view.screen;
  };
  const actor = walk(searchPaths, createPathActor(searchPaths).start(), "types fern");
  expect(shown()).toBe("field");
  walk(searchPaths, actor, "suggest ✓ found");
  expect(shown()).toBe(true);
  walk(searchPaths, actor, "types fern");
  expect(shown()).toBe(false);
  walk(searchPaths, actor, "⏱ pause");
  expect(shown()).toBe(false);
  walk(searchPaths, actor, "suggest ✗");
  expect(shown()).toBe("field");
  walk(searchPaths, actor, "types fern", "⏱ pause");
  expect(shown()).toBe("field");
  walk(searchPaths, actor, "suggest ✓ nothing is like it");
  expect(shown()).toBe("nothing");
  walk(searchPaths, actor, "types fern");
  expect(shown()).toBe("field");
  walk(searchPaths, actor, "goes elsewhere", "comes to the field");
  expect(shown()).toBe("field");
});
