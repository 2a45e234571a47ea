import { notFound, tooMany, type Admissions } from "#server/http/reply.ts";
import { maximumUploadBodyBytes } from "#server/commerce/images/upload-body.ts";
import { clientNetwork } from "#server/http/limits/network.ts";
import { readShopSettings } from "#server/commerce/markets/shop-settings.ts";
import type { Services } from "#server/commerce/services.ts";
import { findInvited } from "./invitation.ts";
import { findImages } from "./tour-leads.ts";

export const tourLeadImageAdmission = (services: Services): Pick<Admissions, "addTourLeadImage"> => ({
  addTourLeadImage: async ({ params, query: { token }, headers, ip, refuse }) => {
    const { queries } = services.database;
    const lead = await findInvited(queries, token, services.clock());
    if (!lead) {
      const seconds = await services.limits.take(["invitationByNetwork", clientNetwork(ip)]);
      return seconds === null
        ? refuse(400, "Sign up token invalid", { code: "token_invalid" })
        : tooMany(seconds);
    }
    if (lead.id !== params.id) return notFound("There is no such tour lead.");
    const { refund_files: maximum, refund_file_bytes: largest } = await readShopSettings(services);
    const images = await findImages(queries, lead.id);
    // A repeated upload of the last picture returns the first response.
    const key = headers["idempotency-key"];
    const isRepeated = key !== undefined && images.some(({ upload_key }) => upload_key === key);
    if (images.length >= maximum && !isRepeated)
      return refuse(409, `There are ${maximum} pictures at most.`, {
        code: "too_many_images",
        params: { maximum },
      });
    return { bytes: maximumUploadBodyBytes(largest), person: lead.id };
  },
});
