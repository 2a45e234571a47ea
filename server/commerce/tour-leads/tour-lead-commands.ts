import { absoluteUrl, links } from "#domain/links.ts";
import { emailKey } from "#server/commerce/accounts/customers.ts";
import { operatorActor } from "#server/commerce/audit/audit.ts";
import { commandDone, commandRefused, type CommandResult } from "#server/commerce/audit/command-result.ts";
import { wordsIn } from "#server/commerce/markets/words.ts";
import type { Services } from "#server/commerce/services.ts";
import { activateTourLead } from "./activate.ts";
import { endTourLead, type Ending } from "./end.ts";
import { createInvitation, issueInvitationLink } from "./invitation.ts";
import { findTourLeadAt } from "./tour-leads.ts";

type Operated = Pick<Services, "database" | "clock" | "settings">;

/** Sends no mail: the operator hands over the link. Returns a message. */
export async function inviteTourLeadCommand(
  { database, clock, settings }: Operated,
  email: string,
): Promise<CommandResult> {
  return database.transaction(async (tx) => {
    const id = await createInvitation(tx, operatorActor, email, clock());
    const invitation = id === null ? null : await issueInvitationLink(tx, id, clock());
    if (!invitation) return commandRefused(`${email} has signed up as a tour lead already.`);
    const { languageId } = await wordsIn(tx, null);
    const link = absoluteUrl(settings.publicUrl, languageId, links.tourLeadSignUp(invitation.token));
    return commandDone(`${email} is invited. Within 14 days, this link signs up as a tour lead:\n${link}`);
  });
}

export async function activateTourLeadCommand(
  { database, clock }: Operated,
  email: string,
): Promise<CommandResult> {
  const lead = await findTourLeadAt(database.queries, emailKey(email));
  if (!lead)
    return commandRefused(`Nobody invited ${email}. First: npm run shop -- tour-lead invite ${email}`);
  const activated = await activateTourLead({ database, clock, jobs: null }, operatorActor, lead.id);
  if (activated.outcome === "active")
    return commandDone(`${email} is an active tour lead. The code is ${activated.lead.code}.`);
  return commandRefused(
    activated.outcome === "ended"
      ? `The membership of ${email} has ended, or the invitation was withdrawn.`
      : `${email} has not signed up yet.`,
  );
}

/** Mails the tour lead. Returns a message. */
export async function endTourLeadCommand(services: Ending, email: string): Promise<CommandResult> {
  const lead = await findTourLeadAt(services.database.queries, emailKey(email));
  if (!lead) return commandRefused(`Nobody invited ${email}.`);
  await endTourLead(services, operatorActor, lead.id);
  return commandDone(
    lead.registered_at === null
      ? `The invitation of ${email} is withdrawn.`
      : `The membership of ${email} has ended. Earned commissions can still be paid out.`,
  );
}
