import { pathModel } from "#machines/paths/model.ts";
import { passkeyMachine } from "./passkey.machine.ts";

export const passkeyPaths = pathModel({
  machine: passkeyMachine,
  title: "Logging in with a passkey",
  purpose: "logging in with a passkey instead of a password",
  starts: { "a visitor": undefined },
  happyPath: ["a visitor", "chooses a passkey", "logInWithPasskey ✓ it is right"],
  does: { "passkey.chosen": "chooses a passkey", "retry.requested": "tries again" },
  happens: {},
  answers: {
    logInWithPasskey: {
      loggedIn: { "it is right": { token: "token-1" } },
      cancelled: "it was cancelled",
      unsupported: "this browser has none",
      passkeyNotAccepted: "it is not accepted",
      userNotActive: "not active",
      tooManyRequests: { "tried too often": { seconds: 61 } },
      unforeseen: "a refusal nobody foresaw",
    },
  },
});
