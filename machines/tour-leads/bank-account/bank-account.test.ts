import { expect, test } from "vitest";
import { describePaths } from "#machines/paths/describe-paths.ts";
import { lastPortInput, createPathActor, stateAfter, walk } from "#machines/paths/replay.ts";
import { bankAccountPaths } from "./bank-account.paths.ts";
import { bankAccountView } from "./bank-account.view.ts";

describePaths(bankAccountPaths, bankAccountView);

const first = "a tour lead without an account";
const cut = ["types an account", "keepAccount ✗"];

test.each([
  [[], "typing.editing"],
  [["types an account"], "keeping.asking"],
  [["types an account", "keepAccount ✓ kept"], "shown.kept"],
  [["types an account", "keepAccount ✓ kept", "changes it"], "typing.editing"],
  [["types an account", "keepAccount ✓ both are wrong"], "typing.wrong"],
  [["types an account", "keepAccount ✓ the password is wrong"], "typing.incorrect"],
  [["types an account", "keepAccount ✓ there is one by now"], "typing.accountThere"],
  [["types an account", "keepAccount ✓ no tour lead any more"], "notAllowed"],
  [["types an account", "keepAccount ✓ tried too often"], "typing.tooMany"],
  [["types an account", "keepAccount ✓ a refusal nobody foresaw"], "typing.unforeseen"],
  [cut, "keeping.unreachable"],
  [[...cut, "tries again"], "keeping.asking"],
  [[...cut, "types an account"], "keeping.asking"],
] as const)("without an account, %j leads to %s", (steps, state) => {
  expect(stateAfter(bankAccountPaths, first, steps)).toBe(state);
});

test.each([
  [[], "shown.resting"],
  [["changes it"], "typing.editing"],
  [["changes it", "leaves it as it is"], "shown.resting"],
] as const)("with an account, %j leads to %s", (steps, state) => {
  expect(stateAfter(bankAccountPaths, "one with an account", steps)).toBe(state);
});

test("without an account the form cannot be cancelled", () => {
  const actor = createPathActor(bankAccountPaths, first).start();
  expect(actor.getSnapshot().can({ type: "change.left" })).toBe(false);
});

test("the first account needs no password, another one does, and both are cleared afterwards", () => {
  const actor = walk(bankAccountPaths, createPathActor(bankAccountPaths, first).start(), "types an account");
  const typed = { holder: "Lena Berg", iban: "DE89 3704 0044 0532 0130 00" };
  expect(lastPortInput(actor, "keepAccount")).toEqual({ ...typed, password: null });
  walk(bankAccountPaths, actor, "keepAccount ✓ there is one by now", "types an account");
  expect(lastPortInput(actor, "keepAccount")).toEqual({ ...typed, password: "Trellis-Demo-2026!" });
  walk(bankAccountPaths, actor, "keepAccount ✓ tried too often");
  expect(actor.getSnapshot().context.typed).toBeNull();
  expect(bankAccountView(actor.getSnapshot())).toEqual({
    screen: "form",
    account: { holder: "Lena Berg", country: "DE", ibanEnd: "3000" },
    problem: { minutes: 15 },
    busy: false,
  });
});
