import { accountAttempts, loggedInAccountKey } from "#server/commerce/accounts/attempts.ts";
import { noContent, ok, tooMany, type Handlers } from "#server/http/reply.ts";
import { customerActor, writeAuditEntry } from "#server/commerce/audit/audit.ts";
import type { Services } from "#server/commerce/services.ts";
import { deleteAccount } from "./delete-account.ts";
import { exportCustomer } from "./export.ts";

type PersonalDataHandlers = Pick<Handlers, "exportMe" | "deleteMe">;

export const personalDataHandlers = (services: Services): PersonalDataHandlers => {
  const { queries } = services.database;
  const attemptBy = accountAttempts(services.limits);
  return {
    exportMe: async ({ customer, refuse }) => {
      const data = await exportCustomer(services, customer);
      if (!data) return refuse(401, "Please log in.");
      const exported = { action: "customer.data_exported", at: services.clock() } as const;
      await writeAuditEntry(queries, { ...exported, actor: customerActor(customer), ownerId: customer.id });
      return ok(data);
    },

    deleteMe: async ({ customer, body: { password }, ip, refuse }) => {
      const attempt = attemptBy(loggedInAccountKey(customer.id), ip);
      const seconds = await attempt.take();
      if (seconds !== null) return tooMany(seconds);
      const deletion = await deleteAccount(services, customer, password);
      if (deletion.outcome !== "incorrect") await attempt.wasRight();
      switch (deletion.outcome) {
        case "deleted":
          return noContent;
        case "gone":
          return refuse(401, "Please log in.");
        case "incorrect":
          return refuse(400, "Incorrect password", { code: "incorrect_password" });
        case "stillOpen":
          return refuse(409, "Something of this account is not settled yet.", {
            code: "still_open",
            params: { open: deletion.open },
          });
        case "lastAdministrator":
          return refuse(409, "The shop keeps at least one administrator.", { code: "last_administrator" });
        case "inDebt":
          return refuse(409, "Commission that was paid out has been taken back since.", {
            code: "commission_debt",
            params: { debts: deletion.debts },
          });
      }
    },
  };
};
