import type { StoryObj } from "@storybook/react-vite";
import { waitFor } from "storybook/test";
import type { AnyStateMachine } from "xstate";
import { leafStates } from "#machines/paths/explore.ts";
import { leafPaths, type Path } from "#machines/paths/paths.ts";
import { createPathActor } from "#machines/paths/replay.ts";
import { placeAlong, stepsWanted, tellPlace } from "#workshop/links/story-place.ts";
import type { FlowStage } from "./flow-stage.ts";
import { FreePlay } from "./free-play.tsx";
import { stateWords } from "./story-names.ts";
import { actorOn, lookOf, Stage } from "./stage.tsx";

/**
 * A flow's stories: the shortest path to each leaf state, a Storybook step for each of its steps.
 *
 * @throws naming the flow and the state if no path leads there, because the stories are out of date
 */
export function pathStories<Machine extends AnyStateMachine>(stage: FlowStage<Machine>) {
  const { machine } = stage.paths;
  const ways = new Map(leafPaths(stage.paths).map((path) => [path.title, path]));
  const story = (leaf: string): StoryObj => {
    const path = ways.get(leaf);
    if (!path)
      throw new Error(`${machine.id}: no path leads to "${leaf}"; \`npm run generate\` renews the stories`);
    return {
      render: (_, { globals }) => <Stage stage={stage} path={path} look={lookOf(globals)} />,
      play: walk(stage, path),
    };
  };
  const freePlay: StoryObj = {
    name: "Free play",
    render: (_, { globals, id }) => <FreePlay stage={stage} look={lookOf(globals)} storyId={id} />,
  };
  return { story, freePlay };
}

function walk<Machine extends AnyStateMachine>(
  stage: FlowStage<Machine>,
  path: Path,
): NonNullable<StoryObj["play"]> {
  const stops = placesAlong(stage, path);
  return async ({ canvasElement, step }) => {
    const actor = actorOn(canvasElement);
    const currentState = () => leafStates(actor.getSnapshot()).join(" + ");
    let taken = 0;
    const titles = path.steps.map(({ title }) => title);
    tellPlace(() => placeAlong(titles, taken, currentState()));
    const steps = path.steps.slice(0, stepsWanted(location.search) ?? path.steps.length);
    await step(`starts: ${path.start}`, () => expectState(currentState(), stops[0]!));
    for (const [index, { title, event }] of steps.entries()) {
      await step(title, async () => {
        actor.send(event);
        expectState(currentState(), stops[index + 1]!);
      });
      taken = index + 1;
    }
    if (taken < path.steps.length) return;
    await step(`is in “${stateWords(path.title)}”, and its screen is there`, () =>
      waitFor(() => {
        if (canvasElement.querySelector("[data-fetching]")) throw new Error("The screen is still loading.");
      }),
    );
  };
}

/** Not an assertion of Storybook, which would show the names of states among the steps. */
function expectState(current: string, expected: string): void {
  if (current !== expected) throw new Error(`It is in ${current}, not in ${expected}.`);
}

function placesAlong<Machine extends AnyStateMachine>({ paths }: FlowStage<Machine>, path: Path): string[] {
  const actor = createPathActor(paths, path.start).start();
  const states = [leafStates(actor.getSnapshot()).join(" + ")];
  for (const { event } of path.steps) {
    actor.send(event as Parameters<typeof actor.send>[0]);
    states.push(leafStates(actor.getSnapshot()).join(" + "));
  }
  return states;
}
