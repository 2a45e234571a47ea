import type {
  InviteInput,
  InviteOutput,
} from "#machines/administration/tour-lead-invitation/tour-lead-invitation.machine.ts";
import { createForgivingPort } from "#src/api/create-port.ts";
import { dataOf, refusalOf, unknownCode, type Api } from "#src/api/client.ts";
import { outcomeOf } from "#src/api/outcome-of.ts";

export const tourLeadInvitationActors = (api: Api) => ({
  invite: createForgivingPort<InviteOutput, InviteInput>()(async ({ input, signal }) => {
    const result = await api.POST("/admin/tour-leads/", { body: { email: input.email.trim() }, signal });
    const refusal = refusalOf(result, 400, 409, 429);
    switch (refusal?.code) {
      case undefined:
        dataOf(result);
        return { outcome: "invited" };
      case "too_many_requests":
        return { outcome: outcomeOf(refusal.code), seconds: refusal.params.seconds };
      case "invalid":
      case "already_registered":
        return { outcome: outcomeOf(refusal.code) };
      default:
        throw unknownCode(refusal!);
    }
  }),
});
