import { refusalOf, unknownCode, type Api } from "./client.ts";

type Resend = { username: string; password: string; returnTo: string | null };

/** Sends the confirmation email again. `detail`: the server's text, meant to be shown. */
export async function resendConfirmation(
  api: Api,
  { returnTo, ...credentials }: Resend,
  signal: AbortSignal,
): Promise<{ outcome: "sent" } | { outcome: "refused"; detail: string }> {
  const result = await api.POST("/email-confirmation/resend", {
    body: { ...credentials, ...(returnTo === "checkout" && { return_to: returnTo }) },
    bodySerializer: (body) => new URLSearchParams(body),
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    signal,
  });
  const refusal = refusalOf(result, 400, 429);
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
}
