import { expect, test } from "vitest";
import { describePaths } from "#machines/paths/describe-paths.ts";
import { lastPortInput, createPathActor, stateAfter, walk } from "#machines/paths/replay.ts";
import { failedMailPaths } from "./failed-mail.paths.ts";
import { failedMailView } from "./failed-mail.machine.ts";

describePaths(failedMailPaths, failedMailView);

const sent = ["sends it again"];

test.each([
  [[], "open.idle"],
  [sent, "submitting.pending"],
  [[...sent, "resend ✓ queued"], "queued"],
  [[...sent, "resend ✓ sent meanwhile"], "notFound"],
  [[...sent, "resend ✓ no administrator any more"], "administratorsOnly"],
  [[...sent, "resend ✓ a refusal nobody foresaw"], "open.unforeseen"],
  [[...sent, "resend ✓ a refusal nobody foresaw", ...sent], "submitting.pending"],
  [[...sent, "resend ✗"], "submitting.unreachable"],
  [[...sent, "resend ✗", "tries again"], "submitting.pending"],
] as const)("%j leads to %s", (steps, state) => {
  expect(stateAfter(failedMailPaths, "an administrator", steps)).toBe(state);
});

test("the shown mail is the one that is sent", () => {
  const actor = walk(failedMailPaths, createPathActor(failedMailPaths).start(), ...sent);
  expect(lastPortInput(actor, "resend")).toEqual({ mailId: "01a1fda1-4db5-78d4-bca7-b0a827790571" });
  expect(failedMailView(actor.getSnapshot())).toMatchObject({ screen: "form", note: null, busy: true });
});
