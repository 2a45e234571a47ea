import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import slugify from "@sindresorhus/slugify";
import sharp from "sharp";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { parse, stringify } from "yaml";
import { writeShopFolder } from "#tests/support/shop-folder.ts";
import { readShopFolder } from "#server/operations/shop-data/read.ts";
import { importCsv } from "./import-csv.ts";

vi.mock("@sindresorhus/slugify", { spy: true });
beforeEach(() => void vi.mocked(slugify).mockClear());

const now = new Date("2026-11-24T10:00:00Z");
const settings = { language: "en", markets: { europe: { includes_vat: true } }, otherwise: "plants" };

async function imported(csv: string, change: object = {}) {
  const place = mkdtempSync(join(tmpdir(), "trellis-import-"));
  onTestFinished(() => rmSync(place, { recursive: true, force: true }));
  const folder = await writeShopFolder(join(place, "shop"));
  const [file, shopify] = [join(place, "goods.csv"), join(place, "shopify.yaml")];
  writeFileSync(file, csv);
  writeFileSync(shopify, stringify({ ...settings, ...change }));
  const messages: string[] = [];
  const leaf = sharp({ create: { width: 80, height: 60, channels: 3, background: "#2f5d46" } });
  await leaf.jpeg().toFile(join(place, "plain.jpg"));
  const task = { file, folder, shopify, isDryRun: false };
  const { counts } = await importCsv(task, now, (line) => messages.push(line));
  const product = (name: string) => parse(readFileSync(join(folder, `products/${name}.yaml`), "utf8"));
  return { folder, counts, said: messages, product };
}

const heading =
  "Handle,Title,Body (HTML),Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant Price";
const potsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const [size, glaze] = [Math.floor(index / 10) + 1, (index % 10) + 1];
    const [title, text] = index === 0 ? ["Clay pot", "<p>A pot.</p>"] : ["", ""];
    return `pot,${title},${text},Size,${size} l,Glaze,Glaze ${glaze},9.50`;
  });

test("work grows linearly with the number of variants, and progress is reported", async () => {
  const worked = async (count: number) => {
    vi.mocked(slugify).mockClear();
    const { counts, said: messages, folder } = await imported([heading, ...potsOf(count)].join("\n"));
    expect(counts.new).toBe(1);
    return { calls: vi.mocked(slugify).mock.calls.length, said: messages, folder };
  };
  const fewVariants = await worked(10);
  const many = await worked(100);
  expect(many.calls).toBeLessThanOrEqual(10 * fewVariants.calls);
  expect(fewVariants.said).toEqual([]);
  expect(many.said).toEqual(["Variants read: 50", "Variants read: 100"]);
});

test("each of many variants that become products links to the next ones, so that all can be reached", async () => {
  const { folder, product, said } = await imported([heading, ...potsOf(120)].join("\n"), {
    separate: ["pot"],
  });
  expect(said.slice(-2)).toEqual(["Goods written: 50 of 120", "Goods written: 100 of 120"]);
  expect(product("pot-1-l-glaze-1").related).toHaveLength(12);
  expect(product("pot-12-l-glaze-10").related.slice(0, 2)).toEqual(["pot-1-l-glaze-1", "pot-1-l-glaze-2"]);
  const { products } = await readShopFolder(folder);
  const reached = new Set([...products.values()].flatMap(({ related }) => related));
  expect([...reached].filter((name) => name.startsWith("pot-"))).toHaveLength(120);
});

const withPicture = [
  "Handle,Title,Body (HTML),Option1 Name,Option1 Value,Variant Price,Image Src,Image Position,Variant Image",
  "clay-saucer,Clay saucer,<p>For a pot.</p>,Size,12 cm,4.50,plain.jpg,1,plain.jpg",
];

test("a variant without a picture of its own that becomes a product has the first", async () => {
  const { product } = await imported([...withPicture, "clay-saucer,,,Size,18 cm,6.50,,,"].join("\n"), {
    pictures: ".",
    separate: ["clay-saucer"],
  });
  const [small, large] = [product("clay-saucer-12-cm"), product("clay-saucer-18-cm")];
  expect(small.pictures).toHaveLength(1);
  expect(large.pictures).toEqual(small.pictures);
});

test("a hundred products with one picture share it, and it is fetched once", async () => {
  const lines = Array.from({ length: 99 }, (_, index) => `clay-saucer,,,Size,${index + 13} cm,6.50,,,`);
  const { counts, product } = await imported([...withPicture, ...lines].join("\n"), {
    pictures: ".",
    separate: ["clay-saucer"],
  });
  expect(counts).toMatchObject({ new: 100, pictures: 1 });
  expect(product("clay-saucer-111-cm").pictures).toEqual(product("clay-saucer-12-cm").pictures);
});

test("the longest slug is imported unchanged, and a longer one is shortened", async () => {
  const csv = (length: number) =>
    `Handle,Title,Body (HTML),Variant Price\n${"a".repeat(length)},Long name,<p>Text</p>,9.95`;
  for (const length of [81, 100, 101]) {
    const { folder } = await imported(csv(length));
    const names = [...(await readShopFolder(folder)).products.keys()];
    const [long] = names.filter((name) => name.startsWith("aaaa"));
    expect(long).toHaveLength(Math.min(length, 100));
  }
});
