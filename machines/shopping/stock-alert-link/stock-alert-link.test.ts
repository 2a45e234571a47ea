import { expect, test } from "vitest";
import { describePaths } from "#machines/paths/describe-paths.ts";
import { createPathActor, lastPortInput, stateAfter, walk } from "#machines/paths/replay.ts";
import { stockAlertLinkView } from "./stock-alert-link.machine.ts";
import { stockAlertLinkPaths as paths } from "./stock-alert-link.paths.ts";

describePaths(paths, stockAlertLinkView);

test.each([
  ["a link that confirms", [], "open.idle"],
  ["a link without its token", [], "tokenInvalid"],
  ["a link that confirms", ["presses the button"], "submitting.pending"],
  ["a link that confirms", ["presses the button", "followLink ✓ confirmed"], "confirmed"],
  ["a link that deletes", ["presses the button", "followLink ✓ deleted"], "deleted"],
  ["a link that confirms", ["presses the button", "followLink ✓ the link is none"], "tokenInvalid"],
  ["a link that confirms", ["presses the button", "followLink ✓ the link is too old"], "tokenExpired"],
  [
    "a link that confirms",
    ["presses the button", "followLink ✓ a refusal nobody foresaw"],
    "open.unforeseen",
  ],
  [
    "a link that confirms",
    ["presses the button", "followLink ✓ a refusal nobody foresaw", "presses the button"],
    "submitting.pending",
  ],
  ["a link that confirms", ["presses the button", "followLink ✗"], "submitting.unreachable"],
  ["a link that confirms", ["presses the button", "followLink ✗", "tries again"], "submitting.pending"],
] as const)("%s, %j leads to %s", (start, steps, state) => {
  expect(stateAfter(paths, start, steps)).toBe(state);
});

test.each([
  ["a link that confirms", { use: "confirm", token: "a-token" }],
  ["a link that deletes", { use: "delete", token: "another-token" }],
] as const)("%s sends its token, and again with the same", (start, sent) => {
  const actor = walk(paths, createPathActor(paths, start).start(), "presses the button");
  expect(lastPortInput(actor, "followLink")).toEqual(sent);
  walk(paths, actor, "followLink ✗", "tries again");
  expect(lastPortInput(actor, "followLink")).toEqual(sent);
});
