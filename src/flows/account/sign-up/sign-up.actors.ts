import type {
  ResendInput,
  ResendOutput,
  SignUpInput,
  SignUpOutput,
} from "#machines/account/sign-up/sign-up.contract.ts";
import { createForgivingPort } from "#src/api/create-port.ts";
import { refusalOf, unknownCode, type Api } from "#src/api/client.ts";
import { outcomeOf } from "#src/api/outcome-of.ts";
import { resendConfirmation } from "#src/api/resend-confirmation.ts";
import { createCaptchaPort } from "#src/captcha/captcha-port.ts";
import type { CaptchaSolver } from "#src/captcha/captcha.ts";

export type SignUpActorDependencies = {
  api: Api;
  captcha: CaptchaSolver;
  languageId: string;
  /** The code in the visitor's tour-lead link, if any. */
  tourLeadCode: () => string | null;
};

export const signUpActors = ({ api, captcha, languageId, tourLeadCode }: SignUpActorDependencies) => ({
  resendConfirmation: createForgivingPort<ResendOutput, ResendInput>()(({ input, signal }) =>
    resendConfirmation(api, input, signal),
  ),

  prove: createCaptchaPort(captcha, "sign_up"),

  signUp: createForgivingPort<SignUpOutput, SignUpInput>()(async ({ input, signal }) => {
    const { email, password, captcha: result, returnTo } = input;
    const code = tourLeadCode();
    const answered = await api.POST("/users/customers", {
      params: { query: { captcha: result } },
      body: {
        email,
        password,
        language: languageId,
        ...(code && { tour_lead_code: code }),
        ...(returnTo && { return_to: returnTo }),
      },
      signal,
    });
    const refusal = refusalOf(answered, 400, 429);
    switch (refusal?.code) {
      case undefined:
        return { outcome: "registered" };
      case "too_many_requests":
        return { outcome: outcomeOf(refusal.code), seconds: refusal.params.seconds };
      case "email_registered":
      case "password_weak":
      case "password_common":
      case "password_personal":
      case "captcha_invalid":
      case "invalid":
        return { outcome: outcomeOf(refusal.code) };
      default:
        throw unknownCode(refusal!);
    }
  }),
});
