import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { onPaper, rightToLeft } from "#workshop/design/samples.tsx";
import { Button } from "./button.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";

const meta = {
  title: "Components/Visually hidden",
  component: VisuallyHidden,
  args: { children: "the Boston fern from your cart" },
  render: ({ children }) => (
    <Button type="button" look="quiet">
      Remove <VisuallyHidden>{children}</VisuallyHidden>
    </Button>
  ),
  decorators: [onPaper],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("button")).toHaveAccessibleName(`Remove ${String(args.children)}`);
    const { width, height } = canvas.getByText(String(args.children)).getBoundingClientRect();
    await expect([width, height]).toEqual([1, 1]);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BesideAWord: Story = { name: "Beside a word" };
export const ALongText: Story = {
  name: "A long text",
  args: {
    children: "the Zimmerpflanzenbewässerungsanlage with a tank of nine litres and forty drippers "
      .repeat(6)
      .trim(),
  },
};
export const RightToLeft: Story = { name: "Right to left", decorators: [rightToLeft] };
