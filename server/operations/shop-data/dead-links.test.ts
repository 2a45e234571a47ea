import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { editFile, shopFiles, writeShopFolder } from "#tests/support/shop-folder.ts";
import { readShopFolder } from "./read.ts";

const inPage = (href: string) =>
  editFile("pages/terms.yaml", (p) => (p.text.en.content = `<p><a href="${href}">there</a></p>`));

test.each<[string, Record<string, unknown>, string]>([
  [
    "a product",
    editFile("products/fern.yaml", (p) => (p.text.de.description = '<a href="/product/spadde">x</a>')),
    'leads to /product/spadde: there is no product "spadde"; is it "spade"?',
  ],
  [
    "a category, with a language prefix",
    inPage("/de/product-categories/plants/mosses"),
    'leads to /de/product-categories/plants/mosses: there is no category "mosses"',
  ],
  [
    "a page, with a fragment",
    editFile("categories/ferns.yaml", (c) => (c.text.en.description = '<a href="/page/term#a">x</a>')),
    'leads to /page/term#a: there is no page "term"; is it "terms"?',
  ],
  ["an unknown path", inPage("/free-things"), "leads to /free-things: the shop has no such address"],
  [
    "a relative path",
    inPage("contact"),
    "leads to contact: begin it with / if it is a place in the shop, and with https:// if it is another site",
  ],
  [
    "an unknown path in the menu",
    editFile("menu.yaml", (m) => m.push({ name: { en: "Free", de: "Gratis" }, link: "/free-things" })),
    "leads to /free-things: the shop has no such address",
  ],
  [
    "an unknown path in the footer",
    editFile("footer.yaml", (f) => (f[0].entries[0] = { name: { en: "Free" }, link: "/page/free" })),
    'leads to /page/free: there is no page "free"',
  ],
  [
    "an unknown page in an assurance",
    editFile("markets/europe.yaml", (m) => (m.assurances = [{ text: { en: "Safe" }, link: "/page/safe" }])),
    'leads to /page/safe: there is no page "safe"',
  ],
  [
    "an unknown path in a promo",
    editFile(
      "homepage.yaml",
      (h) => (h.promos[0] = { ...h.promos[0], category: undefined, link: "/product/x" }),
    ),
    'leads to /product/x: there is no product "x"',
  ],
])("a link to %s that does not exist is reported", async (_, files, words) => {
  const message = await readingOf(files);
  expect(message).toContain(words);
  expect(message).toMatch(new RegExp(`^${Object.keys(files)[0]}:\\d+: `));
});

test.each([
  "/product/fern",
  "/en/product/fern/ferns",
  "/product-categories/plants/ferns?page=2",
  "/page/terms#returns",
  "/contact?about=100203",
  "/",
  "/de",
  "/user/orders",
  "/fr/contact",
  "/Contact",
  "/feeds/europe/en.xml",
  "/cards/en/shop.jpg",
  "/product/fern/spring",
  "/sitemap.xml",
  "https://ferns.example/care",
  "mailto:hello@trellis.example",
  "#below",
])("a link to %s is accepted", async (href) => {
  expect(await readingOf(inPage(href))).toBe("");
});

async function readingOf(files: Record<string, unknown>): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "trellis-links-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  await writeShopFolder(folder, { ...shopFiles, ...files });
  return readShopFolder(folder).then(
    () => "",
    (error: Error) => error.message,
  );
}
