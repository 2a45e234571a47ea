import type {
  ConfirmEmailInput,
  ConfirmEmailOutput,
  SetFirstPasswordInput,
  SetFirstPasswordOutput,
} from "../../../machines/email-confirmation/email-confirmation.contract.ts";
import { foreseeing } from "../../api/answering.ts";
import { refusalOf, unknownCode, type Api } from "../../api/client.ts";

export const emailConfirmationActors = (api: Api) => ({
  confirmEmail: foreseeing<ConfirmEmailOutput, ConfirmEmailInput>()(async ({ input, signal }) => {
    const answer = await api.POST("/confirm-email", { body: input, signal });
    const refusal = refusalOf(answer, 400);
    switch (refusal?.code) {
      case undefined:
        return { outcome: "confirmed" };
      // Longer than any that was sent.
      case "invalid":
      case "token_invalid":
        return { outcome: "unknown" };
      case "token_expired":
        return { outcome: "expired" };
      case "already_confirmed":
        return { outcome: "used" };
      default:
        throw unknownCode(refusal!);
    }
  }),
  setFirstPassword: foreseeing<SetFirstPasswordOutput, SetFirstPasswordInput>()(async ({ input, signal }) => {
    const answer = await api.POST("/email-confirmation/{id}", {
      params: { path: { id: input.account } },
      body: { password: input.password },
      signal,
    });
    const refusal = refusalOf(answer, 400);
    switch (refusal?.code) {
      case undefined:
        return { outcome: "confirmed" };
      case "invalid":
      case "token_invalid":
        return { outcome: "unknown" };
      case "token_expired":
        return { outcome: "expired" };
      case "already_confirmed":
        return { outcome: "used" };
      case "password_weak":
        return { outcome: "weakPassword" };
      default:
        throw unknownCode(refusal!);
    }
  }),
});
