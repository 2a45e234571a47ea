import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { storefrontApp } from "#server/storefront-app.ts";
import { applyFiles } from "./support/apply-files.ts";
import { editFile } from "./support/shop-folder.ts";
import { openShop, type Shop } from "./support/shop.ts";
import { filesWithVariants, pots } from "./support/variant-files.ts";

let shop: Shop;
let app: FastifyInstance;
beforeAll(async () => {
  shop = await openShop({ environment: { SHOP_GATE: "open", PUBLIC_URL: "https://trellis.example" } });
  app = await storefrontApp(shop.services, { checkResponses: true, isDemo: false });
  await applyFiles(shop, filesWithVariants);
});
afterAll(async () => {
  await app.close();
  await shop.close();
});

/** At once, before this server has noticed. */
async function apply(files: Record<string, unknown>): Promise<void> {
  await applyFiles(shop, files);
  shop.services.responseCache.clear();
}

const languages = ["en", "de"];
const path = (language: string, variant?: string) =>
  `/${language}/product/fern${variant === undefined ? "" : `?variant=${variant}`}`;
const get = async (url: string, language = "en") => {
  const cookie = `trellis_place=europe.${language}`;
  const { body, headers } = await app.inject({ url, headers: { cookie } });
  const [, main = ""] = /<main.*?>(.*)<\/main>/s.exec(body) ?? [];
  return { body, main, isShared: headers["surrogate-control"] !== undefined };
};
const gone = {
  en: "This choice is no longer sold.",
  de: "Diese Auswahl ist nicht mehr erhältlich.",
} as Record<string, string>;

test.each(languages)(
  "an address with an unknown variant says so and shows the default, in %s",
  async (language) => {
    const { body, main, isShared } = await get(path(language, "100299"), language);
    expect(main).toMatch(new RegExp(`role="status"[^>]*><p>${gone[language]!}`));
    const usual = await get(path(language), language);
    expect(usual.main).not.toContain(gone[language]);
    const canonical = `<link rel="canonical" href="https://trellis.example${path(language)}"/>`;
    expect([body.includes(canonical), isShared]).toEqual([true, false]);
    const chosen = (text: string) => /aria-current="true"[^>]*><bdi>([^<]+)/.exec(text)?.[1];
    expect(chosen(main)).toBe("12 cm");
    for (const variant of ["", ...Object.values(pots)]) {
      const known = await get(path(language, variant), language);
      expect(known.main, variant).not.toContain(gone[language]);
    }
  },
);

test("an address with an unknown variant is not kept for the product's page", async () => {
  shop.services.responseCache.clear();
  await get(path("en", "100299"));
  expect(shop.services.responseCache.get(`page europe en true ${path("en")}`)).toBeUndefined();
  await get(path("en"));
  expect(shop.services.responseCache.get(`page europe en true ${path("en")}`)).toBeDefined();
});

test("a sold-out product's page says what its form needs, and has no form", async () => {
  await apply(withValues(3, { soldOut: [0, 1, 2] }));
  const { main } = await get(path("en"));
  const section = main.slice(main.indexOf('id="stock-alert"'));
  const text = "With JavaScript switched on, you can ask us to tell you when it is back.";
  expect(section).toMatch(
    new RegExp(
      `^[^<]*<div[^>]*role="status"><p>Sold out at the moment</p></div><div[^>]*><noscript><p>${text}</p></noscript></div></section>`,
    ),
  );
  expect(main).not.toContain("Add to cart");
});

test("an option with many values is a list to open, which names price and stock, and works without scripts", async () => {
  await apply(withValues(12, {}));
  expect((await get(path("en"))).main).not.toContain("<select");
  await apply(withValues(100, { soldOut: [1] }));
  const { main } = await get(path("en", reference(2)));
  const [form] = /<form(?=[^>]*method="get")(?![^>]*action)[^>]*>.*?<\/form>/s.exec(main)!;
  const options = [...form.matchAll(/<option value="(\d+)"( selected="")?>(.*?)<\/option>/g)];
  expect(options).toHaveLength(100);
  expect(
    options.slice(0, 3).map(([, value, selected, text]) => [value, selected !== undefined, text]),
  ).toEqual([
    [reference(0), false, "Size 1 · €18.00"],
    [reference(1), false, "Size 2 · €19.00 · Sold out"],
    [reference(2), true, "Size 3 · €20.00"],
  ]);
  expect(form).toMatch(/<select name="variant"/);
  expect(form).toMatch(/<noscript><button[^>]*type="submit"[^>]*>Show this choice<\/button><\/noscript>/);
  const next = await get(path("en", reference(99)));
  expect(next.main).toContain(`Item no. ${reference(99)}`);
});

const reference = (index: number): string => String(200_100 + index);

/** The fern with so many variants of one option. */
function withValues(count: number, { soldOut = [] }: { soldOut?: number[] }): Record<string, unknown> {
  const indexes = Array.from({ length: count }, (_, index) => index);
  return {
    ...filesWithVariants,
    ...editFile("products/fern.yaml", (product) => {
      for (const name of ["reference", "prices"]) delete product[name];
      Object.assign(product, {
        options: [
          {
            id: "size",
            name: "Size",
            values: indexes.map((index) => ({ id: `s${index}`, name: `Size ${index + 1}` })),
          },
        ],
        variants: indexes.map((index) => ({
          reference: reference(index),
          options: { size: `s${index}` },
          prices: { europe: { price: 18 + index } },
          ...(soldOut.includes(index) && { stock: { opening: 0 } }),
        })),
      });
    }),
  };
}
