/**
 * Divides an amount in proportion to weights by the largest remainder (Hamilton's method), so that the parts add up to it.
 * Of equal remainders the earlier part gets the unit; without any weight the first part gets all.
 *
 * @param amount 0 or more, in minor units
 * @param weights 0 or more each, at least one
 */
export function allocate(amount: bigint, weights: readonly bigint[]): bigint[] {
  const sum = weights.reduce((total, weight) => total + weight, 0n);
  if (sum === 0n) return weights.map((_, index) => (index === 0 ? amount : 0n));
  const parts = weights.map((weight) => (amount * weight) / sum);
  const left = amount - parts.reduce((total, part) => total + part, 0n);
  const byRemainder = weights
    .map((weight, index) => ({ index, remainder: (amount * weight) % sum }))
    .sort((one, other) => Number(other.remainder - one.remainder));
  for (const { index } of byRemainder.slice(0, Number(left))) parts[index]! += 1n;
  return parts;
}
