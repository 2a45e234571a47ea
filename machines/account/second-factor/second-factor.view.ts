import type { SnapshotFrom } from "xstate";
import { leafOf } from "#machines/leaf.ts";
import type { AppSecret, PasskeyProblem, ProofMethod, TypedMethod } from "./second-factor.contract.ts";
import type { secondFactorMachine } from "./second-factor.machine.ts";
import { appOf, availableMethods } from "./second-factor.setup.ts";

/** `waiting`: still loading, or finished. */
export type SecondFactorView =
  | { screen: "waiting" }
  | { screen: "failed"; problem: "unreachable" | "unforeseen" }
  | {
      screen: "proof";
      isLogIn: boolean;
      /** The kind of code to type; null: passkeys only. */
      method: TypedMethod | null;
      methods: readonly ProofMethod[];
      note: ProofNote | null;
      busy: "typed" | "passkey" | null;
    }
  | {
      screen: "choice";
      ways: readonly ("passkey" | "app")[];
      maySkip: boolean;
      note: ChoiceNote | null;
      busy: "passkey" | "app" | null;
    }
  | { screen: "app"; app: AppSecret; note: CodeNote | null; busy: boolean }
  | { screen: "codes"; codes: readonly string[] };

/** `unreachable`: `retry.requested` repeats the same attempt. `minutes`: time to wait. */
type Problem = "unforeseen" | "unreachable";
type Wait = { minutes: number };
export type ProofNote = "incorrect" | PasskeyProblem | Problem | Wait;
export type ChoiceNote = PasskeyProblem | "tooManyPasskeys" | "setupExpired" | Problem;
export type CodeNote = "incorrectCode" | Problem | Wait;

export function secondFactorView({
  value,
  context,
}: SnapshotFrom<typeof secondFactorMachine>): SecondFactorView {
  const { method, methods, maySkip } = context;
  const wait = { minutes: Math.ceil(context.seconds / 60) };
  const proof = (note: ProofNote | null, busy: "typed" | "passkey" | null = null): SecondFactorView => ({
    screen: "proof",
    isLogIn: context.task === "logIn",
    method,
    methods,
    note,
    busy,
  });
  const choice = (note: ChoiceNote | null, busy: "passkey" | "app" | null = null): SecondFactorView => ({
    screen: "choice",
    ways: availableMethods(context),
    maySkip,
    note,
    busy,
  });
  const app = (note: CodeNote | null, busy = false): SecondFactorView => ({
    screen: "app",
    app: appOf(context),
    note,
    busy,
  });
  switch (leafOf(value)) {
    case "arriving":
    case "reading.asking":
    case "replacingCodes.asking":
    case "enrolled":
    case "done":
    case "left":
    case "ended":
      return { screen: "waiting" };
    case "reading.unreachable":
    case "replacingCodes.unreachable":
      return { screen: "failed", problem: "unreachable" };
    case "reading.unforeseen":
    case "replacingCodes.unforeseen":
      return { screen: "failed", problem: "unforeseen" };
    case "proving.typing.editing":
      return proof(null);
    case "proving.typing.incorrect":
      return proof("incorrect");
    case "proving.typing.cancelled":
      return proof("cancelled");
    case "proving.typing.unsupported":
      return proof("unsupported");
    case "proving.typing.notAccepted":
      return proof("passkeyNotAccepted");
    case "proving.typing.tooMany":
      return proof(wait);
    case "proving.typing.unforeseen":
      return proof("unforeseen");
    case "proving.checking.asking":
      return proof(null, "typed");
    case "proving.usingPasskey.asking":
      return proof(null, "passkey");
    case "proving.checking.unreachable":
    case "proving.usingPasskey.unreachable":
      return proof("unreachable");
    case "enrolling.choosing.looking":
      return choice(null);
    case "enrolling.choosing.cancelled":
      return choice("cancelled");
    case "enrolling.choosing.unsupported":
      return choice("unsupported");
    case "enrolling.choosing.notAccepted":
      return choice("passkeyNotAccepted");
    case "enrolling.choosing.tooManyPasskeys":
      return choice("tooManyPasskeys");
    case "enrolling.choosing.expired":
      return choice("setupExpired");
    case "enrolling.choosing.unforeseen":
      return choice("unforeseen");
    case "enrolling.addingPasskey.asking":
      return choice(null, "passkey");
    case "enrolling.startingApp.asking":
      return choice(null, "app");
    case "enrolling.addingPasskey.unreachable":
    case "enrolling.startingApp.unreachable":
      return choice("unreachable");
    case "enrolling.typingCode.editing":
      return app(null);
    case "enrolling.typingCode.incorrect":
      return app("incorrectCode");
    case "enrolling.typingCode.tooMany":
      return app(wait);
    case "enrolling.typingCode.unforeseen":
      return app("unforeseen");
    case "enrolling.confirmingApp.asking":
      return app(null, true);
    case "enrolling.confirmingApp.unreachable":
      return app("unreachable");
    case "showingCodes":
      return { screen: "codes", codes: context.recoveryCodes ?? [] };
  }
}
