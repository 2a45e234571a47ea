import { clientNetwork } from "#server/http/limits/network.ts";
import type { Services } from "#server/commerce/services.ts";
import { findInvited } from "./invitation.ts";
import type { TourLead } from "./tour-leads.ts";

export const tokenInvalid = ["Sign up token invalid", { code: "token_invalid" }] as const;

/** A valid link works in spite of other clients' guesses. `seconds`: to wait after too many guesses. */
export async function invitedBy(
  { database, clock, limits }: Pick<Services, "database" | "clock" | "limits">,
  token: string,
  ip: string,
): Promise<{ lead: TourLead } | { lead: null; seconds: number | null }> {
  const lead = await findInvited(database.queries, token, clock());
  return lead ? { lead } : { lead, seconds: await limits.take(["invitationByNetwork", clientNetwork(ip)]) };
}
