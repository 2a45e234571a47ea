import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import {
  expectToFit,
  inANarrowColumn,
  onPaper,
  rightToLeft,
  Sample,
  Samples,
} from "../../workshop/design/samples.tsx";
import { Field } from "./field.tsx";

const problem = "This doesn’t look like a postcode.";
const longTexts = {
  label: "Where shall we leave the parcel when nobody opens, and who of your neighbours would take it in?",
  problem:
    "We can’t leave plants at a place without shade. Please name a porch, a shed or a neighbour, and write it in Latin letters.",
};

const meta = {
  title: "Components/Field",
  component: Field,
  args: { label: "Postcode", name: "zipCode", autoComplete: "off" },
  decorators: [onPaper],
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText("Postcode");
    await userEvent.click(canvas.getByText("Postcode"));
    await expect(input).toHaveFocus();
    await userEvent.type(input, "1431 HB");
    await expect(input).toHaveValue("1431 HB");
    await expect(input).toBeValid();
    await userEvent.clear(input);
  },
};
export const Filled: Story = { args: { defaultValue: "1431 HB" } };
export const WithAHint: Story = { name: "With a hint", args: { placeholder: "1431 HB" } };
export const Password: Story = {
  args: { label: "Password", name: "password", type: "password", defaultValue: "a fern in the hall" },
};
export const WithAProblem: Story = {
  name: "With a problem",
  args: { defaultValue: "14 somewhere", problem },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText("Postcode");
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(problem);
    await userEvent.type(input, "!");
    await expect(input).toHaveValue("14 somewhere!");
  },
};
export const LongTextsInANarrowColumn: Story = {
  name: "Long texts in a narrow column",
  args: longTexts,
  decorators: [inANarrowColumn],
  play: ({ canvasElement }) => expectToFit(canvasElement),
};
export const AVeryLongWord: Story = {
  name: "A very long word",
  args: {
    label: "Zimmerpflanzenbewässerungsanlagenzubehör",
    problem: "Grundstücksverkehrsgenehmigungszuständigkeit",
  },
  decorators: [inANarrowColumn],
  play: ({ canvasElement }) => expectToFit(canvasElement),
};
export const RightToLeft: Story = {
  name: "Right to left",
  decorators: [rightToLeft],
  render: (args) => (
    <Samples>
      <Sample name="Empty">
        <Field {...args} />
      </Sample>
      <Sample name="Filled">
        <Field {...args} defaultValue="1431 HB" />
      </Sample>
      <Sample name="With a problem">
        <Field {...args} defaultValue="14 somewhere" problem={problem} />
      </Sample>
      <Sample name="Long texts">
        <Field {...args} {...longTexts} />
      </Sample>
    </Samples>
  ),
};
