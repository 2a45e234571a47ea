import type { TooManyRequests, Unforeseen } from "#machines/outcome.ts";

export type ProofMethod = "passkey" | "app" | "recovery_code" | "password";
export type TypedMethod = Exclude<ProofMethod, "passkey">;

/** The purpose: to finish a log-in by password, to give a fresh proof, or to add something to an account that is already proved. */
export type SecondFactorTask = "logIn" | "proof" | "passkey" | "app" | "recoveryCodes";
export type SecondFactorFacts = { task: SecondFactorTask };

export type SecondFactorEvent =
  | { type: "proof.submitted"; method: TypedMethod; value: string }
  | { type: "method.chosen"; method: TypedMethod }
  | { type: "passkey.chosen" }
  | { type: "app.chosen" }
  | { type: "code.submitted"; code: string }
  /** Only if the shop does not require a second factor. */
  | { type: "enrolment.skipped" }
  | { type: "codes.saved" }
  | { type: "retry.requested" }
  | { type: "secondFactor.left" };

/** The session's token; a new one if the session was limited before. */
export type Token = { token: string };
/** `ended`: the session is over, and the user has to log in again. */
export type Ended = { outcome: "ended" };

export type ReadNeedInput = { task: SecondFactorTask };
export type ReadNeedOutput =
  | { outcome: "prove"; methods: readonly ProofMethod[] }
  | { outcome: "enrol"; maySkip: boolean }
  | Ended
  | Unforeseen;

/** Port `prove`. `methodNotEnough`: the account has other second factors now. */
export type ProveInput = { method: TypedMethod; value: string };
export type ProveOutput =
  | ({ outcome: "proved" } & Token)
  | { outcome: "incorrectCode" }
  | { outcome: "incorrectPassword" }
  | { outcome: "methodNotEnough" }
  | TooManyRequests
  | Ended
  | Unforeseen;

/** `cancelled`: no passkey was chosen, or not in time. `unsupported`: this browser has no passkeys for this origin. */
export type PasskeyProblem = "cancelled" | "unsupported" | "passkeyNotAccepted";
export type ProveByPasskeyOutput =
  | ({ outcome: "proved" } & Token)
  | { outcome: "cancelled" }
  | { outcome: "unsupported" }
  | { outcome: "passkeyNotAccepted" }
  | { outcome: "methodNotEnough" }
  | TooManyRequests
  | Ended
  | Unforeseen;

/** `recoveryCodes`: shown only once; null if the account has some already, or needs none. */
export type Enrolled = { outcome: "enrolled"; recoveryCodes: readonly string[] | null } & Token;

export type AddPasskeyOutput =
  | Enrolled
  | { outcome: "cancelled" }
  | { outcome: "unsupported" }
  | { outcome: "passkeyNotAccepted" }
  | { outcome: "tooManyPasskeys" }
  | Ended
  | Unforeseen;

/** `secret` is for typing, `uri` for scanning; `setupToken` accompanies the first code. */
export type AppSecret = { secret: string; uri: string; setupToken: string };
export type StartAppOutput = { outcome: "started"; app: AppSecret } | Ended | Unforeseen;

/** Port `confirmAuthenticatorApp`. `setupExpired`: the secret was shown too long ago. */
export type ConfirmAppInput = { setupToken: string; code: string };
export type ConfirmAppOutput =
  | Enrolled
  | { outcome: "incorrectCode" }
  | { outcome: "setupExpired" }
  | TooManyRequests
  | Ended
  | Unforeseen;

/** Port `replaceCodes`. `noSecondFactor`: the account has no second factor that codes could replace. */
export type ReplaceCodesOutput =
  | { outcome: "replaced"; recoveryCodes: readonly string[] }
  | { outcome: "noSecondFactor" }
  | Ended
  | Unforeseen;
