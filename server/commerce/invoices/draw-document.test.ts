import { expect, test } from "vitest";
import { pdfTexts } from "#tests/support/pdf-text.ts";
import type { DocumentContent } from "./document-content.ts";
import { drawDocument } from "./draw-document.ts";

const row = { label: "", value: "" };
const line = { name: "", count: "", unit: "", total: "" };
const documentIn = (
  locale: string,
  words: { title: string; paid: string; seller: string },
): DocumentContent => ({
  locale,
  direction: locale === "ar" ? "rtl" : "ltr",
  title: words.title,
  number: "T-000001",
  issuedAt: new Date("2026-11-20T10:00:00Z"),
  seller: { name: words.seller, lines: [] },
  facts: [{ label: "", value: "2026" }],
  addresses: [],
  head: line,
  lines: [],
  sums: [],
  total: row,
  payments: [],
  paid: words.paid,
  page: "",
});
const fontsOf = async (content: DocumentContent): Promise<string[]> => {
  const names = (await drawDocument(content)).toString("latin1").matchAll(/\/FontName \/[A-Z]+\+([\w-]+)/g);
  return [...new Set([...names].map(([, name]) => name!))].sort();
};

test.each([
  [
    "en",
    { title: "Invoice", paid: "Paid on 20 November 2026.", seller: "Trellis" },
    ["Figtree-Regular", "Figtree-SemiBold", "YoungSerif-Regular"],
  ],
  [
    "ja",
    { title: "請求書", paid: "2026年11月20日に末尾3000の口座へ。", seller: "株式会社 Trellis" },
    ["Figtree-Regular", "NotoSansCJKjp-Regular"],
  ],
  [
    "ar",
    { title: "فاتورة", paid: "في 20 نوفمبر 2026", seller: "متجر Trellis" },
    ["Figtree-Regular", "Figtree-SemiBold", "NotoSansArabic-Regular"],
  ],
])("a document in %s mixes no fonts or weights within a text", async (locale, words, fonts) => {
  expect(await fontsOf(documentIn(locale, words))).toEqual(fonts);
});

test("no letter is lost that was a part of another letter in a document before", async () => {
  const texts = async (title: string) =>
    pdfTexts(await drawDocument(documentIn("ar", { title, paid: "Paid", seller: "Trellis" })));
  await texts("\u0629");
  const present = "\u0647\u062f\u064a\u0629";
  expect(await texts(present)).toContain([...present].toReversed().join(""));
});
