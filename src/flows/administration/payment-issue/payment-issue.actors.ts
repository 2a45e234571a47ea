import type {
  PaymentIssueFacts,
  CloseOutput,
} from "#machines/administration/payment-issue/payment-issue.machine.ts";
import { createForgivingPort } from "#src/api/create-port.ts";
import { refusalOf, unknownCode, type Api } from "#src/api/client.ts";
import { outcomeOf } from "#src/api/outcome-of.ts";

export type PaymentIssueActorDependencies = { api: Api };

export const paymentIssueActors = ({ api }: PaymentIssueActorDependencies) => ({
  close: createForgivingPort<CloseOutput, PaymentIssueFacts>()(async ({ input: { issueId }, signal }) => {
    const result = await api.POST("/admin/payment-issues/{id}/close", {
      params: { path: { id: issueId } },
      signal,
    });
    const refusal = refusalOf(result, 403);
    switch (refusal?.code) {
      case undefined:
        return { outcome: "closed" };
      case "own_case":
      case "administrators_only":
        return { outcome: outcomeOf(refusal.code) };
      default:
        throw unknownCode(refusal!, refusal!.code);
    }
  }),
});
