import { fromPromise } from "xstate";
import type {
  ProveOutput,
  ResendInput,
  ResendOutput,
  SignUpInput,
  SignUpOutput,
} from "../../../machines/sign-up/sign-up.contract.ts";
import { createForgivingPort } from "../../api/create-port.ts";
import { refusalOf, unknownCode, type Api, type Wire } from "../../api/client.ts";
import { resendConfirmation } from "../../api/resend-confirmation.ts";
import type { CaptchaSolver } from "../../captcha/captcha.ts";

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

  prove: fromPromise<ProveOutput, undefined>(async ({ signal }) => ({
    captcha: await captcha.answer("sign_up", signal),
  })),

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
    if (refusal?.code === "too_many_requests") return { outcome: "tooMany", seconds: refusal.params.seconds };
    return { outcome: refusal ? outcomeOf(refusal) : "registered" };
  }),
});

function outcomeOf(refusal: Wire["SignUpBadRequest"]) {
  switch (refusal.code) {
    case "email_registered":
      return "registeredAlready";
    case "password_weak":
      return "weakPassword";
    case "password_common":
      return "commonPassword";
    case "password_personal":
      return "personalPassword";
    case "captcha_invalid":
      return "unproven";
    case "invalid":
      return "incorrect";
    default:
      throw unknownCode(refusal);
  }
}
