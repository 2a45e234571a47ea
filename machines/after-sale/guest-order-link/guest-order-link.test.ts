import { expect, test } from "vitest";
import { describePaths } from "#machines/paths/describe-paths.ts";
import { createPathActor, lastPortInput, stateAfter, walk } from "#machines/paths/replay.ts";
import { guestOrderLinkView } from "./guest-order-link.machine.ts";
import { guestOrderLinkPaths as paths, locked, typed } from "./guest-order-link.paths.ts";

describePaths(paths, guestOrderLinkView);

test.each([
  [[], "open.idle"],
  [["asks"], "submitting.pending"],
  [["asks", "sendGuestOrderLink ✓ sent"], "sent"],
  [["asks", "sendGuestOrderLink ✓ the address is none"], "open.invalid"],
  [["asks", "sendGuestOrderLink ✓ the address is none", "asks"], "submitting.pending"],
  [["asks", "sendGuestOrderLink ✓ asked too often"], "open.tooManyRequests"],
  [["asks", "sendGuestOrderLink ✓ a refusal nobody foresaw"], "open.unforeseen"],
  [["asks", "sendGuestOrderLink ✗"], "submitting.unreachable"],
  [["asks", "sendGuestOrderLink ✗", "tries again"], "submitting.pending"],
  [["asks", "sendGuestOrderLink ✗", "asks"], "submitting.pending"],
] as const)("%j leads to %s", (steps, state) => {
  expect(stateAfter(paths, "a locked order", steps)).toBe(state);
});

test.each([
  ["sendGuestOrderLink ✓ the address is none", "invalid"],
  ["sendGuestOrderLink ✓ asked too often", { minutes: 15 }],
  ["sendGuestOrderLink ✓ a refusal nobody foresaw", "unforeseen"],
  ["sendGuestOrderLink ✗", "unreachable"],
] as const)("%s: the address survives", (answer, note) => {
  const actor = walk(paths, createPathActor(paths).start(), "asks");
  expect(lastPortInput(actor, "sendGuestOrderLink")).toEqual({ ...locked, ...typed });
  walk(paths, actor, answer);
  expect(guestOrderLinkView(actor.getSnapshot())).toEqual({
    screen: "form",
    typed,
    note,
    isConfirming: false,
    busy: false,
  });
});
