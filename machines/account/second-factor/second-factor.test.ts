import { expect, test } from "vitest";
import { describePaths } from "#machines/paths/describe-paths.ts";
import { lastPortInput, createPathActor, walk } from "#machines/paths/replay.ts";
import { secondFactorMachine } from "./second-factor.machine.ts";
import { secondFactorPaths } from "./second-factor.paths.ts";
import { secondFactorView } from "./second-factor.view.ts";

describePaths(secondFactorPaths, secondFactorView);

function started(start = "a log-in") {
  const done: string[] = [];
  const machine = secondFactorMachine.provide({
    actions: {
      finish: (_, { token }) => void done.push(`finish with ${token}`),
      leave: () => void done.push("leave"),
      end: () => void done.push("end"),
    },
  });
  const model = { ...secondFactorPaths, machine };
  const actor = createPathActor(model, start).start();
  return { actor, done, steps: (...titles: string[]) => walk(model, actor, ...titles) };
}

test.each([
  ["a log-in", "logIn"],
  ["a fresh proof", "proof"],
])("%s reads its need", (start, task) => {
  expect(lastPortInput(started(start).actor, "readNeed")).toEqual({ task });
});

test("a wrong code is refused and a right one finishes", () => {
  const { actor, done, steps } = started();
  steps("readNeed ✓ has everything");
  expect(secondFactorView(actor.getSnapshot())).toEqual({
    screen: "proof",
    isLogIn: true,
    method: "app",
    methods: ["passkey", "app", "recovery_code"],
    note: null,
    busy: null,
  });
  steps("types a code");
  expect(lastPortInput(actor, "prove")).toEqual({ method: "app", value: "492039" });
  expect(secondFactorView(actor.getSnapshot())).toMatchObject({ busy: "typed", note: null });
  steps("prove ✓ it is wrong");
  expect(actor.getSnapshot().context.value).toBeNull();
  expect(secondFactorView(actor.getSnapshot())).toMatchObject({ method: "app", note: "incorrect" });
  steps("types a code", "prove ✓ it is right");
  expect(done).toEqual(["finish with token-2"]);
});

test("a second attempt sends the code typed last", () => {
  const { actor, steps } = started();
  steps("readNeed ✓ has everything", "types a code", "prove ✗");
  expect(secondFactorView(actor.getSnapshot())).toMatchObject({ note: "unreachable", busy: null });
  steps("types a recovery code");
  expect(lastPortInput(actor, "prove")).toMatchObject({ method: "recovery_code" });
  steps("prove ✗", "tries again");
  expect(lastPortInput(actor, "prove")).toMatchObject({ method: "recovery_code" });
});

test("another method can be chosen among those of the account", () => {
  const { actor, steps } = started();
  steps("readNeed ✓ has everything", "would rather use a recovery code");
  expect(secondFactorView(actor.getSnapshot())).toMatchObject({ method: "recovery_code" });
  steps("chooses a passkey", "proveByPasskey ✓ it was cancelled");
  expect(secondFactorView(actor.getSnapshot())).toMatchObject({ note: "cancelled", method: "recovery_code" });
  const other = started();
  other.steps("readNeed ✓ has a password");
  expect(secondFactorView(other.actor.getSnapshot())).toMatchObject({ method: "password" });
  for (const step of ["types a code", "would rather use a recovery code", "chooses a passkey"])
    expect(() => other.steps(step)).toThrow("can't happen");
  const third = started();
  third.steps("readNeed ✓ has a passkey alone");
  expect(secondFactorView(third.actor.getSnapshot())).toMatchObject({ method: null });
});

test("a changed account is read again", () => {
  const { actor, steps } = started();
  steps("readNeed ✓ has everything", "types a code", "prove ✓ it has changed meanwhile");
  expect(actor.getSnapshot().value).toEqual({ reading: "asking" });
  steps("readNeed ✓ has a password");
  expect(secondFactorView(actor.getSnapshot())).toMatchObject({ method: "password", methods: ["password"] });
});

test("setting up an app shows its secret, confirms the first code, and shows recovery codes once", () => {
  const { actor, done, steps } = started();
  steps("readNeed ✓ has nothing yet");
  expect(secondFactorView(actor.getSnapshot())).toEqual({
    screen: "choice",
    ways: ["passkey", "app"],
    maySkip: false,
    note: null,
    busy: null,
  });
  expect(() => steps("skips it for now")).toThrow("can't happen");
  steps("chooses an app");
  expect(secondFactorView(actor.getSnapshot())).toMatchObject({ busy: "app" });
  steps("startApp ✓ a secret");
  expect(secondFactorView(actor.getSnapshot())).toMatchObject({
    screen: "app",
    app: { secret: "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP", setupToken: "setup-1" },
    busy: false,
  });
  steps("types the app’s first code");
  expect(lastPortInput(actor, "confirmApp")).toEqual({ setupToken: "setup-1", code: "492039" });
  steps("confirmApp ✓ it is wrong");
  expect(actor.getSnapshot().context.code).toBeNull();
  steps("types the app’s first code", "confirmApp ✗", "tries again");
  expect(lastPortInput(actor, "confirmApp")).toEqual({ setupToken: "setup-1", code: "492039" });
  steps("confirmApp ✓ the first one");
  expect(secondFactorView(actor.getSnapshot())).toMatchObject({
    screen: "codes",
    codes: expect.arrayContaining(["7K3M-9Q2R-B4XD-W8TP-ZH5N-C1VJ"]),
  });
  expect(done).toEqual([]);
  steps("has saved the codes");
  expect(done).toEqual(["finish with token-2"]);
});

test("leaving returns to the previous page", () => {
  const { done, steps } = started();
  steps("readNeed ✓ has everything", "leaves");
  expect(done).toEqual(["leave"]);
});

test("adding a passkey does not offer an app, nor the other way round", () => {
  const passkey = started("a passkey to add");
  passkey.steps("addPasskey ✓ it was cancelled");
  expect(secondFactorView(passkey.actor.getSnapshot())).toMatchObject({
    ways: ["passkey"],
    note: "cancelled",
  });
  expect(() => passkey.steps("chooses an app")).toThrow("can't happen");
  passkey.steps("chooses a passkey");
  const app = started("an app to add");
  app.steps("startApp ✗");
  expect(secondFactorView(app.actor.getSnapshot())).toMatchObject({ ways: ["app"], note: "unreachable" });
  expect(() => app.steps("chooses a passkey")).toThrow("can't happen");
  app.steps("chooses an app");
});

test("skipping finishes with the same token; another passkey shows no codes", () => {
  const skipped = started();
  skipped.steps("readNeed ✓ may have something", "skips it for now");
  expect(skipped.done).toEqual(["finish with null"]);
  const added = started("a passkey to add");
  added.steps("addPasskey ✓ another one");
  expect(added.done).toEqual(["finish with token-2"]);
});

test("an ended session ends it in any state", () => {
  const { done, steps } = started("codes to replace");
  steps("replaceCodes ✓ the session is over");
  expect(done).toEqual(["end"]);
});

test("the wait is shown in minutes, rounded up", () => {
  const { actor, steps } = started();
  steps("readNeed ✓ has everything", "types a code", "prove ✓ tried too often");
  expect(secondFactorView(actor.getSnapshot())).toMatchObject({ note: { minutes: 15 } });
});
