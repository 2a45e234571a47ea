import { setTimeout as pause } from "node:timers/promises";
import { buildAll } from "#scripts/build.ts";
import { startShopping } from "#tests/kill/shopping.ts";
import { replaceUnderLoad } from "./roll.ts";
import { openCluster, type Cluster } from "./cluster.ts";
import type { Service } from "./service.ts";

/**
 * `npm run cluster` starts everything and runs until Ctrl+C. `-- kill [seconds] [seed]` lets six shoppers buy
 * while programs are killed, and `-- roll` replaces each server of the shop under load; both print a table and
 * exit with 1 on a problem.
 */
const [what = "stay", seconds = "300", seed = String(Date.now() % 100_000)] = process.argv.slice(2);
/** Milliseconds, longer than a primary may be unresponsive. */
const frozenFor = 25_000;
await buildAll();
const began = performance.now();
const cluster = await openCluster();
say(`etcd, three PostgreSQL servers, a pooler and a store run; what they say is in ${cluster.folder}.`);
const { promise: ended, resolve: end } = Promise.withResolvers<void>();
// A repeated signal changes nothing.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => end());
try {
  await Promise.race([ended, act()]);
} finally {
  await cluster.stop();
}

function act(): Promise<void> {
  switch (what) {
    case "kill":
      return kill(Number(seconds), Number(seed));
    case "roll":
      return roll();
    default:
      return stay();
  }
}

async function roll(): Promise<void> {
  const shopping = await startShopping(cluster.dataFolder, cluster.environment, { seed: Number(seed) });
  await cluster.openShops(shopping.environment);
  shopping.begin(() => cluster.url);
  const { answered, failed } = await replaceUnderLoad(cluster, say);
  const complaints = await shopping.end();
  for (const shop of cluster.shops) await shop.stop();
  const { wrong, ...account } = await shopping.settle(complaints);
  console.table({ answered, failed, unanswered: shopping.unanswered(), ...account });
  const isFine = failed + shopping.unanswered() + wrong.length === 0;
  console.log(isFine ? "Nothing is wrong." : ["Something is wrong.", ...wrong].join("\n"));
  process.exitCode = isFine ? 0 : 1;
}

async function stay(): Promise<void> {
  await cluster.openShops({});
  say(`The shop is open at ${cluster.url}, on three servers.`);
  await ended;
}

async function kill(length: number, random: number): Promise<void> {
  const shopping = await startShopping(cluster.dataFolder, cluster.environment, {
    seed: random,
    mayBeAway: true,
  });
  await cluster.openShops(shopping.environment);
  say(`Six shoppers buy at ${cluster.url}.`);
  shopping.begin(() => cluster.url);
  const { counts, outages } = await killInTurn(cluster, length * 1_000, shopping.takeLongestOutage);
  const complaints = await shopping.end();
  for (const shop of cluster.shops) await shop.stop();
  const { wrong, ...account } = await shopping.settle(complaints);
  console.table({ seed: random, ...counts, ...account });
  console.table(outages);
  console.log(wrong.length === 0 ? "Nothing is wrong." : wrong.join("\n"));
  process.exitCode = wrong.length === 0 ? 0 : 1;
}

/**
 * A server of the shop every 20 seconds; the primary three times; a replica, the pooler and the store once. Once
 * the primary is frozen until another has been promoted, and resumes believing that it is still the primary.
 */
async function killInTurn(
  { shops, databases, primary, pooler, store }: Cluster,
  length: number,
  takeLongestOutage: () => number,
) {
  const counts = { shop: 0, primary: 0, frozen: 0, replica: 0, pooler: 0, store: 0 };
  const strike = async (name: keyof typeof counts, victim: Service | null | undefined, rest: number) => {
    if (!victim) return;
    await victim.kill();
    counts[name] += 1;
    say(`${victim.name} (${name}) was killed.`);
    await pause(rest);
    await victim.start();
    say(`${victim.name} is back.`);
  };
  const others: [share: number, fault: string, act: () => Promise<void>][] = [
    [0.05, "primary killed", async () => strike("primary", await primary(), 4_000)],
    [0.3, "pooler killed", async () => strike("pooler", pooler, 1_000)],
    [0.4, "primary killed again", async () => strike("primary", await primary(), 4_000)],
    [
      0.5,
      "primary frozen",
      async () => {
        const victim = await primary();
        if (!victim) return;
        say(`${victim.name} (primary) is frozen.`);
        const isFollowed = pause(frozenFor - 2_000).then(async () => (await primary()) !== null);
        await victim.freeze(frozenFor);
        if (!(await isFollowed)) throw new Error("No other database had taken the place of the frozen one.");
        counts.frozen += 1;
        say(`${victim.name} goes on.`);
      },
    ],
    // After a frozen primary some seconds more pass until the new one has a synchronous replica.
    [0.72, "store killed", async () => strike("store", store, 3_000)],
    [
      0.8,
      "replica killed",
      async () => {
        const first = await primary();
        await strike(
          "replica",
          databases.find((one) => one !== first),
          4_000,
        );
      },
    ],
    [0.88, "primary killed a third time", async () => strike("primary", await primary(), 4_000)],
  ];
  /** From each fault to the next. */
  const outages: { fault: string; secondsWithoutWrite: string }[] = [];
  const start = performance.now();
  const since = () => performance.now() - start;
  const at = async (moment: number) => pause(Math.max(0, moment - since()));
  await Promise.all([
    (async () => {
      for (let turn = 1; turn * 20_000 < length; turn += 1) {
        await at(turn * 20_000);
        await strike("shop", shops[turn % shops.length], 2_000);
      }
    })(),
    (async () => {
      for (const [index, [share, fault, act]] of others.entries()) {
        await at(share * length);
        takeLongestOutage();
        await act();
        await at((others[index + 1]?.[0] ?? 1) * length);
        outages.push({ fault, secondsWithoutWrite: (takeLongestOutage() / 1_000).toFixed(1) });
      }
    })(),
  ]);
  return { counts, outages };
}

function say(line: string): void {
  console.log(`${((performance.now() - began) / 1_000).toFixed(0).padStart(4)} s  ${line}`);
}
