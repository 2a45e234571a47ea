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
import { Select } from "./select.tsx";

const options = [
  { value: "BE", text: "Belgium" },
  { value: "LT", text: "Lithuania" },
  { value: "NL", text: "Netherlands" },
];
const problem = "We don’t deliver to this country from this shop.";
const longTexts = {
  label: "The country that your plants shall travel to, as it stands in your address",
  options: [
    { value: "GB", text: "The United Kingdom of Great Britain and Northern Ireland, its islands included" },
    ...options,
  ],
  problem,
};

type Chosen = Extract<ComponentProps<typeof Select>, { value: string }>;
function Remembered({ value: first, onChoose, ...rest }: Chosen) {
  const [value, setValue] = useState(first);
  const choose = (now: string) => {
    setValue(now);
    onChoose(now);
  };
  return <Select {...rest} value={value} onChoose={choose} />;
}

const onChoose = fn();
const props = { label: "Country", name: "country", options, value: "NL", onChoose };
const meta = {
  title: "Components/Select",
  component: Remembered,
  args: props,
  decorators: [onPaper],
} satisfies Meta<typeof Remembered>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const select = canvas.getByLabelText("Country");
    await expect(select).toHaveDisplayValue("Netherlands");
    await userEvent.selectOptions(select, "Lithuania");
    await expect(select).toHaveDisplayValue("Lithuania");
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(args.onChoose).toHaveBeenCalledWith("LT");
  },
};
export const InAForm: Story = {
  name: "In a form that keeps its own values",
  render: ({ label, name, options: choices }) => (
    <form>
      <Select label={label} name={name} options={choices} defaultValue="BE" />
    </form>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole("combobox"), "Netherlands");
    const form = canvasElement.querySelector("form")!;
    await expect(new FormData(form).get("country")).toBe("NL");
  },
};
export const WithAProblem: Story = {
  name: "With a problem",
  args: { problem },
  play: async ({ canvas }) => {
    const select = canvas.getByLabelText("Country");
    await expect(select).toBeInvalid();
    await expect(select).toHaveAccessibleDescription(problem);
  },
};
export const LongTextsInANarrowColumn: Story = {
  name: "Long texts in a narrow column",
  args: { ...longTexts, value: "GB" },
  decorators: [inANarrowColumn],
  play: ({ canvasElement }) => expectToFit(canvasElement),
};
export const RightToLeft: Story = {
  name: "Right to left",
  decorators: [rightToLeft],
  render: (args) => (
    <Samples>
      <Sample name="Chosen">
        <Remembered {...args} />
      </Sample>
      <Sample name="With a problem">
        <Remembered {...args} problem={problem} />
      </Sample>
      <Sample name="Long texts">
        <Remembered {...args} {...longTexts} value="GB" />
      </Sample>
    </Samples>
  ),
};
