import { setTimeout as wait } from "node:timers/promises";
import { log } from "../telemetry/log.ts";

/**
 * Does `catchUp` when the shop has been open for a while: a demo's past has the embedded database to itself for some two seconds while it is
 * filled in, and the first page should not wait for that. Resolves when it is done or given up; the next start does what is left.
 *
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
