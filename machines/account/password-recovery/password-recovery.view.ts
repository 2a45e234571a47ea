import type { SnapshotFrom } from "xstate";
import { leafOf } from "#machines/leaf.ts";
import type { passwordRecoveryMachine } from "./password-recovery.machine.ts";

export type PasswordRecoveryView =
  | { screen: "form"; email: string; problem: PasswordRecoveryProblem | null; busy: boolean }
  | { screen: "sent" };

/** `unreachable`: `retry.requested` repeats the same attempt. `minutes`: time to wait. */
export type PasswordRecoveryProblem =
  | { because: "askedRecently" | "tooManyRequests"; minutes: number }
  | { because: "invalid" | "captchaInvalid" | "unforeseen" | "unreachable" };

export function passwordRecoveryView(
  snapshot: SnapshotFrom<typeof passwordRecoveryMachine>,
): PasswordRecoveryView {
  const { email, seconds } = snapshot.context;
  const form = (problem: PasswordRecoveryProblem | null): PasswordRecoveryView => ({
    screen: "form",
    email,
    problem,
    busy: false,
  });
  const leaf = leafOf(snapshot.value);
  switch (leaf) {
    case "arriving":
      throw new Error("decided at once: nobody sees it");
    case "typing.editing":
      return form(null);
    case "typing.askedRecently":
      return form({ because: "askedRecently", minutes: Math.ceil(seconds / 60) });
    case "typing.tooMany":
      return form({ because: "tooManyRequests", minutes: Math.ceil(seconds / 60) });
    case "typing.incorrect":
      return form({ because: "invalid" });
    case "typing.unproven":
      return form({ because: "captchaInvalid" });
    case "typing.unforeseen":
      return form({ because: "unforeseen" });
    case "asking.unreachable":
      return form({ because: "unreachable" });
    case "asking.proving":
    case "asking.recovering":
      return { screen: "form", email, problem: null, busy: true };
    case "sent":
      return { screen: "sent" };
  }
}
