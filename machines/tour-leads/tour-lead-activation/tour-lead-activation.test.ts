import { expect, test } from "vitest";
import { describePaths } from "#machines/paths/describe-paths.ts";
import { lastPortInput, createPathActor, stateAfter, walk } from "#machines/paths/replay.ts";
import { tourLeadActivationMachine } from "./tour-lead-activation.machine.ts";
import { tourLeadActivationPaths as paths } from "./tour-lead-activation.paths.ts";
import { tourLeadActivationView } from "./tour-lead-activation.view.ts";

describePaths(paths, tourLeadActivationView);

test.each([
  [[], "waiting.quiet"],
  [["makes them active"], "activating.asking"],
  [["makes them active", "activate ✓ active"], "active"],
  [["makes them active", "activate ✓ not signed up"], "notRegistered"],
  [["makes them active", "activate ✓ the membership has ended"], "ended"],
  [["makes them active", "activate ✓ the account is gone"], "gone"],
  [["makes them active", "activate ✓ it is their own"], "ownCase"],
  [["makes them active", "activate ✓ a refusal nobody foresaw"], "waiting.unforeseen"],
  [["makes them active", "activate ✗"], "activating.unreachable"],
  [["makes them active", "activate ✗", "tries again"], "activating.asking"],
] as const)("%j leads to %s", (steps, state) => {
  expect(stateAfter(paths, "somebody who has signed up", steps)).toBe(state);
});

test("the lead is sent, and the lists are refreshed after the response", () => {
  let count = 0;
  const machine = tourLeadActivationMachine.provide({
    actions: {
      refreshLeads: () => {
        count += 1;
      },
    },
  });
  const actor = walk(paths, createPathActor({ ...paths, machine }).start(), "makes them active");
  expect([lastPortInput(actor, "activate"), count]).toEqual([{ leadId: "lead-1" }, 0]);
  walk(paths, actor, "activate ✓ active");
  expect([tourLeadActivationView(actor.getSnapshot()), count]).toEqual([
    { screen: "result", became: "active" },
    1,
  ]);
});
