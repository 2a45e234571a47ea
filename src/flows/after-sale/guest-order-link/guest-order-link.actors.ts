import type {
  GuestOrderLinkFacts,
  SendGuestOrderLinkOutput,
  TypedGuestOrderLink,
} from "#machines/after-sale/guest-order-link/guest-order-link.machine.ts";
import { createForgivingPort } from "#src/api/create-port.ts";
import { refusalOf, unknownCode, type Api } from "#src/api/client.ts";
import { outcomeOf } from "#src/api/outcome-of.ts";

type Input = GuestOrderLinkFacts & TypedGuestOrderLink;

export const guestOrderLinkActors = (api: Api) => ({
  sendGuestOrderLink: createForgivingPort<SendGuestOrderLinkOutput, Input>()(async ({ input, signal }) => {
    const result = await api.POST("/guest-orders/{id}/link", {
      params: { path: { id: input.orderId } },
      body: { email: input.email },
      signal,
    });
    const refusal = refusalOf(result, 400, 429);
    switch (refusal?.code) {
      case undefined:
        return { outcome: "sent" };
      case "too_many_requests":
        return { outcome: outcomeOf(refusal.code), seconds: refusal.params.seconds };
      case "invalid":
        return { outcome: outcomeOf(refusal.code) };
      default:
        throw unknownCode(refusal!);
    }
  }),
});
