import type { RecordedCoupon } from "#domain/recorded-adjustments.ts";
import type { Services } from "#server/commerce/services.ts";
import type { Attempt } from "#server/http/limits/limits.ts";

export type TooManyGuesses = { outcome: "tooMany"; seconds: number };

/** Counts an attempt if a code turns out to be unknown. `seconds`: how long to wait; then nothing was done. */
export async function limitGuesses<Result>(
  { limits }: Pick<Services, "limits">,
  attempt: Attempt,
  codes: readonly string[],
  work: () => Promise<Result>,
  couponsOf: (result: Result) => readonly RecordedCoupon[],
): Promise<Result | TooManyGuesses> {
  if (codes.length === 0) return work();
  const seconds = await limits.take(attempt);
  if (seconds !== null) return { outcome: "tooMany", seconds };
  const result = await work();
  if (couponsOf(result).every(({ state }) => state !== "unknown")) await limits.giveBack(attempt);
  return result;
}
