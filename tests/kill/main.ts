import { buildAll } from "#scripts/build.ts";
import { startCluster } from "#scripts/postgresql.ts";
import { fillShop } from "#tests/support/filled-shop.ts";
import { freePort } from "#scripts/free-port.ts";
import { killRepeatedly } from "./kill.ts";

/** `npm run kill -- 300 [postgres] [seed]`: the long form of the kill test. Exits with 1 on a problem. */
const [kills = "300", database = "embedded", seed = String(Date.now() % 100_000)] = process.argv.slice(2);
const cluster = database === "postgres" ? await startCluster() : null;
const environment: Record<string, string> = cluster ? { DATABASE_URL: `${cluster.address}/postgres` } : {};
await buildAll();
const { dataFolder, remove } = await fillShop(environment);
const began = performance.now();
try {
  const { wrong, ...account } = await killRepeatedly({
    dataFolder,
    environment,
    kills: Number(kills),
    port: await freePort(),
    seed: Number(seed),
    say: console.log,
  });
  console.table({ database, seed, minutes: ((performance.now() - began) / 60_000).toFixed(1), ...account });
  console.log(wrong.length === 0 ? "Nothing is wrong." : wrong.join("\n"));
  process.exitCode = wrong.length === 0 ? 0 : 1;
} finally {
  remove();
  await cluster?.stop();
}
