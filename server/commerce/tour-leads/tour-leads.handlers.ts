import { invalid, noContent, notFound, ok, tooMany, type Handlers } from "#server/http/reply.ts";
import { customerActor } from "#server/commerce/audit/audit.ts";
import { clientNetwork } from "#server/http/limits/network.ts";
import type { Services } from "#server/commerce/services.ts";
import { activateTourLead } from "./activate.ts";
import { endTourLead } from "./end.ts";
import { findInvited, inviteTourLead } from "./invitation.ts";
import { addPicture, readPicture, removePicture } from "./pictures.ts";
import { signUpTourLead } from "./sign-up.ts";
import {
  countTourLeads,
  findImages,
  findTourLeads,
  toWireImage,
  toWireTourLead,
  toWireTourLeads,
  type TourLead,
} from "./tour-leads.ts";

type TourLeadHandlers = Pick<
  Handlers,
  | "listTourLeads"
  | "countTourLeads"
  | "inviteTourLead"
  | "activateTourLead"
  | "endTourLead"
  | "getInvitedTourLead"
  | "signUpTourLead"
  | "addTourLeadImage"
  | "listTourLeadImages"
  | "deleteTourLeadImage"
  | "downloadTourLeadImage"
>;

const tokenInvalid = ["Sign up token invalid", { code: "token_invalid" }] as const;
const noPicture = () => notFound("There is no such picture.");

export const tourLeadHandlers = (services: Services): TourLeadHandlers => {
  const { clock, limits } = services;
  const { queries } = services.database;

  /** A valid link works in spite of other clients' guesses. `seconds`: to wait after too many guesses. */
  async function invitedBy(
    token: string,
    ip: string,
  ): Promise<{ lead: TourLead } | { lead: null; seconds: number | null }> {
    const lead = await findInvited(queries, token, clock());
    return lead ? { lead } : { lead, seconds: await limits.take(["invitationByNetwork", clientNetwork(ip)]) };
  }

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

    getInvitedTourLead: async ({ query: { token }, ip, refuse }) => {
      const invited = await invitedBy(token, ip);
      if (invited.lead) return ok(await toWireTourLead(queries, invited.lead));
      return invited.seconds === null ? refuse(400, ...tokenInvalid) : tooMany(invited.seconds);
    },

    signUpTourLead: async ({ query: { token }, body, ip, refuse }) => {
      const invited = await invitedBy(token, ip);
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

    addTourLeadImage: async ({ query: { token }, body, headers, refuse }) => {
      const lead = await findInvited(queries, token, clock());
      if (!lead) return refuse(400, ...tokenInvalid);
      const added = await addPicture(services, lead, token, body, headers["idempotency-key"]);
      switch (added.outcome) {
        case "added":
          return { status: 201, body: added.image };
        case "tokenInvalid":
          return refuse(400, ...tokenInvalid);
        case "tooMany":
          return refuse(409, `There are ${added.maximum} pictures at most.`, {
            code: "too_many_images",
            params: { maximum: added.maximum },
          });
        case "otherContent":
          return refuse(422, "This Idempotency-Key was used for something else.", { code: "key_reused" });
        case "invalid":
          return invalid(added.errors);
      }
    },

    listTourLeadImages: async ({ params, query, ip, refuse }) => {
      const invited = await invitedBy(query.token, ip);
      if (!invited.lead)
        return invited.seconds === null ? refuse(400, ...tokenInvalid) : tooMany(invited.seconds);
      const { lead } = invited;
      if (lead.id !== params.id) return notFound("There is no such tour lead.");
      const images = await findImages(queries, lead.id, query);
      return ok(images.map((image) => toWireImage(image, lead)));
    },

    deleteTourLeadImage: async ({ params, query: { token }, ip, refuse }) => {
      const invited = await invitedBy(token, ip);
      if (!invited.lead)
        return invited.seconds === null ? refuse(400, ...tokenInvalid) : tooMany(invited.seconds);
      const isOwn = invited.lead.id === params.id;
      return isOwn && (await removePicture(services, params.id, params.imageId)) ? noContent : noPicture();
    },

    downloadTourLeadImage: async ({ params, query: { token }, ip, refuse }) => {
      const invited = await invitedBy(token, ip);
      if (!invited.lead)
        return invited.seconds === null ? refuse(400, ...tokenInvalid) : tooMany(invited.seconds);
      if (invited.lead.id !== params.id) return noPicture();
      const picture = await readPicture(services, params.id, params);
      if (!picture) return noPicture();
      const headers = {
        "content-type": picture.contentType,
        "content-disposition": `inline; filename*=UTF-8''${encodeURIComponent(picture.fileName)}`,
      };
      return { status: 200, body: picture.bytes, headers };
    },
  };
};
