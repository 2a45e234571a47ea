import { expect, test } from "vitest";
import { describePaths } from "#machines/paths/describe-paths.ts";
import { lastPortInput, createPathActor, stateAfter, walk } from "#machines/paths/replay.ts";
import { authenticatorRemovalPaths } from "./authenticator-removal.paths.ts";
import { authenticatorRemovalView } from "./authenticator-removal.view.ts";

describePaths(authenticatorRemovalPaths, authenticatorRemovalView);

const cut = ["removes a passkey", "remove ✗"];
test.each([
  [[], "looking.reading"],
  [["removes a passkey"], "removing.asking"],
  [["removes a passkey", "remove ✓ removed"], "looking.removed"],
  [["removes a passkey", "remove ✓ removed", "removes the app"], "removing.asking"],
  [["removes the app", "remove ✓ it is the last one"], "looking.last"],
  [["removes a passkey", "remove ✓ it was removed before"], "looking.gone"],
  [["removes a passkey", "remove ✓ a refusal nobody foresaw"], "looking.unforeseen"],
  [cut, "removing.unreachable"],
  [[...cut, "tries again"], "removing.asking"],
  [[...cut, "removes the app"], "removing.asking"],
] as const)("%j leads to %s", (steps, state) => {
  expect(stateAfter(authenticatorRemovalPaths, "a customer", steps)).toBe(state);
});

test("the last chosen authenticator is removed", () => {
  const actor = walk(authenticatorRemovalPaths, createPathActor(authenticatorRemovalPaths).start(), ...cut);
  walk(authenticatorRemovalPaths, actor, "tries again");
  expect(lastPortInput(actor, "remove")).toEqual({ authenticator: { kind: "passkey", id: "passkey-phone" } });
  walk(authenticatorRemovalPaths, actor, "remove ✗", "removes the app");
  expect(lastPortInput(actor, "remove")).toEqual({ authenticator: { kind: "app" } });
  expect(authenticatorRemovalView(actor.getSnapshot())).toEqual({
    screen: "authenticators",
    note: null,
    removing: { kind: "app" },
  });
});
