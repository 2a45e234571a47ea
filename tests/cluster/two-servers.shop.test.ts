import { setTimeout as pause } from "node:timers/promises";
import { expect, inject, onTestFinished, test } from "vitest";
import { shopProcess, type ShopProcess } from "#tests/kill/shop-process.ts";
import { startShopping } from "#tests/kill/shopping.ts";
import { freePort } from "#scripts/free-port.ts";
import { copyOfShop } from "#tests/support/shop.ts";

test("killing either of two servers on one database during checkouts loses nothing", async () => {
  if (!inject("cluster")) throw new Error("This is about PostgreSQL.");
  const copy = await copyOfShop();
  onTestFinished(copy.remove);
  const shopping = await startShopping(copy.dataFolder, copy.environment, { seed: 7, mayBeAway: true });
  const servers: (ShopProcess & { url: string })[] = [];
  for (let count = 0; count < 2; count += 1) {
    const port = await freePort();
    const environment = { DEMO: "on", DATA_DIR: copy.dataFolder, ...shopping.environment };
    const server = shopProcess(port, environment);
    onTestFinished(server.kill);
    await server.start();
    servers.push({ ...server, url: `http://127.0.0.1:${port}` });
  }
  const one = () => servers[Math.floor(shopping.random() * servers.length)]!;
  shopping.begin(() => one().url);
  for (let kills = 0; kills < 4; kills += 1) {
    await pause(500 + shopping.random() * 1_500);
    const server = servers[kills % 2]!;
    await server.kill();
    await pause(500);
    await server.start();
  }
  const complaints = await shopping.end();
  for (const server of servers) await server.kill();
  const account = await shopping.settle(complaints);
  expect(account.wrong).toEqual([]);
  expect(account.captures).toBeGreaterThan(0);
});
