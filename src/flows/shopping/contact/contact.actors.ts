import type {
  FieldErrors,
  SendMessageInput,
  SendMessageOutput,
} from "#machines/shopping/contact/contact.contract.ts";
import { createForgivingPort } from "#src/api/create-port.ts";
import {
  UnexpectedResponseError,
  dataOf,
  refusalOf,
  unknownCode,
  type Api,
  type Wire,
} from "#src/api/client.ts";
import { outcomeOf } from "#src/api/outcome-of.ts";
import { createCaptchaPort } from "#src/captcha/captcha-port.ts";
import type { CaptchaSolver } from "#src/captcha/captcha.ts";

export type ContactActorDependencies = { api: Api; captcha: CaptchaSolver; languageId: string };

export const contactActors = ({ api, captcha, languageId }: ContactActorDependencies) => ({
  prove: createCaptchaPort(captcha, "contact"),

  sendMessage: createForgivingPort<SendMessageOutput, SendMessageInput>()(async ({ input, signal }) => {
    const { email, name, topic, orderId, message } = input.typed;
    const result = await api.POST("/contact/", {
      params: { query: { captcha: input.captcha } },
      body: {
        email: email.trim(),
        name: name.trim(),
        topic,
        order_id: orderId,
        message,
        language: languageId,
      },
      signal,
    });
    const refusal = refusalOf(result, 400, 429);
    switch (refusal?.code) {
      case undefined:
        dataOf(result);
        return { outcome: "sent" };
      case "too_many_requests":
        return { outcome: outcomeOf(refusal.code), seconds: refusal.params.seconds };
      case "invalid":
        return { outcome: outcomeOf(refusal.code), fieldErrors: toFieldErrors(refusal.errors) };
      case "captcha_invalid":
        return { outcome: outcomeOf(refusal.code) };
      default:
        throw unknownCode(refusal!);
    }
  }),
});

/** Wire names to the form's field names. */
const fields = {
  email: "email",
  name: "name",
  topic: "topic",
  order_id: "orderId",
  message: "message",
} as const;

/** @throws UnexpectedResponseError if no field of the form can correct it */
function toFieldErrors(errors: readonly Wire["ContactFieldError"][]): FieldErrors {
  const fieldErrors = errors.flatMap(({ field, code = "invalid" }) => {
    const typed = fields[field as keyof typeof fields];
    return typed ? [[typed, code] as const] : [];
  });
  if (fieldErrors.length === 0) throw new UnexpectedResponseError(400, "about no field of the form");
  return Object.fromEntries(fieldErrors);
}
