import { expect, inject, test } from "vitest";
import { copyOfShop } from "../support/shop.ts";
import { killTheShop } from "./kill.ts";

/** The embedded database takes seconds to open again, so there it is each named moment and two more. */
const cluster = inject("cluster");
const kills = cluster ? 20 : 12;

test(`killed ${kills} times while six shoppers pay: nobody is charged twice or for nothing`, async () => {
  const { dataFolder, environment, remove } = await copyOfShop();
  const port = cluster ? 18_480 : 18_380;
  const { wrong, orders, atMoments } = await killTheShop({ dataFolder, environment, kills, port, seed: 7 });
  await remove();
  expect(wrong).toEqual([]);
  expect(orders).toBeGreaterThan(5);
  expect(atMoments).toBeGreaterThan(7);
}, 400_000);
