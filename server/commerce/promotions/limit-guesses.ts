import type { RecordedCoupon } from "#domain/recorded-adjustments.ts";
import type { Services } from "#server/commerce/services.ts";
import type { Attempt } from "#server/http/limits/limits.ts";

/** Counts an attempt if a code turns out to be unknown. `seconds`: how long to wait; then nothing was done. */
export async function limitGuesses<Result extends { coupons: readonly RecordedCoupon[] }>(
  { limits }: Pick<Services, "limits">,
  attempt: Attempt,
  codes: readonly string[],
  work: () => Promise<Result>,
): Promise<{ result: Result } | { seconds: number }> {
  if (codes.length === 0) return { result: await work() };
  const seconds = await limits.take(attempt);
  if (seconds !== null) return { seconds };
  const result = await work();
  if (result.coupons.every(({ state }) => state !== "unknown")) await limits.giveBack(attempt);
  return { result };
}
