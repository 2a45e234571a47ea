import { invalid, ok, tooMany, type Handlers } from "#server/http/reply.ts";
import { clientNetwork } from "#server/http/limits/network.ts";
import type { Services } from "#server/commerce/services.ts";
import { changeCustomer } from "./change-customer.ts";
import { findCustomer, toWireCustomer } from "./customers.ts";
import { passwordRefusals } from "./password-refusals.ts";
import { signUp } from "./sign-up.ts";
import { parseDevice } from "./devices.ts";
import { signUpBrowser } from "./sign-up-browser.ts";

type AccountHandlers = Pick<Handlers, "signUp" | "getMe" | "changeMe">;

export const accountHandlers = (services: Services): AccountHandlers => {
  const { limits } = services;
  const { queries } = services.database;
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
