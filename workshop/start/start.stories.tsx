import type { Meta, StoryObj } from "@storybook/react-vite";
import { flowStages } from "../stories/flow-stages.ts";
import { StartPage } from "./start-page.tsx";

export default { title: "Start" } satisfies Meta;

/** Hundreds of pictures of screens that have stories of their own: what is judged here is a page of two flows. */
export const AllFlows: StoryObj = {
  name: "All flows",
  tags: ["!test"],
  render: () => <StartPage stages={[...flowStages.values()]} />,
};

export const TwoFlows: StoryObj = {
  name: "Two flows",
  render: () => <StartPage stages={["market", "passwordRecovery"].map((id) => flowStages.get(id)!)} />,
};
