import type { RequestPayoutInput, RequestPayoutOutput } from "#machines/tour-leads/payout/payout.contract.ts";
import { createForgivingPort } from "#src/api/create-port.ts";
import { refusalOf, unknownCode, type Api } from "#src/api/client.ts";
import { outcomeOf } from "#src/api/outcome-of.ts";

export type PayoutActorDependencies = {
  api: Api;
};

export const payoutActors = ({ api }: PayoutActorDependencies) => ({
  requestPayout: createForgivingPort<RequestPayoutOutput, RequestPayoutInput>()(
    async ({ input: { currency, value, balance, key }, signal }) => {
      const result = await api.POST("/users/tour_leads/me/commission_transactions/request_payout", {
        params: { query: { currency, value, balance }, header: { "Idempotency-Key": key } },
        signal,
      });
      const refusal = refusalOf(result, 403, 409);
      switch (refusal?.code) {
        case undefined:
          return { outcome: "requested" };
        case "balance_changed":
          return { outcome: outcomeOf(refusal.code), balance: refusal.params.balance };
        case "below_minimum":
          return { outcome: outcomeOf(refusal.code), minimum: refusal.params.minimum };
        case "no_bank_account":
        case "not_a_tour_lead":
          return { outcome: outcomeOf(refusal.code) };
        default:
          throw unknownCode(refusal!);
      }
    },
  ),
});
