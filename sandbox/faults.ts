/**
 * Faults to choose on the approval page or on the control server. Each happens once, when the approved order is
 * captured; a second try succeeds, unless the first took the money.
 */
export const faults = {
  declined: "The instrument is declined; the payer has to approve again",
  currencyNotSupported: "The currency is not supported",
  late: "The money is taken and the answer comes too late",
  answersTwice: "The money is taken and the answer comes twice",
  neverAnswers: "Nothing is taken and no answer comes",
  rubbish: "Nothing is taken and the answer is rubbish",
  pending: "The payment is pending for a while, then completed",
  cut: "The money is taken and the connection is cut",
} as const;

export type Fault = keyof typeof faults;

export const faultNames = Object.keys(faults) as [Fault, ...Fault[]];

export const isFault = (value: unknown): value is Fault =>
  typeof value === "string" && Object.hasOwn(faults, value);
