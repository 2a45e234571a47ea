import { accountAttempts, loggedInAccountKey } from "#server/commerce/accounts/attempts.ts";
import { verifyOwnPassword } from "#server/commerce/accounts/customers.ts";
import { notFound, ok, tooMany, type Handlers } from "#server/http/reply.ts";
import { customerActor } from "#server/commerce/audit/audit.ts";
import type { Services } from "#server/commerce/services.ts";
import { exportPayoutsFor } from "./export-verified.ts";
import { markPayout } from "./mark-payout.ts";
import { countPayoutFiles, countWaitingByCurrency, findPayoutFiles } from "./payout-files.ts";
import { countPayouts, findPayouts, toWirePayoutsToMake } from "./payouts.ts";

type PayoutAdminHandlers = Pick<
  Handlers,
  | "listPayouts"
  | "countPayouts"
  | "getWaitingPayouts"
  | "listPayoutFiles"
  | "countPayoutFiles"
  | "exportPayouts"
  | "markPayout"
>;

/** The contract restricts these operations to administrators. */
export const payoutReviewHandlers = (services: Services): PayoutAdminHandlers => {
  const { queries } = services.database;
  const attemptBy = accountAttempts(services.limits);
  return {
    listPayouts: async ({ query }) =>
      ok(await toWirePayoutsToMake(queries, await findPayouts(queries, query))),

    countPayouts: async ({ query }) => ok({ count: await countPayouts(queries, query) }),

    getWaitingPayouts: async () => ok(await countWaitingByCurrency(queries)),

    listPayoutFiles: async ({ query }) => ok(await findPayoutFiles(services, query)),

    countPayoutFiles: async () => ok({ count: await countPayoutFiles(queries) }),

    exportPayouts: async ({ body: { export_id, currency, password }, customer, ip, refuse }) => {
      const attempt = attemptBy(loggedInAccountKey(customer.id), ip);
      const seconds = await attempt.take();
      if (seconds !== null) return tooMany(seconds);
      const incorrect = () => refuse(400, "Incorrect password", { code: "incorrect_password" });
      const verified = await verifyOwnPassword(queries, customer.id, password);
      if (!verified) return incorrect();
      await attempt.wasRight();
      const file = { exportId: export_id, currency };
      const exported = await exportPayoutsFor(services, verified, file);
      switch (exported.outcome) {
        case "credentialsChanged":
          return incorrect();
        case "exported":
          return ok(exported.file);
        case "ownCase":
          return refuse(403, "Nobody exports their own payout.", { code: "own_case" });
        case "nothing":
          return refuse(409, "No payout waits for this file.", { code: "nothing_to_export" });
        case "noAccount":
          return refuse(409, "The shop has no account to pay from.", { code: "no_payout_account" });
      }
    },

    markPayout: async ({ params, body, customer, refuse }) => {
      const marked = await markPayout(services, customerActor(customer), params.id, body.result);
      switch (marked.outcome) {
        case "marked": {
          const [payout] = await toWirePayoutsToMake(queries, [marked.payout]);
          return ok(payout!);
        }
        case "noPayout":
          return notFound("There is no such payout.");
        case "ownCase":
          return refuse(403, "Nobody marks their own payout.", { code: "own_case" });
        case "decided":
          return refuse(409, "This payout was marked otherwise.", { code: "payout_decided" });
      }
    },
  };
};
