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
import { Field } from "./field.tsx";

const problem = "This doesn’t look like a postcode.";
const hint = "Four digits and two letters, for example 1431 HB";
const longTexts = {
  label: "Where shall we leave the parcel when nobody opens, and who of your neighbours would take it in?",
  problem:
    "We can’t leave plants at a place without shade. Please name a porch, a shed or a neighbour, and write it in Latin letters.",
  hint: "A place that is dry, that the sun does not reach at noon, and that our driver finds without a key or a dog’s leave",
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
export const WithAPlaceholder: Story = { name: "With a placeholder", args: { placeholder: "1431 HB" } };
export const WithAHint: Story = {
  name: "With a hint",
  args: { hint },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Postcode")).toHaveAccessibleDescription(hint);
  },
};
export const OfSeveralLines: Story = {
  name: "Of several lines",
  args: { label: "A note for us", name: "note", lines: 3, longest: 40 },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText("A note for us");
    await userEvent.type(input, "Ring twice,{enter}please: it is shy ");
    await userEvent.paste("🌿🌿🌿🌿🌿🌿🌿🌿🌿🌿");
    await expect(input).toBeValid();
    await userEvent.type(input, "!");
    await expect(input).toHaveValue("Ring twice,\nplease: it is shy 🌿🌿🌿🌿🌿🌿🌿🌿🌿🌿!");
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription();
    await userEvent.type(input, "{backspace}");
    await expect(input).toBeValid();
    await expect(input).not.toHaveAccessibleDescription();
    await userEvent.type(input, "!");
    await expect(input).toBeInvalid();
  },
};
export const Password: Story = {
  args: { label: "Password", name: "password", type: "password", defaultValue: "a fern in the hall" },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText("Password");
    const button = canvas.getByRole("button", { name: "Show password", pressed: false });
    await userEvent.click(button);
    await expect(input).toHaveAttribute("type", "text");
    await expect(input).toHaveValue("a fern in the hall");
    await userEvent.click(canvas.getByRole("button", { name: "Show password", pressed: true }));
    await expect(input).toHaveAttribute("type", "password");
  },
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
export const WithAHintAndAProblem: Story = {
  name: "With a hint and a problem",
  args: { defaultValue: "14 somewhere", hint, problem },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Postcode")).toHaveAccessibleDescription(`${problem} ${hint}`);
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
    hint: "Rindfleischetikettierungsüberwachungsaufgaben",
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
      <Sample name="With a hint and a problem">
        <Field {...args} defaultValue="14 somewhere" hint={hint} problem={problem} />
      </Sample>
      <Sample name="Long texts">
        <Field {...args} {...longTexts} />
      </Sample>
    </Samples>
  ),
};
