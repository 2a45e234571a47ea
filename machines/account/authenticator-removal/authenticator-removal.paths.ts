import { pathModel } from "#machines/paths/model.ts";
import { authenticatorRemovalMachine } from "./authenticator-removal.machine.ts";

export const authenticatorRemovalPaths = pathModel({
  machine: authenticatorRemovalMachine,
  title: "Removing a passkey or an app",
  purpose: "removing a passkey or an authenticator app from the account",
  starts: { "a customer": undefined },
  happyPath: ["a customer", "removes a passkey", "remove ✓ removed"],
  does: {
    "authenticator.dismissed": {
      "removes a passkey": { authenticator: { kind: "passkey", id: "passkey-phone" } },
      "removes the app": { authenticator: { kind: "app" } },
    },
    "retry.requested": "tries again",
  },
  happens: {},
  answers: {
    remove: {
      removed: "removed",
      lastSecondFactor: "it is the last one",
      notFound: "it was removed before",
      unforeseen: "a refusal nobody foresaw",
    },
  },
});
