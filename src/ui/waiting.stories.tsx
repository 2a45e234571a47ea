import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import {
  expectToFit,
  inANarrowColumn,
  onPaper,
  rightToLeft,
  Sample,
  Samples,
} from "#workshop/design/samples.tsx";
import { Waiting } from "./waiting.tsx";

const longText =
  "The payment is being processed. This can take a minute; you don’t need to do anything but leave this page open.";

const meta = {
  title: "Components/Waiting",
  component: Waiting,
  decorators: [onPaper],
  play: async ({ canvas, canvasElement }) => {
    const [waiting] = canvas.getAllByRole("status");
    await expect(waiting).not.toBeEmptyDOMElement();
    await waitFor(() => expect(getComputedStyle(waiting!).opacity).toBe("1"));
    await expectToFit(canvasElement);
  },
} satisfies Meta<typeof Waiting>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneMoment: Story = { name: "One moment" };
export const WithItsOwnText: Story = {
  name: "With its own text",
  args: { text: "We’re placing your order …" },
};
export const ALongTextInANarrowColumn: Story = {
  name: "A long text in a narrow column",
  args: { text: longText },
  decorators: [inANarrowColumn],
};
export const RightToLeft: Story = {
  name: "Right to left",
  decorators: [rightToLeft],
  render: () => (
    <Samples>
      <Sample name="One moment">
        <Waiting />
      </Sample>
      <Sample name="A long text">
        <Waiting text={longText} />
      </Sample>
    </Samples>
  ),
};
