import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { useLocation } from "wouter";
import {
  expectToFit,
  inANarrowColumn,
  onPaper,
  rightToLeft,
  Sample,
  Samples,
} from "#workshop/design/samples.tsx";
import { ButtonLink, PlainLink, TextLink } from "./link.tsx";

const longText =
  "How to bring an olive tree through a winter that is colder than the ones it knows from home";

const WhereOneIs = () => <output>{useLocation()[0]}</output>;

const meta = {
  title: "Components/Link",
  component: TextLink,
  args: { href: "/gardens", children: "Visit our gardens" },
  decorators: [onPaper],
} satisfies Meta<typeof TextLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InText: Story = {
  name: "In text",
  render: (args) => (
    <p>
      The beds are open from April to October. <TextLink {...args} /> before you choose.
    </p>
  ),
};
export const WithinTheShop: Story = {
  name: "Within the shop",
  render: (args) => (
    <>
      <TextLink {...args} /> <WhereOneIs />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("link"));
    await expect(canvas.getByRole("status")).toHaveTextContent(/^\/gardens$/);
  },
};
export const ToAnotherSite: Story = {
  name: "To another site",
  args: { href: "https://www.example.com/fern-society", children: "The fern society" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link")).toHaveAttribute("rel", "noopener");
  },
};
export const AsAButton: Story = {
  name: "As a button",
  render: (args) => <ButtonLink {...args} />,
};
export const AsALargeQuietButton: Story = {
  name: "As a large, quiet button",
  render: (args) => <ButtonLink {...args} look="quiet" size="large" />,
};
export const WithoutALook: Story = {
  name: "Without a look of its own",
  render: (args) => <PlainLink {...args} />,
};
export const LongTextsInANarrowColumn: Story = {
  name: "Long texts in a narrow column",
  decorators: [inANarrowColumn],
  render: () => (
    <Samples>
      <TextLink href="/olive-tree">{longText}</TextLink>
      <ButtonLink href="/olive-tree">{longText}</ButtonLink>
      <TextLink href="/watering">Zimmerpflanzenbewässerungsanlagenzubehör</TextLink>
    </Samples>
  ),
  play: ({ canvasElement }) => expectToFit(canvasElement),
};
export const RightToLeft: Story = {
  name: "Right to left",
  decorators: [rightToLeft],
  render: (args) => (
    <Samples>
      <Sample name="In text">
        The beds are open from April to October. <TextLink {...args} /> before you choose.
      </Sample>
      <Sample name="As a button">
        <ButtonLink {...args} />
      </Sample>
      <Sample name="As a large, quiet button">
        <ButtonLink {...args} look="quiet" size="large" />
      </Sample>
      <Sample name="A long text">
        <TextLink href="/olive-tree">{longText}</TextLink>
      </Sample>
    </Samples>
  ),
};
