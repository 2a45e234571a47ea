import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import {
  expectToFit,
  inANarrowColumn,
  onPaper,
  rightToLeft,
  Sample,
  Samples,
} from "#workshop/design/samples.tsx";
import { TextLink } from "./link.tsx";
import { Notice } from "./notice.tsx";

const longText =
  "It will freeze on the way to you this week, so we hold your olive tree and your lavender back until the nights are milder, and write to you before they leave. Everything else in your order travels at once.";

const meta = {
  title: "Components/Notice",
  component: Notice,
  args: { tone: "information", children: "We pack from Monday to Thursday." },
  argTypes: { onDismiss: { control: false } },
  decorators: [onPaper],
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Information: Story = {
  play: ({ canvas, args }) => expect(canvas.getByRole("status")).toHaveTextContent(String(args.children)),
};
export const Success: Story = { args: { tone: "success", children: "Your email address is confirmed." } };
export const Problem: Story = {
  args: { tone: "problem", children: "We couldn’t reach the shop. Nothing you entered is lost." },
  play: ({ canvas, args }) => expect(canvas.getByRole("alert")).toHaveTextContent(String(args.children)),
};
export const WithALink: Story = {
  name: "With a link",
  args: {
    tone: "problem",
    children: (
      <>
        Email is not confirmed. <TextLink href="/login">Send the link once more</TextLink>
      </>
    ),
  },
};
export const Dismissible: Story = {
  args: { tone: "success", children: "Your cart came with you.", onDismiss: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole("button");
    await expect(button).toHaveAccessibleName();
    await userEvent.click(button);
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
export const ALongTextInANarrowColumn: Story = {
  name: "A long text in a narrow column",
  args: { children: longText, onDismiss: fn() },
  decorators: [inANarrowColumn],
  play: ({ canvasElement }) => expectToFit(canvasElement),
};
export const AVeryLongWord: Story = {
  name: "A very long word",
  args: {
    tone: "problem",
    children: "Zimmerpflanzenbewässerungsanlagenzubehör is no longer available.",
    onDismiss: fn(),
  },
  decorators: [inANarrowColumn],
  play: ({ canvasElement }) => expectToFit(canvasElement),
};

const AllTones = () => (
  <Samples>
    <Sample name="Information">
      <Notice tone="information">We pack from Monday to Thursday.</Notice>
    </Sample>
    <Sample name="Success">
      <Notice tone="success" onDismiss={fn()}>
        Your email address is confirmed.
      </Notice>
    </Sample>
    <Sample name="Problem">
      <Notice tone="problem">We couldn’t reach the shop. Nothing you entered is lost.</Notice>
    </Sample>
    <Sample name="A long text">
      <Notice tone="information" onDismiss={fn()}>
        {longText}
      </Notice>
    </Sample>
  </Samples>
);
export const EveryTone: Story = { name: "Every tone", render: () => <AllTones /> };
export const RightToLeft: Story = {
  name: "Right to left",
  decorators: [rightToLeft],
  render: () => <AllTones />,
};
