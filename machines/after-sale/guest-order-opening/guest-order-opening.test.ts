import { expect, test } from "vitest";
import { describePaths } from "#machines/paths/describe-paths.ts";
import { createPathActor, lastPortInput, stateAfter, walk } from "#machines/paths/replay.ts";
import { guestOrderOpeningMachine, guestOrderOpeningView } from "./guest-order-opening.machine.ts";
import { guestOrderOpeningPaths as paths, linked, opened } from "./guest-order-opening.paths.ts";

describePaths(paths, guestOrderOpeningView);

const pressed = "presses the button";
test.each([
  [[], "open.idle"],
  [[pressed], "submitting.pending"],
  [[pressed, "openGuestOrder ✓ opened"], "opened"],
  [[pressed, "openGuestOrder ✓ the link is none"], "tokenInvalid"],
  [[pressed, "openGuestOrder ✓ the link is too old"], "tokenExpired"],
  [[pressed, "openGuestOrder ✓ it is kept in an account"], "orderKept"],
  [[pressed, "openGuestOrder ✓ a refusal nobody foresaw"], "open.unforeseen"],
  [[pressed, "openGuestOrder ✓ a refusal nobody foresaw", pressed], "submitting.pending"],
  [[pressed, "openGuestOrder ✗"], "submitting.unreachable"],
  [[pressed, "openGuestOrder ✗", "tries again"], "submitting.pending"],
] as const)("%j leads to %s", (steps, state) => {
  expect(stateAfter(paths, "the mail’s link", steps)).toBe(state);
});

test("the order is shown with its token, once the key was accepted", () => {
  const shown: object[] = [];
  const machine = guestOrderOpeningMachine.provide({
    actions: { showOrder: (_, { orderId, token }) => shown.push({ orderId, token }) },
  });
  const actor = walk(paths, createPathActor({ ...paths, machine }).start(), pressed);
  expect(lastPortInput(actor, "openGuestOrder")).toEqual(linked);
  expect(shown).toEqual([]);
  walk(paths, actor, "openGuestOrder ✓ opened");
  expect(shown).toEqual([opened]);
});
