import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import type { AnyStateMachine } from "xstate";
import { accountDeletionPaths } from "#machines/account/account-deletion/account-deletion.paths.ts";
import { leafPaths } from "#machines/paths/paths.ts";
import { createPathActor } from "#machines/paths/replay.ts";
import type { PathModel } from "#machines/paths/model.ts";
import { createFlowLog } from "#src/recording/flow-log.ts";
import { createRecording } from "#src/recording/recording.ts";
import { Surroundings } from "#workshop/stage/surroundings.tsx";
import type { FlowStage } from "#workshop/stories/flow-stage.ts";
import { Player } from "./player.tsx";

afterEach(cleanup);

const paths = accountDeletionPaths as unknown as PathModel<AnyStateMachine>;
const stages = new Map<string, FlowStage<AnyStateMachine>>([
  ["accountDeletion", { paths, Screen: () => <main>The screen</main> }],
]);

function recorded() {
  const path = leafPaths(paths).find(({ title }) => title === "submitting.unreachable")!;
  const log = createFlowLog(() => 0);
  const actor = createPathActor(paths, path.start, log.inspect).start();
  for (const { event } of path.steps) actor.send(event);
  return createRecording(log, { marketId: "europe", languageId: "en" }, "2026-11-28T09:00:00.000Z");
}

test("play goes on freely from a step of a recording, and back to that step", async () => {
  const user = userEvent.setup();
  const recording = recorded();
  render(
    <Surroundings languageId="en" marketId="europe">
      <Player stages={stages} kept={{ name: "visit.recording.json", recording }} />
    </Surroundings>,
  );
  const press = (name: string | RegExp) => user.click(screen.getByRole("button", { name }));
  const states = () => screen.getAllByRole("status").map(({ textContent }) => textContent);
  await press(/deletion\.submitted/);
  const step = states().find((text) => / of /.test(text))!;
  await press("Play on from here");
  expect(states()).toContain("submitting.pending");
  await press("✗");
  expect(states()).toContain("submitting.unreachable");
  await press("Back to the recording");
  expect(states()).toContain(step);
});
