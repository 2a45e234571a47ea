import { expect, test } from "vitest";
import { suggestEmail } from "./email-suggestion.ts";

test.each([
  ["ada@gmial.com", "ada@gmail.com"],
  ["ada@gmail.con", "ada@gmail.com"],
  ["Ada.Jansen@gmai.com ", "Ada.Jansen@gmail.com"],
  ["ada@hotmial.com", "ada@hotmail.com"],
  ["ada@outllook.com", "ada@outlook.com"],
  ["ada@sezam.cz", "ada@seznam.cz"],
])("%s gets the suggestion %s", (typed, suggestion) => {
  expect(suggestEmail(typed)).toBe(suggestion);
});

test.each([
  "ada@gmail.com",
  "ada@GMX.de",
  "ada@me.com",
  "ada@he.com",
  "ada@example.com",
  "ada@mail.com",
  "ada@ymail.com",
  "ada@email.com",
  "ada@",
  "ada",
  "",
  "a@b@gmial.com x",
])("%s gets no suggestion", (typed) => {
  expect(suggestEmail(typed)).toBeNull();
});
