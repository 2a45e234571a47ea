import { expect, test } from "vitest";
import { describePaths } from "#machines/paths/describe-paths.ts";
import {
  resolvePort,
  lastPortInput,
  createPathActor,
  rejectPort,
  stateAfter,
  walk,
} from "#machines/paths/replay.ts";
import { passwordRecoveryMachine } from "./password-recovery.machine.ts";
import { passwordRecoveryPaths } from "./password-recovery.paths.ts";
import { passwordRecoveryView } from "./password-recovery.view.ts";

describePaths(passwordRecoveryPaths, passwordRecoveryView);

const proven = ["asks for a link", "prove ✓ proven"];

test.each([
  ["a lost password", [], "typing.editing"],
  ["the link is sent", [], "sent"],
  ["a lost password", ["asks for a link"], "asking.proving"],
  ["a lost password", ["asks for a link", "prove ✗"], "asking.unreachable"],
  ["a lost password", ["asks for a link", "prove ✗", "tries again"], "asking.proving"],
  ["a lost password", ["asks for a link", "prove ✗", "asks for a link"], "asking.proving"],
  ["a lost password", proven, "asking.recovering"],
  ["a lost password", [...proven, "recoverPassword ✗"], "asking.unreachable"],
  ["a lost password", [...proven, "recoverPassword ✓ asked"], "sent"],
  ["a lost password", [...proven, "recoverPassword ✓ asked four minutes ago"], "typing.askedRecently"],
  ["a lost password", [...proven, "recoverPassword ✓ the address is none"], "typing.incorrect"],
  ["a lost password", [...proven, "recoverPassword ✓ tried too often"], "typing.tooMany"],
  ["a lost password", [...proven, "recoverPassword ✓ the proof came too late"], "typing.unproven"],
  ["a lost password", [...proven, "recoverPassword ✓ a refusal nobody foresaw"], "typing.unforeseen"],
  [
    "a lost password",
    [...proven, "recoverPassword ✓ the address is none", "asks for a link"],
    "asking.proving",
  ],
] as const)("from %s, %j leads to %s", (start, steps, state) => {
  expect(stateAfter(passwordRecoveryPaths, start, steps)).toBe(state);
});

test("each attempt has its own captcha and sends the latest address", () => {
  const actor = createPathActor(passwordRecoveryPaths).start();
  actor.send({ type: "recovery.submitted", email: "ada@example.com" });
  resolvePort(actor, "prove", { captcha: "the first" });
  expect(lastPortInput(actor, "recoverPassword")).toEqual({ email: "ada@example.com", captcha: "the first" });
  rejectPort(actor, "recoverPassword");
  actor.send({ type: "recovery.submitted", email: "grace@example.com" });
  resolvePort(actor, "prove", { captcha: "the second" });
  expect(lastPortInput(actor, "recoverPassword")).toEqual({
    email: "grace@example.com",
    captcha: "the second",
  });
  resolvePort(actor, "recoverPassword", { outcome: "askedRecently", seconds: 241 });
  expect(actor.getSnapshot().context.captcha).toBeNull();
  expect(passwordRecoveryView(actor.getSnapshot())).toEqual({
    screen: "form",
    email: "grace@example.com",
    problem: { because: "askedRecently", minutes: 5 },
    busy: false,
  });
});

test("a sent link leads to its own URL", () => {
  const done: string[] = [];
  const machine = passwordRecoveryMachine.provide({ actions: { goToSent: () => void done.push("sent") } });
  walk(
    passwordRecoveryPaths,
    createPathActor({ ...passwordRecoveryPaths, machine }).start(),
    ...proven,
    "recoverPassword ✓ asked",
  );
  expect(done).toEqual(["sent"]);
});
