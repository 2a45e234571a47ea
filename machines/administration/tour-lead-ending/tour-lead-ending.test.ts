import { expect, test } from "vitest";
import { describePaths } from "#machines/paths/describe-paths.ts";
import { lastPortInput, createPathActor, stateAfter, walk } from "#machines/paths/replay.ts";
import { tourLeadEndingMachine } from "./tour-lead-ending.machine.ts";
import { tourLeadEndingPaths as paths } from "./tour-lead-ending.paths.ts";
import { tourLeadEndingView } from "./tour-lead-ending.machine.ts";

describePaths(paths, tourLeadEndingView);

const sent = ["asks to end it", "confirms"];

test.each([
  [[], "open.idle"],
  [["asks to end it"], "confirming"],
  [["asks to end it", "leaves it"], "open.idle"],
  [sent, "submitting.pending"],
  [[...sent, "end ✓ ended"], "ended"],
  [[...sent, "end ✓ the account is gone"], "notFound"],
  [[...sent, "end ✓ it is their own"], "ownCase"],
  [[...sent, "end ✓ no administrator any more"], "administratorsOnly"],
  [[...sent, "end ✓ a refusal nobody foresaw"], "open.unforeseen"],
  [[...sent, "end ✓ a refusal nobody foresaw", "asks to end it"], "confirming"],
  [[...sent, "end ✗"], "submitting.unreachable"],
  [[...sent, "end ✗", "tries again"], "submitting.pending"],
] as const)("%j leads to %s", (steps, state) => {
  expect(stateAfter(paths, "a tour lead", steps)).toBe(state);
});

test("nothing is sent before the confirmation, and the lists are refreshed once it has ended", () => {
  let count = 0;
  const machine = tourLeadEndingMachine.provide({
    actions: {
      refreshLeads: () => {
        count += 1;
      },
    },
  });
  const actor = walk(paths, createPathActor({ ...paths, machine }).start(), "asks to end it");
  expect(tourLeadEndingView(actor.getSnapshot())).toEqual({
    screen: "form",
    typed: {},
    note: null,
    busy: false,
    isConfirming: true,
  });
  walk(paths, actor, "confirms");
  expect([lastPortInput(actor, "end"), count]).toEqual([{ leadId: "lead-1" }, 0]);
  walk(paths, actor, "end ✓ ended");
  expect([tourLeadEndingView(actor.getSnapshot()), count]).toEqual([{ screen: "ended", typed: {} }, 1]);
});
