import { inviting } from "../support/inviting.ts";
import type { Shop } from "../support/shop.ts";

/** One is invited and has sent a picture, one has signed up. */
export async function populateTourLeads(shop: Shop): Promise<void> {
  const { invited } = inviting(shop);
  await (await invited("invited@example.com")).added({ is_public: true });
  const { added, signUp, token } = await invited("registered@example.com");
  await added();
  await signUp(token, { agreed_to_be_named: true });
}
