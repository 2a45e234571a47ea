import type { Meta, StoryObj } from "@storybook/react-vite";
import { flowStages } from "#workshop/stories/flow-stages.ts";
import { StartPage } from "./start-page.tsx";

export default { title: "Start" } satisfies Meta;

/** Not judged: hundreds of pictures of screens that have stories of their own. The page of two flows is judged instead. */
export const AllFlows: StoryObj = {
  name: "All flows",
  tags: ["!test"],
  render: () => <StartPage stages={[...flowStages.values()]} />,
};

export const TwoFlows: StoryObj = {
  name: "Two flows",
  render: () => <StartPage stages={["market", "passwordRecovery"].map((id) => flowStages.get(id)!)} />,
};
