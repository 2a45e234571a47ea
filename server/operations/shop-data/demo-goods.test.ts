import { expect, test } from "vitest";
import { demoFolder } from "#server/open-services.ts";
import { readShopFolder } from "./read.ts";

const { products } = await readShopFolder(demoFolder);

test("every product that is poisonous to pets has a warning in every language", () => {
  const silent = [...products].flatMap(([name, { facts, text }]) =>
    Object.entries(text)
      .filter(([, { warnings }]) => facts?.pets === "toxic" && !warnings)
      .map(([language]) => `${name} in ${language}`),
  );
  expect(silent).toEqual([]);
});

/** Only paragraphs: the lists below them contain measures and materials. */
const sentencesOf = (description: string): string[] =>
  [...description.matchAll(/<p>(.*?)<\/p>/gs)].flatMap(([, paragraph]) =>
    paragraph!.split(/(?<=[.!?؟])\s+|(?<=[。！？])/u).filter(Boolean),
  );

test("no two descriptions share a sentence", () => {
  const first = new Map<string, string>();
  const repeated: string[] = [];
  for (const [name, { text }] of products)
    for (const [language, { description }] of Object.entries(text))
      for (const sentence of sentencesOf(description)) {
        const before = first.get(`${language} ${sentence}`);
        if (before !== undefined && before !== name) repeated.push(`${before}, ${name}: ${sentence}`);
        first.set(`${language} ${sentence}`, name);
      }
  expect(first.size).toBeGreaterThan(2_000);
  expect(repeated).toEqual([]);
});
