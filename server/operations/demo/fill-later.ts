import { setTimeout as wait } from "node:timers/promises";
import { log } from "#server/platform/telemetry/log.ts";

/**
 * Calls `catchUp` once the shop has been open for a while: a demo's history occupies the embedded database for about
 * two seconds, for which the first page should not wait. Resolves when it is done or given up; the next start does
 * the rest.
 * @param pause milliseconds
 */
export async function fillLater(
  catchUp: () => Promise<void>,
  { signal, pause }: { signal: AbortSignal; pause: number },
): Promise<void> {
  try {
    await wait(pause, undefined, { signal, ref: false });
    await catchUp();
  } catch (err) {
    if (!signal.aborted) log.error({ err }, "the demo's past is not filled in; the next start tries again");
  }
}
