import type {
  RecoverPasswordInput,
  RecoverPasswordOutput,
} from "#machines/account/password-recovery/password-recovery.contract.ts";
import { createForgivingPort } from "#src/api/create-port.ts";
import { dataOf, refusalOf, unknownCode, type Api } from "#src/api/client.ts";
import { outcomeOf } from "#src/api/outcome-of.ts";
import { createCaptchaPort } from "#src/captcha/captcha-port.ts";
import type { CaptchaSolver } from "#src/captcha/captcha.ts";

export type PasswordRecoveryActorDependencies = { api: Api; captcha: CaptchaSolver };

export const passwordRecoveryActors = ({ api, captcha }: PasswordRecoveryActorDependencies) => ({
  prove: createCaptchaPort(captcha, "password_recovery"),

  recoverPassword: createForgivingPort<RecoverPasswordOutput, RecoverPasswordInput>()(
    async ({ input, signal }) => {
      const params = { path: { email: input.email }, query: { captcha: input.captcha } };
      const result = await api.POST("/password-recovery/{email}", { params, signal });
      const refusal = refusalOf(result, 400, 429);
      switch (refusal?.code) {
        case undefined:
          dataOf(result);
          return { outcome: "asked" };
        case "asked_recently":
          return { outcome: outcomeOf(refusal.code), seconds: refusal.params.seconds };
        case "too_many_requests":
          return { outcome: outcomeOf(refusal.code), seconds: refusal.params.seconds };
        case "captcha_invalid":
        case "invalid":
          return { outcome: outcomeOf(refusal.code) };
        default:
          throw unknownCode(refusal!);
      }
    },
  ),
});
