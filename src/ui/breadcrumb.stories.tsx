import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { expectToFit, inANarrowColumn, onPaper, rightToLeft } from "#workshop/design/samples.tsx";
import { Breadcrumb } from "./breadcrumb.tsx";

const steps = [
  { href: "/plants", text: "Plants" },
  { href: "/houseplants", text: "Houseplants" },
  { href: "/boston-fern", text: "Boston fern (Nephrolepis exaltata)" },
];

const meta = {
  title: "Components/Breadcrumb",
  component: Breadcrumb,
  args: { steps },
  decorators: [onPaper],
} satisfies Meta<typeof Breadcrumb>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeSteps: Story = {
  name: "Three steps",
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("navigation")).toHaveAccessibleName();
    const addresses = canvas.getAllByRole("link").map((link) => link.getAttribute("href"));
    await expect(addresses).toEqual(["/plants", "/houseplants", "/boston-fern"]);
  },
};
export const OneStep: Story = { name: "One step", args: { steps: steps.slice(0, 1) } };
export const LongTextsInANarrowColumn: Story = {
  name: "Long texts in a narrow column",
  args: {
    steps: [
      ...steps.slice(0, 2),
      { href: "/watering", text: "Everything that waters while you are away for the summer" },
      { href: "/system", text: "Zimmerpflanzenbewässerungsanlagenzubehör" },
    ],
  },
  decorators: [inANarrowColumn],
  play: ({ canvasElement }) => expectToFit(canvasElement),
};
export const RightToLeft: Story = {
  name: "Right to left",
  decorators: [rightToLeft],
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole("link").map((link) => link.getBoundingClientRect());
    await expect(first!.left).toBeGreaterThan(second!.right);
  },
};
