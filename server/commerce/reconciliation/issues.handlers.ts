import { noContent, notFound, ok, type Handlers, type Schemas } from "#server/http/reply.ts";
import { customerActor } from "#server/commerce/audit/audit.ts";
import {
  closePaymentIssue,
  countOpenIssues,
  findIssuesToClose,
} from "#server/commerce/payment/payment-issues.ts";
import type { Services } from "#server/commerce/services.ts";
import { lastComparison } from "./compare.ts";

type IssueHandlers = Pick<
  Handlers,
  "listPaymentIssues" | "countPaymentIssues" | "closePaymentIssue" | "getPaymentComparison"
>;

/** The contract restricts these operations to administrators. */
export const issueHandlers = (services: Services): IssueHandlers => {
  const { queries } = services.database;
  return {
    listPaymentIssues: async ({ query }) => {
      const issues = await findIssuesToClose(queries, query);
      return ok(
        issues.map(({ issue, reference }): Schemas["PaymentIssue"] => ({
          id: issue.id,
          kind: issue.kind,
          reference: issue.reference,
          detail: issue.detail,
          opened_at: issue.opened_at.toISOString(),
          order_id: issue.order_id,
          order_reference: reference,
        })),
      );
    },

    countPaymentIssues: async () => ok({ count: await countOpenIssues(queries) }),

    closePaymentIssue: async ({ params, customer, refuse }) => {
      switch (await closePaymentIssue(services, customerActor(customer), params.id)) {
        case "closed":
          return noContent;
        case "noIssue":
          return notFound("There is no such issue.");
        case "ownCase":
          return refuse(403, "Nobody looks into a payment of their own.", { code: "own_case" });
      }
    },

    getPaymentComparison: async () => {
      const last = await lastComparison(queries);
      if (!last) return ok({ comparison: null });
      const { compared_at, since, captures, refunds, differences } = last;
      const times = { compared_at: compared_at.toISOString(), since: since.toISOString() };
      return ok({ comparison: { ...times, captures, refunds, differences } });
    },
  };
};
