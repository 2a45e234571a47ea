/** `unit` and each `amount`: incl. tax, in minor units. */
type Line = { unit: bigint; quantity: number; adjustments?: readonly { amount: bigint }[] };

/** What is paid for a line. */
export const lineTotal = (line: Line): bigint =>
  (line.adjustments ?? []).reduce((left, { amount }) => left - amount, lineSubtotal(line));

/** A line's price before adjustments. */
export const lineSubtotal = ({ unit, quantity }: Line): bigint => unit * BigInt(quantity);
