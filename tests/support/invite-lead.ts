import { expect } from "vitest";
import type { Schemas } from "#server/http/reply.ts";
import { operatorActor } from "#server/commerce/audit/audit.ts";
import { createInvitation, issueInvitationLink } from "#server/commerce/tour-leads/invitation.ts";
import { photo, uploadOf } from "./refund-helpers.ts";
import type { Shop } from "./shop.ts";

/** Invites tour leads and returns their links. */
export function inviteHelpers(shop: Shop) {
  const signUp = (token: string, body: object = {}) =>
    shop.call("PUT", `/users/tour_leads?token=${token}`, {
      body: { first_name: "Tom", last_name: "Rivers", language: "en", ...body },
    });
  return {
    signUp,
    invited: async (email = `${crypto.randomUUID()}@example.com`) => {
      const { queries } = shop.services.database;
      const id = (await createInvitation(queries, operatorActor, email, shop.clock.now))!;
      const { token } = (await issueInvitationLink(queries, id, shop.clock.now))!;
      const upload = (body: object, key?: string) =>
        shop.call("POST", `/users/tour_leads/${id}/images?token=${token}`, {
          body,
          ...(key && { headers: { "idempotency-key": key } }),
        });
      return {
        id,
        token,
        email,
        signUp,
        upload,
        added: async (fields: object = {}): Promise<Schemas["TourLeadImage"]> => {
          const { status, body } = await upload({ ...uploadOf(await photo(40, 30)), ...fields });
          expect(status, JSON.stringify(body)).toBe(201);
          return body;
        },
      };
    },
  };
}
