import { expect, inject, test } from "vitest";
import { copyOfShop } from "../support/shop.ts";
import { killTheShop } from "./kill.ts";

/** At each named moment and two more times; `npm run kill` goes on for longer. */
const kills = 12;
const cluster = inject("cluster");

test(`killed ${kills} times while six shoppers pay: nobody is charged twice or for nothing`, async () => {
  const { dataFolder, environment, remove } = await copyOfShop();
  const port = cluster ? 18_480 : 18_380;
  const { wrong, orders, atMoments } = await killTheShop({ dataFolder, environment, kills, port, seed: 7 });
  await remove();
  expect(wrong).toEqual([]);
  expect(orders).toBeGreaterThan(5);
  expect(atMoments).toBeGreaterThan(7);
}, 900_000);
