import { expect, test } from "vitest";
import { describePaths } from "#machines/paths/describe-paths.ts";
import { lastPortInput, createPathActor, stateAfter, walk } from "#machines/paths/replay.ts";
import { passwordResetMachine } from "./password-reset.machine.ts";
import { passwordResetPaths } from "./password-reset.paths.ts";
import { passwordResetView } from "./password-reset.view.ts";

describePaths(passwordResetPaths, passwordResetView);

const link = "the mail's link";
const cut = ["sets a new password", "resetPassword ✗"];

test.each([
  [link, [], "typing.editing"],
  ["an address without a token", [], "linkInvalid"],
  [link, ["sets a new password"], "resetting.asking"],
  [link, ["types two passwords"], "typing.different"],
  [link, ["types two passwords", "sets a new password"], "resetting.asking"],
  [link, ["sets a new password", "resetPassword ✓ reset"], "done"],
  [link, ["sets a new password", "resetPassword ✓ the link is no longer valid"], "linkInvalid"],
  [link, ["sets a new password", "resetPassword ✓ the password is too weak"], "typing.weakPassword"],
  [link, ["sets a new password", "resetPassword ✓ many people have the password"], "typing.commonPassword"],
  [
    link,
    ["sets a new password", "resetPassword ✓ the password contains the name"],
    "typing.personalPassword",
  ],
  [link, ["sets a new password", "resetPassword ✓ it was tried too often"], "typing.tooMany"],
  [link, ["sets a new password", "resetPassword ✓ a refusal nobody foresaw"], "typing.unforeseen"],
  [link, cut, "resetting.unreachable"],
  [link, [...cut, "tries again"], "resetting.asking"],
  [link, [...cut, "sets a new password"], "resetting.asking"],
  [link, [...cut, "types two passwords"], "typing.different"],
] as const)("from %s, %j leads to %s", (start, steps, state) => {
  expect(stateAfter(passwordResetPaths, start, steps)).toBe(state);
});

test("the password is cleared once it is set, and the log-in follows", () => {
  const done: string[] = [];
  const machine = passwordResetMachine.provide({ actions: { goToLogin: () => void done.push("login") } });
  const actor = createPathActor({ ...passwordResetPaths, machine }, link).start();
  walk(passwordResetPaths, actor, ...cut, "tries again");
  expect(lastPortInput(actor, "resetPassword")).toEqual({ token: "token-1", password: "Gießkanne 9 Liter!" });
  walk(passwordResetPaths, actor, "resetPassword ✓ reset");
  expect([done, actor.getSnapshot().context.password]).toEqual([["login"], null]);
});

test("too many attempts show the wait, and can be retried", () => {
  const actor = createPathActor(passwordResetPaths, link).start();
  walk(passwordResetPaths, actor, "sets a new password", "resetPassword ✓ it was tried too often");
  const { context } = actor.getSnapshot();
  expect([passwordResetView(actor.getSnapshot()), context.password]).toEqual([
    { screen: "form", problem: { minutes: 2 }, busy: false },
    null,
  ]);
  walk(passwordResetPaths, actor, "sets a new password");
  expect(passwordResetView(actor.getSnapshot())).toEqual({ screen: "form", problem: null, busy: true });
});
