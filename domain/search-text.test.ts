import { expect, test } from "vitest";
import { searchText } from "./search-text.ts";

test.each([
  ["Žluťoučký  Kůň", "zlutoucky kun"],
  ["ＭＯＮＳＴＥＲＡ", "monstera"],
  ["مُحَمَّد", "محمد"],
  ["ガーデン", "ガーデン"],
  ["Ölweide", "olweide"],
])("%s becomes %s", (text, normal) => {
  expect(searchText(text)).toBe(normal);
});
