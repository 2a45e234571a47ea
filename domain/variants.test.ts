import { expect, test } from "vitest";
import { availabilities } from "./stock.ts";
import {
  canBeHad,
  hasSameValues,
  openingVariant,
  optionName,
  variantName,
  type ProductOption,
} from "./variants.ts";

const options: readonly ProductOption[] = [
  {
    id: "pot",
    name: { en: "Pot", de: "Topf" },
    values: [
      { id: "small", name: "12 cm" },
      { id: "large", name: "24 cm" },
    ],
  },
  {
    id: "material",
    name: { en: "Material" },
    values: [{ id: "clay", name: { en: "terracotta", de: "Terrakotta" } }],
  },
];

test.each([
  ["12 cm", "12 cm"],
  [{ en: "Pot", de: "Topf" }, "Topf"],
  [{ en: "Pot", cs: "Květináč" }, "Pot"],
  [{ cs: "Květináč", ja: "鉢" }, "Květináč"],
  [{}, ""],
])("in German, or else in English, or else in any language, %j reads %j", (name, shown) => {
  expect(optionName(name, "de", "en")).toBe(shown);
});

test.each([
  [{ pot: "large", material: "clay" }, "24 cm · Terrakotta"],
  [{ material: "clay", pot: "small" }, "12 cm · Terrakotta"],
  [{ pot: "huge", material: "clay" }, "Terrakotta"],
  [{ pot: "huge" }, null],
  [{}, null],
])("the variant with %j is called %j, in the order of the options", (chosen, name) => {
  expect(variantName(options, chosen, "de", "en")).toBe(name);
});

test("a variant can be had unless it is out of stock or not for sale", () => {
  const had = [...availabilities, undefined].filter((availability) =>
    canBeHad({ allow_purchase: true, availability }),
  );
  expect(had).toEqual(["in_stock", "few", "backorder", undefined]);
  expect(canBeHad({ allow_purchase: false, availability: "in_stock" })).toBe(false);
});

const variant = (id: string, availability: "in_stock" | "out_of_stock") => ({
  id,
  allow_purchase: true,
  availability,
});
test.each([
  ["the listed variant", [variant("a", "in_stock"), variant("b", "in_stock")], "b"],
  ["the first that can be had", [variant("a", "in_stock"), variant("b", "out_of_stock")], "a"],
  ["the listed one, if none can be had", [variant("a", "out_of_stock"), variant("b", "out_of_stock")], "b"],
  ["the first, if the listed one is gone", [variant("a", "in_stock"), variant("c", "in_stock")], "a"],
  ["no variant, if there is none", [], undefined],
])("a product opens with %s", (_, variants, opened) => {
  expect(openingVariant(variants, "b")?.id).toBe(opened);
});

test.each([
  [{ pot: "small", material: "clay" }, true],
  [{ pot: "small", material: "clay", colour: "red" }, true],
  [{ pot: "large", material: "clay" }, false],
  [{ pot: "small" }, false],
])("a small pot of clay has the same values as %j: %s", (other, expected) => {
  expect(hasSameValues(options, { pot: "small", material: "clay" }, other)).toBe(expected);
});
