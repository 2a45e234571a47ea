import { expect, test } from "vitest";
import { offeredNeeds } from "./offered-needs.ts";

const counts = (pets: number, shade: number, little: number) => ({
  light: { full_sun: 9, bright: 9, half_shade: 9, shade },
  water: { little, moderate: 9, much: 9 },
  pets: { safe: pets, toxic: 9 },
  size: { small: 9, medium: 9, large: 9 },
  habitat: { indoors: 9, outdoors: 9 },
});

test("each need that a product meets links to its list", () => {
  expect(offeredNeeds(counts(1, 1, 1))).toEqual([
    { name: "pets", address: "/shop?pets=safe" },
    { name: "shade", address: "/shop?light=shade" },
    { name: "little_water", address: "/shop?water=little" },
  ]);
  expect(offeredNeeds(counts(0, 1, 0))).toEqual([{ name: "shade", address: "/shop?light=shade" }]);
});
