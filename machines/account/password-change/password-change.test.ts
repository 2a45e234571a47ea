import { expect, test } from "vitest";
import { describePaths } from "#machines/paths/describe-paths.ts";
import { lastPortInput, createPathActor, stateAfter, walk } from "#machines/paths/replay.ts";
import { passwordChangePaths } from "./password-change.paths.ts";
import { passwordChangeView } from "./password-change.machine.ts";

describePaths(passwordChangePaths, passwordChangeView);

const cut = ["changes the password", "changePassword ✗"];

test.each([
  [[], "open.idle"],
  [["changes the password"], "submitting.pending"],
  [["types two passwords"], "open.different"],
  [["types two passwords", "changes the password"], "submitting.pending"],
  [["changes the password", "changePassword ✓ changed"], "open.changed"],
  [["changes the password", "changePassword ✓ the current one is wrong"], "open.incorrectPassword"],
  [["changes the password", "changePassword ✓ the new one is too weak"], "open.passwordWeak"],
  [["changes the password", "changePassword ✓ many people have the new one"], "open.passwordCommon"],
  [["changes the password", "changePassword ✓ the new one contains the name"], "open.passwordPersonal"],
  [["changes the password", "changePassword ✓ tried too often"], "open.tooManyRequests"],
  [["changes the password", "changePassword ✓ a refusal nobody foresaw"], "open.unforeseen"],
  [cut, "submitting.unreachable"],
  [[...cut, "tries again"], "submitting.pending"],
  [[...cut, "changes the password"], "submitting.pending"],
  [[...cut, "types two passwords"], "open.different"],
] as const)("%j leads to %s", (steps, state) => {
  expect(stateAfter(passwordChangePaths, "a customer", steps)).toBe(state);
});

test("passwords are cleared after the change; the wait is shown in minutes", () => {
  const actor = walk(
    passwordChangePaths,
    createPathActor(passwordChangePaths).start(),
    ...cut,
    "tries again",
  );
  expect(lastPortInput(actor, "changePassword")).toEqual({
    current: "Trellis-Demo-2026!",
    password: "Gießkanne 9 Liter!",
  });
  walk(passwordChangePaths, actor, "changePassword ✓ tried too often");
  expect(actor.getSnapshot().context.typed).toBeNull();
  expect(passwordChangeView(actor.getSnapshot())).toEqual({
    screen: "form",
    typed: null,
    note: { minutes: 15 },
    isConfirming: false,
    busy: false,
  });
});
