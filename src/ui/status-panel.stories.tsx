import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import {
  expectToFit,
  inANarrowColumn,
  onPaper,
  rightToLeft,
  Sample,
  Samples,
} from "#workshop/design/samples.tsx";
import { Button } from "./button.tsx";
import { StatusPanel } from "./status-panel.tsx";

const actions = (
  <>
    <Button type="button" size="large">
      Pay now
    </Button>
    <Button type="button" look="quiet">
      Cancel the order
    </Button>
  </>
);

const meta = {
  title: "Components/Status panel",
  component: StatusPanel,
  args: { tone: "information", message: "This order isn’t paid yet.", actions },
  argTypes: { actions: { control: false } },
  decorators: [onPaper],
  play: ({ canvasElement }) => expectToFit(canvasElement),
} satisfies Meta<typeof StatusPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Information: Story = {
  play: ({ canvas, args }) => expect(canvas.getByRole("status")).toHaveTextContent(String(args.message)),
};
export const Problem: Story = {
  args: { tone: "problem", message: "The payment was declined." },
  play: ({ canvas, args }) => expect(canvas.getByRole("alert")).toHaveTextContent(String(args.message)),
};
export const WithMoreToKnow: Story = {
  name: "With more to know",
  args: {
    tone: "problem",
    message: "The payment was declined.",
    children: <p>Your order is kept for 24 hours. You can pay for it now or cancel it.</p>,
  },
};
export const ALongTextInANarrowColumn: Story = {
  name: "A long text in a narrow column",
  args: {
    message:
      "Your payment is still being confirmed. We’ll email you as soon as it is; you can close this page, and nothing is charged twice.",
  },
  decorators: [inANarrowColumn],
};
export const AVeryLongWord: Story = {
  name: "A very long word",
  args: { message: "Zimmerpflanzenbewässerungsanlagenzubehörbestellungsbestätigung" },
  decorators: [inANarrowColumn],
};
export const RightToLeft: Story = {
  name: "Right to left",
  decorators: [rightToLeft],
  render: () => (
    <Samples>
      <Sample name="Information">
        <StatusPanel tone="information" message="This order isn’t paid yet." actions={actions} />
      </Sample>
      <Sample name="Problem">
        <StatusPanel tone="problem" message="The payment was declined." actions={actions} />
      </Sample>
    </Samples>
  ),
};
