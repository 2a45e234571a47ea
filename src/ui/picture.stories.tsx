import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { tones } from "#domain/tone.ts";
import { good } from "#workshop/design/goods.ts";
import {
  expectToFit,
  inANarrowColumn,
  onPaper,
  rightToLeft,
  Sample,
  Samples,
} from "#workshop/design/samples.tsx";
import { Picture, PictureAddress } from "./picture.tsx";

const fern = good("boston-fern").primary_image;

const meta = {
  title: "Components/Picture",
  component: Picture,
  args: { image: fern, sizes: "20rem" },
  decorators: [onPaper],
  play: async ({ canvasElement }) => {
    const [picture] = canvasElement.querySelectorAll("img");
    await waitFor(() => expect(picture!.naturalWidth).toBeGreaterThan(0));
    await expectToFit(canvasElement);
  },
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InANarrowColumn: Story = { name: "In a narrow column", decorators: [inANarrowColumn] };
export const OnAPhone: Story = {
  name: "On a phone",
  args: { sizes: "100vw", image: good("watering-can").primary_image },
  globals: { viewport: { value: "phone" } },
};
export const FetchedFirst: Story = {
  name: "Fetched first",
  args: { isLeading: true },
  decorators: [inANarrowColumn],
  play: async ({ canvas }) => {
    const picture = canvas.getByRole("img", { name: fern.alternative_text });
    await expect(picture).toHaveAttribute("fetchpriority", "high");
    await expect(picture).toHaveAttribute("loading", "eager");
  },
};
export const AsDecoration: Story = {
  name: "As decoration",
  args: { isDecoration: true },
  decorators: [inANarrowColumn],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("img")).toBeNull();
    await expect(canvas.getByRole("presentation")).toHaveAttribute("alt", "");
  },
};
export const NotThere: Story = {
  name: "Not there",
  args: { image: { ...fern, file_name: "eaten-by-snails" } },
  decorators: [inANarrowColumn],
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector("[data-placeholder]")).toBeVisible());
    await expect(canvas.getByRole("img", { name: fern.alternative_text })).toBeVisible();
    await expectToFit(canvasElement);
  },
};
export const AnswersWithAPage: Story = {
  name: "Answers with a page",
  decorators: [inANarrowColumn],
  render: (args) => (
    <PictureAddress value={() => "data:text/html,no%20picture"}>
      <Picture {...args} />
    </PictureAddress>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector("[data-placeholder]")).toBeVisible());
  },
};
export const OnEachGround: Story = {
  name: "On the ground of each tone",
  render: () => (
    <Samples>
      {tones.map((tone) => (
        <Sample key={tone} name={tone}>
          <Picture image={{ ...fern, tone, width: 96, height: 96 }} sizes="6rem" />
        </Sample>
      ))}
    </Samples>
  ),
  play: async ({ canvasElement }) => {
    const grounds = [...canvasElement.querySelectorAll("img")].map(
      (picture) => getComputedStyle(picture).backgroundColor,
    );
    await expect(grounds).not.toContain("rgba(0, 0, 0, 0)");
    await expect(new Set(grounds).size).toBe(tones.length);
  },
};
export const None: Story = {
  args: { image: null },
  decorators: [inANarrowColumn],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole("img")).toBeNull();
    await expect(canvasElement.querySelector("[data-placeholder]")).toBeVisible();
    await expectToFit(canvasElement);
  },
};
export const RightToLeft: Story = {
  name: "Right to left",
  decorators: [rightToLeft],
  render: (args) => (
    <Samples>
      <Sample name="A fern">
        <Picture {...args} />
      </Sample>
      <Sample name="A kit">
        <Picture {...args} image={good("weaving-loom-kit").primary_image} />
      </Sample>
    </Samples>
  ),
};
