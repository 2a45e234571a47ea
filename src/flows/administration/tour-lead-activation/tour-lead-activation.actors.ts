import type {
  ActivateOutput,
  TourLeadActivationFacts,
} from "#machines/administration/tour-lead-activation/tour-lead-activation.machine.ts";
import { createForgivingPort } from "#src/api/create-port.ts";
import { UnexpectedResponseError, dataOf, refusalOf, unknownCode, type Api } from "#src/api/client.ts";
import { outcomeOf } from "#src/api/outcome-of.ts";

export const tourLeadActivationActors = (api: Api) => ({
  activate: createForgivingPort<ActivateOutput, TourLeadActivationFacts>()(async ({ input, signal }) => {
    const result = await api.POST("/admin/tour-leads/{id}/activate", {
      params: { path: { id: input.leadId } },
      signal,
    });
    const refusal = refusalOf(result, 403, 404, 409);
    switch (refusal?.code) {
      case undefined:
        dataOf(result);
        return { outcome: "active" };
      case "administrators_only":
        throw new UnexpectedResponseError(403);
      case "not_registered":
      case "membership_ended":
      case "own_case":
      case "not_found":
        return { outcome: outcomeOf(refusal.code) };
      default:
        throw unknownCode(refusal!);
    }
  }),
});
