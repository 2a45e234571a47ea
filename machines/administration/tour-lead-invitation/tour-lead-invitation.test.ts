import { expect, test } from "vitest";
import { describePaths } from "#machines/paths/describe-paths.ts";
import { lastPortInput, createPathActor, stateAfter, walk } from "#machines/paths/replay.ts";
import { tourLeadInvitationPaths as paths } from "./tour-lead-invitation.paths.ts";
import { tourLeadInvitationMachine } from "./tour-lead-invitation.machine.ts";
import { tourLeadInvitationView } from "./tour-lead-invitation.machine.ts";

describePaths(paths, tourLeadInvitationView);

test.each([
  [[], "open.idle"],
  [["invites Tom"], "submitting.pending"],
  [["invites Tom", "invite ✓ the mail is on its way"], "open.invited"],
  [["invites Tom", "invite ✓ the mail is on its way", "invites Tom"], "submitting.pending"],
  [["invites Tom", "invite ✓ no address"], "open.invalid"],
  [["invites Tom", "invite ✓ signed up already"], "open.alreadyRegistered"],
  [["invites Tom", "invite ✓ invited a moment ago"], "open.tooManyRequests"],
  [["invites Tom", "invite ✓ a refusal nobody foresaw"], "open.unforeseen"],
  [["invites Tom", "invite ✗"], "submitting.unreachable"],
  [["invites Tom", "invite ✗", "tries again"], "submitting.pending"],
  [["invites Tom", "invite ✗", "invites Tom"], "submitting.pending"],
] as const)("%j leads to %s", (steps, state) => {
  expect(stateAfter(paths, "the form", steps)).toBe(state);
});

test("the address is sent, and stays beside the result", () => {
  const actor = walk(paths, createPathActor(paths).start(), "invites Tom");
  expect(lastPortInput(actor, "invite")).toEqual({ email: "tom@example.com" });
  walk(paths, actor, "invite ✗");
  actor.send({ type: "invitation.submitted", email: "tim@example.com" });
  expect(lastPortInput(actor, "invite")).toEqual({ email: "tim@example.com" });
  walk(paths, actor, "invite ✓ invited a moment ago");
  expect(tourLeadInvitationView(actor.getSnapshot())).toMatchObject({
    typed: { email: "tim@example.com" },
    note: { minutes: 1 },
    busy: false,
  });
});

test.each([
  ["invite ✓ the mail is on its way", 1],
  ["invite ✓ signed up already", 1],
  ["invite ✓ no address", 0],
] as const)("%s: the lists are refreshed %i times", (answer, times) => {
  let count = 0;
  const machine = tourLeadInvitationMachine.provide({
    actions: {
      refreshLeads: () => {
        count += 1;
      },
    },
  });
  walk(paths, createPathActor({ ...paths, machine }).start(), "invites Tom", answer);
  expect(count).toBe(times);
});
