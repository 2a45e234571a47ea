import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  expectToFit,
  inANarrowColumn,
  onPaper,
  rightToLeft,
  Sample,
  Samples,
} from "../../workshop/design/samples.tsx";
import { Money } from "../facts/format.tsx";
import { Amounts } from "./amounts.tsx";

const rows = [
  { id: "fern", text: "2 × Boston fern (Nephrolepis exaltata)", amount: <Money amount={37.9} /> },
  { id: "trowel", text: "1 × Hand trowel, ash and carbon steel", amount: <Money amount={22.5} /> },
  { id: "shipping", text: "Standard delivery", amount: <Money amount={6.95} /> },
];
const total = { text: "Total", amount: <Money amount={67.35} /> };
const free = [rows[0]!, { id: "shipping", text: "Standard delivery", amount: "Free" }];
const huge = {
  rows: [
    { id: "seed", text: "1,000,000 × Tomato 'Matina', organic seed", amount: <Money amount={2950000} /> },
    { id: "shipping", text: "Standard delivery", amount: <Money amount={0} /> },
  ],
  total: { text: "Total", amount: <Money amount={2950000} /> },
};
const longTexts = {
  rows: [
    {
      id: "system",
      text: "1 × Zimmerpflanzenbewässerungsanlage with a tank of nine litres, a pump and forty drippers",
      amount: <Money amount={189} />,
    },
    { id: "shipping", text: "Express, at your door the next working day", amount: <Money amount={21.95} /> },
  ],
  total: { text: "Total with delivery and VAT", amount: <Money amount={210.95} /> },
};

const meta = {
  title: "Components/Amounts",
  component: Amounts,
  args: { rows, total },
  parameters: { controls: { disable: true } },
  decorators: [onPaper],
} satisfies Meta<typeof Amounts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AnOrder: Story = { name: "An order" };
export const FreeDelivery: Story = {
  name: "Free delivery",
  args: { rows: free, total: { text: "Total", amount: <Money amount={37.9} /> } },
};
export const OneMillionPieces: Story = {
  name: "One million pieces",
  args: huge,
  decorators: [inANarrowColumn],
  play: ({ canvasElement }) => expectToFit(canvasElement),
};
export const LongTextsInANarrowColumn: Story = {
  name: "Long texts in a narrow column",
  args: longTexts,
  decorators: [inANarrowColumn],
  play: ({ canvasElement }) => expectToFit(canvasElement),
};
export const RightToLeft: Story = {
  name: "Right to left",
  decorators: [rightToLeft],
  render: (args) => (
    <Samples>
      <Sample name="An order">
        <Amounts {...args} />
      </Sample>
      <Sample name="One million pieces">
        <Amounts {...huge} />
      </Sample>
      <Sample name="Long texts">
        <Amounts {...longTexts} />
      </Sample>
    </Samples>
  ),
};
