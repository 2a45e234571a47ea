import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import {
  expectToFit,
  inANarrowColumn,
  onPaper,
  rightToLeft,
  Row,
  Sample,
  Samples,
} from "#workshop/design/samples.tsx";
import { Button } from "./button.tsx";

const longLabel = "Add the hanging basket, its bracket and a bag of peat-free compost to the cart";

const meta = {
  title: "Components/Button",
  component: Button,
  args: { children: "Add to cart", type: "button", onClick: fn() },
  argTypes: {
    look: { control: "inline-radio", options: ["main", "quiet", "link"] },
    size: { control: "inline-radio", options: ["normal", "large"] },
    disabled: { control: "boolean" },
    busy: { control: "boolean" },
  },
  decorators: [onPaper],
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Add to cart" }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Quiet: Story = { args: { look: "quiet", children: "Back to the plants" } };
export const Link: Story = { args: { look: "link", children: "Remove" } };
export const Large: Story = { args: { size: "large", children: "Order and pay" } };
export const LargeAndQuiet: Story = {
  name: "Large and quiet",
  args: { size: "large", look: "quiet", children: "Look around the shop" },
};
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole("button");
    await expect(button).toBeDisabled();
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole("button");
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute("aria-busy", "true");
    await expect(button).toHaveFocus();
  },
};
export const ALongLabelInANarrowColumn: Story = {
  name: "A long label in a narrow column",
  args: { children: longLabel },
  decorators: [inANarrowColumn],
  play: ({ canvasElement }) => expectToFit(canvasElement),
};
export const AVeryLongWord: Story = {
  name: "A very long word",
  args: { children: "Zimmerpflanzenbewässerungsanlage" },
  decorators: [inANarrowColumn],
  play: ({ canvasElement }) => expectToFit(canvasElement),
};

const AllLooks = () => (
  <Samples>
    <Sample name="Main">
      <Row>
        <Button>Add to cart</Button>
        <Button size="large">Order and pay</Button>
      </Row>
    </Sample>
    <Sample name="Quiet">
      <Row>
        <Button look="quiet">Back to the plants</Button>
        <Button look="quiet" size="large">
          Look around the shop
        </Button>
      </Row>
    </Sample>
    <Sample name="Link">
      <Row>
        <Button look="link">Remove</Button>
      </Row>
    </Sample>
    <Sample name="Disabled">
      <Row>
        <Button disabled>Add to cart</Button>
        <Button look="quiet" disabled>
          Back to the plants
        </Button>
        <Button look="link" disabled>
          Remove
        </Button>
      </Row>
    </Sample>
    <Sample name="Busy">
      <Row>
        <Button busy>Add to cart</Button>
        <Button look="quiet" busy>
          Back to the plants
        </Button>
        <Button look="link" busy>
          Remove
        </Button>
      </Row>
    </Sample>
    <Sample name="A long label">
      <Button>{longLabel}</Button>
    </Sample>
  </Samples>
);
export const EveryLook: Story = { name: "Every look", render: () => <AllLooks /> };
export const RightToLeft: Story = {
  name: "Right to left",
  decorators: [rightToLeft],
  render: () => <AllLooks />,
};
