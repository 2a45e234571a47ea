import { invalid, noContent, notFound, ok, tooMany, type Handlers } from "#server/http/reply.ts";
import type { Services } from "#server/commerce/services.ts";
import { findInvited } from "./invitation.ts";
import { invitedBy, tokenInvalid } from "./invited-by.ts";
import { addPicture, readPicture, removePicture } from "./pictures.ts";
import { findImages, toWireImage } from "./tour-leads.ts";

type PictureHandlers = Pick<
  Handlers,
  "addTourLeadImage" | "listTourLeadImages" | "deleteTourLeadImage" | "downloadTourLeadImage"
>;

const noPicture = () => notFound("There is no such picture.");

export const tourLeadPictureHandlers = (services: Services): PictureHandlers => {
  const { queries } = services.database;
  return {
    addTourLeadImage: async ({ query: { token }, body, headers, refuse }) => {
      const lead = await findInvited(queries, token, services.clock());
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
      const invited = await invitedBy(services, query.token, ip);
      if (!invited.lead)
        return invited.seconds === null ? refuse(400, ...tokenInvalid) : tooMany(invited.seconds);
      const { lead } = invited;
      if (lead.id !== params.id) return notFound("There is no such tour lead.");
      const images = await findImages(queries, lead.id, query);
      return ok(images.map((image) => toWireImage(image, lead)));
    },

    deleteTourLeadImage: async ({ params, query: { token }, ip, refuse }) => {
      const invited = await invitedBy(services, token, ip);
      if (!invited.lead)
        return invited.seconds === null ? refuse(400, ...tokenInvalid) : tooMany(invited.seconds);
      const isOwn = invited.lead.id === params.id;
      return isOwn && (await removePicture(services, params.id, params.imageId)) ? noContent : noPicture();
    },

    downloadTourLeadImage: async ({ params, query: { token }, ip, refuse }) => {
      const invited = await invitedBy(services, token, ip);
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
