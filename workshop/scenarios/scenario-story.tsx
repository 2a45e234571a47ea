import { useState } from "react";
import type { StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import type { ScenarioRecording } from "#scenarios/recording.ts";
import type { Scenario } from "#scenarios/steps.ts";
import { wordsOf } from "#scenarios/words.ts";
import { createPlayer, type Player } from "./player.ts";
import { ScenarioStage } from "./scenario-stage.tsx";
import { takeStep } from "./take-step.ts";

const recordings = import.meta.glob<ScenarioRecording>("/scenarios/recorded/*.json", { import: "default" });
const players = new WeakMap<Element, Player>();

/** A scenario on the real storefront, a Storybook step for each of its steps. */
export const scenarioStory = (name: string, scenario: Scenario): StoryObj => ({
  name: scenario.title,
  loaders: [async () => ({ recording: await recordings[`/scenarios/recorded/${name}.json`]!() })],
  render: (_, { loaded }) => <Played scenario={scenario} recording={loaded.recording} />,
  play: async ({ canvasElement, step, loaded }) => {
    const { values } = loaded.recording as ScenarioRecording;
    const root = canvasElement.querySelector<HTMLElement>("[data-scenario]")!;
    const player = players.get(root)!;
    for (const [index, next] of scenario.steps.entries())
      await step(wordsOf(next), async () => {
        player.beginStep(index);
        await takeStep(next, { player, scenario, values, root: () => root });
      });
    await step("Everything that the pages asked for was recorded", () =>
      expect(player.problems()).toEqual([]),
    );
  },
});

function Played({ scenario, recording }: { scenario: Scenario; recording: ScenarioRecording }) {
  const [player] = useState(() => createPlayer(scenario, recording));
  return (
    <div data-scenario={scenario.title} ref={(element) => void (element && players.set(element, player))}>
      <ScenarioStage player={player} />
    </div>
  );
}
