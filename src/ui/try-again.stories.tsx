import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { onPaper, rightToLeft } from "#workshop/design/samples.tsx";
import { TryAgain } from "./try-again.tsx";

const advice = <p>If it keeps happening, let customer service know.</p>;

const meta = {
  title: "Components/Try again",
  component: TryAgain,
  args: { onRetry: fn() },
  argTypes: { advice: { control: false } },
  decorators: [onPaper],
} satisfies Meta<typeof TryAgain>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NobodyAnswered: Story = {
  name: "Nobody answered",
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const NobodyForesawIt: Story = { name: "Nobody foresaw it", args: { advice } };
export const RightToLeft: Story = { name: "Right to left", decorators: [rightToLeft], args: { advice } };
