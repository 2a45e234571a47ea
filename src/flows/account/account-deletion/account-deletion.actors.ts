import type {
  Debt,
  DeleteAccountInput,
  DeleteAccountOutput,
} from "#machines/account/account-deletion/account-deletion.machine.ts";
import { createForgivingPort } from "#src/api/create-port.ts";
import { refusalOf, unknownCode, type Api, type Wire } from "#src/api/client.ts";
import { outcomeOf } from "#src/api/outcome-of.ts";

export const accountDeletionActors = (api: Api) => ({
  deleteAccount: createForgivingPort<DeleteAccountOutput, DeleteAccountInput>()(async ({ input, signal }) => {
    const result = await api.POST("/users/customers/me/deletion", { body: input, signal });
    const refusal = refusalOf(result, 400, 409, 429);
    switch (refusal?.code) {
      case undefined:
        return { outcome: "deleted" };
      // The contract limits the password's length.
      case "invalid":
      case "incorrect_password":
        return { outcome: outcomeOf("incorrect_password") };
      case "still_open":
        return { outcome: outcomeOf(refusal.code), open: refusal.params.open };
      case "commission_debt":
        return { outcome: outcomeOf(refusal.code), debts: debtsOf(refusal.params.debts) };
      case "too_many_requests":
        return { outcome: outcomeOf(refusal.code), seconds: refusal.params.seconds };
      case "last_administrator":
        return { outcome: outcomeOf(refusal.code) };
      default:
        throw unknownCode(refusal!);
    }
  }),
});

const debtsOf = (debts: Wire["AmountByCurrency"]): Debt[] =>
  Object.entries(debts).map(([currency, amount]) => ({ currency, amount }));
