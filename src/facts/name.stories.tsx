import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { onPaper, rightToLeft } from "#workshop/design/samples.tsx";
import { Name } from "./name.tsx";

const meta = {
  title: "Components/Name",
  component: Name,
  args: { children: "Boston fern (Nephrolepis exaltata)" },
  render: ({ children }) => (
    <h2>
      <Name>{children}</Name>
    </h2>
  ),
  decorators: [onPaper],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("heading")).toHaveTextContent(args.children);
  },
} satisfies Meta<typeof Name>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithABotanicalName: Story = { name: "With a botanical name" };
export const WithoutOne: Story = { name: "Without one", args: { children: "Watering can, 9 litres" } };
/** The opening bracket is left of the closing one, as in any Latin text. */
export const RightToLeft: Story = {
  name: "Right to left",
  args: { children: "سرخس بوسطن (Nephrolepis exaltata)" },
  decorators: [rightToLeft],
  play: async ({ canvasElement }) => {
    const text = canvasElement.querySelector("bdi[dir=ltr]")!.firstChild!;
    const left = (at: number) => {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect().left;
    };
    await expect(left(0)).toBeLessThan(left(text.textContent!.length - 1));
  },
};
