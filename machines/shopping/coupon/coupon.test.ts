import { expect, test } from "vitest";
import { describePaths } from "#machines/paths/describe-paths.ts";
import { createPathActor, lastPortInput, stateAfter, walk } from "#machines/paths/replay.ts";
import { couponMachine, couponView } from "./coupon.machine.ts";
import { couponPaths as paths, typed } from "./coupon.paths.ts";

describePaths(paths, couponView);

test.each([
  [[], "open.idle"],
  [["enters a code"], "submitting.pending"],
  [["enters a code", "checkCode ✓ the code is accepted"], "open.accepted"],
  [["enters a code", "checkCode ✓ the code is accepted", "begins another code"], "open.idle"],
  [["enters a code", "checkCode ✓ the code is accepted", "the code is removed from the order"], "open.idle"],
  [["enters a code", "checkCode ✓ there is no such code"], "open.unknown"],
  [["enters a code", "checkCode ✓ there is no such code", "enters a code"], "submitting.pending"],
  [["enters a code", "checkCode ✓ it is not valid yet"], "open.notStarted"],
  [["enters a code", "checkCode ✓ it has ended"], "open.ended"],
  [["enters a code", "checkCode ✓ it is used up"], "open.usedUp"],
  [["enters a code", "checkCode ✓ the customer has used it"], "open.usedByCustomer"],
  [["enters a code", "checkCode ✓ it is for first orders"], "open.firstOrderOnly"],
  [["enters a code", "checkCode ✓ it can be no code"], "open.invalid"],
  [["enters a code", "checkCode ✓ the order has as many codes as it takes"], "open.tooManyCodes"],
  [["enters a code", "checkCode ✓ too many codes were tried"], "open.tooManyRequests"],
  [["enters a code", "checkCode ✓ a refusal nobody foresaw"], "open.unforeseen"],
  [["enters a code", "checkCode ✗"], "submitting.unreachable"],
  [["enters a code", "checkCode ✗", "tries again"], "submitting.pending"],
  [["enters a code", "checkCode ✗", "enters a code"], "submitting.pending"],
] as const)("%j leads to %s", (steps, state) => {
  expect(stateAfter(paths, "the cart", steps)).toBe(state);
});

test.each([
  ["checkCode ✓ there is no such code", "unknown"],
  ["checkCode ✓ it has ended", "ended"],
  ["checkCode ✓ the order has as many codes as it takes", { most: 5 }],
  ["checkCode ✓ too many codes were tried", { minutes: 15 }],
  ["checkCode ✗", "unreachable"],
] as const)("%s: the code stays in its field", (answer, note) => {
  const actor = walk(paths, createPathActor(paths).start(), "enters a code");
  expect(lastPortInput(actor, "checkCode")).toEqual(typed);
  walk(paths, actor, answer);
  expect(couponView(actor.getSnapshot())).toMatchObject({ screen: "form", typed, note, busy: false });
});

test.each(["begins another code", "the code is removed from the order"] as const)(
  "%s: nothing more is said of the code that was accepted",
  (step) => {
    const accepted = ["enters a code", "checkCode ✓ the code is accepted"] as const;
    const actor = walk(paths, createPathActor(paths).start(), ...accepted);
    expect(couponView(actor.getSnapshot())).toMatchObject({ note: { code: "TRELLIS10" } });
    walk(paths, actor, step);
    expect(couponView(actor.getSnapshot())).toMatchObject({ screen: "form", typed: null, note: null });
  },
);

test.each([
  ["checkCode ✓ the code is accepted", 1],
  ["checkCode ✓ it has ended", 0],
] as const)("%s: the code is stored %i times", (answer, times) => {
  let count = 0;
  const machine = couponMachine.provide({
    actions: {
      storeCode: () => {
        count += 1;
      },
    },
  });
  walk(paths, createPathActor({ ...paths, machine }).start(), "enters a code", answer);
  expect(count).toBe(times);
});
