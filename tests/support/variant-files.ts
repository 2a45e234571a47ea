import { editFile, shopFiles } from "./shop-folder.ts";

/** References of the fern's variants: pots of 12 and 17 cm, and one of 21 cm that only Europe sells. */
export const pots = { small: "100203", middle: "100204", large: "100205" } as const;

const fernInPots = editFile("products/fern.yaml", (product) => {
  const { reference: _reference, prices: _prices, ...fern } = product;
  Object.assign(fern, {
    options: [
      {
        id: "pot",
        name: { en: "Pot", de: "Topf" },
        values: [
          { id: "12-cm", name: "12 cm" },
          { id: "17-cm", name: "17 cm" },
          { id: "21-cm", name: { en: "21 cm, clay", de: "21 cm, Ton" } },
        ],
      },
    ],
    variants: [
      {
        reference: pots.small,
        options: { pot: "12-cm" },
        prices: { europe: { price: 18.95 }, japan: { price: 3000 }, asia: { price: 21.5 } },
      },
      {
        reference: pots.middle,
        gtin: "4006381333931",
        options: { pot: "17-cm" },
        points: 30,
        weight: 2400,
        prices: { europe: { price: 24.5, discounted: 22 }, japan: { price: 4000 } },
      },
      {
        reference: pots.large,
        options: { pot: "21-cm" },
        pictures: ["leaf.webp"],
        prices: { europe: { price: 12.5 } },
      },
    ],
  });
  for (const name of ["reference", "prices"]) delete product[name];
  Object.assign(product, fern);
});

/** The tests' folder with a fern that is sold in three pots. */
export const filesWithVariants: Record<string, unknown> = { ...shopFiles, ...fernInPots };
