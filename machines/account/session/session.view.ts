import type { SnapshotFrom } from "xstate";
import { leafOf } from "#machines/leaf.ts";
import type { ResendView } from "#machines/account/resend-view.ts";
import type { User } from "./session.contract.ts";
import type { sessionMachine } from "./session.machine.ts";

export type SessionView =
  | { screen: "nothingYet" }
  | { screen: "loginForm"; username: string; problem: LoginProblem }
  | { screen: "loggingIn"; username: string }
  /** Shown by another flow. `token`: of the log-in by password. */
  | { screen: "secondFactor"; token: string }
  | { screen: "emailNotConfirmed"; username: string; resend: ResendView }
  | { screen: "account"; user: User }
  | { screen: "loggingOut" };

/** `unreachable`: `retry.requested` repeats the same attempt. `minutes`: time to wait after too many attempts. */
export type LoginProblem =
  | null
  | "sessionEnded"
  | "incorrectCredentials"
  | "userNotActive"
  | "unreachable"
  | "unforeseen"
  | { minutes: number };

export type { ResendView };

export function sessionView({ value, context }: SnapshotFrom<typeof sessionMachine>): SessionView {
  const { username } = context;
  const form = (problem: LoginProblem): SessionView => ({ screen: "loginForm", username, problem });
  const notConfirmed = (resend: ResendView): SessionView => ({
    screen: "emailNotConfirmed",
    username,
    resend,
  });
  const leaf = leafOf(value);
  switch (leaf) {
    case "restoring":
    case "reading":
      return { screen: "nothingYet" };
    case "visitor.browsing":
      return form(null);
    case "visitor.ended":
      return form("sessionEnded");
    case "visitor.proving":
      return { screen: "secondFactor", token: context.token ?? "" };
    case "visitor.identifying.unreachable":
      return form("unreachable");
    case "visitor.identifying.asking":
    case "visitor.loggingIn.asking":
      return { screen: "loggingIn", username };
    case "visitor.loggingIn.unreachable":
      return form("unreachable");
    case "visitor.refused.incorrect":
      return form("incorrectCredentials");
    case "visitor.refused.inactive":
      return form("userNotActive");
    case "visitor.refused.tooMany":
      return form({ minutes: Math.ceil(context.seconds / 60) });
    case "visitor.refused.unforeseen":
      return form("unforeseen");
    case "visitor.refused.emailNotConfirmed.told":
      return notConfirmed({ screen: "offer" });
    case "visitor.refused.emailNotConfirmed.resending.asking":
      return notConfirmed({ screen: "sending" });
    case "visitor.refused.emailNotConfirmed.confirmationSent":
      return notConfirmed({ screen: "sent" });
    case "visitor.refused.emailNotConfirmed.resendFailed":
      return notConfirmed({ screen: "refused", detail: context.detail ?? "" });
    case "visitor.refused.emailNotConfirmed.resending.unreachable":
      return notConfirmed({ screen: "unreachable" });
    case "visitor.refused.emailNotConfirmed.resendUnforeseen":
      return notConfirmed({ screen: "unforeseen" });
    case "customer.settling":
    case "customer.resting":
    case "customer.refreshing":
      if (!context.user) throw new Error("a customer without a user");
      return { screen: "account", user: context.user };
    case "loggingOut":
      return { screen: "loggingOut" };
  }
}
