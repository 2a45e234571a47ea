import type { Unforeseen } from "../outcome.ts";

export type OpenSessionsEvent =
  | { type: "session.dismissed"; sessionId: string }
  | { type: "others.dismissed" }
  | { type: "retry.requested" };

/** `endSession`. Rejects when nobody answers. `gone`: it had ended before. */
export type EndSessionInput = { sessionId: string };
export type EndSessionOutput = { outcome: "ended" } | { outcome: "gone" } | Unforeseen;

/** `endOthers`: all but the one that asks. Rejects when nobody answers. */
export type EndOthersOutput = { outcome: "ended" } | Unforeseen;
