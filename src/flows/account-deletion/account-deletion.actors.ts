import type {
  Debt,
  DeleteAccountInput,
  DeleteAccountOutput,
} from "../../../machines/account-deletion/account-deletion.contract.ts";
import { createForgivingPort } from "../../api/create-port.ts";
import { refusalOf, unknownCode, type Api, type Wire } from "../../api/client.ts";

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
        return { outcome: "incorrect" };
      case "still_open":
        return { outcome: "stillOpen", open: refusal.params.open };
      case "commission_debt":
        return { outcome: "inDebt", debts: debtsOf(refusal.params.debts) };
      case "last_administrator":
        return { outcome: "lastAdministrator" };
      case "too_many_requests":
        return { outcome: "tooMany", seconds: refusal.params.seconds };
      default:
        throw unknownCode(refusal!);
    }
  }),
});

const debtsOf = (debts: Wire["AmountByCurrency"]): Debt[] =>
  Object.entries(debts).map(([currency, amount]) => ({ currency, amount }));
