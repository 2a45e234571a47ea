import { expect, test } from "vitest";
import { describePaths } from "#machines/paths/describe-paths.ts";
import { createPathActor, lastPortInput, stateAfter, walk } from "#machines/paths/replay.ts";
import { stockAlertMachine, stockAlertView } from "./stock-alert.machine.ts";
import { soldOut, stockAlertPaths as paths, typed } from "./stock-alert.paths.ts";

describePaths(paths, stockAlertView);

test.each([
  [[], "open.idle"],
  [["asks"], "submitting.pending"],
  [["asks", "askForAlert ✓ a link is mailed"], "mailed"],
  [["asks", "askForAlert ✓ the address is their own"], "notNeeded"],
  [["asks", "askForAlert ✓ the address is none"], "open.invalid"],
  [["asks", "askForAlert ✓ the address is none", "asks"], "submitting.pending"],
  [["asks", "askForAlert ✓ it is back"], "inStock"],
  [["asks", "askForAlert ✓ it is sold no more"], "notFound"],
  [["asks", "askForAlert ✓ asked too often"], "open.tooManyRequests"],
  [["asks", "askForAlert ✓ a refusal nobody foresaw"], "open.unforeseen"],
  [["asks", "askForAlert ✗"], "submitting.unreachable"],
  [["asks", "askForAlert ✗", "tries again"], "submitting.pending"],
  [["asks", "askForAlert ✗", "asks"], "submitting.pending"],
] as const)("%j leads to %s", (steps, state) => {
  expect(stateAfter(paths, "a sold-out variant", steps)).toBe(state);
});

test.each([
  ["askForAlert ✓ the address is none", "invalid"],
  ["askForAlert ✓ asked too often", { minutes: 15 }],
  ["askForAlert ✓ a refusal nobody foresaw", "unforeseen"],
  ["askForAlert ✗", "unreachable"],
] as const)("%s: the address survives", (answer, note) => {
  const actor = walk(paths, createPathActor(paths).start(), "asks");
  expect(lastPortInput(actor, "askForAlert")).toEqual({ ...soldOut, ...typed });
  walk(paths, actor, answer);
  expect(stockAlertView(actor.getSnapshot())).toEqual({
    screen: "form",
    typed,
    note,
    isConfirming: false,
    busy: false,
  });
});

test.each([
  ["askForAlert ✓ it is back", "inStock", 1],
  ["askForAlert ✓ a link is mailed", "mailed", 0],
] as const)("%s: the product is read again %i times", (answer, screen, times) => {
  let count = 0;
  const machine = stockAlertMachine.provide({
    actions: {
      refreshProduct: () => {
        count += 1;
      },
    },
  });
  const actor = walk(paths, createPathActor({ ...paths, machine }).start(), "asks", answer);
  expect(stockAlertView(actor.getSnapshot())).toEqual({ screen, typed });
  expect(count).toBe(times);
});
