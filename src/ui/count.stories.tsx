import { useState, type ComponentProps } from "react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { expectToFit, onPaper, rightToLeft, Sample, Samples } from "#workshop/design/samples.tsx";
import { Count } from "./count.tsx";

function Remembered({ count: first, onChange, ...rest }: ComponentProps<typeof Count>) {
  const [count, setCount] = useState(first);
  const change = (now: number) => {
    setCount(now);
    onChange(now);
  };
  return <Count {...rest} count={count} onChange={change} />;
}

const meta = {
  title: "Components/Count",
  component: Count,
  args: { count: 2, maximum: 99, onChange: fn() },
  render: (args) => <Remembered key={args.count} {...args} />,
  decorators: [onPaper],
} satisfies Meta<typeof Count>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Stepped: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const [less, more] = canvas.getAllByRole("button");
    const input = canvas.getByRole("textbox");
    await userEvent.click(more!);
    await expect(input).toHaveValue("3");
    await userEvent.click(less!);
    await userEvent.click(less!);
    await expect(input).toHaveValue("1");
    await userEvent.click(less!);
    await expect(input).toHaveValue("1");
    await expect(args.onChange).toHaveBeenCalledTimes(3);
  },
};
export const Typed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole("textbox");
    await userEvent.clear(input);
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.type(input, "４８");
    await expect(args.onChange).toHaveBeenLastCalledWith(48);
    await userEvent.tab();
    await expect(input).toHaveValue("48");
    await expect(input).not.toHaveAttribute("aria-invalid");
  },
};
export const Refused: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    const input = canvas.getByRole("textbox");
    for (const typed of ["0", "-1", "1.5", "x", "1e1", "100"]) {
      await step(`“${typed}” doesn’t count`, async () => {
        await userEvent.clear(input);
        await userEvent.paste(typed);
        await expect(input).toHaveValue(typed);
        await expect(input).toBeInvalid();
        await expect(canvas.getByRole("alert")).toBeVisible();
      });
    }
    await expect(args.onChange).not.toHaveBeenCalled();
    await step("what was typed stays, to be corrected", async () => {
      await userEvent.tab();
      await expect(input).toHaveValue("100");
      await expect(input).toBeInvalid();
    });
    await step("nothing at all is no count either", async () => {
      await userEvent.clear(input);
      await userEvent.tab();
      await expect(input).toHaveValue("");
      await expect(canvas.getByRole("alert")).toBeVisible();
    });
    await step("a step counts from what was there before", async () => {
      await userEvent.click(canvas.getAllByRole("button")[1]!);
      await expect(input).toHaveValue("3");
      await expect(input).toBeValid();
      await expect(canvas.queryByRole("alert")).toBeNull();
    });
  },
};
export const InTheCart: Story = {
  name: "Above the maximum, of what is in the cart",
  args: { inCart: 2 },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole("textbox");
    await userEvent.clear(input);
    await userEvent.paste("100");
    await expect(canvas.getByRole("alert")).toHaveTextContent("; 2 are in your cart already.");
  },
};
export const WithAProblem: Story = {
  name: "With a problem",
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.clear(canvas.getByRole("textbox"));
    await userEvent.paste("0");
    await expect(canvas.getByRole("alert")).toBeVisible();
    await expectToFit(canvasElement);
  },
};
export const AtTheMaximum: Story = {
  name: "At the maximum",
  args: { count: 99 },
  play: async ({ canvas, userEvent, args }) => {
    const [, more] = canvas.getAllByRole("button");
    await userEvent.click(more!);
    await expect(canvas.getByRole("textbox")).toHaveValue("99");
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
export const OneMillion: Story = {
  name: "One million",
  args: { count: 1_000_000, maximum: 1_000_000 },
  play: async ({ canvas }) => {
    const input = canvas.getByRole("textbox");
    await expect(input.scrollWidth).toBeLessThanOrEqual(input.clientWidth);
  },
};
export const RightToLeft: Story = {
  name: "Right to left",
  decorators: [rightToLeft],
  render: (args) => (
    <Samples>
      <Sample name="Two">
        <Remembered {...args} />
      </Sample>
      <Sample name="One million">
        <Remembered {...args} count={1_000_000} maximum={1_000_000} />
      </Sample>
      <Sample name="With a problem, when zero is typed">
        <Remembered {...args} count={7} />
      </Sample>
    </Samples>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [less, more] = canvas.getAllByRole("button").map((button) => button.getBoundingClientRect());
    await expect(less!.left).toBeGreaterThan(more!.left);
    await userEvent.clear(canvas.getAllByRole("textbox")[2]!);
    await userEvent.paste("0");
    await expect(canvas.getByRole("alert")).toBeVisible();
    await expectToFit(canvasElement);
  },
};
