import type {
  ConfirmEmailInput,
  ConfirmEmailOutput,
  ConfirmWithPasswordInput,
  ConfirmWithPasswordOutput,
  DeclineSignUpInput,
  DeclineSignUpOutput,
  SetPasswordInput,
  SetPasswordOutput,
} from "#machines/account/email-confirmation/email-confirmation.contract.ts";
import { createForgivingPort } from "#src/api/create-port.ts";
import { refusalOf, unknownCode, type Api } from "#src/api/client.ts";
import { outcomeOf } from "#src/api/outcome-of.ts";

export const emailConfirmationActors = (api: Api) => ({ ...linkActors(api), ...passwordActors(api) });

/** The email's links alone are enough. */
const linkActors = (api: Api) => ({
  confirmEmail: createForgivingPort<ConfirmEmailOutput, ConfirmEmailInput>()(async ({ input, signal }) => {
    const result = await api.POST("/confirm-email", { body: input, signal });
    const refusal = refusalOf(result, 400);
    switch (refusal?.code) {
      case undefined:
        return { outcome: "confirmed" };
      // The contract limits the token's length.
      case "invalid":
      case "token_invalid":
        return { outcome: outcomeOf("token_invalid") };
      // The others are about a password, which this request does not have.
      case "password_required":
      case "incorrect_password":
      case "password_weak":
      case "password_common":
      case "password_personal":
        return { outcome: outcomeOf("password_required") };
      case "token_expired":
      case "already_confirmed":
        return { outcome: outcomeOf(refusal.code) };
      default:
        throw unknownCode(refusal!);
    }
  }),

  declineSignUp: createForgivingPort<DeclineSignUpOutput, DeclineSignUpInput>()(async ({ input, signal }) => {
    const body = { token: input.decline };
    const refusal = refusalOf(await api.POST("/email-confirmation/decline", { body, signal }), 400);
    switch (refusal?.code) {
      case undefined:
        return { outcome: "declined" };
      // With none of these links can an account be deleted.
      case "invalid":
      case "token_invalid":
      case "token_expired":
        return { outcome: outcomeOf("token_invalid") };
      case "already_confirmed":
        return { outcome: outcomeOf(refusal.code) };
      default:
        throw unknownCode(refusal!);
    }
  }),
});

/** The account's password is needed too, or a new one. */
const passwordActors = (api: Api) => ({
  confirmWithPassword: createForgivingPort<ConfirmWithPasswordOutput, ConfirmWithPasswordInput>()(
    async ({ input, signal }) => {
      const result = await api.POST("/confirm-email", { body: input, signal });
      const refusal = refusalOf(result, 400, 429);
      switch (refusal?.code) {
        case undefined:
          return { outcome: "confirmed" };
        // The contract limits the password's length, and the others are about a new password.
        case "invalid":
        case "password_required":
        case "incorrect_password":
        case "password_weak":
        case "password_common":
        case "password_personal":
          return { outcome: outcomeOf("incorrect_password") };
        case "too_many_requests":
          return { outcome: outcomeOf(refusal.code), seconds: refusal.params.seconds };
        case "token_invalid":
        case "token_expired":
        case "already_confirmed":
          return { outcome: outcomeOf(refusal.code) };
        default:
          throw unknownCode(refusal!);
      }
    },
  ),

  setPassword: createForgivingPort<SetPasswordOutput, SetPasswordInput>()(async ({ input, signal }) => {
    const { link, password } = input;
    const result =
      "token" in link
        ? await api.POST("/confirm-email", { body: { ...link, new_password: password }, signal })
        : await api.POST("/email-confirmation/{id}", {
            params: { path: { id: link.account } },
            body: { password },
            signal,
          });
    const refusal = refusalOf(result, 400, 429);
    switch (refusal?.code) {
      case undefined:
        return { outcome: "confirmed" };
      // The contract limits the token's length.
      case "invalid":
      case "token_invalid":
        return { outcome: outcomeOf("token_invalid") };
      // The first two are about the account's present password.
      case "password_required":
      case "incorrect_password":
      case "password_weak":
        return { outcome: outcomeOf("password_weak") };
      case "too_many_requests":
        return { outcome: outcomeOf(refusal.code), seconds: refusal.params.seconds };
      case "token_expired":
      case "already_confirmed":
      case "password_common":
      case "password_personal":
        return { outcome: outcomeOf(refusal.code) };
      default:
        throw unknownCode(refusal!);
    }
  }),
});
