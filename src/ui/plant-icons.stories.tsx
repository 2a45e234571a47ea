import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { onPaper, rightToLeft, Sample, Samples } from "#workshop/design/samples.tsx";
import * as icons from "./plant-icons.tsx";

const Every = () => (
  <Samples>
    {Object.entries(icons).map(([name, Icon]) => (
      <Sample key={name} name={name}>
        <Icon />
      </Sample>
    ))}
  </Samples>
);

const meta = { title: "Components/Plant icons", decorators: [onPaper] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryIcon: Story = {
  name: "Every icon",
  render: () => <Every />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(
      Object.keys(icons).length,
    );
  },
};
export const RightToLeft: Story = {
  name: "Right to left",
  decorators: [rightToLeft],
  render: () => <Every />,
};
