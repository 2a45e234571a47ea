import { noContent, notFound, ok, type Handlers } from "#server/http/reply.ts";
import type { Services } from "#server/commerce/services.ts";
import { endOtherSessionsOf, endOwnSession, findSessions, toWireSession } from "./open-sessions.ts";
import { logOut } from "./sessions.ts";

type SessionHandlers = Pick<Handlers, "logOut" | "listSessions" | "endSession" | "endOtherSessions">;

export const sessionHandlers = (services: Services): SessionHandlers => ({
  logOut: async ({ customer }) => {
    await logOut(services, customer);
    return noContent;
  },

  listSessions: async ({ customer }) => {
    const rows = await findSessions(services, customer.id);
    return ok(rows.map((row) => toWireSession(row, row.token_hash === customer.tokenHash)));
  },

  endSession: async ({ params, customer }) => {
    if (await endOwnSession(services, customer, params.id)) return noContent;
    return notFound("There is no such session.");
  },

  endOtherSessions: async ({ customer }) => {
    await endOtherSessionsOf(services, customer);
    return noContent;
  },
});
