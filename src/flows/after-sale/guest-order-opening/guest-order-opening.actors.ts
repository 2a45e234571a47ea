import type {
  GuestOrderOpeningFacts,
  OpenGuestOrderOutput,
} from "#machines/after-sale/guest-order-opening/guest-order-opening.machine.ts";
import { createForgivingPort } from "#src/api/create-port.ts";
import { dataOf, refusalOf, unknownCode, type Api } from "#src/api/client.ts";
import { outcomeOf } from "#src/api/outcome-of.ts";

export const guestOrderOpeningActors = (api: Api) => ({
  openGuestOrder: createForgivingPort<OpenGuestOrderOutput, GuestOrderOpeningFacts>()(
    async ({ input: { orderId, key }, signal }) => {
      const result = await api.POST("/guest-orders/{id}/access", {
        params: { path: { id: orderId } },
        body: { key },
        signal,
      });
      const refusal = refusalOf(result, 400, 409);
      switch (refusal?.code) {
        case undefined:
          return { outcome: "opened", orderId, token: dataOf(result).guest_token };
        // The contract limits the key's length, and an id that is none belongs to no order.
        case "invalid":
        case "token_invalid":
          return { outcome: outcomeOf("token_invalid") };
        case "token_expired":
        case "order_kept":
          return { outcome: outcomeOf(refusal.code) };
        default:
          throw unknownCode(refusal!);
      }
    },
  ),
});
