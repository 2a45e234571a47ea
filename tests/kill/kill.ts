import { setTimeout as pause } from "node:timers/promises";
import { scaledTimeLimit } from "#scripts/time-limits.ts";
import { isRefundKillPoint, killPoints as named, type KillPoint } from "./kill-points.ts";
import { shopProcess } from "./shop-process.ts";
import { startShopping, type ShoppingReport } from "./shopping.ts";

export type KillPlan = {
  dataFolder: string;
  environment: Record<string, string>;
  /** The first kill points; afterwards random moments. */
  at?: readonly KillPoint[];
  kills: number;
  port: number;
  seed: number;
  say?: (line: string) => void;
};
export type KillResult = ShoppingReport & { kills: number; atMoments: number };

/**
 * Kills the shop again and again while shoppers pay and request refunds, an administrator decides and the provider
 * misbehaves: first at each kill point, then at random moments. @returns the final state and the problems found
 */
export async function killRepeatedly({
  dataFolder,
  environment,
  at = named,
  kills,
  port,
  seed,
  say,
}: KillPlan): Promise<KillResult> {
  const shopping = await startShopping(dataFolder, environment, { seed });
  const { moments, random } = shopping;
  const shop = shopProcess(port, { DEMO: "on", DATA_DIR: dataFolder, ...shopping.environment });
  let atMoments = 0;
  await shop.start();
  shopping.begin(() => `http://127.0.0.1:${port}`);
  for (let kill = 0; kill < kills; kill += 1) {
    const moment = at[kill];
    shopping.buyers = moment ? (isRefundKillPoint(moment) ? 0.25 : 0.85) : 0.5;
    if (moment && (await moments.at(moment, shop.kill, scaledTimeLimit(15_000)))) atMoments += 1;
    if (!moment) await pause(30 + random() * 1_500);
    await shop.kill();
    say?.(`${kill + 1} of ${kills}: ${moment ?? "at random"}`);
    await shop.start();
  }
  const complaints = await shopping.end();
  await shop.kill();
  return { ...(await shopping.settle(complaints)), kills, atMoments };
}
