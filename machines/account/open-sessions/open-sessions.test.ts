import { expect, test } from "vitest";
import { describePaths } from "#machines/paths/describe-paths.ts";
import { lastPortInput, createPathActor, stateAfter, walk } from "#machines/paths/replay.ts";
import { openSessionsPaths } from "./open-sessions.paths.ts";
import { openSessionsView } from "./open-sessions.view.ts";

describePaths(openSessionsPaths, openSessionsView);

const oneCut = ["ends one", "endSession ✗"];
const othersCut = ["ends all others", "endOthers ✗"];

test.each([
  [[], "looking.reading"],
  [["ends one"], "endingOne.asking"],
  [["ends one", "endSession ✓ ended"], "looking.ended"],
  [["ends one", "endSession ✓ ended", "ends all others"], "endingOthers.asking"],
  [["ends one", "endSession ✓ it had ended before"], "looking.gone"],
  [["ends one", "endSession ✓ a refusal nobody foresaw"], "looking.unforeseen"],
  [oneCut, "endingOne.unreachable"],
  [[...oneCut, "tries again"], "endingOne.asking"],
  [[...oneCut, "ends one"], "endingOne.asking"],
  [[...oneCut, "ends all others"], "endingOthers.asking"],
  [["ends all others"], "endingOthers.asking"],
  [["ends all others", "endOthers ✓ ended"], "looking.othersEnded"],
  [["ends all others", "endOthers ✓ a refusal nobody foresaw"], "looking.unforeseen"],
  [othersCut, "endingOthers.unreachable"],
  [[...othersCut, "tries again"], "endingOthers.asking"],
  [[...othersCut, "ends all others"], "endingOthers.asking"],
  [[...othersCut, "ends one"], "endingOne.asking"],
] as const)("%j leads to %s", (steps, state) => {
  expect(stateAfter(openSessionsPaths, "a customer", steps)).toBe(state);
});

test("the last chosen session is ended", () => {
  const actor = walk(openSessionsPaths, createPathActor(openSessionsPaths).start(), ...oneCut);
  actor.send({ type: "session.dismissed", sessionId: "session-tablet" });
  expect(lastPortInput(actor, "endSession")).toEqual({ sessionId: "session-tablet" });
  expect(openSessionsView(actor.getSnapshot())).toEqual({
    screen: "sessions",
    note: null,
    ending: { sessionId: "session-tablet" },
  });
  walk(openSessionsPaths, actor, "endSession ✓ it had ended before");
  expect(openSessionsView(actor.getSnapshot())).toEqual({
    screen: "sessions",
    note: "notFound",
    ending: null,
  });
});

test.each([oneCut, othersCut])("%s and choosing one sends that one", (...steps) => {
  const actor = walk(openSessionsPaths, createPathActor(openSessionsPaths).start(), ...steps, "ends one");
  expect(lastPortInput(actor, "endSession")).toEqual({ sessionId: "session-phone" });
});
