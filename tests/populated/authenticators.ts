import { deleteAuthenticators } from "#server/commerce/authenticators/delete-authenticators.ts";
import {
  authenticatorApps,
  passkeyChallenges,
  passkeys,
  recoveryCodes,
} from "#server/platform/database/authenticator-schema.ts";
import { encrypt } from "#server/platform/encryption.ts";
import type { Shop } from "#tests/support/shop.ts";

/** An administrator with a passkey, an app and a used recovery code, and one whose authenticators were deleted. */
export async function populateAuthenticators({ services, clock, customer }: Shop): Promise<void> {
  const { queries } = services.database;
  const created_at = clock.now;
  for (const isLost of [false, true]) {
    const { id } = await customer({ role: "administrator" });
    await queries.insert(passkeys).values({
      id: crypto.randomUUID(),
      customer_id: id,
      credential_id: crypto.randomUUID(),
      public_key: "pQECAyYgASFYIA",
      counter: 0,
      transports: ["internal", "hybrid"],
      name: "Safari, iOS",
      is_synced: true,
      created_at,
      last_used_at: null,
    });
    const sealed = encrypt(services.bankKey, `authenticator app ${id}`, "JBSWY3DPEHPK3PXP");
    await queries.insert(authenticatorApps).values({ customer_id: id, ...sealed, last_step: 1, created_at });
    await queries
      .insert(recoveryCodes)
      .values({ customer_id: id, code_hash: "hash", created_at, used_at: created_at });
    if (isLost) await services.database.transaction((tx) => deleteAuthenticators(tx, id));
  }
  const expires_at = new Date(created_at.getTime() + 300_000);
  await queries.insert(passkeyChallenges).values({ challenge_hash: crypto.randomUUID(), expires_at });
}
