import { setTimeout as pause } from "node:timers/promises";
import autocannon from "autocannon";
import type { Cluster } from "./cluster.ts";

/** Pages and the catalogue, beside the shoppers' requests. */
const requests = [
  { method: "GET", path: "/en/login" },
  { method: "GET", path: "/api/v1/products/search/en/europe?limit=24" },
  { method: "GET", path: "/api/v1/captcha/?form=contact" },
] as const;
const connections = 16;
/** Seconds; stopped earlier. */
const longest = 600;

/** Restarts each server of the shop in turn under load. */
export async function replaceUnderLoad(
  { url, shops }: Cluster,
  say: (line: string) => void,
): Promise<{ answered: number; failed: number }> {
  const { promise: ended, resolve, reject } = Promise.withResolvers<autocannon.Result>();
  const options = { url, connections, duration: longest, requests: [...requests] };
  const load = autocannon(options, (error: unknown, result) => (error ? reject(error) : resolve(result)));
  await pause(2_000);
  for (const shop of shops) {
    await shop.stop();
    say(`${shop.name} has ended.`);
    await shop.start();
    say(`${shop.name} is back.`);
    await pause(2_000);
  }
  load.stop();
  const result = await ended;
  return { answered: result["2xx"], failed: result.non2xx + result.errors + result.timeouts };
}
