import { expect, test } from "vitest";
import { describePaths } from "#machines/paths/describe-paths.ts";
import { lastPortInput, createPathActor, stateAfter, walk } from "#machines/paths/replay.ts";
import { passwordChangePaths } from "./password-change.paths.ts";
import { passwordChangeView } from "./password-change.view.ts";

describePaths(passwordChangePaths, passwordChangeView);

const cut = ["changes the password", "changePassword ✗"];

test.each([
  [[], "typing.editing"],
  [["changes the password"], "changing.asking"],
  [["types two passwords"], "typing.different"],
  [["types two passwords", "changes the password"], "changing.asking"],
  [["changes the password", "changePassword ✓ changed"], "typing.changed"],
  [["changes the password", "changePassword ✓ the current one is wrong"], "typing.incorrect"],
  [["changes the password", "changePassword ✓ the new one is too weak"], "typing.weakPassword"],
  [["changes the password", "changePassword ✓ many people have the new one"], "typing.commonPassword"],
  [["changes the password", "changePassword ✓ the new one contains the name"], "typing.personalPassword"],
  [["changes the password", "changePassword ✓ tried too often"], "typing.tooMany"],
  [["changes the password", "changePassword ✓ a refusal nobody foresaw"], "typing.unforeseen"],
  [cut, "changing.unreachable"],
  [[...cut, "tries again"], "changing.asking"],
  [[...cut, "changes the password"], "changing.asking"],
  [[...cut, "types two passwords"], "typing.different"],
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
  expect(actor.getSnapshot().context.passwords).toBeNull();
  expect(passwordChangeView(actor.getSnapshot())).toEqual({
    screen: "form",
    note: { minutes: 15 },
    busy: false,
  });
});
