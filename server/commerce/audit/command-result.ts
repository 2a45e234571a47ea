export type CommandResult = { outcome: "done" | "refused"; words: string };

export const commandDone = (words: string): CommandResult => ({ outcome: "done", words });
export const commandRefused = (words: string): CommandResult => ({ outcome: "refused", words });
