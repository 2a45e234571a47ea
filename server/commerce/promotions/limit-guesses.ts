import type { RecordedCoupon } from "#domain/recorded-adjustments.ts";
import type { Services } from "#server/commerce/services.ts";
import type { Attempt } from "#server/http/limits/limits.ts";

/**
 * Counts each unknown code once, so that one that stays in a cart does not use up the limit. After too many, `work` gets
 * no codes. `seconds`: how long to wait then; an order is never refused because of a code.
 */
export async function limitGuesses<Result>(
  { limits }: Pick<Services, "limits">,
  attempt: Attempt,
  codes: readonly string[],
  work: (codes: readonly string[]) => Promise<Result>,
  couponsOf: (result: Result) => readonly RecordedCoupon[],
): Promise<{ result: Result; seconds: number | null }> {
  if (codes.length === 0) return { result: await work([]), seconds: null };
  // Taken before the codes are looked up, and given back if none of them was a new guess.
  const seconds = await limits.take(attempt);
  if (seconds !== null) return { result: await work([]), seconds };
  const result = await work(codes);
  let guesses = 0;
  for (const { code, state } of couponsOf(result))
    if (state === "unknown" && (await limits.take(["unknownCoupon", `${attempt[1]} ${code}`])) === null)
      guesses += 1;
  if (guesses === 0) await limits.giveBack(attempt);
  for (let further = 1; further < guesses; further += 1) await limits.take(attempt);
  return { result, seconds: null };
}
