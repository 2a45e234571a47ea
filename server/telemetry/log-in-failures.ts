/** `paused`: the account is not active. `throttled`: too many attempts came before, so the password was not looked at. */
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
