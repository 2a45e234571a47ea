import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Browser } from "playwright";
import { launchOptions } from "#scripts/chromium.ts";
import { visitUntilIdle } from "#bench/compare/phone.ts";
import { residentMegabytes } from "#bench/resident-memory.ts";
import { fillEverShop } from "./evershop.ts";
import { coldPerSecond } from "./load.ts";
import { fillOurs } from "./ours.ts";
import type { FilledShop, OpenShop } from "./shop.ts";
import { writeTable, type Line, type Round } from "./table.ts";
import { fillVendure } from "./vendure.ts";

const count = 1_000;

/**
 * `npm run bench -- peers [rounds]`: this shop, EverShop and Vendure with the same products, each line measured in turn.
 * Every round starts all servers anew, because this shop caches responses. `PEERS_FOLDER` keeps what is installed.
 */
export async function measurePeers(rounds: number): Promise<void> {
  const kept = process.env.PEERS_FOLDER;
  const folder = kept ?? mkdtempSync(join(tmpdir(), "trellis-peers-"));
  const filled: FilledShop[] = [];
  // Only an orderly exit ends what was started.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
  const browser = await chromium.launch(launchOptions);
  try {
    const { shop, products } = await fillOurs(count);
    filled.push(shop);
    filled.push(...(await Promise.all([fillEverShop(folder, products), fillVendure(folder, products)])));
    const all: Round[] = [];
    for (let round = 0; round < rounds; round += 1) {
      console.log(`Round ${round + 1} of ${rounds}`);
      all.push(await measureInTurn(filled, browser));
    }
    writeTable(
      filled.map(({ name }) => name),
      all,
    );
  } finally {
    await browser.close();
    for (const shop of filled) await shop.remove();
    if (!kept) rmSync(folder, { recursive: true, force: true });
  }
}

async function measureInTurn(filled: readonly FilledShop[], browser: Browser): Promise<Round> {
  const shops: OpenShop[] = [];
  const round: Round = new Map();
  const add = async (line: string, measure: (shop: OpenShop) => Promise<number | null>) => {
    const figures: Line = [];
    for (const shop of shops) figures.push(await measure(shop));
    round.set(line, figures);
    console.log(line, figures.map((figure) => figure?.toFixed(2)).join(", "));
  };
  try {
    for (const { open } of filled) shops.push(await open());
    const [ours] = shops;
    for (const name of Object.keys(ours!.requests)) {
      // A page shows what the API has read, so it gets other products.
      const from = name.endsWith("page") ? count / 2 : 0;
      await add(`per second: ${name}`, async (shop) => {
        const request = shop.requests[name];
        return request ? coldPerSecond(shop, request, from) : null;
      });
    }
    await add("per second: cart add, API", (shop) => coldPerSecond(shop, shop.addToCart));
    await add("memory, MB", async ({ processes }) =>
      processes().reduce((sum, pid) => sum + residentMegabytes(pid), 0),
    );
    for (const page of Object.keys(ours!.pages)) {
      const visits = [];
      for (const { url, pages } of shops) {
        const address = pages[page] && url + pages[page];
        // Picture sizes are encoded on first request, and cold programs are slow.
        if (address) await visitUntilIdle(browser, address);
        visits.push(address ? await visitUntilIdle(browser, address) : null);
      }
      for (const figure of Object.keys(visits[0]!))
        round.set(
          `${page}: ${figure}`,
          visits.map((visit) => visit?.[figure] ?? null),
        );
    }
  } finally {
    for (const shop of shops) await shop.stop();
  }
  return round;
}
