import { expect, test } from "vitest";
import { piecesOfWord, searchText, shortPieces } from "./search-text.ts";

test.each([
  ["Žluťoučký  Kůň", "zlutoucky kun"],
  ["ＭＯＮＳＴＥＲＡ", "monstera"],
  ["مُحَمَّد", "محمد"],
  ["ガーデン", "がーでん"],
  ["ｶﾞｰﾃﾞﾝ", "がーでん"],
  ["Gießkanne", "giesskanne"],
  ["Øre & Æble", "ore aeble"],
  ["إزهار أوراق آخر", "ازهار اوراق اخر"],
  ["شجرة", "شجره"],
  ["مـــاء", "ماء"],
  ["mother-in-law’s  tongue", "mother in law s tongue"],
  ["100% _ \\0\u0000🌱\ud800", "100 0"],
  ["Ölweide", "olweide"],
])("%s becomes %s", (text, normal) => {
  expect(searchText(text)).toBe(normal);
});

test("short pieces are letters and pairs of unspaced writing, and how the words of a name begin", () => {
  expect(shortPieces("Boston fern", "Boston fern 鉢植え")).toEqual([
    "鉢",
    "植",
    "え",
    "鉢植",
    "植え",
    "b",
    "bo",
    "f",
    "fe",
  ]);
});

test.each([
  ["鉢", ["鉢"]],
  ["鉢植え", ["鉢植", "植え"]],
  ["fe", ["fe"]],
  ["fern", []],
])("%s is looked for by %j", (word, pieces) => {
  expect(piecesOfWord(word)).toEqual(pieces);
});
