import { createHash } from "node:crypto";

/** Milliseconds that the work below takes on two idle cores of a common server. */
const usual = 60;

/**
 * How many times slower this machine is at the moment than an idle one, from 1 to 10. Limits of time only end what
 * hangs, so they are multiplied by it; a test waits for a state, not for a time.
 */
export function measureSlowness(): number {
  const began = performance.now();
  let digest = Buffer.alloc(32);
  for (let round = 0; round < 40_000; round += 1) digest = createHash("sha256").update(digest).digest();
  return Math.min(10, Math.max(1, (performance.now() - began) / usual));
}

const slowness = measureSlowness();

/** Milliseconds for something that takes `usualMilliseconds` at most on an idle machine. */
export const scaledTimeLimit = (usualMilliseconds: number): number =>
  Math.round(usualMilliseconds * slowness);
