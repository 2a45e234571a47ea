import { invalid, ok, tooMany, type Handlers } from "#server/http/reply.ts";
import type { Services } from "#server/commerce/services.ts";
import { invitedBy, tokenInvalid } from "./invited-by.ts";
import { signUpTourLead } from "./sign-up.ts";
import { toWireTourLead } from "./tour-leads.ts";

type SignUpHandlers = Pick<Handlers, "getInvitedTourLead" | "signUpTourLead">;

export const tourLeadSignUpHandlers = (services: Services): SignUpHandlers => {
  const { queries } = services.database;
  return {
    getInvitedTourLead: async ({ query: { token }, ip, refuse }) => {
      const invited = await invitedBy(services, token, ip);
      if (invited.lead) return ok(await toWireTourLead(queries, invited.lead));
      return invited.seconds === null ? refuse(400, ...tokenInvalid) : tooMany(invited.seconds);
    },

    signUpTourLead: async ({ query: { token }, body, ip, refuse }) => {
      const invited = await invitedBy(services, token, ip);
      if (!invited.lead)
        return invited.seconds === null ? refuse(400, ...tokenInvalid) : tooMany(invited.seconds);
      const signedUp = await signUpTourLead(services, token, body);
      switch (signedUp.outcome) {
        case "signedUp":
          return ok(await toWireTourLead(queries, signedUp.lead));
        case "tokenInvalid":
          return refuse(400, ...tokenInvalid);
        case "invalid":
          return invalid(signedUp.errors);
      }
    },
  };
};
