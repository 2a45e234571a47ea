import { absoluteUrl, links } from "#domain/links.ts";
import { issueFirstPasswordLink } from "#server/commerce/accounts/first-password.ts";
import type { EmailTemplate, EmailPart } from "#server/commerce/mail/email-template.ts";
import { renderEmailBodies } from "#server/commerce/mail/render-email-bodies.ts";
import { readShopSettings } from "#server/commerce/markets/shop-settings.ts";
import { wordsIn } from "#server/commerce/markets/words.ts";
import { newId } from "#server/platform/ids.ts";
import type { Services } from "#server/commerce/services.ts";
import { issueInvitationLink } from "./invitation.ts";
import { findTourLead } from "./tour-leads.ts";

const paragraph = (text: string): EmailPart => ({ kind: "paragraph", text });

/** The sign-up link, in the language of their account if they have one. Each attempt creates another link. */
export async function mailInvitation(services: Services, tourLeadId: string): Promise<void> {
  const { queries } = services.database;
  const invitation = await issueInvitationLink(queries, tourLeadId, services.clock());
  if (!invitation) return;
  const words = await wordsIn(queries, (await findTourLead(queries, tourLeadId))?.accountLanguage ?? null);
  const { languageId, say } = words;
  const href = absoluteUrl(services.settings.publicUrl, languageId, links.tourLeadSignUp(invitation.token));
  const { contact_email } = await readShopSettings(services);
  const email: EmailTemplate = {
    heading: say("mail.tour_lead_invitation.subject"),
    parts: [
      paragraph(say("mail.tour_lead_invitation.text")),
      { kind: "button", text: say("mail.tour_lead_invitation.act"), href },
      paragraph(say("mail.tour_lead_invitation.until")),
      paragraph(say("mail.tour_lead_invitation.not_you")),
    ],
  };
  await services.mailer.send({
    id: `tour-lead-invitation-mail.${newId()}`,
    to: invitation.email,
    replyTo: contact_email,
    ...renderEmailBodies(email, words),
  });
}

/** To the tour lead: the link that sets the new account's password. Each attempt creates another link. */
export async function mailPasswordLink(
  services: Services,
  { tourLeadId, customerId }: { tourLeadId: string; customerId: string },
): Promise<void> {
  const { queries } = services.database;
  const lead = await findTourLead(queries, tourLeadId);
  if (!lead || lead.hasPassword) return;
  const account = await services.database.transaction((tx) =>
    issueFirstPasswordLink(tx, customerId, services.clock()),
  );
  const words = await wordsIn(queries, lead.language_id);
  const { languageId, say } = words;
  const href = absoluteUrl(services.settings.publicUrl, languageId, links.confirmEmail({ account }));
  const email: EmailTemplate = {
    heading: say("mail.tour_lead_password.subject"),
    parts: [
      paragraph(say("mail.greeting", { name: lead.first_name ?? lead.email })),
      paragraph(say("mail.tour_lead_password.text")),
      { kind: "button", text: say("mail.tour_lead_password.act"), href },
      paragraph(say("mail.tour_lead_password.next")),
    ],
  };
  await services.mailer.send({
    id: `tour-lead-password-mail.${newId()}`,
    to: lead.email,
    ...renderEmailBodies(email, words),
  });
}

export async function mailRegistered(services: Services, tourLeadId: string): Promise<void> {
  const { queries } = services.database;
  const lead = await findTourLead(queries, tourLeadId);
  if (!lead) return;
  const words = await wordsIn(queries, null);
  const { languageId, say } = words;
  const name = [lead.first_name, lead.last_name].join(" ");
  const href = absoluteUrl(services.settings.publicUrl, languageId, links.adminTourLeads({}));
  const { contact_email } = await readShopSettings(services);
  const email: EmailTemplate = {
    heading: say("mail.tour_lead_registered.subject", { name }),
    parts: [
      paragraph(say("mail.tour_lead_registered.text", { name, email: lead.email })),
      { kind: "button", text: say("mail.tour_lead_registered.act"), href },
    ],
  };
  const id = `tour-lead-registered-mail.${tourLeadId}`;
  await services.mailer.send({ id, to: contact_email, ...renderEmailBodies(email, words) });
}

/** To a former tour lead, or one who had signed up or was invited. Not sent if they were invited again meanwhile. */
export async function mailEnded(
  services: Services,
  { tourLeadId, endedAt }: { tourLeadId: string; endedAt: string },
): Promise<void> {
  const { queries } = services.database;
  const lead = await findTourLead(queries, tourLeadId);
  if (lead?.ended_at?.toISOString() !== endedAt) return;
  const words = await wordsIn(queries, lead.language_id ?? lead.accountLanguage);
  const { languageId, say } = words;
  const was = lead.activated_at ? "active" : lead.registered_at ? "registered" : "invited";
  const href = absoluteUrl(services.settings.publicUrl, languageId, links.commissions());
  const { contact_email } = await readShopSettings(services);
  const email: EmailTemplate = {
    heading: say(`mail.tour_lead_ended.subject.${was}`),
    parts: [
      ...(was === "invited"
        ? []
        : [paragraph(say("mail.greeting", { name: lead.first_name ?? lead.email }))]),
      paragraph(say(`mail.tour_lead_ended.text.${was}`)),
      ...(was === "active"
        ? [
            paragraph(say("mail.tour_lead_ended.earned")),
            { kind: "button", text: say("mail.tour_lead_ended.act"), href } as const,
          ]
        : []),
      paragraph(say("mail.questions")),
    ],
  };
  const id = `tour-lead-ended-mail.${tourLeadId}.${endedAt}`;
  await services.mailer.send({
    id,
    to: lead.email,
    replyTo: contact_email,
    ...renderEmailBodies(email, words),
  });
}

/** To the tour lead: the code is active, with the link that carries it. */
export async function mailActivated(services: Services, tourLeadId: string): Promise<void> {
  const { queries } = services.database;
  const lead = await findTourLead(queries, tourLeadId);
  if (!lead?.code || lead.status !== "active") return;
  const words = await wordsIn(queries, lead.language_id);
  const { languageId, say } = words;
  const href = absoluteUrl(services.settings.publicUrl, languageId, links.ofTourLead(lead.code));
  const email: EmailTemplate = {
    heading: say("mail.tour_lead_activated.subject"),
    parts: [
      paragraph(say("mail.greeting", { name: lead.first_name ?? lead.email })),
      paragraph(say("mail.tour_lead_activated.text")),
      { kind: "facts", rows: [{ label: say("mail.tour_lead_activated.code"), value: lead.code }] },
      { kind: "link", text: say("mail.tour_lead_activated.link"), href },
      paragraph(say("mail.questions")),
    ],
  };
  const id = `tour-lead-activated-mail.${tourLeadId}`;
  await services.mailer.send({ id, to: lead.email, ...renderEmailBodies(email, words) });
}
