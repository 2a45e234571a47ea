import { expect, test } from "vitest";
import { describePaths } from "#machines/paths/describe-paths.ts";
import { lastPortInput, createPathActor, stateAfter, walk } from "#machines/paths/replay.ts";
import { tourLeadActivationMachine } from "./tour-lead-activation.machine.ts";
import { tourLeadActivationPaths as paths } from "./tour-lead-activation.paths.ts";
import { tourLeadActivationView } from "./tour-lead-activation.machine.ts";

describePaths(paths, tourLeadActivationView);

test.each([
  [[], "open.idle"],
  [["makes them active"], "submitting.pending"],
  [["makes them active", "activate ✓ active"], "active"],
  [["makes them active", "activate ✓ not signed up"], "notRegistered"],
  [["makes them active", "activate ✓ the membership has ended"], "membershipEnded"],
  [["makes them active", "activate ✓ the account is gone"], "notFound"],
  [["makes them active", "activate ✓ it is their own"], "ownCase"],
  [["makes them active", "activate ✓ a refusal nobody foresaw"], "open.unforeseen"],
  [["makes them active", "activate ✗"], "submitting.unreachable"],
  [["makes them active", "activate ✗", "tries again"], "submitting.pending"],
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
  expect([tourLeadActivationView(actor.getSnapshot()), count]).toEqual([{ screen: "active", typed: {} }, 1]);
});
