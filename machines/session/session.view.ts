import type { SnapshotFrom } from "xstate";
import { leafOf } from "../leaf.ts";
import type { ResendView } from "../resend-view.ts";
import type { User } from "./session.contract.ts";
import type { sessionMachine } from "./session.machine.ts";

/** `username` is what was last typed, so that nobody has to type it twice. */
export type SessionView =
  | { sees: "nothingYet" }
  | { sees: "loginForm"; username: string; problem: LoginProblem }
  | { sees: "loggingIn"; username: string }
  /** Another flow asks for it. `token`: of the log-in by password. */
  | { sees: "secondFactor"; token: string }
  | { sees: "emailNotConfirmed"; username: string; resend: ResendView }
  | { sees: "account"; user: User }
  | { sees: "loggingOut" };

/** `unreachable`: `retry.requested` repeats the same attempt. `minutes`: left to wait, because it was tried too often. */
export type LoginProblem =
  | null
  | "sessionEnded"
  | "incorrect"
  | "inactive"
  | "unreachable"
  | "unforeseen"
  | { minutes: number };

export type { ResendView };

export function sessionView({ value, context }: SnapshotFrom<typeof sessionMachine>): SessionView {
  const { username } = context;
  const form = (problem: LoginProblem): SessionView => ({ sees: "loginForm", username, problem });
  const notConfirmed = (resend: ResendView): SessionView => ({
    sees: "emailNotConfirmed",
    username,
    resend,
  });
  const leaf = leafOf(value);
  switch (leaf) {
    case "restoring":
    case "reading":
      return { sees: "nothingYet" };
    case "visitor.browsing":
      return form(null);
    case "visitor.ended":
      return form("sessionEnded");
    case "visitor.proving":
      return { sees: "secondFactor", token: context.token ?? "" };
    case "visitor.identifying.unreachable":
      return form("unreachable");
    case "visitor.identifying.asking":
    case "visitor.loggingIn.asking":
      return { sees: "loggingIn", username };
    case "visitor.loggingIn.unreachable":
      return form("unreachable");
    case "visitor.refused.incorrect":
      return form("incorrect");
    case "visitor.refused.inactive":
      return form("inactive");
    case "visitor.refused.tooMany":
      return form({ minutes: Math.ceil(context.seconds / 60) });
    case "visitor.refused.unforeseen":
      return form("unforeseen");
    case "visitor.refused.emailNotConfirmed.told":
      return notConfirmed({ sees: "offer" });
    case "visitor.refused.emailNotConfirmed.resending.asking":
      return notConfirmed({ sees: "sending" });
    case "visitor.refused.emailNotConfirmed.confirmationSent":
      return notConfirmed({ sees: "sent" });
    case "visitor.refused.emailNotConfirmed.resendFailed":
      return notConfirmed({ sees: "refused", detail: context.detail ?? "" });
    case "visitor.refused.emailNotConfirmed.resending.unreachable":
      return notConfirmed({ sees: "unreachable" });
    case "visitor.refused.emailNotConfirmed.resendUnforeseen":
      return notConfirmed({ sees: "unforeseen" });
    case "customer.settling":
    case "customer.resting":
    case "customer.refreshing":
      if (!context.user) throw new Error("a customer without a user");
      return { sees: "account", user: context.user };
    case "loggingOut":
      return { sees: "loggingOut" };
  }
}
