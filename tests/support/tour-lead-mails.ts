import { eq } from "drizzle-orm";
import { customers } from "#server/platform/database/customer-schema.ts";
import type { JobData, JobName } from "#server/platform/jobs/job-types.ts";
import type { readOutbox } from "#server/commerce/mail/mailer.ts";
import { makeMissingSelfBillingInvoices } from "#server/commerce/self-billing/make-self-billing-invoice.ts";
import { membership, createTourLead } from "./create-tour-lead.ts";
import { inviteHelpers } from "./invite-lead.ts";
import { payoutHelpers } from "./payout-helpers.ts";
import type { Shop } from "./shop.ts";

type Mail = Awaited<ReturnType<typeof readOutbox>>[number];
type MailOf = <Name extends JobName>(name: Name, data: JobData[Name], to: string) => Promise<Mail>;

/** The mails to and about tour leads in a language. */
export function tourLeadMails(open: () => Shop, mailOf: MailOf, readIn: (language: string) => unknown) {
  const queries = () => open().services.database.queries;
  const marked = async (language_id: string, result: "paid" | "failed", isBilled = false) => {
    const lead = await payoutHelpers(open());
    await queries().update(customers).set({ language_id }).where(eq(customers.id, lead.id));
    await lead.account();
    if (isBilled) await lead.agree();
    const { id: payoutId } = (await lead.ask(5)).body;
    await lead.mark(payoutId, result);
    await makeMissingSelfBillingInvoices(open().services);
    return mailOf(`payout-${result}-mail`, { payoutId }, lead.email);
  };
  const registered = async (language: string) => {
    const lead = await inviteHelpers(open()).invited();
    await lead.signUp(lead.token, { language });
    const [row] = await queries().select().from(customers).where(eq(customers.email, lead.email));
    return { ...lead, customerId: row!.id };
  };
  const ended = async (tourLeadId: string, email: string) => {
    const { token } = await open().customer({ role: "administrator" });
    const { body } = await open().call("POST", `/admin/tour-leads/${tourLeadId}/end`, { token });
    return mailOf("tour-lead-ended-mail", { tourLeadId, endedAt: body.ended_at }, email);
  };
  return {
    "a payout that was paid": (language: string) => marked(language, "paid"),
    "a payout with its invoice": (language: string) => marked(language, "paid", true),
    "a payout that failed": (language: string) => marked(language, "failed"),
    "an invitation, in the shop's first language": async (language: string) => {
      await readIn(language);
      const { id, email } = await inviteHelpers(open()).invited();
      return mailOf("tour-lead-invitation-mail", { tourLeadId: id }, email);
    },
    "a tour lead's password": async (language: string) => {
      const { id, email, customerId } = await registered(language);
      return mailOf("tour-lead-password-mail", { tourLeadId: id, customerId }, email);
    },
    "a tour lead who signed up, which the shop reads in its first language": async (language: string) => {
      await readIn(language);
      const { id } = await registered(language);
      return mailOf("tour-lead-registered-mail", { tourLeadId: id }, "hello@trellis.example");
    },
    "the end of a tour lead's membership": async (language: string) => {
      const lead = await createTourLead(open());
      const id = await membership(open(), lead, { language_id: language });
      return ended(id, lead.email);
    },
    "the end of a sign-up": async (language: string) => {
      const { id, email } = await registered(language);
      return ended(id, email);
    },
    "a withdrawn invitation": async (language: string) => {
      const { email } = await open().customer({ language_id: language });
      const { id } = await inviteHelpers(open()).invited(email);
      return ended(id, email);
    },
    "a tour lead who was made active": async (language: string) => {
      const { id, email, customerId } = await registered(language);
      await queries()
        .update(customers)
        .set({ tour_lead_active: true, tour_lead_code: `CODE-${customerId}` })
        .where(eq(customers.id, customerId));
      return mailOf("tour-lead-activated-mail", { tourLeadId: id, customerId }, email);
    },
  };
}
