import { imageListLimit } from "#domain/specified-values.ts";
import type {
  LeadPicture,
  LoadInvitationInput,
  LoadInvitationOutput,
  SignUpLeadInput,
  SignUpLeadOutput,
} from "#machines/tour-leads/tour-lead-sign-up/tour-lead-sign-up.contract.ts";
import { createForgivingPort } from "#src/api/create-port.ts";
import {
  UnexpectedResponseError,
  dataOf,
  refusalOf,
  unknownCode,
  type Api,
  type Wire,
} from "#src/api/client.ts";
import { outcomeOf } from "#src/api/outcome-of.ts";

export const tourLeadSignUpActors = (api: Api) => ({
  loadInvitation: createForgivingPort<LoadInvitationOutput, LoadInvitationInput>()(
    async ({ input, signal }) => {
      const { token } = input;
      const result = await api.GET("/users/tour_leads/by_token", { params: { query: { token } }, signal });
      const refusal = refusalOf(result, 400, 429);
      switch (refusal?.code) {
        case undefined:
          break;
        case "too_many_requests":
          return { outcome: outcomeOf(refusal.code), seconds: refusal.params.seconds };
        case "invalid":
        case "token_invalid":
          return { outcome: outcomeOf("token_invalid") };
        default:
          throw unknownCode(refusal!);
      }
      const { id, email, has_password } = dataOf(result);
      const images = await api.GET("/users/tour_leads/{id}/images", {
        params: { path: { id }, query: { token, skip: 0, limit: imageListLimit } },
        signal,
      });
      return {
        outcome: "invited",
        lead: { id, email, hasAccount: has_password },
        photos: dataOf(images).map((image) => toPicture(image, token)),
      };
    },
  ),

  signUp: createForgivingPort<SignUpLeadOutput, SignUpLeadInput>()(async ({ input, signal }) => {
    const { token, data } = input;
    const result = await api.PUT("/users/tour_leads", {
      params: { query: { token } },
      body: {
        first_name: data.firstName.trim(),
        last_name: data.lastName.trim(),
        language: data.languageId,
        agreed_to_be_named: data.isNamed,
        images_public: data.showsPictures,
      },
      signal,
    });
    const refusal = refusalOf(result, 400, 429);
    switch (refusal?.code) {
      case undefined:
        return { outcome: dataOf(result).has_password ? "accountKept" : "passwordMailed" };
      case "too_many_requests":
        return { outcome: outcomeOf(refusal.code), seconds: refusal.params.seconds };
      case "invalid":
        if (refusal.errors.some(({ field }) => field === "first_name" || field === "last_name"))
          return { outcome: outcomeOf(refusal.code) };
        throw new UnexpectedResponseError(400, "about no field of the form");
      case "token_invalid":
        return { outcome: outcomeOf(refusal.code) };
      default:
        throw unknownCode(refusal!);
    }
  }),
});

/** The link's token gives access to the pictures. */
const toPicture = (image: Wire["TourLeadImage"], token: string): LeadPicture => ({
  imageId: image.id,
  fileName: image.file_name,
  preview: `/api/v1/users/tour_leads/${image.holder_id}/images/${image.id}/${encodeURIComponent(image.file_name)}?token=${encodeURIComponent(token)}`,
});
