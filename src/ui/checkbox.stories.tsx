import { useState, type ComponentProps } from "react";
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
import { Checkbox } from "./checkbox.tsx";
import { TextLink } from "./link.tsx";

const terms = (
  <>
    I agree to the <TextLink href="/terms">terms and conditions</TextLink>.
  </>
);
const longText =
  "Please write to me in spring, when the first bare-root roses are dug up, in summer, when seed is ripe, and in autumn, when bulbs arrive.";

function Remembered({ checked: first, onChange, ...rest }: ComponentProps<typeof Checkbox>) {
  const [checked, setChecked] = useState(first);
  const change = (now: boolean) => {
    setChecked(now);
    onChange(now);
  };
  return <Checkbox {...rest} checked={checked} onChange={change} />;
}

const meta = {
  title: "Components/Checkbox",
  component: Checkbox,
  args: {
    name: "other_invoice",
    checked: false,
    onChange: fn(),
    children: "Send the invoice to another address",
  },
  render: (args) => <Remembered key={String(args.checked)} {...args} />,
  decorators: [onPaper],
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unticked: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole("checkbox", { name: "Send the invoice to another address" });
    await expect(box).not.toBeChecked();
    await userEvent.click(canvas.getByText("Send the invoice to another address"));
    await expect(box).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(" ");
    await expect(box).not.toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};
export const Ticked: Story = { args: { checked: true } };
export const WithALink: Story = {
  name: "With a link",
  args: { name: "terms", children: terms },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("link"));
    await expect(canvas.getByRole("checkbox")).not.toBeChecked();
  },
};
export const ALongTextInANarrowColumn: Story = {
  name: "A long text in a narrow column",
  args: { children: longText },
  decorators: [inANarrowColumn],
  play: async ({ canvas, canvasElement }) => {
    await expectToFit(canvasElement);
    const { width, height } = canvas.getByRole("checkbox").getBoundingClientRect();
    await expect(width).toBe(height);
  },
};
export const RightToLeft: Story = {
  name: "Right to left",
  decorators: [rightToLeft],
  render: (args) => (
    <Samples>
      <Sample name="Unticked">
        <Remembered {...args} />
      </Sample>
      <Sample name="Ticked, with a link">
        <Remembered {...args} name="terms" checked>
          {terms}
        </Remembered>
      </Sample>
      <Sample name="A long text">
        <Remembered {...args}>{longText}</Remembered>
      </Sample>
    </Samples>
  ),
};
