import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { onPaper, rightToLeft, Row, Sample, Samples } from "#workshop/design/samples.tsx";
import { Button } from "./button.tsx";
import * as icons from "./icons.tsx";
import { Notice } from "./notice.tsx";

const { Icon: _, ...drawings } = icons;
const Every = () => (
  <Samples>
    {Object.entries(drawings).map(([name, Icon]) => (
      <Sample key={name} name={name}>
        <Icon />
      </Sample>
    ))}
  </Samples>
);

const meta = { title: "Components/Icons", decorators: [onPaper] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryIcon: Story = {
  name: "Every icon",
  render: () => <Every />,
  play: async ({ canvasElement }) => {
    const drawn = [...canvasElement.querySelectorAll("svg")];
    await expect(drawn).toHaveLength(Object.keys(drawings).length);
    for (const icon of drawn) await expect(icon).toHaveAttribute("aria-hidden", "true");
  },
};
export const BesideWords: Story = {
  name: "Beside words, in their colour",
  render: () => (
    <Samples>
      <Row>
        <icons.Sprig />
        Growing on us
      </Row>
      <Notice tone="success">
        <Row>
          <icons.Basket />
          The Boston fern is in your cart.
        </Row>
      </Notice>
      <Button type="button">
        <Row>
          <icons.ArrowUp />
          Back to the top of the page
        </Row>
      </Button>
    </Samples>
  ),
};
export const RightToLeft: Story = {
  name: "Right to left",
  decorators: [rightToLeft],
  render: () => <Every />,
};
