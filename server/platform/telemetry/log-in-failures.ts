/** `paused`: the account is not active. `throttled`: too many attempts, so the password was not checked. */
export const logInFailures = [
  "wrong_password",
  "wrong_code",
  "passkey_refused",
  "unknown_address",
  "not_confirmed",
  "paused",
  "throttled",
] as const;
export type LogInFailure = (typeof logInFailures)[number];
