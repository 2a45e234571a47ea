import type { Meta, StoryObj } from "@storybook/react-vite";
import { onPaper, rightToLeft } from "#workshop/design/samples.tsx";
import { TooMany } from "./too-many.tsx";

const meta = {
  title: "Components/Too many",
  component: TooMany,
  args: { minutes: 15 },
  decorators: [onPaper],
} satisfies Meta<typeof TooMany>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Minutes: Story = {};
export const AMinute: Story = { name: "A minute", args: { minutes: 1 } };
export const RightToLeft: Story = { name: "Right to left", decorators: [rightToLeft] };
