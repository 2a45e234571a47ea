import { and, eq, isNull } from "drizzle-orm";
import { noContent, ok, refuse, type Handlers } from "../api/reply.ts";
import * as customerSchema from "../database/customer-schema.ts";
import { gateCookie } from "../markets/gate.ts";
import type { Services } from "../services.ts";
import { changeCustomer } from "./change-customer.ts";
import { confirmedBy } from "./confirmation.ts";
import { emailKey, toWireCustomer, type CustomerRow } from "./customers.ts";
import { isPassword } from "./passwords.ts";
import { beginSession, endSession } from "./sessions.ts";

type AccountHandlers = Pick<
  Handlers,
  "logIn" | "logOut" | "confirmEmail" | "resendConfirmation" | "getMe" | "changeMe"
>;

export const accountHandlers = (services: Services): AccountHandlers => {
  const { queries } = services.database;
  return {
    logIn: async ({ body: { username, password } }) => {
      const customer = await withCredentials(username, password);
      if (!customer) return incorrect();
      if (!customer.email_confirmed_at) {
        return refuse(400, "Email not confirmed", { code: "email_not_confirmed" });
      }
      if (!customer.active) return refuse(400, "User not active", { code: "user_not_active" });
      const access_token = await beginSession(queries, customer.id, services.clock());
      const headers = { "set-cookie": gateCookie(services) };
      return { ...ok({ access_token, token_type: "bearer" as const }), headers };
    },

    confirmEmail: async ({ body: { token } }) => {
      const customerId = confirmedBy(services, token);
      if (!customerId) {
        return refuse(400, "This link is no longer valid.", {
          code: "token_invalid",
          errors: [{ field: "token", message: "is not valid, or too old" }],
        });
      }
      const { email_confirmed_at, id } = customerSchema.customers;
      await queries
        .update(customerSchema.customers)
        .set({ email_confirmed_at: services.clock() })
        .where(and(eq(id, customerId), isNull(email_confirmed_at)));
      return noContent;
    },

    resendConfirmation: async ({ body: { username, password, return_to } }) => {
      const customer = await withCredentials(username, password);
      if (!customer) return incorrect();
      if (customer.email_confirmed_at) {
        return refuse(400, "This email is already confirmed.", { code: "already_confirmed" });
      }
      await services.database.transaction((tx) =>
        services.jobs.enqueue(tx, "confirmation-mail", {
          customerId: customer.id,
          returnTo: return_to ?? null,
        }),
      );
      return noContent;
    },

    logOut: async ({ customer }) => {
      await endSession(queries, customer.tokenHash);
      return noContent;
    },

    getMe: async ({ customer }) => {
      const [row] = await queries
        .select()
        .from(customerSchema.customers)
        .where(eq(customerSchema.customers.id, customer.id));
      return row ? ok(toWireCustomer(row)) : refuse(401, "Please log in.");
    },

    changeMe: async ({ customer, body }) => {
      const changed = await changeCustomer(services, customer.id, body);
      switch (changed.outcome) {
        case "changed":
          return ok(toWireCustomer(changed.customer));
        case "refused":
          return refuse(400, changed.errors.map((e) => `${e.field} ${e.message}`).join("; "), {
            code: "invalid",
            errors: changed.errors,
          });
      }
    },
  };

  async function withCredentials(username: string, password: string): Promise<CustomerRow | null> {
    const [customer] = await queries
      .select()
      .from(customerSchema.customers)
      .where(eq(customerSchema.customers.email_key, emailKey(username)));
    const isRight = await isPassword(password, customer?.password_hash ?? null);
    return customer && isRight ? customer : null;
  }
};

const incorrect = () => refuse(400, "Incorrect email or password", { code: "incorrect_credentials" });
