import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { good, goods } from "#workshop/design/goods.ts";
import { expectToFit, inANarrowColumn, onPaper, rightToLeft } from "#workshop/design/samples.tsx";
import { Money } from "#src/facts/format.tsx";
import { LatinName } from "#src/facts/name.tsx";
import { Price } from "#src/facts/price.tsx";
import { ProductCard, ProductGrid } from "./product-card.tsx";

const fern = good("boston-fern");
const longName =
  "Winter-hardy climbing rose 'Souvenir du Docteur Jamain', grafted, in a five litre pot with its own cane";
const longWord = "Zimmerpflanzenbewässerungsanlagenzubehör";

const Row = ({ products }: { products: typeof goods }) =>
  products.map((product) => (
    <ProductCard
      key={product.id}
      href={`/${product.url_fragment}`}
      name={product.name}
      note={product.latin_name && <LatinName>{product.latin_name}</LatinName>}
      image={product.primary_image}
      price={<Price product={product} />}
      level={2}
    />
  ));
const unlikely = [
  fern,
  { ...good("snake-plant"), name: longName },
  { ...good("watering-can"), name: longWord, price: 1_234_567.89 },
  { ...good("olive-tree"), primary_image: null },
];

const meta = {
  title: "Components/Product card",
  component: ProductCard,
  args: {
    href: "/boston-fern",
    name: fern.name,
    image: fern.primary_image,
    price: <Price product={fern} />,
    level: 2,
  },
  argTypes: { image: { control: false }, price: { control: false } },
  decorators: [onPaper],
} satisfies Meta<typeof ProductCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {
  decorators: [inANarrowColumn],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 2 })).toHaveTextContent(fern.name);
    await expect(canvas.getByRole("link", { name: fern.name })).toHaveAttribute("href", "/boston-fern");
    const { left, top, width } = canvas.getByRole("article").getBoundingClientRect();
    const atThePicture = document.elementFromPoint(left + width / 2, top + width / 2);
    await expect(atThePicture).toBe(canvas.getByRole("link"));
  },
};
export const ADiscount: Story = {
  name: "A price before a discount",
  args: { ...propertiesOf("snake-plant"), price: <Price product={good("snake-plant")} /> },
  decorators: [inANarrowColumn],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("ins")).toBeVisible();
    await expect(canvasElement.querySelector("del")).toBeVisible();
  },
};
export const WithoutAPicture: Story = {
  name: "Without a picture",
  args: { image: null },
  decorators: [inANarrowColumn],
};
export const ALongName: Story = {
  name: "A long name",
  args: { name: longName },
  decorators: [inANarrowColumn],
};
export const AVeryLongWord: Story = {
  name: "A very long word",
  args: { name: longWord, price: <Money amount={1_234_567.89} /> },
  decorators: [inANarrowColumn],
  play: ({ canvasElement }) => expectToFit(canvasElement),
};
export const AGrid: Story = {
  name: "A grid",
  render: () => (
    <ProductGrid>
      <Row products={goods.slice(0, 12)} />
    </ProductGrid>
  ),
  play: ({ canvasElement }) => expectToFit(canvasElement),
};
export const UnlikelyGoodsOnAPhone: Story = {
  name: "Unlikely goods on a phone",
  globals: { viewport: { value: "phone" } },
  render: () => (
    <ProductGrid>
      <Row products={unlikely} />
    </ProductGrid>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expectToFit(canvasElement);
    for (const card of canvas.getAllByRole("article")) {
      await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
    }
  },
};
export const RightToLeft: Story = {
  name: "Right to left",
  decorators: [rightToLeft],
  render: () => (
    <ProductGrid>
      <Row products={unlikely} />
    </ProductGrid>
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole("article").map((card) => card.getBoundingClientRect());
    await expect(first!.left).toBeGreaterThan(second!.left);
  },
};

function propertiesOf(fragment: string) {
  const { name, primary_image: image } = good(fragment);
  return { href: `/${fragment}`, name, image };
}
