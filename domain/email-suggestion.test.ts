import { expect, test } from "vitest";
import { suggestEmail } from "./email-suggestion.ts";

test.each([
  ["ada@gmial.com", "ada@gmail.com"],
  ["ada@gmail.con", "ada@gmail.com"],
  ["Ada.Jansen@gmai.com ", "Ada.Jansen@gmail.com"],
  ["ada@hotmial.com", "ada@hotmail.com"],
  ["ada@outllook.com", "ada@outlook.com"],
  ["ada@sezam.cz", "ada@seznam.cz"],
  ["ada@gmail.comm", "ada@gmail.com"],
  ["ada@gmail.co", "ada@gmail.com"],
  ["ada@ gmail.com", "ada@gmail.com"],
  ["ada@web@gmial.com", "ada@web@gmail.com"],
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
  "ada@gmx.com",
  "ada@live.de",
  "ada@me.de",
  // Two letters of three differ, and two that are not neighbours are swapped.
  "ada@gmxxl.com",
  "ada@mgial.com",
  "ada@gamxx.com",
  "@gmial.com",
  "ada@gmial.com@",
  "x\nada@gmial.com",
  "ada@gmxal.com",
  "ada@gmixl.com",
  "ada@g\nmial.com",
  "ada@",
  "ada",
  "",
  "a@b@gmial.com x",
])("%s gets no suggestion", (typed) => {
  expect(suggestEmail(typed)).toBeNull();
});
