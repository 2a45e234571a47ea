import { absoluteUrl, links } from "#domain/links.ts";
import type { EmailPart } from "#server/commerce/mail/email-template.ts";
import { renderEmailBodies } from "#server/commerce/mail/render-email-bodies.ts";
import { wordsIn } from "#server/commerce/markets/words.ts";
import type { Services } from "#server/commerce/services.ts";
import { confirmationToken } from "./confirmation.ts";
import { findCustomer } from "./customers.ts";
import { declineToken } from "./decline-sign-up.ts";
import type { Device } from "./devices.ts";
import { requestOriginRows } from "./request-origin-rows.ts";

type Request = { at: string } & Device;
/** Jobs of the last release have neither `credentialVersion` nor `request`. */
type ConfirmationMail = {
  customerId: string;
  returnTo: "checkout" | null;
  credentialVersion?: number;
  request?: Request;
};

/** Sends links that confirm an address or decline the sign-up. Both open a page on which a button acts. */
export async function mailConfirmation(
  services: Services,
  requestId: string,
  { customerId, returnTo, credentialVersion, request }: ConfirmationMail,
): Promise<void> {
  const { queries } = services.database;
  const customer = await findCustomer(queries, customerId);
  if (!customer || customer.email_confirmed_at) return;
  if (credentialVersion !== undefined && credentialVersion !== customer.credential_version) return;
  const words = await wordsIn(queries, customer.language_id);
  const { languageId, say } = words;
  const at = (path: string) => absoluteUrl(services.settings.publicUrl, languageId, path);
  const confirm = links.confirmEmail({
    token: confirmationToken(services, customer),
    ...(returnTo && { to: links[returnTo] }),
  });
  const heading = say("mail.confirmation.subject");
  const parts: EmailPart[] = [
    { kind: "paragraph", text: say("mail.confirmation.text") },
    { kind: "button", text: say("mail.confirmation.act"), href: at(confirm) },
    ...(request
      ? [
          {
            kind: "facts" as const,
            rows: requestOriginRows(say("mail.confirmation.requested_at"), request, words),
          },
        ]
      : []),
    {
      kind: "link",
      text: say("mail.confirmation.not_you"),
      href: at(links.confirmEmail({ decline: declineToken(services, customer) })),
    },
  ];
  await services.mailer.send({
    id: `confirmation-mail.${requestId}`,
    to: customer.email,
    ...renderEmailBodies({ heading, parts }, words),
  });
}
