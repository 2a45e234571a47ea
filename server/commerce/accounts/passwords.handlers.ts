import { noContent, tooMany, type Handlers } from "#server/http/reply.ts";
import { clientNetwork } from "#server/http/limits/network.ts";
import type { Services } from "#server/commerce/services.ts";
import { accountAttempts, loggedInAccountKey } from "./attempts.ts";
import { changePassword } from "./change-password.ts";
import { knownBrowserCookie, unknownBrowserKey } from "./known-browser.ts";
import { passwordRefusals } from "./password-refusals.ts";
import { recoverPassword, resetPassword } from "./recovery.ts";

type PasswordHandlers = Pick<Handlers, "changePassword" | "recoverPassword" | "resetPassword">;

export const passwordHandlers = (services: Services): PasswordHandlers => {
  const { limits } = services;
  const attemptBy = accountAttempts(limits);
  return {
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
  };
};
