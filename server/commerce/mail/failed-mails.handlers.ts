import { noContent, notFound, ok, type Handlers } from "#server/http/reply.ts";
import { customerActor } from "#server/commerce/audit/audit.ts";
import type { Services } from "#server/commerce/services.ts";
import { countFailedMails, findFailedMails, resendMail } from "./failed-mails.ts";

type FailedMailHandlers = Pick<Handlers, "listFailedMails" | "countFailedMails" | "resendMail">;

/** The contract restricts these operations to administrators. */
export const failedMailHandlers = (services: Services): FailedMailHandlers => ({
  listFailedMails: async ({ query }) => ok(await findFailedMails(services.database.queries, query)),

  countFailedMails: async () => ok({ count: await countFailedMails(services.database.queries) }),

  resendMail: async ({ params, customer }) =>
    (await resendMail(services, customerActor(customer), params.id))
      ? noContent
      : notFound("There is no such mail, or it is being sent."),
});
