import { invalid, noContent, ok, tooMany, type Handlers } from "../api/reply.ts";
import { networkOf } from "../limits/network.ts";
import { gateCookie } from "../markets/gate.ts";
import type { Services } from "../services.ts";
import { accountAttempts, ownKey } from "./attempts.ts";
import { changePassword } from "./change-password.ts";
import { changeCustomer } from "./change-customer.ts";
import { confirmAddress, resendConfirmation } from "./confirmation.ts";
import { customerWith, findCustomer, toWireCustomer } from "./customers.ts";
import { wordsFor } from "../markets/words.ts";
import { accountKey, knownBrowser, strangersKey } from "./known-browser.ts";
import { setFirstPassword } from "./first-password.ts";
import { recoverPassword, resetPassword } from "./recovery.ts";
import { signUp } from "./sign-up.ts";
import { deviceOf } from "./devices.ts";
import { logIn } from "./sessions.ts";

type AccountHandlers = Pick<
  Handlers,
  | "signUp"
  | "logIn"
  | "confirmEmail"
  | "setFirstPassword"
  | "resendConfirmation"
  | "getMe"
  | "changeMe"
  | "changePassword"
  | "recoverPassword"
  | "resetPassword"
>;

/** Why a mail's link confirms nothing. */
const linkOver = {
  invalid: { detail: "This link is not valid.", code: "token_invalid" },
  expired: { detail: "This link is too old.", code: "token_expired" },
  confirmedAlready: { detail: "The address is confirmed already.", code: "already_confirmed" },
} as const;

export const accountHandlers = (services: Services): AccountHandlers => {
  const { limits } = services;
  const { queries } = services.database;
  const attemptBy = accountAttempts(limits);
  return {
    signUp: async ({ query: { captcha }, body, ip, refuse }) => {
      const seconds = await limits.take(["signUpByNetwork", networkOf(ip)]);
      if (seconds !== null) return tooMany(seconds);
      const signedUp = await signUp(services, captcha, body);
      switch (signedUp.outcome) {
        case "registered":
          return { status: 201, body: await toWireCustomer(queries, signedUp.customer) };
        case "registeredAlready":
          return refuse(400, "Email address already registered", { code: "email_registered" });
        case "weakPassword":
          return refuse(400, "The password is too weak.", { code: "password_weak" });
        case "badCaptcha":
          return refuse(400, "Please try again.", { code: "captcha_invalid" });
        case "noSuchLanguage":
          return invalid([{ field: "language", message: "is not a language of this shop" }]);
      }
    },

    logIn: async ({ body, headers, ip, cookies, refuse }) => {
      const attempt = attemptBy(accountKey(services, cookies, body.username), ip);
      const seconds = await attempt.take();
      if (seconds !== null) return tooMany(seconds);
      const customer = await customerWith(queries, body);
      if (customer) await attempt.wasRight();
      if (!customer) return refuse(400, "Incorrect email or password", { code: "incorrect_credentials" });
      if (!customer.email_confirmed_at) {
        return refuse(400, "Email not confirmed", { code: "email_not_confirmed" });
      }
      if (!customer.active) return refuse(400, "User not active", { code: "user_not_active" });
      const access_token = await logIn(services, customer, deviceOf(headers["user-agent"], ip));
      return {
        ...ok({ access_token, token_type: "bearer" as const }),
        cookies: [gateCookie(services), knownBrowser(services, cookies, customer.email)],
      };
    },

    confirmEmail: async ({ body: { token }, refuse }) => {
      const confirmed = await confirmAddress(services, token);
      if (confirmed === "confirmed") return noContent;
      const { detail, code } = linkOver[confirmed];
      return refuse(400, detail, { code });
    },

    setFirstPassword: async ({ params: { id }, body: { password }, refuse }) => {
      const confirmed = await setFirstPassword(services, id, password);
      if (confirmed === "confirmed") return noContent;
      if (confirmed === "weak") return refuse(400, "The password is too weak.", { code: "password_weak" });
      const { detail, code } = linkOver[confirmed];
      return refuse(400, detail, { code });
    },

    resendConfirmation: async ({ body, headers, ip, cookies, refuse }) => {
      const { say } = await wordsFor(queries, headers["accept-language"]);
      const tooOften = (seconds: number) =>
        tooMany(seconds, say("answer.too_many", { minutes: Math.ceil(seconds / 60) }));
      const attempt = attemptBy(accountKey(services, cookies, body.username), ip);
      const seconds = await attempt.take();
      if (seconds !== null) return tooOften(seconds);
      const resent = await resendConfirmation(services, body);
      if (resent.outcome !== "incorrect") await attempt.wasRight();
      switch (resent.outcome) {
        case "sent":
          return noContent;
        case "incorrect":
          return refuse(400, say("answer.incorrect_credentials"), { code: "incorrect_credentials" });
        case "confirmedAlready":
          return refuse(400, say("answer.already_confirmed"), { code: "already_confirmed" });
        case "tooSoon":
          return tooOften(resent.seconds);
      }
    },

    changePassword: async ({ customer, body, ip, refuse }) => {
      const attempt = attemptBy(ownKey(customer.id), ip);
      const seconds = await attempt.take();
      if (seconds !== null) return tooMany(seconds);
      switch (await changePassword(services, customer, body)) {
        case "changed":
          await attempt.wasRight();
          return noContent;
        case "incorrect":
          return refuse(400, "Incorrect current password", { code: "incorrect_password" });
        case "weak":
          return refuse(400, "The password is too weak.", { code: "password_weak" });
      }
    },

    recoverPassword: async ({ params: { email }, query: { captcha }, ip, refuse }) => {
      const seconds = await limits.take(["recoveryByNetwork", networkOf(ip)]);
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

    resetPassword: async ({ body, cookies, refuse }) => {
      const reset = await resetPassword(services, body);
      switch (reset.outcome) {
        case "reset":
          // The mail has proved who it is, however many others have guessed.
          await limits.forgive(["passwordByAccount", strangersKey(reset.email)]);
          return { ...noContent, cookies: [knownBrowser(services, cookies, reset.email)] };
        case "invalid":
          return refuse(400, "This link is no longer valid.", { code: "token_invalid" });
        case "weak":
          return refuse(400, "The password is too weak.", { code: "password_weak" });
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
