import { useState } from "react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { expectToFit, inANarrowColumn, onPaper, rightToLeft } from "#workshop/design/samples.tsx";
import { Button } from "./button.tsx";
import { Field } from "./field.tsx";
import { Form } from "./form.tsx";

function Subscription({ isCheckedByFlow = false }: { isCheckedByFlow?: boolean }) {
  const [sent, setSent] = useState("");
  return (
    <Form
      isCheckedByFlow={isCheckedByFlow}
      onSubmit={(event) => {
        event.preventDefault();
        setSent(String(new FormData(event.currentTarget).get("email")));
      }}
    >
      <Field label="Email" name="email" type="email" required />
      <Field label="Plants" name="count" type="number" min={1} max={6} required />
      <Button type="submit">Send</Button>
      <output>{sent}</output>
    </Form>
  );
}

const meta = {
  title: "Components/Form",
  component: Subscription,
  decorators: [onPaper],
} satisfies Meta<typeof Subscription>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SaysWhatIsMissing: Story = {
  name: "Says what is missing at the field",
  play: async ({ canvas, userEvent }) => {
    const [email, count] = [canvas.getByLabelText("Email"), canvas.getByLabelText("Plants")];
    await userEvent.click(canvas.getByRole("button"));
    await expect(email).toHaveFocus();
    await expect(email).toHaveAccessibleDescription("This field is required.");
    await expect(count).toHaveAccessibleDescription("This field is required.");
    await userEvent.type(email, "anna");
    await userEvent.type(count, "9");
    await userEvent.click(canvas.getByRole("button"));
    await expect(email).toHaveAccessibleDescription(/full email address/);
    await expect(count).toHaveAccessibleDescription("Please enter a whole number from 1 to 6.");
    await expect(canvas.getByRole("status")).toHaveTextContent("");
    await userEvent.type(email, "@example.com");
    await expect(email).not.toHaveAccessibleDescription();
    await userEvent.clear(count);
    await userEvent.type(count, "4");
    await userEvent.click(canvas.getByRole("button"));
    await expect(canvas.getByRole("status")).toHaveTextContent("anna@example.com");
  },
};
export const CheckedByItsFlow: Story = {
  name: "Checked by its flow",
  args: { isCheckedByFlow: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("Email"), "anna");
    await userEvent.click(canvas.getByRole("button"));
    await expect(canvas.getByRole("status")).toHaveTextContent("anna");
  },
};
export const InANarrowColumn: Story = {
  name: "In a narrow column",
  decorators: [inANarrowColumn],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expectToFit(canvasElement);
  },
};
export const RightToLeft: Story = { name: "Right to left", decorators: [rightToLeft] };
