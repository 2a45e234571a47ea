import type { ResendInput, ResendOutput } from "../../machines/session/session.contract.ts";
import { foreseeing } from "./answering.ts";
import { refusalOf, unknownCode, type Api } from "./client.ts";

/** Has the mail that confirms an address sent again; for the two flows that offer it. */
export const resendConfirmation = (api: Api) =>
  foreseeing<ResendOutput, ResendInput>()(async ({ input, signal }) => {
    const { returnTo, ...credentials } = input;
    const answer = await api.POST("/email-confirmation/resend", {
      body: { ...credentials, ...(returnTo && { return_to: returnTo }) },
      bodySerializer: (body) => new URLSearchParams(body),
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      signal,
    });
    const refusal = refusalOf(answer, 400, 429);
    if (!refusal) return { outcome: "sent" };
    switch (refusal.code) {
      case "invalid":
      case "incorrect_credentials":
      case "already_confirmed":
      case "too_many_requests":
        return { outcome: "refused", detail: refusal.detail };
      default:
        throw unknownCode(refusal);
    }
  });
