import { expect, test } from "vitest";
import {
  nameNgrams,
  normalizeForSearch,
  searchableWords,
  splitWords,
  textNgrams,
  wordNgrams,
} from "./search-text.ts";

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
  ["mother-in-law’s  tongue", "mother in laws tongue"],
  ["Bird's-nest fern", "birds nest fern"],
  ["Snake plant 'Laurentii'", "snake plant laurentii"],
  ["100% _ \\0\u0000🌱\ud800", "100 0"],
  ["Ölweide", "olweide"],
  ["Œuf", "oeuf"],
  ["Đorđe", "dorde"],
  ["Łódź", "lodz"],
  ["Isparta gülü ırmak", "isparta gulu irmak"],
  ["ٱلماء", "الماء"],
  ["على", "علي"],
  ["گلی", "گلي"],
  ["کاکتوس", "كاكتوس"],
])("%s becomes %s", (text, normal) => {
  expect(normalizeForSearch(text)).toBe(normal);
});

test("a name has n-grams of unspaced characters and of word beginnings", () => {
  expect(nameNgrams("Boston fern 鉢う")).toEqual(["b", "bo", "f", "fe", "鉢", "う", "鉢う"]);
});

test("a text has bigrams of unspaced characters, and single-letter words", () => {
  expect(textNgrams("A fern 鉢うえ")).toEqual(["鉢", "鉢う", "うえ"]);
});

test.each([
  ["鉢", ["鉢"]],
  ["鉢植え", ["鉢植", "植え"]],
  ["fe", ["fe"]],
  ["fern", []],
])("%s is searched by %j", (word, ngrams) => {
  expect(wordNgrams(word)).toEqual(ngrams);
});

test("a text without letters and digits has no words", () => {
  expect(splitWords(" 🌵 % ")).toEqual([]);
  expect(nameNgrams("🌵")).toEqual([]);
});

test("a long text is indexed by its distinct words of at least three letters", () => {
  expect(searchableWords("The fern, the FERN in an old pot 鉢うえ 鉢")).toBe("the fern old pot 鉢うえ");
});
