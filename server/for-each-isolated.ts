import type { Services } from "./services.ts";
import { log } from "./telemetry/log.ts";

/**
 * Does something for each of many, one after the other. One that fails is logged, and does not stop the others. Where the shop ends
 * meanwhile, the rest is left for the job's next time.
 */
export async function forEachIsolated<Item>(
  { jobs }: Pick<Services, "jobs">,
  items: readonly Item[],
  what: string,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  for (const item of items) {
    if (jobs.isStopping()) return;
    try {
      await work(item);
    } catch (err) {
      log.error({ err }, what);
    }
  }
}
