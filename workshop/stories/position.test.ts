import { expect, test } from "vitest";
import type { AnyActor } from "xstate";
import { leafPaths } from "#machines/paths/paths.ts";
import { sessionPaths } from "#machines/account/session/session.paths.ts";
import { flowModels } from "#scripts/flows.ts";
import { createFlowLog } from "#src/recording/flow-log.ts";
import { createRecording } from "#src/recording/recording.ts";
import { readRecording } from "#workshop/recording/read-recording.ts";
import { createPathActor } from "#machines/paths/replay.ts";
import { begin, gameAt, linkTo, positionIn, positionInRecording, positionOf } from "./position.ts";

const flows = await flowModels();

test.each(flows)("every state of $flow has a link that leads there", ({ model }) => {
  for (const path of leafPaths(model)) {
    const game = begin(model, path.start);
    for (const { event } of path.steps) game.actor.send(event);
    const link = linkTo("http://localhost:6006/iframe.html?id=x", "a--free-play", positionOf(model, game));
    const { position } = positionIn(new URL(link).search);
    expect(position).toEqual({ start: path.start, steps: path.steps.map(({ title }) => title) });
    const { game: there, problem } = gameAt(model, position!);
    expect(problem).toBeNull();
    expect(there.actor.getSnapshot().value, path.title).toEqual(game.actor.getSnapshot().value);
  }
});

test.each(flows)("play goes on from every step of a recording of $flow", ({ model }) => {
  for (const path of leafPaths(model)) {
    const log = createFlowLog(() => 0);
    const actor: AnyActor = createPathActor(model, path.start, log.inspect).start();
    // Another flow of the same visit.
    createPathActor(sessionPaths, undefined, log.inspect).start();
    for (const { event } of path.steps) actor.send(event);
    const text = JSON.stringify(createRecording(log, { marketId: "europe", languageId: "en" }, "now"));
    const recording = readRecording("visit.json", text);
    for (const [index, { actor: recorded, value }] of recording.entries.entries()) {
      if (recorded !== recording.entries[0]!.actor) continue;
      const { game, problem } = gameAt(model, positionInRecording(recording, index));
      expect(problem, path.title).toBeNull();
      expect(game.actor.getSnapshot().value, path.title).toEqual(value);
    }
    const last = recording.entries.findLastIndex(({ actor: one }) => one === recording.entries[0]!.actor);
    const { game } = gameAt(model, positionInRecording(recording, last));
    const link = linkTo("http://localhost:6006/", "a--free-play", positionOf(model, game));
    const { position } = positionIn(new URL(link).search);
    expect(gameAt(model, position!).game.actor.getSnapshot().value).toEqual(recording.entries[last]!.value);
  }
});

test("a link points to the workshop, not to its preview", () => {
  const link = linkTo("https://qa.example/w/iframe.html?id=x", "flows-cart--free-play", {
    start: "a visitor",
    steps: ["adds & pays"],
  });
  expect(link).toBe(
    "https://qa.example/w/?path=/story/flows-cart--free-play&play=%7B%22start%22%3A%22a%20visitor%22%2C%22steps%22%3A%5B%22adds%20%26%20pays%22%5D%7D",
  );
});

test("a link contains no typed values", () => {
  const visitor = leafPaths(sessionPaths).find(({ title }) => title === "visitor.browsing")!;
  const game = begin(sessionPaths, visitor.start);
  for (const { event } of visitor.steps) game.actor.send(event as never);
  game.actor.send({ type: "login.submitted", username: "grace@example.org", password: "Hopper" });
  const { steps } = positionOf(sessionPaths, game);
  expect(JSON.stringify(steps)).not.toMatch(/grace|Hopper/);
  expect(gameAt(sessionPaths, { start: visitor.start, steps }).game.actor.getSnapshot().value).toEqual(
    game.actor.getSnapshot().value,
  );
});

test("a link from an older chart leads as far as possible, and reports where it stopped", () => {
  const [start = ""] = Object.keys(sessionPaths.starts);
  const { game, problem } = gameAt(sessionPaths, { start, steps: ["flies away"] });
  expect(problem).toBe('Step 1 of this link, "flies away", can\'t happen in restoring.');
  expect(game.actor.getSnapshot().value).toBe("restoring");
  expect(gameAt(sessionPaths, { start: "elsewhere", steps: [] }).problem).toBe(
    'This link begins at "elsewhere", where session no longer begins.',
  );
});

test("a URL without a position has none, and an invalid one is reported", () => {
  expect(positionIn("?id=x")).toEqual({ position: null, problem: null });
  expect(positionIn("?play=%7B")).toEqual({
    position: null,
    problem: "The position in this link can't be read.",
  });
});
