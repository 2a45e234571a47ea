import { join } from "node:path";
import { chromium, type Browser } from "playwright";
import { launchOptions } from "#scripts/chromium.ts";
import { interactionToNextPaint } from "./interactions.ts";
import { throughput } from "./load.ts";
import { fromListToProduct, fromPressToCount, visit, type Figures } from "./phone.ts";
import { checkOut, openShop, type RunningShop } from "./shops.ts";

const pages = {
  home: "/en/",
  list: "/en/shop",
  product: "/en/product/boston-fern",
  cart: "/en/cart",
  login: "/en/login",
};

/**
 * `npm run bench -- <commit> [rounds]`: measures this checkout and another commit in turn. Prints today's figures
 * and their ratio to the other's, with the smallest and largest ratio of a round. Machines differ, so only ratios
 * count.
 */
export async function compareWithCommit(commit: string, rounds: number): Promise<void> {
  const other = checkOut(commit);
  const shops: RunningShop[] = [];
  const browser = await chromium.launch(launchOptions);
  try {
    shops.push(await openShop(other.folder));
    shops.push(await openShop(join(import.meta.dirname, "../..")));
    // Picture sizes are encoded on first request, and cold programs are slow.
    for (const { url } of shops) for (const path of Object.values(pages)) await visit(browser, url + path);
    const all: Figures[][] = [];
    for (let round = 0; round < rounds; round += 1) {
      console.log(`Round ${round + 1} of ${rounds}`);
      const figures: Figures[] = [];
      for (const shop of shops) figures.push(await measure(browser, shop));
      all.push(figures);
    }
    print(all);
  } finally {
    await browser.close();
    for (const shop of shops) await shop.close();
    other.remove();
  }
}

async function measure(browser: Browser, { url }: RunningShop): Promise<Figures> {
  const figures: Figures = {};
  const add = (name: string, found: Figures) => {
    for (const [figure, value] of Object.entries(found)) figures[`${name}: ${figure}`] = value;
  };
  for (const [name, path] of Object.entries(pages)) add(name, await visit(browser, url + path));
  add("list to product", await fromListToProduct(browser, url + pages.list));
  add("add to cart", await fromPressToCount(browser, url + pages.product));
  add("interaction to next paint", await interactionToNextPaint(browser, url));
  add("per second", await throughput(url));
  return figures;
}

function print(all: readonly Figures[][]): void {
  const median = (values: readonly number[]) =>
    values.toSorted((one, two) => one - two)[Math.floor(values.length / 2)]!;
  const rows = Object.keys(all[0]![0]!).map((name) => {
    const [before, now] = [0, 1].map((which) => median(all.map((round) => round[which]![name]!)));
    const shares = all.map(([first, second]) => second![name]! / first![name]!).filter(Number.isFinite);
    const write = (value: number) => Number(value.toFixed(value < 10 ? 2 : 0));
    const spread = shares.length > 0 ? `${write(Math.min(...shares))} to ${write(Math.max(...shares))}` : "";
    return [name, { before: write(before!), now: write(now!), share: write(now! / before!), spread }];
  });
  console.table(Object.fromEntries(rows));
}
