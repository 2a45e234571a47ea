import { operatorActor } from "#server/commerce/audit/audit.ts";
import { activateTourLead } from "#server/commerce/tour-leads/activate.ts";
import { endTourLead } from "#server/commerce/tour-leads/end.ts";
import { inviteHelpers } from "#tests/support/invite-lead.ts";
import type { Shop } from "#tests/support/shop.ts";

/** An invited lead with a picture, one who signed up, and one whose membership ended. */
export async function populateTourLeads(shop: Shop): Promise<void> {
  const { invited } = inviteHelpers(shop);
  await (await invited("invited@example.com")).added({ is_public: true });
  const { added, signUp, token } = await invited("registered@example.com");
  await added();
  await signUp(token, { agreed_to_be_named: true });
  const { id, ...ended } = await invited("ended@example.com");
  await ended.signUp(ended.token);
  await activateTourLead(shop.services, operatorActor, id);
  await endTourLead(shop.services, operatorActor, id);
}
