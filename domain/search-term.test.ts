import { expect, test } from "vitest";
import { searchQuery, parseTerm } from "./search-term.ts";
import { requirements } from "#tests/support/requirements.ts";

test.each([
  ["100201", { reference_contains: "100201" }],
  [" ١٠٠٢٠١ ", { reference_contains: "100201" }],
  ["۱۰۰۲۰۱", { reference_contains: "100201" }],
  ["１００２０１", { reference_contains: "100201" }],
  ["9 litres", { term: "9 litres" }],
  ["size 9", { term: "size 9" }],
  ["1".repeat(21), { term: "1".repeat(21) }],
])("%s becomes the query %j", (term, query) => {
  requirements("validation.digits-are-reference", "validation.other-terms-are-text");
  expect(searchQuery(term)).toEqual(query);
});

test.each([
  ["term=%00", ""],
  ["term=mon%00stera", "monstera"],
  ["term=%20fern%20", "fern"],
  [`term=${"a".repeat(10_000)}`, "a".repeat(100)],
  ["", ""],
])("%s is parsed as the term %s", (search, term) => {
  expect(parseTerm(new URLSearchParams(search))).toBe(term);
});
