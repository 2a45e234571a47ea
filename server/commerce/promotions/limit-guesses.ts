import type { RecordedCoupon } from "#domain/recorded-adjustments.ts";
import type { Services } from "#server/commerce/services.ts";
import type { Attempt } from "#server/http/limits/limits.ts";

/**
 * Counts an attempt if a code turns out to be unknown. After too many, `work` gets no codes. `seconds`: how long to wait
 * then; an order is never refused because of a code.
 */
export async function limitGuesses<Result>(
  { limits }: Pick<Services, "limits">,
  attempt: Attempt,
  codes: readonly string[],
  work: (codes: readonly string[]) => Promise<Result>,
  couponsOf: (result: Result) => readonly RecordedCoupon[],
): Promise<{ result: Result; seconds: number | null }> {
  if (codes.length === 0) return { result: await work([]), seconds: null };
  const seconds = await limits.take(attempt);
  if (seconds !== null) return { result: await work([]), seconds };
  const result = await work(codes);
  if (couponsOf(result).every(({ state }) => state !== "unknown")) await limits.giveBack(attempt);
  return { result, seconds: null };
}
