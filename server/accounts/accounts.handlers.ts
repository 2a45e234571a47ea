import { invalid, noContent, ok, type Handlers } from "../api/reply.ts";
import { gateCookie } from "../markets/gate.ts";
import type { Services } from "../services.ts";
import { changeCustomer } from "./change-customer.ts";
import { confirmAddress, resendConfirmation } from "./confirmation.ts";
import { customerWith, findCustomer, toWireCustomer } from "./customers.ts";
import { wordsFor } from "../markets/words.ts";
import { beginSession, endSession } from "./sessions.ts";

type AccountHandlers = Pick<
  Handlers,
  "logIn" | "logOut" | "confirmEmail" | "resendConfirmation" | "getMe" | "changeMe"
>;

export const accountHandlers = (services: Services): AccountHandlers => {
  const { queries } = services.database;
  return {
    logIn: async ({ body, refuse }) => {
      const customer = await customerWith(queries, body);
      if (!customer) return refuse(400, "Incorrect email or password", { code: "incorrect_credentials" });
      if (!customer.email_confirmed_at) {
        return refuse(400, "Email not confirmed", { code: "email_not_confirmed" });
      }
      if (!customer.active) return refuse(400, "User not active", { code: "user_not_active" });
      const access_token = await beginSession(queries, customer.id, services.clock());
      return { ...ok({ access_token, token_type: "bearer" as const }), cookies: [gateCookie(services)] };
    },

    confirmEmail: async ({ body: { token }, refuse }) => {
      if (await confirmAddress(services, token)) return noContent;
      return refuse(400, "This link is no longer valid.", {
        code: "token_invalid",
        errors: [{ field: "token", message: "is not valid, or too old" }],
      });
    },

    resendConfirmation: async ({ body, headers, refuse }) => {
      const { say } = await wordsFor(queries, headers["accept-language"]);
      switch (await resendConfirmation(services, body)) {
        case "sent":
          return noContent;
        case "incorrect":
          return refuse(400, say("answer.incorrect_credentials"), { code: "incorrect_credentials" });
        case "confirmedAlready":
          return refuse(400, say("answer.already_confirmed"), { code: "already_confirmed" });
      }
    },

    logOut: async ({ customer }) => {
      await endSession(queries, customer.tokenHash);
      return noContent;
    },

    getMe: async ({ customer, refuse }) => {
      const row = await findCustomer(queries, customer.id);
      return row ? ok(toWireCustomer(row)) : refuse(401, "Please log in.");
    },

    changeMe: async ({ customer, body }) => {
      const changed = await changeCustomer(services, customer.id, body);
      switch (changed.outcome) {
        case "changed":
          return ok(toWireCustomer(changed.customer));
        case "refused":
          return invalid(changed.errors);
      }
    },
  };
};
