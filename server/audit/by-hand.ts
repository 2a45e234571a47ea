/** What the operator reads after a command, and whether it was done. */
export type SaidByHand = { outcome: "done" | "refused"; words: string };

export const done = (words: string): SaidByHand => ({ outcome: "done", words });
export const refused = (words: string): SaidByHand => ({ outcome: "refused", words });
