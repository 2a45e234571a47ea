import type {
  ActivateOutput,
  TourLeadActivationFacts,
} from "../../../machines/tour-lead-activation/tour-lead-activation.contract.ts";
import { createForgivingPort } from "../../api/create-port.ts";
import { UnexpectedResponseError, dataOf, refusalOf, unknownCode, type Api } from "../../api/client.ts";

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
      case "not_registered":
        return { outcome: "notRegistered" };
      case "membership_ended":
        return { outcome: "ended" };
      case "administrators_only":
        throw new UnexpectedResponseError(403);
      case "own_case":
        return { outcome: "ownCase" };
      case "not_found":
        return { outcome: "gone" };
      default:
        throw unknownCode(refusal!);
    }
  }),
});
