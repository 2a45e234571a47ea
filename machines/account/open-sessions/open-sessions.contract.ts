import type { Unforeseen } from "#machines/outcome.ts";

export type OpenSessionsEvent =
  | { type: "session.dismissed"; sessionId: string }
  | { type: "others.dismissed" }
  | { type: "retry.requested" };

/** Port `endSession`. `notFound`: it had already ended. */
export type EndSessionInput = { sessionId: string };
export type EndSessionOutput = { outcome: "ended" } | { outcome: "notFound" } | Unforeseen;

/** Port `endOthers`: ends all sessions but the current one. */
export type EndOthersOutput = { outcome: "ended" } | Unforeseen;
