import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { flowStages } from "#workshop/stories/flow-stages.ts";
import { Player } from "./player.tsx";
import { readRecording } from "./read-recording.ts";
import { stateName, titleOf } from "./replay-recording.ts";

const keptFiles = import.meta.glob<string>("../recordings/*.recording.json", {
  eager: true,
  query: "?raw",
  import: "default",
});

export const dropHere: StoryObj = {
  name: "Drop one here",
  render: () => <Player stages={flowStages} />,
};

/**
 * A stored recording, stepped through from beginning to end.
 *
 * @throws if the file is missing, because the stories are out of date
 */
export function story(name: string): StoryObj {
  const text = keptFiles[`../recordings/${name}`];
  if (text === undefined)
    throw new Error(`${name}: no such recording; \`npm run generate\` renews the stories`);
  const recording = readRecording(name, text);
  const { entries } = recording;
  return {
    render: () => <Player stages={flowStages} kept={{ name, recording }} />,
    play: async ({ canvasElement, step }) => {
      const player = within(canvasElement);
      for (const [index, entry] of entries.entries()) {
        await step(`${entry.flow}: ${titleOf(entry)} → ${stateName(entry.value)}`, async () => {
          if (index > 0) await userEvent.click(player.getByRole("button", { name: "Forward" }));
          await expect(player.getByText(`${index + 1} of ${entries.length}`)).toBeVisible();
        });
      }
    },
  };
}
