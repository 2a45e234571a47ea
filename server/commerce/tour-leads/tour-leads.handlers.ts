import { notFound, ok, tooMany, type Handlers } from "#server/http/reply.ts";
import { customerActor } from "#server/commerce/audit/audit.ts";
import type { Services } from "#server/commerce/services.ts";
import { activateTourLead } from "./activate.ts";
import { endTourLead } from "./end.ts";
import { inviteTourLead } from "./invitation.ts";
import { countTourLeads, findTourLeads, toWireTourLead, toWireTourLeads } from "./tour-leads.ts";

type TourLeadHandlers = Pick<
  Handlers,
  "listTourLeads" | "countTourLeads" | "inviteTourLead" | "activateTourLead" | "endTourLead"
>;

/** The contract restricts these operations to administrators. */
export const tourLeadHandlers = (services: Services): TourLeadHandlers => {
  const { queries } = services.database;
  return {
    listTourLeads: async ({ query }) =>
      ok(await toWireTourLeads(queries, await findTourLeads(queries, query, query))),

    countTourLeads: async ({ query }) => ok({ count: await countTourLeads(queries, query) }),

    inviteTourLead: async ({ body: { email }, customer, refuse }) => {
      const invited = await inviteTourLead(services, customerActor(customer), email);
      switch (invited.outcome) {
        case "invited":
          return ok(await toWireTourLead(queries, invited.lead));
        case "alreadyRegistered":
          return refuse(409, "They have signed up already.", { code: "already_registered" });
        case "tooSoon":
          return tooMany(invited.seconds);
      }
    },

    activateTourLead: async ({ params: { id }, customer, refuse }) => {
      const activated = await activateTourLead(services, customerActor(customer), id);
      switch (activated.outcome) {
        case "active":
          return ok(await toWireTourLead(queries, activated.lead));
        case "noLead":
          return notFound("There is no such tour lead.");
        case "ownCase":
          return refuse(403, "An administrator cannot activate their own sign-up.", { code: "own_case" });
        case "notRegistered":
          return refuse(409, "They have not signed up yet.", { code: "not_registered" });
        case "ended":
          return refuse(409, "The membership has ended.", { code: "membership_ended" });
      }
    },

    endTourLead: async ({ params: { id }, customer, refuse }) => {
      const ended = await endTourLead(services, customerActor(customer), id);
      switch (ended.outcome) {
        case "ended":
          return ok(await toWireTourLead(queries, ended.lead));
        case "noLead":
          return notFound("There is no such tour lead.");
        case "ownCase":
          return refuse(403, "An administrator cannot end their own membership.", { code: "own_case" });
      }
    },
  };
};
