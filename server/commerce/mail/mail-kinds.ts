import type { Schemas } from "#server/http/reply.ts";

type Kind = Schemas["FailedMail"]["kind"];

const kinds: readonly (readonly [RegExp, Kind])[] = [
  [/^((guest|keep)-)?order-/, "order"],
  [/^(refund|withdrawal)-/, "refund"],
  [/^contact-/, "message"],
  [/^(payout|bank-account)-/, "payout"],
  [/^tour-lead-/, "tour_lead"],
  [/^payment-/, "payment"],
  [/^stock-alert-/, "stock_alert"],
  [/^(confirmation|already-registered|recovery|password|sign-in|new-browser)-/, "account"],
];

export const findMailKind = (job: string): Kind | null =>
  kinds.find(([names]) => names.test(job))?.[1] ?? null;

/** An older version may have enqueued a mail that this one does not know. */
export const mailKind = (job: string): Kind => findMailKind(job) ?? "account";
