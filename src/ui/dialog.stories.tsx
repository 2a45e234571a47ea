import { useState, type ComponentProps } from "react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { expectToFit, onPaper, rightToLeft } from "#workshop/design/samples.tsx";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { PlainLink } from "./link.tsx";

function Opened({ onClose, ...rest }: ComponentProps<typeof Dialog>) {
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    onClose();
  };
  return (
    <>
      <Button type="button" onClick={() => setOpen(true)}>
        Switch to the United Kingdom
      </Button>
      {isOpen && <Dialog {...rest} onClose={close} />}
    </>
  );
}

const longText =
  "Plants that cross the Channel need a plant passport, and some may not cross it at all. What isn’t sold there leaves your cart; everything else stays in it, at the prices of the other market. ";

const meta = {
  title: "Components/Dialog",
  component: Dialog,
  args: {
    title: "Switch to the United Kingdom?",
    children: (
      <>
        <p>Prices will be in pounds, with the VAT of the United Kingdom.</p>
        <Button type="button">Switch</Button>
      </>
    ),
    onClose: fn(),
  },
  render: (args) => <Opened {...args} />,
  decorators: [onPaper],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Switch to the United Kingdom" }));
    await expect(canvas.getByRole("dialog")).toBeVisible();
    await expectToFit(canvasElement);
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const TakesAndReturnsTheFocus: Story = {
  name: "Takes the focus and gives it back",
  play: async ({ canvas, userEvent, args, step }) => {
    const opener = canvas.getByRole("button", { name: "Switch to the United Kingdom" });
    const open = async () => {
      await userEvent.click(opener);
      return canvas.getByRole<HTMLDialogElement>("dialog", { name: "Switch to the United Kingdom?" });
    };
    await step("focus goes in, and what is below can’t have it", async () => {
      const dialog = await open();
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
      opener.focus();
      await expect(opener).not.toHaveFocus();
    });
    await step("the close button closes, and the opener has the focus again", async () => {
      await userEvent.click(within(canvas.getByRole("dialog")).getAllByRole("button").at(-1)!);
      await expect(canvas.queryByRole("dialog")).toBeNull();
      await expect(opener).toHaveFocus();
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
    await step("Escape closes", async () => {
      // Scripted key presses do not close a native dialog; `requestClose` is what the browser does on Escape.
      (await open()).requestClose();
      await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
      await expect(opener).toHaveFocus();
      await expect(args.onClose).toHaveBeenCalledTimes(2);
    });
    await step("a click beside it closes, a click in it doesn’t", async () => {
      const dialog = await open();
      await userEvent.click(within(dialog).getByRole("heading"));
      await expect(dialog).toBeVisible();
      await userEvent.click(dialog);
      await expect(canvas.queryByRole("dialog")).toBeNull();
    });
  },
};
export const FromTheStart: Story = {
  name: "From the start",
  args: {
    side: "start",
    title: "Menu",
    children: ["Houseplants", "Garden plants", "Bulbs and seeds", "Tools"].map((name) => (
      <PlainLink key={name} href={`/${name.toLowerCase().replaceAll(" ", "-")}`}>
        {name}
      </PlainLink>
    )),
  },
};
export const ALongTextOnAPhone: Story = {
  name: "A long text on a phone",
  globals: { viewport: { value: "phone" } },
  args: {
    title: "Zimmerpflanzenbewässerungsanlagenzubehör isn’t sold there",
    children: <p>{longText.repeat(8)}</p>,
  },
  play: async (context) => {
    await meta.play(context);
    const dialog = context.canvas.getByRole("dialog");
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
  },
};
export const RightToLeft: Story = {
  name: "Right to left",
  decorators: [rightToLeft],
  args: { ...FromTheStart.args },
  play: async (context) => {
    await meta.play(context);
    const { right, left } = context.canvas.getByRole("dialog").getBoundingClientRect();
    await expect(right).toBe(document.documentElement.clientWidth);
    await expect(left).toBeGreaterThan(0);
  },
};
