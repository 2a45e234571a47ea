import { expect, test } from "vitest";
import { describePaths } from "#machines/paths/describe-paths.ts";
import { lastPortInput, createPathActor, stateAfter, walk } from "#machines/paths/replay.ts";
import { authenticatorRemovalPaths } from "./authenticator-removal.paths.ts";
import { authenticatorRemovalView } from "./authenticator-removal.machine.ts";

describePaths(authenticatorRemovalPaths, authenticatorRemovalView);

const cut = ["removes a passkey", "remove ✗"];
test.each([
  [[], "open.idle"],
  [["removes a passkey"], "submitting.pending"],
  [["removes a passkey", "remove ✓ removed"], "open.removed"],
  [["removes a passkey", "remove ✓ removed", "removes the app"], "submitting.pending"],
  [["removes the app", "remove ✓ it is the last one"], "open.lastSecondFactor"],
  [["removes a passkey", "remove ✓ it was removed before"], "open.notFound"],
  [["removes a passkey", "remove ✓ a refusal nobody foresaw"], "open.unforeseen"],
  [cut, "submitting.unreachable"],
  [[...cut, "tries again"], "submitting.pending"],
  [[...cut, "removes the app"], "submitting.pending"],
] as const)("%j leads to %s", (steps, state) => {
  expect(stateAfter(authenticatorRemovalPaths, "a customer", steps)).toBe(state);
});

test("the last chosen authenticator is removed", () => {
  const actor = walk(authenticatorRemovalPaths, createPathActor(authenticatorRemovalPaths).start(), ...cut);
  walk(authenticatorRemovalPaths, actor, "tries again");
  expect(lastPortInput(actor, "remove")).toEqual({ authenticator: { kind: "passkey", id: "passkey-phone" } });
  walk(authenticatorRemovalPaths, actor, "remove ✗", "removes the app");
  expect(lastPortInput(actor, "remove")).toEqual({ authenticator: { kind: "app" } });
  expect(authenticatorRemovalView(actor.getSnapshot())).toMatchObject({
    note: null,
    busy: true,
    typed: { authenticator: { kind: "app" } },
  });
});
