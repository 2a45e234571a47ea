import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { expectToFit, onPaper, rightToLeft } from "../../workshop/design/samples.tsx";
import { Foreseen, Unforeseen } from "./foreseen.tsx";

const foresee = () => {
  const { dataset } = document.documentElement;
  dataset["cart"] = "empty";
  return () => delete dataset["cart"];
};

const meta = {
  title: "Components/Foreseen",
  component: Foreseen,
  args: { children: "Nothing here yet.", isKnown: false },
  render: (args) => (
    <>
      <Unforeseen>One moment, please</Unforeseen>
      <Foreseen {...args} />
    </>
  ),
  decorators: [onPaper],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("Nothing here yet.")).toBeVisible();
    await expect(canvas.getByText("One moment, please")).not.toBeVisible();
    await expectToFit(canvasElement);
  },
} satisfies Meta<typeof Foreseen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AnEmptyCart: Story = { name: "An empty cart", beforeEach: foresee };
export const NothingForeseen: Story = {
  name: "Nothing foreseen",
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("Nothing here yet.")).not.toBeVisible();
    await expect(canvas.getByText("One moment, please")).toBeVisible();
    await expectToFit(canvasElement);
  },
};
export const Known: Story = {
  name: "Known",
  args: { isKnown: true },
  render: (args) => <Foreseen {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Nothing here yet.")).toBeVisible();
  },
};
export const RightToLeft: Story = {
  name: "Right to left",
  decorators: [rightToLeft],
  beforeEach: foresee,
};
