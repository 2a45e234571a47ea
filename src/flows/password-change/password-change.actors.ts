import type {
  ChangePasswordInput,
  ChangePasswordOutput,
} from "../../../machines/password-change/password-change.contract.ts";
import { createForgivingPort } from "../../api/create-port.ts";
import { refusalOf, unknownCode, type Api } from "../../api/client.ts";

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
        case "incorrect_password":
          return { outcome: "incorrect" };
        // The contract limits the password's length.
        case "invalid":
        case "password_weak":
          return { outcome: "weakPassword" };
        case "password_common":
          return { outcome: "commonPassword" };
        case "password_personal":
          return { outcome: "personalPassword" };
        case "too_many_requests":
          return { outcome: "tooMany", seconds: refusal.params.seconds };
        default:
          throw unknownCode(refusal!);
      }
    },
  ),
});
