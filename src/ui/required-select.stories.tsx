import type { ComponentProps } from "react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { onPaper, rightToLeft } from "#workshop/design/samples.tsx";
import { Button } from "./button.tsx";
import { Form } from "./form.tsx";
import { RequiredSelect } from "./required-select.tsx";

type Uncontrolled = Extract<ComponentProps<typeof RequiredSelect>, { defaultValue: string }>;
const InAForm = (props: Uncontrolled) => (
  <Form onSubmit={(event) => event.preventDefault()}>
    <RequiredSelect {...props} />
    <Button type="submit">Save</Button>
  </Form>
);

const meta = {
  title: "Components/Required select",
  component: InAForm,
  args: {
    label: "Country",
    name: "country",
    defaultValue: "",
    options: [
      { value: "", text: "Choose a country" },
      { value: "NL", text: "Netherlands" },
    ],
  },
  decorators: [onPaper],
} satisfies Meta<typeof InAForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotChosen: Story = {
  name: "Not chosen",
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByLabelText("Country");
    await userEvent.click(canvas.getByRole("button"));
    await expect(select).toHaveFocus();
    await expect(select).toBeInvalid();
    await expect(select).toHaveAccessibleDescription("This field is required.");
    await userEvent.selectOptions(select, "Netherlands");
    await expect(select).not.toHaveAccessibleDescription();
    await userEvent.selectOptions(select, "Choose a country");
    await userEvent.click(canvas.getByRole("button"));
    await expect(select).toHaveAccessibleDescription("This field is required.");
  },
};
export const RightToLeft: Story = { name: "Right to left", decorators: [rightToLeft] };
