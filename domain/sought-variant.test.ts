import { expect, test } from "vitest";
import { soughtVariant } from "./sought-variant.ts";

test.each([
  ["1024", "12 cm", "1024"],
  [" 1024 ", "12 cm", "1024"],
  ["١٠٢٤", "12 cm", "1024"],
  ["102", "12 cm", undefined],
  ["fern", "12 cm", undefined],
  ["1024", null, undefined],
])("a search for %j leads to the variant %j with reference 1024: %j", (term, variant_name, sought) => {
  expect(soughtVariant({ reference: "1024", variant_name }, term)).toBe(sought);
});
