import type { Wire } from "#src/api/client.ts";

type Refused = { outcome: "cancelled" } | { outcome: "unsupported" };

/** WebAuthn errors when the user cancels or the time-out passes. */
const declined = new Set(["NotAllowedError", "AbortError", "InvalidStateError"]);

export const requestPasskey = (
  options: Wire["PasskeyRequestOptions"],
): Promise<{ outcome: "answered"; passkey: Wire["PasskeyAssertion"] } | Refused> =>
  withLibrary(async ({ startAuthentication }) => ({
    outcome: "answered",
    passkey: (await startAuthentication({ optionsJSON: options as never })) as Wire["PasskeyAssertion"],
  }));

export const createPasskey = (
  options: Wire["PasskeyCreationOptions"],
): Promise<{ outcome: "made"; passkey: Wire["PasskeyRegistration"] } | Refused> =>
  withLibrary(async ({ startRegistration }) => ({
    outcome: "made",
    passkey: (await startRegistration({ optionsJSON: options as never })) as Wire["PasskeyRegistration"],
  }));

type Library = typeof import("@simplewebauthn/browser");

async function withLibrary<Made>(call: (library: Library) => Promise<Made>): Promise<Made | Refused> {
  const library = await import("@simplewebauthn/browser");
  if (!library.browserSupportsWebAuthn()) return { outcome: "unsupported" };
  try {
    return await call(library);
  } catch (error) {
    // Such as a host that is an IP address, or no https.
    if (error instanceof Error) return { outcome: declined.has(error.name) ? "cancelled" : "unsupported" };
    throw error;
  }
}
