import type { WithdrawInput, WithdrawOutput } from "#machines/after-sale/withdrawal/withdrawal.contract.ts";
import { createForgivingPort } from "#src/api/create-port.ts";
import { dataOf, refusalOf, unknownCode, type Api, type Wire } from "#src/api/client.ts";
import { isGuestTokenExpired } from "#src/guests/guest-api.ts";
import { outcomeOf } from "#src/api/outcome-of.ts";
import { toWithdrawalOrder } from "./withdrawal.wire.ts";

export const withdrawalActors = (api: Api) => {
  const orderNow = async (id: string, signal: AbortSignal) =>
    toWithdrawalOrder(dataOf(await api.GET("/orders/{id}", { params: { path: { id } }, signal })));
  return {
    withdraw: createForgivingPort<WithdrawOutput, WithdrawInput>()(
      async ({ input: { orderId, counts }, signal }) => {
        const items = Object.entries(counts).flatMap(([id, count]) => (count > 0 ? [{ id, count }] : []));
        const result = await api.POST("/orders/{orderId}/withdraw", {
          params: { path: { orderId } },
          body: { items },
          signal,
        });
        if (isGuestTokenExpired(result)) return { outcome: outcomeOf("guest_token_expired") };
        const refusal = refusalOf(result, 400, 404, 409);
        if (!refusal) return withdrawn(dataOf(result));
        switch (refusal.code) {
          case "invalid":
            return { outcome: outcomeOf(refusal.code), order: await orderNow(orderId, signal) };
          case "withdrawal_too_late":
          case "nothing_left":
          case "all_exempt":
          case "not_found":
          case "order_not_paid":
          case "no_withdrawal":
            return { outcome: outcomeOf(refusal.code) };
          default:
            throw unknownCode(refusal);
        }
      },
    ),
  };
};

const withdrawn = ({ id, withdrawn_at, updated_at }: Wire["Refund"]) =>
  ({ outcome: "withdrawn", refundId: id, at: withdrawn_at ?? updated_at }) as const;
