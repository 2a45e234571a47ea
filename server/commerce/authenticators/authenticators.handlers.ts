import { codeAttempts } from "#server/commerce/accounts/attempts.ts";
import { findCustomer } from "#server/commerce/accounts/customers.ts";
import { parseDevice, type Device } from "#server/commerce/accounts/devices.ts";
import { bearerToken } from "#server/commerce/accounts/sessions.ts";
import { noContent, notFound, ok, tooMany, type Handlers } from "#server/http/reply.ts";
import type { Services } from "#server/commerce/services.ts";
import { newAppSecret } from "./authenticator-app.ts";
import { addPasskey, confirmAuthenticatorApp } from "./enrol.ts";
import { creationOptions } from "./passkeys.ts";
import { notAccepted, pleaseLogIn } from "./proof-refusals.ts";
import { readAuthenticators } from "./read-authenticators.ts";
import {
  removeAuthenticatorApp,
  removePasskey,
  replaceRecoveryCodes,
  type RemoveResult,
} from "./remove-authenticator.ts";

type AuthenticatorHandlers = Pick<
  Handlers,
  | "getAuthenticators"
  | "startPasskeyRegistration"
  | "addPasskey"
  | "removePasskey"
  | "startAuthenticatorApp"
  | "confirmAuthenticatorApp"
  | "removeAuthenticatorApp"
  | "replaceRecoveryCodes"
>;

const tokenOf = ({ authorization }: Record<string, string | undefined>) => bearerToken(authorization) ?? "";
const deviceName = ({ browser, system }: Device) => [browser, system].filter(Boolean).join(", ");

/** What a customer has to prove who they are, and how they add and remove it. */
export const authenticatorHandlers = (services: Services): AuthenticatorHandlers => {
  const { queries } = services.database;
  const codeAttempt = codeAttempts(services.limits);
  return {
    getAuthenticators: async ({ customer }) => ok(await readAuthenticators(queries, customer.id)),

    startPasskeyRegistration: async ({ customer }) => {
      const row = await findCustomer(queries, customer.id);
      if (!row) return pleaseLogIn();
      return ok(await creationOptions(services, `registration ${customer.tokenHash}`, row));
    },

    addPasskey: async ({ customer, headers, body, ip, refuse }) => {
      const name = deviceName(parseDevice(headers["user-agent"], ip));
      const added = await addPasskey(services, { customer, token: tokenOf(headers) }, body, name);
      switch (added.outcome) {
        case "enrolled":
          return { status: 201, body: added.enrolled };
        case "ended":
          return pleaseLogIn();
        case "notAccepted":
          return refuse(400, ...notAccepted);
        case "tooMany":
          return refuse(409, "An account has twenty passkeys at most.", { code: "too_many_passkeys" });
      }
    },

    removePasskey: async ({ customer, params, refuse }) =>
      answerRemoval(await removePasskey(services, customer, params.id), "There is no such passkey.", refuse),

    startAuthenticatorApp: async ({ customer }) => {
      const row = await findCustomer(queries, customer.id);
      return row ? ok(await newAppSecret(services, customer, row)) : pleaseLogIn();
    },

    confirmAuthenticatorApp: async ({ customer, headers, body, refuse }) => {
      const attempt = codeAttempt(customer.id);
      const seconds = await attempt.take();
      if (seconds !== null) return tooMany(seconds);
      const confirmed = await confirmAuthenticatorApp(services, { customer, token: tokenOf(headers) }, body);
      switch (confirmed.outcome) {
        case "enrolled":
          await attempt.wasRight();
          return ok(confirmed.enrolled);
        case "ended":
          return pleaseLogIn();
        case "incorrectCode":
          return refuse(400, "This code is not right.", { code: "incorrect_code" });
        case "setupExpired":
          return refuse(400, "Please begin again.", { code: "setup_expired" });
      }
    },

    removeAuthenticatorApp: async ({ customer, refuse }) =>
      answerRemoval(
        await removeAuthenticatorApp(services, customer),
        "There is no authenticator app.",
        refuse,
      ),

    replaceRecoveryCodes: async ({ customer, refuse }) => {
      const recovery_codes = await replaceRecoveryCodes(services, customer);
      if (recovery_codes) return ok({ recovery_codes });
      return refuse(409, "There is nothing that they would stand in for.", { code: "no_second_factor" });
    },
  };
};

type RefuseLast = (status: 409, detail: string, fields: { code: "last_second_factor" }) => Answered;
type Answered = Extract<Awaited<ReturnType<Handlers["removePasskey"]>>, { status: 409 }>;

function answerRemoval(removed: RemoveResult, detail: string, refuse: RefuseLast) {
  switch (removed) {
    case "removed":
      return noContent;
    case "notThere":
      return notFound(detail);
    case "last":
      return refuse(409, "Administrators keep at least one second factor.", { code: "last_second_factor" });
  }
}
