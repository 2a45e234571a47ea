import { expect, inject, test } from "vitest";
import { copyOfShop } from "#tests/support/shop.ts";
import { freePort } from "#scripts/free-port.ts";
import { scaledTimeLimit } from "#scripts/time-limits.ts";
import { killRepeatedly } from "./kill.ts";
import { killPoints } from "./kill-points.ts";

/**
 * At each kill point, every sixth on the embedded database, which starts slowly; `npm run kill` continues at
 * random moments.
 */
const cluster = inject("cluster");
const at = killPoints.filter((_, index) => (index % 6 === 0) === !cluster);

test(
  `${at.length} kills during payments and refunds cause no double or missing payment`,
  async () => {
    const { dataFolder, environment, remove } = await copyOfShop();
    const port = await freePort();
    const { wrong, orders, atMoments, events, mixed, reduced, guests } = await killRepeatedly({
      dataFolder,
      environment,
      at,
      kills: at.length,
      port,
      seed: 7,
    });
    await remove();
    expect(wrong).toEqual([]);
    // Of three orders every webhook may fall into a time when the shop is down, and each may be of ferns or of one fern only.
    if (cluster) expect([events > 0, mixed > 0, reduced > 0, guests > 0]).toEqual([true, true, true, true]);
    expect(orders).toBeGreaterThan(at.length / 2);
    expect(atMoments).toBeGreaterThan(at.length / 2);
  },
  scaledTimeLimit(900_000),
);
