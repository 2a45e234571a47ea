import type { Jobs } from "./jobs/jobs.ts";
import { log } from "./telemetry/log.ts";

/**
 * Processes items one after the other and logs failures. If the shop is shutting down, the rest is left for the job's
 * next run.
 */
export async function forEachIsolated<Item>(
  { jobs }: { jobs: Pick<Jobs, "isStopping"> },
  items: readonly Item[],
  description: string,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  for (const item of items) {
    if (jobs.isStopping()) return;
    try {
      await work(item);
    } catch (err) {
      log.error({ err }, description);
    }
  }
}
