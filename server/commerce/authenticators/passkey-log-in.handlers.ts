import type { CustomerRow } from "#server/commerce/accounts/customers.ts";
import { parseDevice } from "#server/commerce/accounts/devices.ts";
import { knownBrowserCookie } from "#server/commerce/accounts/known-browser.ts";
import { isNewBrowser } from "#server/commerce/accounts/new-browser.ts";
import { failedLogIn } from "#server/commerce/accounts/record-refusals.ts";
import { ok, type Handlers } from "#server/http/reply.ts";
import { gateCookie } from "#server/commerce/markets/gate.ts";
import type { Services } from "#server/commerce/services.ts";
import { logInWithPasskey } from "./log-in.ts";
import { requestOptions } from "./passkeys.ts";
import { notAccepted } from "./proof-refusals.ts";

type PasskeyLogInHandlers = Pick<Handlers, "startPasskeyLogIn" | "logInWithPasskey">;

export const passkeyLogInHandlers = (services: Services): PasskeyLogInHandlers => ({
  startPasskeyLogIn: async () => ok(await requestOptions(services, "log-in")),

  logInWithPasskey: async ({ body, headers, ip, cookies, refuse }) => {
    const failed = failedLogIn(services, "logInWithPasskey", null, { headers, ip });
    const device = parseDevice(headers["user-agent"], ip);
    const isNew = (account: CustomerRow) => isNewBrowser(services, cookies, account);
    const loggedIn = await logInWithPasskey(services, body, device, isNew);
    switch (loggedIn.outcome) {
      case "loggedIn":
        return {
          ...ok({ access_token: loggedIn.token, token_type: "bearer" as const }),
          cookies: [gateCookie(services), knownBrowserCookie(services, cookies, loggedIn.email)],
        };
      case "notAccepted":
        failed("passkey_refused", loggedIn.account);
        return refuse(400, ...notAccepted);
      case "inactive":
        failed("paused", loggedIn.account);
        return refuse(400, "User not active", { code: "user_not_active" });
    }
  },
});
