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
import { signUpMachine } from "./sign-up.machine.ts";
import { registration, signUpPaths } from "./sign-up.paths.ts";
import { signUpView } from "./sign-up.view.ts";
import { requirements } from "#tests/support/requirements.ts";

describePaths(signUpPaths, signUpView);

const late = "signUp ✓ the proof came too late";
const proven = ["signs up", "prove ✓ proven"];
const there = [...proven, "signUp ✓ registered"];

test.each([
  [["signs up"], "signingUp.proving.asking"],
  [["signs up", "prove ✗"], "signingUp.proving.unreachable"],
  [["signs up", "prove ✗", "tries again"], "signingUp.proving.asking"],
  [["signs up", "prove ✗", "signs up"], "signingUp.proving.asking"],
  [proven, "signingUp.registering.asking"],
  [[...proven, "signUp ✗"], "signingUp.registering.unreachable"],
  [[...proven, "signUp ✗", "tries again"], "signingUp.proving.asking"],
  [[...proven, "signUp ✗", "signs up"], "signingUp.proving.asking"],
  [[...proven, "signUp ✓ registered already"], "typing.registeredAlready"],
  [[...proven, "signUp ✓ registered already", "would rather log in"], "typing.registeredAlready"],
  [[...proven, "signUp ✓ the password is too weak"], "typing.weakPassword"],
  [[...proven, "signUp ✓ many people have the password"], "typing.commonPassword"],
  [[...proven, "signUp ✓ the password contains the name"], "typing.personalPassword"],
  [[...proven, "signUp ✓ the address is none"], "typing.incorrect"],
  [[...proven, "signUp ✓ the address is none", "signs up"], "signingUp.proving.asking"],
  [[...proven, "signUp ✓ a refusal nobody foresaw"], "typing.unforeseen"],
  [[...proven, "signUp ✓ tried too often"], "typing.tooMany"],
  [[...proven, late], "signingUp.proving.asking"],
  [[...proven, late, "prove ✓ proven", late], "typing.unproven"],
  [there, "registered.settled"],
  [[...there, "asks for the mail again"], "registered.resending"],
  [[...there, "asks for the mail again", "resendConfirmation ✓ sent again"], "registered.resent"],
  [[...there, "asks for the mail again", "resendConfirmation ✓ asked too often"], "registered.refused"],
  [
    [...there, "asks for the mail again", "resendConfirmation ✓ a refusal that was not foreseen"],
    "registered.unforeseen",
  ],
  [[...there, "asks for the mail again", "resendConfirmation ✗"], "registered.unreachable"],
  [
    [...there, "asks for the mail again", "resendConfirmation ✗", "asks for the mail again"],
    "registered.resending",
  ],
  [[...there, "takes another address"], "typing.editing"],
] as const)("%j leads to %s", (steps, state) => {
  requirements("captcha.invisible");
  expect(stateAfter(signUpPaths, "a visitor", steps)).toBe(state);
});

test("a captcha is used once, and the values are cleared when no longer needed", () => {
  requirements("captcha.with-request");
  const actor = createPathActor(signUpPaths).start();
  actor.send({ type: "signUp.submitted", ...registration });
  resolvePort(actor, "prove", { captcha: "the first" });
  expect(lastPortInput(actor, "signUp")).toEqual({ ...registration, captcha: "the first", returnTo: null });
  rejectPort(actor, "signUp");
  actor.send({ type: "retry.requested" });
  resolvePort(actor, "prove", { captcha: "the second" });
  expect(lastPortInput(actor, "signUp")).toEqual({ ...registration, captcha: "the second", returnTo: null });
  resolvePort(actor, "signUp", { outcome: "registered" });
  expect(actor.getSnapshot().context).toMatchObject({ captcha: null, isProvenAgain: false });
  const registered = (resend: object) => ({ screen: "registered", email: "ada@example.com", resend });
  expect(signUpView(actor.getSnapshot())).toEqual(registered({ screen: "offer" }));
  actor.send({ type: "resend.requested" });
  const { email: username, password } = registration;
  expect(lastPortInput(actor, "resendConfirmation")).toEqual({ username, password, returnTo: null });
  expect(actor.getSnapshot().can({ type: "resend.requested" })).toBe(false);
  resolvePort(actor, "resendConfirmation", { outcome: "refused", detail: "Too often." });
  expect(signUpView(actor.getSnapshot())).toEqual(registered({ screen: "refused", detail: "Too often." }));
  actor.send({ type: "other.chosen" });
  expect(actor.getSnapshot().context.password).toBeNull();
  expect(signUpView(actor.getSnapshot())).toMatchObject({ screen: "form", email: "ada@example.com" });
});

test("after a failed captcha the next one is solved again", () => {
  requirements("captcha.reset");
  const again = [...proven, late, "prove ✓ proven", late, ...proven, late];
  expect(stateAfter(signUpPaths, "a visitor", again)).toBe("signingUp.proving.asking");
});

test("a registered visitor is led to the log-in with the typed address", () => {
  const led: string[] = [];
  const machine = signUpMachine.provide({ actions: { goToLogin: (_, { email }) => void led.push(email) } });
  const actor = createPathActor({ ...signUpPaths, machine }).start();
  walk(signUpPaths, actor, ...proven, "signUp ✓ registered already", "would rather log in");
  expect(led).toEqual(["ada@example.com"]);
});
