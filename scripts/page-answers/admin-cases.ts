import { sql } from "drizzle-orm";
import type { OpenServices } from "#server/open-services.ts";
import { operatorActor } from "#server/commerce/audit/audit.ts";
import { openIssue } from "#server/commerce/payment/payment-issues.ts";
import { createInvitation, issueInvitationLink } from "#server/commerce/tour-leads/invitation.ts";

type Failed = { customerId: string; message: string; isGivenUp: boolean };

/** What goes wrong in no demo shop: mails that were refused, and differences from what the provider has. */
export async function addAdministratorsCases(
  services: OpenServices,
  { customerId, orderId }: { customerId: string; orderId: string },
): Promise<void> {
  await addFailedMail(services, { customerId, message: "550 no such mailbox", isGivenUp: true });
  await addFailedMail(services, { customerId, message: "421 try again later", isGivenUp: false });
  await openIssue(services, {
    kind: "dispute",
    reference: "PP-D-4012",
    orderId,
    detail: "A customer disputes 10.00 EUR.",
  });
  await openIssue(services, {
    kind: "difference",
    reference: "7AB41725",
    orderId: null,
    detail: "The provider lists a capture of 24.90 EUR, and the shop's books have none of this name.",
  });
}

async function addFailedMail(
  { database, jobs, clock }: OpenServices,
  { customerId, message, isGivenUp }: Failed,
): Promise<void> {
  await database.transaction((tx) => jobs.enqueue(tx, "password-changed-mail", { customerId }));
  const [state, attempts] = isGivenUp ? ["failed", 20] : ["retry", 2];
  const at = clock().getTime();
  const created = new Date(at - attempts * 3_600_000).toISOString();
  const next = new Date(at + 1_800_000).toISOString();
  await database.queries.execute(sql`
    update jobs.job set state = ${state}::jobs.job_state, retry_count = ${attempts}, created_on = ${created}::timestamptz,
      start_after = ${next}::timestamptz, output = ${JSON.stringify({ message })}::jsonb
    where data ->> 'job' = 'password-changed-mail' and data ->> 'customerId' = ${customerId} and output is null`);
}

/** The token of an invitation that was not used yet. */
export async function inviteLead({ database, clock }: OpenServices): Promise<string> {
  const id = await createInvitation(database.queries, operatorActor, "nora@example.com", clock());
  const link = await issueInvitationLink(database.queries, id!, clock());
  return link!.token;
}
