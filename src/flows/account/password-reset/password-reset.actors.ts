import type {
  ResetPasswordInput,
  ResetPasswordOutput,
} from "#machines/account/password-reset/password-reset.machine.ts";
import { createForgivingPort } from "#src/api/create-port.ts";
import { refusalOf, unknownCode, type Api } from "#src/api/client.ts";
import { outcomeOf } from "#src/api/outcome-of.ts";

export const passwordResetActors = (api: Api) => ({
  resetPassword: createForgivingPort<ResetPasswordOutput, ResetPasswordInput>()(async ({ input, signal }) => {
    const result = await api.POST("/reset-password", {
      body: { token: input.token, new_password: input.password },
      signal,
    });
    const refusal = refusalOf(result, 400, 429);
    switch (refusal?.code) {
      case undefined:
        return { outcome: "reset" };
      case "too_many_requests":
        return { outcome: outcomeOf(refusal.code), seconds: refusal.params.seconds };
      // The contract limits the token's length.
      case "invalid":
      case "token_invalid":
        return { outcome: outcomeOf("token_invalid") };
      case "password_weak":
      case "password_common":
      case "password_personal":
        return { outcome: outcomeOf(refusal.code) };
      default:
        throw unknownCode(refusal!);
    }
  }),
});
