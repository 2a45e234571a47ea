import { useRef, useState, type RefObject } from "react";
import type { StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { complete, type ScenarioRecording } from "#scenarios/recording.ts";
import type { Scenario } from "#scenarios/steps.ts";
import { wordsOf } from "#scenarios/words.ts";
import { placeAlong, stepsWanted, tellPlace } from "#workshop/links/story-place.ts";
import { lookOf, type Look } from "#workshop/stories/stage.tsx";
import { BesideFlows } from "./beside-flows.tsx";
import { hurryTimers } from "./hurry-timers.ts";
import { createPlayer, type Player } from "./player.ts";
import { ScenarioStage } from "./scenario-stage.tsx";
import { answerUploads } from "./stand-in-uploads.ts";
import { takeStep } from "./take-step.ts";

const recordings = import.meta.glob<ScenarioRecording>("/scenarios/recorded/*.json", { import: "default" });
type Handle = { player: Player; page: RefObject<HTMLElement | null> };
const handles = new WeakMap<Element, Handle>();

/** A scenario on the real storefront, a Storybook step for each of its steps. */
export const scenarioStory = (name: string, scenario: Scenario): StoryObj => ({
  loaders: [async () => ({ recording: await recordings[`/scenarios/recorded/${name}.json`]!() })],
  render: (_, { loaded, globals }) => (
    <Played name={name} scenario={scenario} recording={loaded.recording} look={lookOf(globals)} />
  ),
  play: async ({ canvasElement, step, loaded }) => {
    const { values } = loaded.recording as ScenarioRecording;
    const { player, page } = handles.get(canvasElement.querySelector("[data-scenario]")!)!;
    let taken = 0;
    tellPlace(() => placeAlong(scenario.steps.map(wordsOf), taken, null));
    const steps = scenario.steps.slice(0, stepsWanted(location.search) ?? scenario.steps.length);
    const slowDown = hurryTimers();
    const restoreUploads = answerUploads(player.fetch);
    try {
      for (const [index, next] of steps.entries()) {
        await step(wordsOf(next), async () => {
          player.beginStep(index);
          await takeStep(complete(next, values), { player, scenario, root: () => page.current! }).catch(
            (error: Error) => {
              throw new Error([error.message, `At ${player.address()}`, ...player.problems()].join("\n"));
            },
          );
        });
        taken = index + 1;
      }
    } finally {
      slowDown();
      restoreUploads();
    }
    await step("Everything that the pages asked for was recorded", () =>
      expect(player.problems()).toEqual([]),
    );
  },
});

type Props = { name: string; scenario: Scenario; recording: ScenarioRecording; look: Look };

function Played({ name, scenario, recording, look }: Props) {
  const [player] = useState(() => createPlayer(name, scenario, recording));
  const page = useRef<HTMLDivElement>(null);
  return (
    <div
      data-scenario={scenario.title}
      ref={(element) => void (element && handles.set(element, { player, page }))}
    >
      <BesideFlows look={look} title={scenario.title} flowLog={player.flowLog}>
        <div ref={page}>
          <ScenarioStage player={player} />
        </div>
      </BesideFlows>
    </div>
  );
}
