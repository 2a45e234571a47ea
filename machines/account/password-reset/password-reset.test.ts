import { expect, test } from "vitest";
import { describePaths } from "#machines/paths/describe-paths.ts";
import { lastPortInput, createPathActor, stateAfter, walk } from "#machines/paths/replay.ts";
import { passwordResetMachine } from "./password-reset.machine.ts";
import { passwordResetPaths } from "./password-reset.paths.ts";
import { passwordResetView } from "./password-reset.machine.ts";

describePaths(passwordResetPaths, passwordResetView);

const link = "the mail's link";
const cut = ["sets a new password", "resetPassword ✗"];

test.each([
  [link, [], "open.idle"],
  ["an address without a token", [], "tokenInvalid"],
  [link, ["sets a new password"], "submitting.pending"],
  [link, ["types two passwords"], "open.different"],
  [link, ["types two passwords", "sets a new password"], "submitting.pending"],
  [link, ["sets a new password", "resetPassword ✓ reset"], "reset"],
  [link, ["sets a new password", "resetPassword ✓ the link is no longer valid"], "tokenInvalid"],
  [link, ["sets a new password", "resetPassword ✓ the password is too weak"], "open.passwordWeak"],
  [link, ["sets a new password", "resetPassword ✓ many people have the password"], "open.passwordCommon"],
  [link, ["sets a new password", "resetPassword ✓ the password contains the name"], "open.passwordPersonal"],
  [link, ["sets a new password", "resetPassword ✓ it was tried too often"], "open.tooManyRequests"],
  [link, ["sets a new password", "resetPassword ✓ a refusal nobody foresaw"], "open.unforeseen"],
  [link, cut, "submitting.unreachable"],
  [link, [...cut, "tries again"], "submitting.pending"],
  [link, [...cut, "sets a new password"], "submitting.pending"],
  [link, [...cut, "types two passwords"], "open.different"],
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
  expect([done, actor.getSnapshot().context.typed]).toEqual([["login"], null]);
});

test("too many attempts show the wait, and can be retried", () => {
  const actor = createPathActor(passwordResetPaths, link).start();
  walk(passwordResetPaths, actor, "sets a new password", "resetPassword ✓ it was tried too often");
  const { context } = actor.getSnapshot();
  expect([passwordResetView(actor.getSnapshot()), context.typed]).toEqual([
    { screen: "form", typed: null, note: { minutes: 2 }, isConfirming: false, busy: false },
    null,
  ]);
  walk(passwordResetPaths, actor, "sets a new password");
  expect(passwordResetView(actor.getSnapshot())).toMatchObject({
    screen: "form",
    typed: null,
    note: null,
    busy: true,
  });
});
