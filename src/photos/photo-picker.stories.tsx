import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { expectToFit, inANarrowColumn, onPaper, rightToLeft } from "#workshop/design/samples.tsx";
import { PhotoPicker } from "./photo-picker.tsx";

const meta = {
  title: "Photos/Picker",
  component: PhotoPicker,
  args: { maximum: 6, count: 0, onChosen: fn() },
  decorators: [onPaper],
} satisfies Meta<typeof PhotoPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const photos = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => new File(["photo"], `pot-${index + 1}.jpg`, { type: "image/jpeg" }),
  );

export const Empty: Story = {};
export const Chosen: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const files = photos(2);
    await userEvent.upload(canvas.getByLabelText(/Choose photos|./, { selector: "[multiple]" }), files);
    await expect(args.onChosen).toHaveBeenCalledWith(files);
  },
};
export const OneTooMany: Story = {
  name: "One too many",
  args: { count: 4 },
  play: async ({ canvas, userEvent, args }) => {
    const files = photos(3);
    await userEvent.upload(canvas.getByLabelText(/./, { selector: "[multiple]" }), files);
    await expect(args.onChosen).toHaveBeenCalledWith(files.slice(0, 2));
    await expect(canvas.getByRole("alert")).toBeVisible();
  },
};
export const Full: Story = { args: { count: 6 } };
export const Narrow: Story = {
  decorators: [inANarrowColumn],
  play: async ({ canvasElement }) => expectToFit(canvasElement),
};
export const RightToLeft: Story = {
  name: "Right to left",
  decorators: [rightToLeft],
  play: async ({ canvasElement }) => expectToFit(canvasElement),
};
