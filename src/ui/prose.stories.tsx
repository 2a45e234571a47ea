import type { Meta, StoryObj } from "@storybook/react-vite";
import { parse } from "yaml";
import fern from "#shop-data/products/boston-fern.yaml?raw";
import { expectToFit, rightToLeft } from "#workshop/design/samples.tsx";
import { Page } from "./page.tsx";
import { Prose } from "./prose.tsx";

const { description } = (parse(fern) as { text: { en: { description: string } } }).text.en;
const longWords = `<p>Zimmerpflanzenbewässerungsanlagenzubehör und Grundstücksverkehrsgenehmigungszuständigkeit</p>`;
const lists = `<h2>What to bring</h2><ul><li>Gloves that may get dirty</li><li>A bag, or two, or <a href="/bags">one of ours</a></li></ul>
<h2>How to repot</h2><ol><li>Water the day before.</li><li>Loosen the roots, and take a pot two fingers wider.</li></ol>`;

type Args = { title: string; html: string };
const meta = {
  title: "Components/Prose",
  component: Prose,
  args: { title: "Boston fern (Nephrolepis exaltata)", html: description },
  render: ({ title, html }) => (
    <Page title={title}>
      <h1>{title}</h1>
      <Prose html={html} />
    </Page>
  ),
  play: ({ canvasElement }) => expectToFit(canvasElement),
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfAProduct: Story = { name: "Of a product" };
export const ListsAndLinks: Story = {
  name: "Lists and links",
  args: { title: "A day in the potting shed", html: lists },
};
export const VeryLongWordsOnAPhone: Story = {
  name: "Very long words on a phone",
  globals: { viewport: { value: "phone" } },
  args: { title: "Zimmerpflanzenbewässerungsanlagenzubehör", html: longWords },
};
export const RightToLeft: Story = {
  name: "Right to left",
  decorators: [rightToLeft],
  args: { html: description + lists },
};
