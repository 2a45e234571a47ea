import { expect, test } from "vitest";
import { describePaths } from "#machines/paths/describe-paths.ts";
import { lastPortInput, createPathActor, stateAfter, walk } from "#machines/paths/replay.ts";
import { editAccountMachine } from "./edit-account.machine.ts";
import { editAccountPaths, typed } from "./edit-account.paths.ts";
import { editAccountView } from "./edit-account.view.ts";
import { requirements } from "#tests/support/requirements.ts";

describePaths(editAccountPaths, editAccountView);

const cut = ["saves", "saveAccount ✗"];

test.each([
  [[], "typing.editing"],
  [["saves"], "saving.asking"],
  [["saves", "saveAccount ✓ saved"], "typing.saved"],
  [["saves", "saveAccount ✓ saved", "saves"], "saving.asking"],
  [["saves", "saveAccount ✓ nobody has this code"], "typing.refused"],
  [["saves", "saveAccount ✓ a refusal nobody foresaw"], "typing.unforeseen"],
  [cut, "saving.unreachable"],
  [[...cut, "tries again"], "saving.asking"],
  [[...cut, "saves"], "saving.asking"],
] as const)("%j leads to %s", (steps, state) => {
  expect(stateAfter(editAccountPaths, "a customer", steps)).toBe(state);
});

test("the draft survives a refusal; a save updates the session, and a code is sent once", () => {
  requirements("validation.lead-code-if-changed");
  const sessionUpdates: string[] = [];
  const machine = editAccountMachine.provide({
    actions: { tellSession: (_, { user }) => void sessionUpdates.push(user.displayName) },
  });
  const actor = createPathActor({ ...editAccountPaths, machine }).start();
  walk(editAccountPaths, actor, "saves");
  expect(lastPortInput(actor, "saveAccount")).toEqual(typed);
  walk(editAccountPaths, actor, "saveAccount ✓ nobody has this code");
  expect(editAccountView(actor.getSnapshot())).toEqual({
    screen: "form",
    typed,
    hasTourLead: false,
    fieldErrors: { tourLeadCode: "no_such_lead" },
    note: null,
    busy: false,
  });
  walk(editAccountPaths, actor, "saves", "saveAccount ✓ saved");
  expect(sessionUpdates).toEqual(["Ada Janssen"]);
  expect(editAccountView(actor.getSnapshot())).toMatchObject({
    typed: { ...typed, tourLeadCode: "" },
    hasTourLead: true,
    fieldErrors: {},
    note: "saved",
  });
});

test("a second attempt sends the latest values", () => {
  const actor = walk(editAccountPaths, createPathActor(editAccountPaths).start(), ...cut);
  actor.send({ type: "account.submitted", ...typed, firstName: "Augusta" });
  expect(lastPortInput(actor, "saveAccount")).toEqual({ ...typed, firstName: "Augusta" });
});
