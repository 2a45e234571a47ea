import { expect, test } from "vitest";
import { describePaths } from "#machines/paths/describe-paths.ts";
import { createPathActor, stateAfter, walk } from "#machines/paths/replay.ts";
import { passkeyMachine } from "./passkey.machine.ts";
import { passkeyPaths } from "./passkey.paths.ts";
import { passkeyView } from "./passkey.view.ts";

describePaths(passkeyPaths, passkeyView);

const chosen = ["chooses a passkey"];
test.each([
  [[], "offered.looking"],
  [chosen, "using.asking"],
  [[...chosen, "logInWithPasskey ✓ it is right"], "loggedIn"],
  [[...chosen, "logInWithPasskey ✓ it is right", ...chosen], "using.asking"],
  [[...chosen, "logInWithPasskey ✓ it was cancelled"], "offered.cancelled"],
  [[...chosen, "logInWithPasskey ✓ it was cancelled", ...chosen], "using.asking"],
  [[...chosen, "logInWithPasskey ✓ this browser has none"], "offered.unsupported"],
  [[...chosen, "logInWithPasskey ✓ it is not accepted"], "offered.notAccepted"],
  [[...chosen, "logInWithPasskey ✓ not active"], "offered.inactive"],
  [[...chosen, "logInWithPasskey ✓ tried too often"], "offered.tooMany"],
  [[...chosen, "logInWithPasskey ✓ a refusal nobody foresaw"], "offered.unforeseen"],
  [[...chosen, "logInWithPasskey ✗"], "using.unreachable"],
  [[...chosen, "logInWithPasskey ✗", "tries again"], "using.asking"],
  [[...chosen, "logInWithPasskey ✗", ...chosen], "using.asking"],
] as const)("%j leads to %s", (steps, state) => {
  expect(stateAfter(passkeyPaths, "a visitor", steps)).toBe(state);
});

test("an accepted passkey logs in with its token; waiting minutes are rounded up", () => {
  const tokens: string[] = [];
  const machine = passkeyMachine.provide({
    actions: { logIn: (_, { token }) => void tokens.push(token) },
  });
  const model = { ...passkeyPaths, machine };
  const actor = createPathActor(model).start();
  walk(model, actor, ...chosen, "logInWithPasskey ✓ tried too often");
  expect(passkeyView(actor.getSnapshot())).toEqual({ screen: "button", note: { minutes: 2 }, busy: false });
  walk(model, actor, ...chosen);
  expect(passkeyView(actor.getSnapshot())).toEqual({ screen: "button", note: null, busy: true });
  walk(model, actor, "logInWithPasskey ✓ it is right");
  expect(tokens).toEqual(["token-1"]);
});
