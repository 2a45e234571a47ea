import type { Meta, StoryObj } from "@storybook/react-vite";
import { flowStages } from "../stories/flow-stages.ts";
import { StartPage } from "./start-page.tsx";

export default { title: "Start" } satisfies Meta;

export const AllFlows: StoryObj = {
  name: "All flows",
  render: () => <StartPage stages={[...flowStages.values()]} />,
};
