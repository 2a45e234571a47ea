import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { parse } from "yaml";
import delivery from "#shop-data/pages/delivery.yaml?raw";
import { expectToFit, rightToLeft } from "#workshop/design/samples.tsx";
import { goods } from "#workshop/design/goods.ts";
import { Price } from "#src/facts/price.tsx";
import { Page, summarizeHtml } from "./page.tsx";
import { Prose } from "./prose.tsx";
import { ProductCard, ProductGrid } from "./product-card.tsx";

type OnFile<Text> = { text: { en: Text } };
const { name: title, content } = (parse(delivery) as OnFile<{ name: string; content: string }>).text.en;

const meta = {
  title: "Components/Page",
  component: Page,
  args: { title, description: summarizeHtml(content), children: null },
  argTypes: { children: { control: false } },
  render: (args) => (
    <Page {...args}>
      <h1>{args.title}</h1>
      <Prose html={content} />
    </Page>
  ),
  play: ({ canvasElement }) => expectToFit(canvasElement),
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithProse: Story = {
  name: "With prose",
  play: async ({ canvasElement, args }) => {
    await waitFor(() =>
      expect([...document.head.querySelectorAll("title")].map(({ text }) => text)).toContain(
        `${args.title} · Trellis`,
      ),
    );
    const text = document.head.querySelector("meta[name=description]")?.getAttribute("content");
    await expect(text).toBe(args.description);
    await expect(text).not.toMatch(/</);
    await expectToFit(canvasElement);
  },
};
export const ProseOnAPhone: Story = { name: "Prose on a phone", globals: { viewport: { value: "phone" } } };
export const Wide: Story = {
  args: { title: "Growing on us", wide: true },
  render: (args) => (
    <Page {...args}>
      <h1>{args.title}</h1>
      <ProductGrid>
        {goods.slice(0, 4).map((product) => (
          <ProductCard
            key={product.id}
            href={`/${product.url_fragment}`}
            name={product.name}
            image={product.primary_image}
            price={<Price product={product} />}
            level={2}
          />
        ))}
      </ProductGrid>
    </Page>
  ),
};
export const RightToLeft: Story = {
  name: "Right to left",
  decorators: [rightToLeft],
  render: (args) => (
    <Page {...args}>
      <h1>{args.title}</h1>
      <Prose html={content} />
    </Page>
  ),
};
