import { expect, test } from "vitest";
import { describePaths } from "#machines/paths/describe-paths.ts";
import { createPathActor, lastPortInput, stateAfter, walk } from "#machines/paths/replay.ts";
import { orderKeepingMachine, orderKeepingView } from "./order-keeping.machine.ts";
import { asking, confirming, orderKeepingPaths as paths } from "./order-keeping.paths.ts";

describePaths(paths, orderKeepingView);

const pressed = "presses the button";
test.each([
  [[], "open.idle"],
  [[pressed], "submitting.pending"],
  [[pressed, "keepOrder ✓ a link is mailed"], "asked"],
  [[pressed, "keepOrder ✓ kept"], "kept"],
  [[pressed, "keepOrder ✓ the link is none"], "tokenInvalid"],
  [[pressed, "keepOrder ✓ the link is too old"], "tokenExpired"],
  [[pressed, "keepOrder ✓ the guest’s token has expired"], "guestTokenExpired"],
  [[pressed, "keepOrder ✓ asked too often"], "open.tooManyRequests"],
  [[pressed, "keepOrder ✓ a refusal nobody foresaw"], "open.unforeseen"],
  [[pressed, "keepOrder ✓ a refusal nobody foresaw", pressed], "submitting.pending"],
  [[pressed, "keepOrder ✗"], "submitting.unreachable"],
  [[pressed, "keepOrder ✗", "tries again"], "submitting.pending"],
] as const)("%j leads to %s", (steps, state) => {
  expect(stateAfter(paths, "a guest’s order", steps)).toBe(state);
});

test.each([
  ["a guest’s order", asking],
  ["the mail’s link", confirming],
] as const)("%s sends what it has, and again after a failure", (start, sent) => {
  const actor = walk(paths, createPathActor(paths, start).start(), pressed);
  expect(lastPortInput(actor, "keepOrder")).toEqual(sent);
  walk(paths, actor, "keepOrder ✗", "tries again");
  expect(lastPortInput(actor, "keepOrder")).toEqual(sent);
});

test.each([
  ["keepOrder ✓ the guest’s token has expired", 1],
  ["keepOrder ✓ a link is mailed", 0],
] as const)("%s: the order is read again %i times", (answer, times) => {
  let count = 0;
  const machine = orderKeepingMachine.provide({
    actions: {
      refreshOrder: () => {
        count += 1;
      },
    },
  });
  walk(paths, createPathActor({ ...paths, machine }).start(), pressed, answer);
  expect(count).toBe(times);
});
