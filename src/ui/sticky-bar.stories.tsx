import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { onPaper, rightToLeft } from "#workshop/design/samples.tsx";
import { StickyBar } from "./sticky-bar.tsx";
import { Notice } from "./notice.tsx";

const meta = {
  title: "Components/Sticky bar",
  component: StickyBar,
  args: { children: <Notice tone="problem">We can’t reach the shop. We keep trying.</Notice> },
  argTypes: { children: { control: false } },
  decorators: [onPaper],
} satisfies Meta<typeof StickyBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AboveThePage: Story = {
  name: "Above the page",
  play: ({ canvas }) => expect(canvas.getByRole("alert")).toBeVisible(),
};
export const RightToLeft: Story = {
  name: "Right to left",
  args: { children: <Notice tone="problem">تعذّر الاتصال بالمتجر. نعيد المحاولة تلقائيًا.</Notice> },
  decorators: [rightToLeft],
};
