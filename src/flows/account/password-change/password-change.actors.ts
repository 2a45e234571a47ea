import type {
  ChangePasswordInput,
  ChangePasswordOutput,
} from "#machines/account/password-change/password-change.machine.ts";
import { createForgivingPort } from "#src/api/create-port.ts";
import { refusalOf, unknownCode, type Api } from "#src/api/client.ts";
import { outcomeOf } from "#src/api/outcome-of.ts";

export const passwordChangeActors = (api: Api) => ({
  changePassword: createForgivingPort<ChangePasswordOutput, ChangePasswordInput>()(
    async ({ input, signal }) => {
      const result = await api.PUT("/users/customers/me/password", {
        body: { current_password: input.current, new_password: input.password },
        signal,
      });
      const refusal = refusalOf(result, 400, 429);
      switch (refusal?.code) {
        case undefined:
          return { outcome: "changed" };
        // The contract limits the password's length.
        case "invalid":
        case "password_weak":
          return { outcome: outcomeOf("password_weak") };
        case "too_many_requests":
          return { outcome: outcomeOf(refusal.code), seconds: refusal.params.seconds };
        case "incorrect_password":
        case "password_common":
        case "password_personal":
          return { outcome: outcomeOf(refusal.code) };
        default:
          throw unknownCode(refusal!);
      }
    },
  ),
});
