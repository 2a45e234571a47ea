/** Milliseconds; RFC 9470 calls it `max_age`. */
const freshFor = 5 * 60_000;

/** Null if the proof is not fresh. */
export function proofExpiresAt(provedAt: Date | null, now: Date): Date | null {
  if (provedAt === null) return null;
  const until = new Date(provedAt.getTime() + freshFor);
  return until > now ? until : null;
}
