import { and, eq, gt, sql } from "drizzle-orm";
import { absoluteUrl, links } from "#domain/links.ts";
import type { Cookies } from "#server/http/cookies.ts";
import { auditLog } from "#server/platform/database/audit-schema.ts";
import type { Queries } from "#server/platform/database/database.ts";
import type { EmailPart } from "#server/commerce/mail/email-template.ts";
import { renderEmailBodies } from "#server/commerce/mail/render-email-bodies.ts";
import { wordsIn } from "#server/commerce/markets/words.ts";
import type { Services } from "#server/commerce/services.ts";
import { findCustomer, type CustomerRow } from "./customers.ts";
import type { Device } from "./devices.ts";
import { accountKey } from "./known-browser.ts";
import { requestOriginRows } from "./request-origin-rows.ts";
import { isSignUpBrowser } from "./sign-up-browser.ts";

/** Milliseconds; submitting a form twice, or in two tabs, counts as one browser. */
const sameLogIn = 600_000;
const hour = 3_600_000;
const mostPlaces = 5;

/** Whether the customer never logged in, signed up or set a password in this browser. Call it before `logIn`. */
export const isNewBrowser = (
  services: Pick<Services, "secrets">,
  cookies: Cookies,
  account: CustomerRow,
): boolean =>
  !accountKey(services, cookies, account.email).isKnown && !isSignUpBrowser(services, cookies, account);

/**
 * Enqueues one mail for simultaneous log-ins. Runs in the log-in's transaction, with the customer locked, before the
 * log-in is added to the audit log.
 */
export async function enqueueNewBrowserMail(
  tx: Queries,
  { jobs }: Pick<Services, "jobs">,
  customerId: string,
  device: Device,
  at: Date,
): Promise<void> {
  const { browser, system, network } = auditLog;
  const isSame = sql`${browser} is not distinct from ${device.browser} and ${system} is not distinct from ${device.system}
    and ${network} is not distinct from ${device.network}`;
  const since = new Date(at.getTime() - sameLogIn).toISOString();
  const [before] = await tx
    .select({
      places: sql<number>`count(distinct (${browser}, ${system}, ${network}))::int`,
      isRepeated: sql<boolean>`coalesce(bool_or(${isSame} and ${auditLog.at} > ${since}), false)`,
    })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.owner_id, customerId),
        eq(auditLog.action, "customer.logged_in"),
        sql`${auditLog.details} ->> 'is_new' = 'true'`,
        gt(auditLog.at, new Date(at.getTime() - hour)),
      ),
    );
  if (before!.isRepeated || before!.places >= mostPlaces) return;
  await jobs.enqueue(tx, "new-browser-mail", { customerId, at: at.toISOString(), ...device });
}

export async function mailNewBrowser(
  services: Services,
  jobId: string,
  { customerId, ...request }: { customerId: string; at: string } & Device,
): Promise<void> {
  const { queries } = services.database;
  const customer = await findCustomer(queries, customerId);
  if (!customer) return;
  const words = await wordsIn(queries, customer.language_id);
  const { languageId, say } = words;
  const at = (path: string) => absoluteUrl(services.settings.publicUrl, languageId, path);
  const heading = say("mail.new_browser.subject");
  const parts: EmailPart[] = [
    { kind: "paragraph", text: say("mail.new_browser.text") },
    { kind: "facts", rows: requestOriginRows(say("mail.new_browser.at"), request, words) },
    { kind: "paragraph", text: say("mail.new_browser.not_you") },
    { kind: "button", text: say("mail.new_browser.act"), href: at(links.sessions) },
    { kind: "link", text: say("mail.new_browser.password"), href: at(links.editAccount) },
  ];
  await services.mailer.send({
    id: `new-browser-mail.${jobId}`,
    to: customer.email,
    ...renderEmailBodies({ heading, parts }, words),
  });
}
