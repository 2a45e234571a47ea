import type {
  ChangeStockInput,
  ChangeStockOutput,
} from "#machines/administration/stock-change/stock-change.machine.ts";
import { createForgivingPort } from "#src/api/create-port.ts";
import { refusalOf, unknownCode, type Api, type Wire } from "#src/api/client.ts";
import { outcomeOf } from "#src/api/outcome-of.ts";

export const stockChangeActors = (api: Api) => ({
  changeStock: createForgivingPort<ChangeStockOutput, ChangeStockInput>()(async ({ input, signal }) => {
    const result = await api.POST("/admin/stock/{id}/movements", {
      params: { path: { id: input.variantId }, header: { "Idempotency-Key": input.key } },
      body: toWire(input),
      signal,
    });
    const refusal = refusalOf(result, 403, 404, 409);
    switch (refusal?.code) {
      case undefined:
        return { outcome: "changed" };
      case "stock_changed":
        return { outcome: outcomeOf(refusal.code), nowOnHand: refusal.params.on_hand };
      case "not_on_hand":
        return { outcome: outcomeOf(refusal.code), onlyOnHand: refusal.params.on_hand };
      case "not_found":
      case "administrators_only":
        return { outcome: outcomeOf(refusal.code) };
      default:
        throw unknownCode(refusal!);
    }
  }),
});

function toWire({ kind, quantity, onHand, reason }: ChangeStockInput): Wire["StockChange"] {
  const why = reason.trim() === "" ? {} : { reason: reason.trim() };
  return kind === "counted"
    ? { kind, quantity, expected_on_hand: onHand, ...why }
    : { kind, quantity, ...why };
}
