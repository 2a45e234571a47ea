import type { Page } from "@playwright/test";

/** Adds a virtual authenticator that verifies its user and stores passkeys. */
export async function haveAuthenticator(page: Page): Promise<{ forget: () => Promise<void> }> {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { forget: async () => void (await session.send("WebAuthn.clearCredentials", { authenticatorId })) };
}
