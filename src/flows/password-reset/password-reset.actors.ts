import type {
  ResetPasswordInput,
  ResetPasswordOutput,
} from "../../../machines/password-reset/password-reset.contract.ts";
import { createForgivingPort } from "../../api/create-port.ts";
import { refusalOf, unknownCode, type Api, type Wire } from "../../api/client.ts";

export const passwordResetActors = (api: Api) => ({
  resetPassword: createForgivingPort<ResetPasswordOutput, ResetPasswordInput>()(async ({ input, signal }) => {
    const result = await api.POST("/reset-password", {
      body: { token: input.token, new_password: input.password },
      signal,
    });
    const refusal = refusalOf(result, 400, 429);
    if (refusal?.code === "too_many_requests") return { outcome: "tooMany", seconds: refusal.params.seconds };
    return { outcome: refusal ? outcomeOf(refusal) : "reset" };
  }),
});

function outcomeOf(refusal: Wire["ResetPasswordBadRequest"]) {
  switch (refusal.code) {
    case "token_invalid":
    // The contract limits the token's length.
    case "invalid":
      return "linkInvalid";
    case "password_weak":
      return "weakPassword";
    case "password_common":
      return "commonPassword";
    case "password_personal":
      return "personalPassword";
    default:
      throw unknownCode(refusal);
  }
}
