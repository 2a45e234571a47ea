import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { expectToFit, onPaper, rightToLeft } from "#workshop/design/samples.tsx";
import { KnownEmptyCart, UnknownCart } from "./known-empty-cart.tsx";

const foresee = () => {
  const { dataset } = document.documentElement;
  dataset["cart"] = "empty";
  return () => delete dataset["cart"];
};

const meta = {
  title: "Components/Known empty cart",
  component: KnownEmptyCart,
  args: { children: "Nothing here yet.", isKnown: false },
  render: (args) => (
    <>
      <UnknownCart>One moment, please</UnknownCart>
      <KnownEmptyCart {...args} />
    </>
  ),
  decorators: [onPaper],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("Nothing here yet.")).toBeVisible();
    await expect(canvas.getByText("One moment, please")).not.toBeVisible();
    await expectToFit(canvasElement);
  },
} satisfies Meta<typeof KnownEmptyCart>;
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
  render: (args) => <KnownEmptyCart {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Nothing here yet.")).toBeVisible();
  },
};
export const RightToLeft: Story = {
  name: "Right to left",
  decorators: [rightToLeft],
  beforeEach: foresee,
};
