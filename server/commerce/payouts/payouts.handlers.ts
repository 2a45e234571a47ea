import { isLatin } from "#domain/printable.ts";
import { isIban } from "#domain/iban.ts";
import { accountAttempts, loggedInAccountKey } from "#server/commerce/accounts/attempts.ts";
import { hasCommissions } from "#server/commerce/accounts/tour-leads.ts";
import { invalid, ok, tooMany, type Handlers, type Schemas } from "#server/http/reply.ts";
import type { Services } from "#server/commerce/services.ts";
import { findBankAccount, saveBankAccount } from "./bank-accounts.ts";
import { pendingPayoutTotals } from "./payouts.ts";
import { requestPayout } from "./request-payout.ts";

type PayoutHandlers = Pick<
  Handlers,
  "requestPayout" | "getPayoutsOnTheirWay" | "getBankAccount" | "keepBankAccount"
>;

const notALead = ["Only tour leads have commissions.", { code: "not_a_tour_lead" }] as const;

export const payoutHandlers = (services: Services): PayoutHandlers => {
  const { queries } = services.database;
  const attemptBy = accountAttempts(services.limits);
  return {
    requestPayout: async ({ query, headers, customer, refuse }) => {
      const requested = await requestPayout(services, customer, query, headers["idempotency-key"]);
      switch (requested.outcome) {
        case "requested":
          return { status: 201, body: requested.payout };
        case "notALead":
          return refuse(403, ...notALead);
        case "noSuchCurrency":
          return invalid([{ field: "currency", message: "is none in which there were commissions" }]);
        case "noAmount":
          return invalid([{ field: "value", message: "has more decimals than the currency" }]);
        case "belowMinimum":
          return refuse(409, "That is less than is paid out at once.", {
            code: "below_minimum",
            params: { minimum: requested.minimum },
          });
        case "balanceChanged":
          return refuse(409, "The balance is less than that.", {
            code: "balance_changed",
            params: { balance: requested.balance },
          });
        case "noBankAccount":
          return refuse(409, "Nobody said where to pay it.", { code: "no_bank_account" });
        case "otherContent":
          return refuse(422, "This Idempotency-Key was used for something else.", { code: "key_reused" });
      }
    },

    getPayoutsOnTheirWay: async ({ customer }) => ok(await pendingPayoutTotals(queries, customer.id)),

    getBankAccount: async ({ customer, refuse }) =>
      (await hasCommissions(queries, customer.id))
        ? ok({ bank_account: await findBankAccount(queries, customer.id) })
        : refuse(403, ...notALead),

    keepBankAccount: async ({ customer, body, ip, refuse }) => {
      const errors = wrongFields(body);
      if (errors.length > 0) return invalid(errors);
      const attempt = attemptBy(loggedInAccountKey(customer.id), ip);
      const seconds = body.password === undefined ? null : await attempt.take();
      if (seconds !== null) return tooMany(seconds);
      const saved = await saveBankAccount(services, customer, body);
      switch (saved.outcome) {
        case "kept":
          if (saved.isVerified) await attempt.wasRight();
          return ok(saved.account);
        case "notALead":
          return refuse(403, ...notALead);
        case "passwordNeeded":
          return refuse(400, "Changing the account needs the password.", { code: "password_needed" });
        case "incorrect":
          return refuse(400, "Incorrect password", { code: "incorrect_password" });
      }
    },
  };
};

function wrongFields({ holder, iban }: Schemas["BankAccountChange"]): Schemas["BankAccountFieldError"][] {
  const errors: Schemas["BankAccountFieldError"][] = [];
  if (!isLatin(holder)) {
    errors.push({ field: "holder", message: "may contain only Latin letters", code: "latin_only" });
  }
  if (!isIban(iban)) errors.push({ field: "iban", message: "is no IBAN", code: "iban_wrong" });
  return errors;
}
