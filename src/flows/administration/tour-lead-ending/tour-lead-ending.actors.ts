import type {
  EndOutput,
  TourLeadEndingFacts,
} from "#machines/administration/tour-lead-ending/tour-lead-ending.machine.ts";
import { createForgivingPort } from "#src/api/create-port.ts";
import { dataOf, refusalOf, unknownCode, type Api } from "#src/api/client.ts";
import { outcomeOf } from "#src/api/outcome-of.ts";

export const tourLeadEndingActors = (api: Api) => ({
  end: createForgivingPort<EndOutput, TourLeadEndingFacts>()(async ({ input, signal }) => {
    const result = await api.POST("/admin/tour-leads/{id}/end", {
      params: { path: { id: input.leadId } },
      signal,
    });
    const refusal = refusalOf(result, 403, 404);
    switch (refusal?.code) {
      case undefined:
        dataOf(result);
        return { outcome: "ended" };
      case "own_case":
      case "administrators_only":
      case "not_found":
        return { outcome: outcomeOf(refusal.code) };
      default:
        throw unknownCode(refusal!);
    }
  }),
});
