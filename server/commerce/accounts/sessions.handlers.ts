import { noContent, notFound, ok, tooMany, type Handlers } from "#server/http/reply.ts";
import { gateCookie } from "#server/commerce/markets/gate.ts";
import type { Services } from "#server/commerce/services.ts";
import { accountAttempts } from "./attempts.ts";
import { findCustomerByCredentials } from "./customers.ts";
import { parseDevice } from "./devices.ts";
import { accountKey, knownBrowserCookie } from "./known-browser.ts";
import { logIn } from "./log-in.ts";
import { isNewBrowser } from "./new-browser.ts";
import { endOtherSessionsOf, endOwnSession, findSessions, toWireSession } from "./open-sessions.ts";
import { failedLogIn } from "./record-refusals.ts";
import { logOut } from "./sessions.ts";

type SessionHandlers = Pick<
  Handlers,
  "logIn" | "logOut" | "listSessions" | "endSession" | "endOtherSessions"
>;

export const sessionHandlers = (services: Services): SessionHandlers => {
  const { queries } = services.database;
  const attemptBy = accountAttempts(services.limits);
  return {
    logIn: async ({ body, headers, ip, cookies, refuse }) => {
      const attempt = attemptBy(accountKey(services, cookies, body.username), ip);
      const failed = failedLogIn(services, "logIn", body.username, { headers, ip });
      const seconds = await attempt.take();
      if (seconds !== null) {
        failed("throttled", null);
        return tooMany(seconds);
      }
      const customer = await findCustomerByCredentials(queries, body, failed);
      const incorrect = () => refuse(400, "Incorrect email or password", { code: "incorrect_credentials" });
      if (!customer) return incorrect();
      await attempt.wasRight();
      if (!customer.email_confirmed_at) {
        failed("not_confirmed", customer);
        return refuse(400, "Email not confirmed", { code: "email_not_confirmed" });
      }
      if (!customer.active) {
        failed("paused", customer);
        return refuse(400, "User not active", { code: "user_not_active" });
      }
      const device = parseDevice(headers["user-agent"], ip);
      const isNew = isNewBrowser(services, cookies, customer);
      const loggedIn = await logIn(services, customer, device, isNew);
      if (loggedIn === null) return incorrect();
      const { token: access_token, secondFactor } = loggedIn;
      const second_factor = secondFactor === "nothing" ? {} : { second_factor: secondFactor };
      return {
        ...ok({ access_token, token_type: "bearer" as const, ...second_factor }),
        cookies: [gateCookie(services), knownBrowserCookie(services, cookies, customer.email)],
      };
    },

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
  };
};
