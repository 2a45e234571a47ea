import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, waitFor } from "storybook/test";
import { onPaper, rightToLeft } from "#workshop/design/samples.tsx";
import { TemporaryNotice } from "./temporary-notice.tsx";

const meta = {
  title: "Components/Temporary notice",
  component: TemporaryNotice,
  args: { tone: "success", time: 600_000, children: "A link to confirm your email address is on its way." },
  decorators: [onPaper],
} satisfies Meta<typeof TemporaryNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const There: Story = {};
export const RightToLeft: Story = { name: "Right to left", decorators: [rightToLeft] };
export const Passed: Story = {
  args: { time: 50 },
  play: async ({ canvas }) => waitFor(() => expect(canvas.queryByRole("status")).toBeNull()),
};
export const Held: Story = {
  // With a short time, it could disappear before the pointer reaches it.
  render: function Hurried(args) {
    const [isPointedAt, setPointedAt] = useState(false);
    return (
      <div onPointerEnter={() => setPointedAt(true)}>
        <TemporaryNotice {...args} time={isPointedAt ? 100 : args.time} />
      </div>
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    const notice = canvas.getByRole("status");
    await step("while it is pointed at, or has the focus", async () => {
      await userEvent.hover(notice);
      await new Promise((passed) => setTimeout(passed, 300));
      await userEvent.tab();
      await userEvent.unhover(notice);
      await new Promise((passed) => setTimeout(passed, 300));
      await expect(notice).toBeVisible();
    });
    await step("and no longer", async () => {
      await userEvent.tab();
      await waitFor(() => expect(canvas.queryByRole("status")).toBeNull());
    });
  },
};
export const Dismissed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(canvas.queryByRole("status")).toBeNull();
  },
};
