import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stringify } from "yaml";
import { collectGarbageSooner } from "#scripts/small-heap.ts";
import { startCluster } from "#scripts/postgresql.ts";
import { demoFolder } from "#server/open-services.ts";
import { applyFolder } from "#server/operations/shop-data/apply-folder.ts";
import { readShopFolder } from "#server/operations/shop-data/read.ts";
import { toShopFiles } from "#server/operations/shop-data/shop-files.ts";
import { testSettings } from "#tests/support/settings.ts";

/**
 * `node scripts/runtime.mjs bench/apply.ts [products] [postgres]`: time and memory to apply a folder with that
 * many products, to a new database and again. The products repeat the demo's, each with its own reference and
 * slug.
 */
collectGarbageSooner();
const [wanted = "10000", database] = process.argv.slice(2);
const total = Number(wanted);
const place = mkdtempSync(join(tmpdir(), "trellis-apply-"));
const folder = join(place, "shop");
cpSync(demoFolder, folder, { recursive: true });
const demo = await readShopFolder(demoFolder);
const goods = [...toShopFiles(demo)].filter(([name]) => name.startsWith("products/"));
for (let number = goods.length; number < total; number += 1) {
  const [name, product] = goods[number % goods.length]! as [string, object];
  const file = name.replace(".yaml", `-${number}.yaml`);
  writeFileSync(
    join(folder, file),
    stringify({ ...product, reference: String(500_000 + number), related: [] }),
  );
}

const cluster = database === "postgres" ? await startCluster() : null;
const settings = testSettings(
  join(place, "data"),
  cluster ? { DATABASE_URL: `${cluster.address}/postgres` } : {},
);
const megabytes = () => Math.round(process.memoryUsage().rss / 1_000_000);
let most = 0;
const watch = setInterval(() => (most = Math.max(most, megabytes())), 100);
try {
  for (const which of ["to a new database", "again"]) {
    most = 0;
    const began = performance.now();
    const cpu = process.cpuUsage();
    const onTheWay: number[] = [];
    await applyFolder(settings, folder, new Date(), (line) => {
      const [, done] = /^Products: (\d+) of/.exec(line) ?? [];
      if (Number(done) % 2_000 === 0) onTheWay.push(megabytes());
    });
    const { user, system } = process.cpuUsage(cpu);
    const seconds = ((performance.now() - began) / 1_000).toFixed(1);
    const processor = ((user + system) / 1_000_000).toFixed(1);
    console.log(
      `${total} products ${which}: ${seconds} s (${processor} s of the processor), at most ${most} MB, ${megabytes()} MB at the end; every 2,000: ${onTheWay.join(", ")}`,
    );
  }
} finally {
  clearInterval(watch);
  await cluster?.stop();
  rmSync(place, { recursive: true, force: true });
}
