import { notFound } from "#server/http/reply.ts";

export const noRefund = () => notFound("There is no such refund.");
export const notDraft = ["This refund is not a draft any more.", { code: "refund_not_draft" }] as const;
