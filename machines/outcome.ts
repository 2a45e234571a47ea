/** What a port answers: an expected refusal is an outcome too; only a broken world rejects. */
export type Outcome = { outcome: string };

/** A guard over a port's answer, used with `params: ({ event }) => event.output`. */
export const answered =
  <Output extends Outcome>(outcome: NoInfer<Output>["outcome"]) =>
  (_: unknown, output: Output) =>
    output.outcome === outcome;

/**
 * A port's answer as the one that a guard has already found it to be.
 *
 * @throws when it is another one: then the guard before it is missing.
 */
export function asOutcome<Output extends Outcome, Name extends Output["outcome"]>(
  output: Output,
  outcome: Name,
): Extract<Output, { outcome: Name }> {
  if (output.outcome === outcome) return output as Extract<Output, { outcome: Name }>;
  throw new Error(`the answer was "${output.outcome}", not "${outcome}"`);
}
