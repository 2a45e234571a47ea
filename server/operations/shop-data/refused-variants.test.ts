import { expect, test } from "vitest";
import { folderProblems } from "#tests/support/refused-folder.ts";
import { editFile } from "#tests/support/shop-folder.ts";
import { filesWithVariants } from "#tests/support/variant-files.ts";

const file = "products/fern.yaml";
type Variant = {
  reference: string;
  options: Record<string, string>;
  pictures?: string[];
  prices: Record<string, { price: number; discounted?: number }>;
};
type Fern = {
  reference?: string;
  options: [{ id: string; values: { id: string; name: string }[] }];
  variants: [Variant, Variant, Variant];
};
const fern = (change: (product: Fern) => void): Record<string, unknown> => {
  const product = structuredClone(filesWithVariants[file]) as Fern;
  change(product);
  return { [file]: product };
};

test.each<[string, Record<string, unknown>, string]>([
  [
    "variants without options",
    fern((p) => {
      p.options.splice(0);
      for (const variant of p.variants) variant.options = {};
    }),
    "options is missing: what the variants differ in",
  ],
  [
    "a variant without a value",
    fern((p) => (p.variants[1].options = {})),
    "variants.1.options.pot is missing",
  ],
  [
    "a value that the option does not have",
    fern((p) => (p.variants[1].options.pot = "9-cm")),
    "variants.1.options.pot must be one of 12-cm, 17-cm, 21-cm",
  ],
  [
    "an option that the product does not have",
    fern((p) => (p.variants[1].options.colour = "red")),
    "variants.1.options.colour is no option of this product",
  ],
  [
    "two variants with the same values",
    fern((p) => (p.variants[2].options.pot = "17-cm")),
    "variants.2.options are those of variant 2 too",
  ],
  [
    "a value that no variant has",
    fern((p) => p.options[0].values.push({ id: "30-cm", name: "30 cm" })),
    "options.0.values.3 is the value of no variant",
  ],
  [
    "a reference beside the variants",
    fern((p) => (p.reference = "100203")),
    "reference belongs to each of the variants",
  ],
  ["one variant", fern((p) => p.variants.splice(1)), "variants must have at least 2 entries"],
  [
    "more than a hundred variants",
    fern((p) => {
      const { options, variants } = p;
      options[0].values = Array.from({ length: 101 }, (_, n) => ({ id: `v-${n}`, name: `${n}` }));
      const all = options[0].values.map(({ id }, n) => ({
        ...structuredClone(variants[0]),
        reference: `${900_000 + n}`,
        options: { pot: id },
      }));
      variants.splice(0, variants.length, ...all);
    }),
    "at most 100 entries",
  ],
  [
    "another product's reference",
    fern((p) => (p.variants[1].reference = "100231")),
    'reference 100231 is that of "fern"',
  ],
  [
    "a discount that raises a variant's price",
    fern((p) => (p.variants[1].prices["europe"]!.discounted = 99)),
    "variants.1.prices.europe.discounted 99 is no reduction of 24.5",
  ],
  [
    "a market that there is not",
    fern((p) => (p.variants[2].prices.mars = { price: 1 })),
    'there is no market "mars"',
  ],
  [
    "a picture that is missing",
    fern((p) => (p.variants[2].pictures = ["gone.webp"])),
    'there is no picture "gone.webp"',
  ],
  [
    "options without variants",
    editFile(file, (p) => (p.options = structuredClone((filesWithVariants[file] as Fern).options))),
    "options needs variants",
  ],
])("%s is refused", async (_, files, words) => {
  expect(await folderProblems(files)).toContain(words);
});
