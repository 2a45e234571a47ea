import type {
  DeleteAccountInput,
  DeleteAccountOutput,
} from "../../../machines/account-deletion/account-deletion.contract.ts";
import { foreseeing } from "../../api/answering.ts";
import { refusalOf, unknownCode, type Api } from "../../api/client.ts";

export const accountDeletionActors = (api: Api) => ({
  deleteAccount: foreseeing<DeleteAccountOutput, DeleteAccountInput>()(async ({ input, signal }) => {
    const answer = await api.POST("/users/customers/me/deletion", { body: input, signal });
    const refusal = refusalOf(answer, 400, 409, 429);
    switch (refusal?.code) {
      case undefined:
        return { outcome: "deleted" };
      // Longer than any password.
      case "invalid":
      case "incorrect_password":
        return { outcome: "incorrect" };
      case "orders_unpaid":
        return { outcome: "stillOpen", what: "unpaid", references: refusal.params.references };
      case "orders_unsent":
        return { outcome: "stillOpen", what: "unsent", references: refusal.params.references };
      case "refunds_open":
        return { outcome: "stillOpen", what: "refunds", references: refusal.params.references };
      case "payouts_open":
        return { outcome: "stillOpen", what: "payouts", references: refusal.params.references };
      case "too_many_requests":
        return { outcome: "tooMany", seconds: refusal.params.seconds };
      default:
        throw unknownCode(refusal!);
    }
  }),
});
