import { invalid, noContent, ok, tooMany, type Handlers } from "#server/http/reply.ts";
import { clientNetwork } from "#server/http/limits/network.ts";
import { gateCookie } from "#server/commerce/markets/gate.ts";
import type { Services } from "#server/commerce/services.ts";
import { accountAttempts, loggedInAccountKey } from "./attempts.ts";
import { changePassword } from "./change-password.ts";
import { changeCustomer } from "./change-customer.ts";
import { findCustomerByCredentials, findCustomer, toWireCustomer } from "./customers.ts";
import { accountKey, knownBrowserCookie, unknownBrowserKey } from "./known-browser.ts";
import { isNewBrowser } from "./new-browser.ts";
import { passwordRefusals } from "./password-refusals.ts";
import { recoverPassword, resetPassword } from "./recovery.ts";
import { signUp } from "./sign-up.ts";
import { parseDevice } from "./devices.ts";
import { logIn } from "./log-in.ts";
import { failedLogIn } from "./record-refusals.ts";
import { signUpBrowser } from "./sign-up-browser.ts";

type AccountHandlers = Pick<
  Handlers,
  "signUp" | "logIn" | "getMe" | "changeMe" | "changePassword" | "recoverPassword" | "resetPassword"
>;

export const accountHandlers = (services: Services): AccountHandlers => {
  const { limits } = services;
  const { queries } = services.database;
  const attemptBy = accountAttempts(limits);
  return {
    signUp: async ({ query: { captcha }, body, headers, ip, cookies, refuse }) => {
      const seconds = await limits.take(["signUpByNetwork", clientNetwork(ip)]);
      if (seconds !== null) return tooMany(seconds);
      const signedUp = await signUp(services, captcha, body, parseDevice(headers["user-agent"], ip));
      switch (signedUp.outcome) {
        case "registered":
          return {
            status: 201,
            body: await toWireCustomer(queries, signedUp.customer),
            cookies: [signUpBrowser(services, cookies, signedUp.customer)],
          };
        case "tooSoon":
          return tooMany(signedUp.seconds);
        case "registeredAlready":
          return refuse(400, "Email address already registered", { code: "email_registered" });
        case "weak":
        case "common":
        case "personal": {
          const { detail, code } = passwordRefusals[signedUp.outcome];
          return refuse(400, detail, { code });
        }
        case "badCaptcha":
          return refuse(400, "Please try again.", { code: "captcha_invalid" });
        case "noSuchLanguage":
          return invalid([{ field: "language", message: "is not a language of this shop" }]);
      }
    },

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

    changePassword: async ({ customer, body, ip, refuse }) => {
      const attempt = attemptBy(loggedInAccountKey(customer.id), ip);
      const seconds = await attempt.take();
      if (seconds !== null) return tooMany(seconds);
      const changed = await changePassword(services, customer, body);
      switch (changed) {
        case "changed":
          await attempt.wasRight();
          return noContent;
        case "incorrect":
          return refuse(400, "Incorrect current password", { code: "incorrect_password" });
        case "weak":
        case "common":
        case "personal": {
          const { detail, code } = passwordRefusals[changed];
          return refuse(400, detail, { code });
        }
      }
    },

    recoverPassword: async ({ params: { email }, query: { captcha }, ip, refuse }) => {
      const seconds = await limits.take(["recoveryByNetwork", clientNetwork(ip)]);
      if (seconds !== null) return tooMany(seconds);
      const recovery = await recoverPassword(services, email, captcha);
      switch (recovery.outcome) {
        case "asked":
          return noContent;
        case "badCaptcha":
          return refuse(400, "Please try again.", { code: "captcha_invalid" });
        case "askedRecently": {
          const { seconds } = recovery;
          const refused = refuse(429, "Please wait before you ask for another link.", {
            code: "asked_recently",
            params: { seconds },
          });
          return { ...refused, headers: { "retry-after": String(seconds) } };
        }
      }
    },

    resetPassword: async ({ body, ip, cookies, refuse }) => {
      const seconds = await limits.take(["newPasswordByNetwork", clientNetwork(ip)]);
      if (seconds !== null) return tooMany(seconds);
      const reset = await resetPassword(services, body);
      switch (reset.outcome) {
        case "reset":
          await limits.forgive(["passwordByAccount", unknownBrowserKey(reset.email)]);
          return { ...noContent, cookies: [knownBrowserCookie(services, cookies, reset.email)] };
        case "invalid":
          return refuse(400, "This link is no longer valid.", { code: "token_invalid" });
        case "weak":
        case "common":
        case "personal": {
          const { detail, code } = passwordRefusals[reset.outcome];
          return refuse(400, detail, { code });
        }
      }
    },

    getMe: async ({ customer, refuse }) => {
      const row = await findCustomer(queries, customer.id);
      return row ? ok(await toWireCustomer(queries, row)) : refuse(401, "Please log in.");
    },

    changeMe: async ({ customer, body }) => {
      const changed = await changeCustomer(services, customer, body);
      switch (changed.outcome) {
        case "changed":
          return ok(await toWireCustomer(queries, changed.customer));
        case "refused":
          return invalid(changed.errors);
      }
    },
  };
};
