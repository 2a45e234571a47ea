import type {
  FollowLinkOutput,
  StockAlertLinkFacts,
} from "#machines/shopping/stock-alert-link/stock-alert-link.machine.ts";
import { createForgivingPort } from "#src/api/create-port.ts";
import { refusalOf, unknownCode, type Api } from "#src/api/client.ts";
import { outcomeOf } from "#src/api/outcome-of.ts";

export const stockAlertLinkActors = (api: Api) => ({
  followLink: createForgivingPort<FollowLinkOutput, StockAlertLinkFacts>()(async ({ input, signal }) => {
    const isDeletion = input.use === "delete";
    const call = { body: { token: input.token ?? "" }, signal };
    const result = isDeletion
      ? await api.POST("/stock-alerts/delete", call)
      : await api.POST("/stock-alerts/confirm", call);
    const refusal = refusalOf(result, 400);
    switch (refusal?.code) {
      case undefined:
        return { outcome: isDeletion ? "deleted" : "confirmed" };
      // The contract limits the token's length.
      case "invalid":
      case "token_invalid":
        return { outcome: outcomeOf("token_invalid") };
      case "token_expired":
        return { outcome: outcomeOf(refusal.code) };
      default:
        throw unknownCode(refusal!);
    }
  }),
});
