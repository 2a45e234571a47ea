import type {
  KeepOrderOutput,
  OrderKeepingFacts,
} from "#machines/after-sale/order-keeping/order-keeping.machine.ts";
import { createForgivingPort } from "#src/api/create-port.ts";
import { refusalOf, unknownCode, UnexpectedResponseError, type Api } from "#src/api/client.ts";
import { isGuestTokenExpired } from "#src/guests/guest-api.ts";
import { outcomeOf } from "#src/api/outcome-of.ts";

export const orderKeepingActors = (api: Api) => ({
  keepOrder: createForgivingPort<KeepOrderOutput, OrderKeepingFacts>()(async ({ input, signal }) =>
    input.use === "ask" ? ask(api, input.orderId, signal) : confirm(api, input, signal),
  ),
});

async function ask(api: Api, id: string, signal: AbortSignal) {
  const result = await api.POST("/guest-orders/{id}/keep", { params: { path: { id } }, signal });
  if (isGuestTokenExpired(result)) return { outcome: outcomeOf("guest_token_expired") };
  const refusal = refusalOf(result, 404, 409, 429);
  switch (refusal?.code) {
    case undefined:
      return { outcome: "asked" } as const;
    case "too_many_requests":
      return { outcome: outcomeOf(refusal.code), seconds: refusal.params.seconds };
    // The button is shown on paid orders only.
    case "order_not_paid":
    case "not_found":
      throw new UnexpectedResponseError(refusal.status, refusal.detail);
    default:
      throw unknownCode(refusal!);
  }
}

async function confirm(api: Api, { orderId, key }: { orderId: string; key: string }, signal: AbortSignal) {
  const result = await api.POST("/guest-orders/{id}/kept", {
    params: { path: { id: orderId } },
    body: { key },
    signal,
  });
  const refusal = refusalOf(result, 400);
  switch (refusal?.code) {
    case undefined:
      return { outcome: "kept" } as const;
    case "invalid":
    case "token_invalid":
      return { outcome: outcomeOf("token_invalid") };
    case "token_expired":
      return { outcome: outcomeOf(refusal.code) };
    default:
      throw unknownCode(refusal!);
  }
}
