import { noContent, notFound, ok, type Handlers, type Schemas } from "../api/reply.ts";
import type { Services } from "../services.ts";
import { endOwnOthers, endOwnSession, findSessions, logOut, type SessionRow } from "./sessions.ts";

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
    await endOwnOthers(services, customer);
    return noContent;
  },
});

const toWireSession = (row: SessionRow, is_current: boolean): Schemas["Session"] => ({
  id: row.id,
  browser: row.browser,
  system: row.system,
  network: row.network,
  created_at: row.created_at.toISOString(),
  last_used_at: row.last_used_at.toISOString(),
  is_current,
});
